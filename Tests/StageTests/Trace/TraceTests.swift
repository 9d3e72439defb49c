import Foundation
import Stage
import Testing
import UIKit

/// Lists of items in a flow layout; tapping one deletes its section's first item.
@MainActor private final class ListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts = [3]
  private(set) lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    counts[path.section] -= 1
    view.deleteItems(at: [IndexPath(item: 0, section: path.section)])
  }
}

@MainActor @Suite struct TraceTests {
  private func open() -> (Stage, ListController) {
    let controller = ListController()
    return (Stage(size: CGSize(width: 200, height: 200), rootViewController: controller), controller)
  }

  @Test func callsAreInsideOfWhatCausedThem() throws {
    let (stage, _) = open()
    let trace = Trace()
    stage.trace = trace
    stage.tap(at: CGPoint(x: 10, y: 10))
    let entries = trace.entries
    #expect(entries.map { $0.number } == Array(entries.indices))
    let touches = entries.filter { $0.name == "touch" }
    #expect(touches.map { $0.depth } == [0, 0])
    let select = try #require(entries.first { $0.name == "collectionView(_:didSelectItemAt:)" })
    #expect(
      select.kind == .call && select.receiver == .delegate && select.depth == 1 && select.pass == touches[1].number)
    #expect(select.arguments.map { [$0.label, $0.value] } == [["didSelectItemAt", "[0, 0]"]])
    let batch = try #require(entries.first { $0.name == "batch update" })
    #expect(batch.kind == .pass && batch.depth == 2 && batch.pass == touches[1].number)
    let prepare = try #require(entries.first { $0.name == "prepare()" })
    #expect(prepare.receiver == .layout && prepare.depth == 3 && prepare.pass == batch.number && prepare.result == nil)
  }

  @Test func anAnswerKeepsTheAttributesAsTheyWere() throws {
    let (stage, controller) = open()
    let trace = Trace()
    stage.trace = trace
    controller.counts = [4]
    controller.list.insertItems(at: [[0, 3]])
    let initial = try #require(trace.entries.last { $0.name == "initialLayoutAttributesForAppearingItem(at:)" })
    let element = try #require(initial.elements.first)
    #expect(element.section == 0 && element.item == 3 && element.alpha == 0 && element.category == .cell)
    #expect(element.frame == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(initial.result == "(0, 60, 50, 50) alpha 0")
    #expect(initial.time == 0)
  }

  @Test func anItemInsertMergedIntoItsInsertedSectionIsNotedAndLeavesNoGhost() {
    let (stage, controller) = open()
    let trace = Trace()
    stage.trace = trace
    controller.counts = [3, 2]
    controller.list.performBatchUpdates {
      controller.list.insertSections([1])
      controller.list.insertItems(at: [[1, 0], [1, 1]])
    }
    let notes = trace.entries.filter { $0.kind == .note }.map { $0.name }
    #expect(
      notes == [
        "Item insert at [1, 0] merged into inserted section 1.",
        "Item insert at [1, 1] merged into inserted section 1.",
      ])
    stage.advance(by: 1)
    #expect(controller.list.subviews.filter { $0 is UICollectionViewCell }.count == 5)
  }

  @Test func aDragTellsTheScrollDelegateInTheTrace() throws {
    let (stage, controller) = open()
    controller.counts = [100]
    controller.list.reloadData()
    stage.advance(by: 0.1)
    let trace = Trace()
    stage.trace = trace
    stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), duration: 0.1)
    stage.advance(by: 5)
    let calls = trace.entries.filter { $0.name.hasPrefix("scrollView") }
    #expect(calls.allSatisfy { $0.kind == .call && $0.receiver == .delegate })
    var names: [String] = []
    for call in calls where call.name != names.last { names.append(call.name) }
    #expect(
      names == [
        "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "scrollViewDidEndDragging(_:willDecelerate:)",
        "scrollViewWillBeginDecelerating(_:)", "scrollViewDidScroll(_:)", "scrollViewDidEndDecelerating(_:)",
      ])
    let end = try #require(calls.first { $0.name.hasPrefix("scrollViewWillEndDragging") })
    #expect(end.arguments.map { $0.label } == ["withVelocity", "targetContentOffset"])
    #expect(end.result == end.arguments[1].value)
  }

  @Test func nothingIsRecordedWithoutATraceAndNothingTwice() {
    let (stage, controller) = open()
    let trace = Trace()
    stage.trace = trace
    stage.trace = nil
    controller.list.reloadData()
    stage.advance(by: 1)
    #expect(trace.entries.isEmpty)
    stage.trace = trace
    controller.list.reloadData()
    stage.advance(by: 1)
    #expect(trace.entries.filter { $0.name == "prepare()" }.count == 1)
    let last = trace.entries.count - 1
    trace.removeAll()
    stage.advance(by: 1)
    #expect(trace.entries.isEmpty)
    controller.list.reloadData()
    #expect(trace.entries.first?.number == last + 1)
  }

  @Test func aTraceIsOfItsOwnStage() {
    let (first, _) = open()
    let trace = Trace()
    first.trace = trace
    let (second, controller) = open()
    controller.list.reloadData()
    second.advance(by: 0.1)
    #expect(trace.entries.isEmpty)
  }
}
