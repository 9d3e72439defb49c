import CollectionMotion
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Stage

/// A clock that only goes on when work is done.
@MainActor private final class Work {
  var time = 1000.0

  func take(_ seconds: Double) { time += seconds }
}

/// A layout and a data source whose methods take known times.
@MainActor private final class SlowController: UICollectionViewController {
  let work: Work
  var count = 4

  init(_ work: Work) {
    self.work = work
    super.init(collectionViewLayout: SlowLayout(work))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    work.take(0.002)
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    work.take(0.1)
    count += 1
    view.insertItems(at: [IndexPath(item: count - 1, section: 0)])
  }
}

private final class SlowLayout: UICollectionViewFlowLayout {
  let work: Work

  init(_ work: Work) {
    self.work = work
    super.init()
    itemSize = CGSize(width: 300, height: 50)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    work.take(0.01)
  }
}

/// A renderer that takes a millisecond for each layer.
@MainActor private final class SlowRenderer: SceneRenderer {
  let work: Work
  var rendered = 0

  init(_ work: Work) { self.work = work }

  func render(_ node: Scene.Node, changes: Scene.Changes) {
    work.take(0.001)
    rendered += 1
  }

  func arrange(_ children: [Int], of id: Int) {}

  func remove(_ id: Int) {}
}

// The clock is there while a test runs, which it does without suspending: no other suite's stage is measured by it.
@MainActor @Suite struct FrameCostsTests {
  private func withWork(isInspecting: Bool = true, _ test: (Work, Stage, SlowController) throws -> Void) rethrows {
    let work = Work()
    Stage.stopwatch = { work.time }
    defer { Stage.stopwatch = nil }
    let controller = SlowController(work)
    let stage = Stage(
      size: CGSize(width: 390, height: 844), rootViewController: controller, isInspecting: isInspecting)
    try test(work, stage, controller)
  }

  private func isNear(_ value: Double?, _ wanted: Double) -> Bool { abs((value ?? .nan) - wanted) < 1e-9 }

  @Test func theFirstFramePaysForLayoutAndCells() throws {
    try withWork { _, stage, _ in
      let inspection = try #require(stage.takeInspection())
      let costs = try #require(inspection.costs)
      let prepared = inspection.entries.filter { $0.name == "prepare()" }
      #expect(!prepared.isEmpty && prepared.allSatisfy { isNear($0.cost, 0.01) })
      let cells = inspection.entries.filter { $0.name == "collectionView(_:cellForItemAt:)" }
      #expect(cells.count == 4 && cells.allSatisfy { isNear($0.cost, 0.002) })
      let layout = costs.layout + costs.input
      #expect(isNear(layout, 0.01 * Double(prepared.count) + 0.008))
      #expect(costs.drawing == 0 && costs.timers == 0 && costs.completions == 0)
      // Each is told once.
      stage.frame(at: 0.1)
      #expect(stage.takeInspection()?.costs == Inspection.Costs())
    }
  }

  @Test func aTapIsInputWithTheUpdateThatItCauses() throws {
    try withWork { _, stage, _ in
      _ = stage.takeInspection()
      stage.tap(at: CGPoint(x: 195, y: 25))
      let inspection = try #require(stage.takeInspection())
      let costs = try #require(inspection.costs)
      let selection = try #require(inspection.entries.first { $0.name == "collectionView(_:didSelectItemAt:)" })
      let update = try #require(inspection.entries.first { $0.name == "batch update" })
      let prepared = inspection.entries.filter { $0.name == "prepare()" }
      #expect(prepared.count > 0)
      // A pass costs what is nested in it, and so does the call around it.
      let inside = inspection.entries.filter { $0.pass == update.number && $0.name == "prepare()" }
      #expect(inside.count > 0)
      #expect(try #require(update.cost) > 0.01 * Double(inside.count) - 1e-9)
      #expect(try #require(selection.cost) >= 0.1 + update.cost! - 1e-9)
      #expect(costs.input >= selection.cost! - 1e-9 && costs.layout == 0)
      #expect(update.cost! < 0.1)
    }
  }

  @Test func partsAreMeasuredByThemselves() throws {
    try withWork { work, stage, controller in
      stage.frame(at: 1)
      _ = stage.takeInspection()
      let renderer = SlowRenderer(work)
      stage.renderer = renderer
      let link = CADisplayLink { _ in work.take(0.03) }
      link.start()
      stage.frame(at: 1.1)
      link.invalidate()
      var costs = try #require(stage.takeInspection()?.costs)
      #expect(isNear(costs.timers, 0.03) && costs.layout == 0 && costs.completions == 0)
      #expect(renderer.rendered > 4 && isNear(costs.drawing, 0.001 * Double(renderer.rendered)))
      UIView.animate(withDuration: 0.1) {
        controller.collectionView.alpha = 0.5
      } completion: { _ in
        work.take(0.07)
      }
      stage.frame(at: 1.15)
      costs = try #require(stage.takeInspection()?.costs)
      #expect(costs.completions == 0)
      stage.frame(at: 1.3)
      costs = try #require(stage.takeInspection()?.costs)
      #expect(isNear(costs.completions, 0.07) && costs.timers == 0)
    }
  }

  @Test func nothingIsMeasuredWithoutAClockOrAnInspection() throws {
    try withWork(isInspecting: false) { _, stage, _ in
      stage.tap(at: CGPoint(x: 195, y: 25))
      stage.isInspecting = true
      // What came before is not counted.
      #expect(stage.takeInspection()?.costs == nil)
      Stage.stopwatch = nil
      stage.tap(at: CGPoint(x: 195, y: 25))
      stage.frame(at: 1)
      let inspection = try #require(stage.takeInspection())
      #expect(inspection.costs == nil && !inspection.entries.isEmpty)
      #expect(inspection.entries.allSatisfy { $0.cost == nil })
      #expect(!inspection.json.contains("cost"))
    }
  }

  @Test func costsAreInTheAnswerToThePage() throws {
    try withWork { _, stage, _ in
      let json = try #require(stage.takeInspection()).json
      #expect(json.contains("\"costs\": {\"input\": "))
      #expect(json.contains("\"cost\": 0.0"))
      #expect(stage.trace?.jsonList.contains(", \"cost\": 0.0") == true)
    }
  }

  @Test func eachClientIsToldAll() throws {
    try withWork { _, stage, _ in
      let other = stage.beginInspection()
      _ = stage.takeInspection()
      stage.tap(at: CGPoint(x: 195, y: 25))
      let costs = try #require(stage.takeInspection()?.costs)
      #expect(costs.input > 0.1 && stage.takeInspection(for: other)?.costs == costs)
    }
  }
}
