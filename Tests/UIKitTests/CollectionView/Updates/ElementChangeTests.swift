// Supplementary and decoration views that an update brings and takes by the layout's word.

import Foundation
import Stage
import Testing
import UIKit

/// Cells in a row with a line of 10 points behind each but the last, as supplementary or decoration views.
@MainActor private final class SeparatedLayout: UICollectionViewLayout {
  var isDecoration = false
  /// nil to name nothing.
  var deleted: [IndexPath]?
  var inserted: [IndexPath]?
  private(set) var calls: [String] = []

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize { CGSize(width: CGFloat(count) * 90, height: 100) }

  private func cell(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
    attributes.frame = CGRect(x: CGFloat(item) * 90, y: 0, width: 80, height: 100)
    return attributes
  }

  private func line(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes =
      isDecoration
      ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, item])
      : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "line", with: [0, item])
    attributes.frame = CGRect(x: CGFloat(item) * 90 + 80, y: 0, width: 10, height: 100)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).map { cell($0) } + (0..<max(0, count - 1)).map { line($0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cell(indexPath.item)
  }

  private func note(_ call: String, _ path: IndexPath) { calls.append("\(call) \(path.item)") }

  override func initialLayoutAttributesForAppearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    note("initial", path)
    return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    note("final", path)
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { calls.append("updates") }

  override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    calls.append("delete \(kind)?")
    return isDecoration ? [] : deleted ?? []
  }

  override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    calls.append("insert \(kind)?")
    return isDecoration ? [] : inserted ?? []
  }

  override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] { deleted ?? [] }
  override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] { inserted ?? [] }
}

@MainActor private final class LineController: UIViewController, UICollectionViewDataSource {
  var count: Int
  let layout = SeparatedLayout()
  private(set) lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  init(_ count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "line", withReuseIdentifier: "line")
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
    -> UICollectionReusableView
  {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "line", for: path)
  }
}

@MainActor @Suite struct ElementChangeTests {
  private func line(_ controller: LineController, _ item: Int) -> UICollectionReusableView? {
    controller.list.supplementaryView(forElementKind: "line", at: [0, item])
  }

  /// Deletes the second of four cells, with the line behind it.
  private func delete(naming: Bool) -> (Stage, LineController, views: [UICollectionReusableView?]) {
    let controller = LineController(4)
    let stage = Stage(size: CGSize(width: 400, height: 100), rootViewController: controller)
    let views = (0..<3).map { line(controller, $0) }
    controller.layout.deleted = naming ? [[0, 1]] : nil
    controller.count = 3
    controller.list.deleteItems(at: [[0, 1]])
    return (stage, controller, views)
  }

  @Test func indexPathsToDeleteAreAskedForDuringAnUpdateAndTheRestMovesUp() {
    let (stage, controller, views) = delete(naming: true)
    #expect(
      controller.layout.calls == ["updates", "delete line?", "insert line?", "final 1", "final 2", "initial 1"])
    #expect(line(controller, 0) === views[0] && line(controller, 1) === views[2])
    #expect(views[1]!.superview != nil)
    stage.advance(by: 0.5)
    #expect(views[1]!.superview == nil && views[2]!.frame.minX == 170)
  }

  @Test func withoutThemSupplementaryViewsKeepTheirIndexPaths() {
    let (stage, controller, views) = delete(naming: false)
    #expect(line(controller, 0) === views[0] && line(controller, 1) === views[1])
    stage.advance(by: 0.5)
    #expect(views[2]!.superview == nil && views[1]!.frame.minX == 170)
  }

  @Test func indexPathsToInsertComeAndTheRestMovesDown() throws {
    let controller = LineController(3)
    let stage = Stage(size: CGSize(width: 400, height: 100), rootViewController: controller)
    let views = (0..<2).map { line(controller, $0) }
    controller.layout.inserted = [[0, 0]]
    controller.count = 4
    controller.list.insertItems(at: [[0, 0]])
    #expect(line(controller, 1) === views[0] && line(controller, 2) === views[1])
    #expect(try #require(line(controller, 0)).layer.presentationValues(at: stage.time).opacity == 0)
    stage.advance(by: 0.5)
    #expect(line(controller, 0)?.alpha == 1)
  }

  @Test func decorationViewsComeAndGoByTheSameWord() {
    let controller = LineController(4)
    controller.layout.isDecoration = true
    let stage = Stage(size: CGSize(width: 400, height: 100), rootViewController: controller)
    func lines() -> [Seen] { stage.seen.filter { $0.x.truncatingRemainder(dividingBy: 90) != 0 } }
    #expect(lines().map { $0.x } == [80, 170, 260])
    controller.layout.deleted = [[0, 0]]
    controller.count = 3
    controller.list.deleteItems(at: [[0, 0]])
    #expect(lines().filter { $0.isDisappearing }.map { $0.x } == [80])
    // The second line is the first one now, and on its way there.
    #expect(lines().filter { !$0.isDisappearing }.map { $0.x } == [170, 260])
    stage.advance(by: 0.5)
    #expect(lines().map { $0.x } == [80, 170])
  }
}
