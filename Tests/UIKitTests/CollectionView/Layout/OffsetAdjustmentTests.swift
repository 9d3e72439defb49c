// Layouts that move the content with the context of an invalidation: while they prepare for an update it moves in the
// animation of the update, and the end of a throw moves along.

import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct OffsetAdjustmentTests {
  /// Rows of one height that can move the content while the layout prepares, or in between.
  private final class ShiftingLayout: UICollectionViewFlowLayout {
    /// The shift with which the layout is prepared next, and prepares for an update next, in points.
    var shifts: (preparation: CGFloat, update: CGFloat) = (0, 0)

    override func prepare() {
      super.prepare()
      let way = shifts.preparation
      shifts.preparation = 0
      if way != 0 { shift(by: way) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      let way = shifts.update
      shifts.update = 0
      if way != 0 { shift(by: way) }
    }

    func shift(by way: CGFloat) {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      context.invalidateItems(at: [[0, 0]])
      context.contentOffsetAdjustment = CGPoint(x: 0, y: way)
      invalidateLayout(with: context)
    }
  }

  private final class ScrollDelegate: NSObject, UICollectionViewDelegate {
    var didEndDragging: (() -> Void)?

    /// The offset at which a throw ends; nil for its natural end.
    var target: CGFloat?

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee.y = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { didEndDragging?() }
  }

  private let layout = ShiftingLayout()
  private let delegate = ScrollDelegate()
  private let fixture: FlowFixture
  private let stage: Stage
  private var view: UICollectionView { fixture.collectionView }

  init() {
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 10
    fixture = FlowFixture([100], layout: layout, delegate: delegate)
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    fixture.scroll(to: 1200)
    stage.advance(by: 0.1)
  }

  /// The visible position of an item in each frame of a time.
  private func track(_ item: () -> Int, for duration: Double = 0.5) -> [CGFloat] {
    (0..<Int(duration * 60)).map { _ in
      stage.advance(by: 1.0 / 60)
      guard let bounds = view.layer.presentation()?.bounds,
        let frame = view.cellForItem(at: [0, item()])?.layer.presentation()?.frame
      else { return .nan }
      return frame.minY - bounds.minY
    }
  }

  private func insert(_ count: Int) {
    fixture.counts[0] += count
    view.insertItems(at: (0..<count).map { [0, $0] })
  }

  @Test func anAdjustmentWhilePreparingForAnUpdateMovesWithTheItems() {
    layout.shifts.update = 180
    insert(3)
    #expect(view.contentOffset.y == 1380)
    let places = track { 26 }  // item 23 before the update
    #expect(places.allSatisfy { abs($0 - 180) < 0.001 }, "\(places)")
    // The bounds are on their way at first.
    #expect(view.layer.presentation()?.bounds.minY == 1380)
  }

  @Test func anAdjustmentInThePreparationOfAnUpdateMovesWithTheItems() {
    layout.headerReferenceSize.height = 100
    layout.shifts.preparation = 100
    view.performBatchUpdates(nil)
    #expect(view.contentOffset.y == 1300)
    let places = track { 23 }
    #expect(places.allSatisfy { abs($0 - 180) < 0.001 }, "\(places)")
  }

  @Test func anAdjustmentOutsideOfAnUpdateMovesTheContentAtOnce() {
    layout.headerReferenceSize.height = 100
    layout.shifts.preparation = 100
    stage.advance(by: 1.0 / 60)
    #expect(view.layer.presentation()?.bounds.minY == 1300)
    #expect(track({ 23 }, for: 0.1).allSatisfy { $0 == 180 })
    layout.shift(by: -40)
    stage.advance(by: 1.0 / 60)
    #expect(view.layer.presentation()?.bounds.minY == 1260)
  }

  @Test func updatesThatInterruptEachOtherKeepTheItemInPlace() {
    for moment in 0..<10 {
      let count = view.numberOfItems(inSection: 0) - 100
      layout.shifts.update = 60
      insert(1)
      let places = track({ 24 + count }, for: 0.033 * Double(moment) + 0.02)
      #expect(places.allSatisfy { abs($0 - 180) < 0.001 }, "moment \(moment): \(places)")
    }
  }

  @Test(arguments: [false, true])
  func aThrowGoesOnFromShiftedContent(isLifting: Bool) {
    /// The visible positions of item 20 in a throw, with a shift when the finger is lifted, or in an update soon after.
    func positions(of bench: OffsetAdjustmentTests, shifting: Bool) -> [CGFloat] {
      var first = 20
      func update() {
        bench.layout.shifts.update = 180
        bench.insert(3)
        first = 23
      }
      if isLifting, shifting { bench.delegate.didEndDragging = update }
      bench.stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 330), duration: 0.1)
      #expect(bench.view.isDecelerating)
      if !isLifting, shifting { update() }
      return bench.track({ first }, for: 0.3)
    }
    let (still, shifted) = (
      positions(of: OffsetAdjustmentTests(), shifting: false), positions(of: OffsetAdjustmentTests(), shifting: true)
    )
    #expect(still[0] + 10 < still[17])
    for (frame, pair) in zip(still, shifted).enumerated() where !(abs(pair.0 - pair.1) <= 1 / 3) {
      Issue.record("frame \(frame): \(pair.1) instead of \(pair.0)")
      return
    }
  }

  @Test func aThrowIntoAnEdgeStillEndsThere() {
    fixture.scroll(to: 60)
    delegate.didEndDragging = { [layout] in layout.shift(by: -30) }
    stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 130), duration: 0.1)
    stage.advance(by: 3)
    #expect(view.contentOffset.y == 0)
  }

  @Test func aThrowThatTheDelegateAimsEndsAtTheShiftedPlace() {
    delegate.target = 1000
    delegate.didEndDragging = { [self] in
      layout.shifts.update = 180
      insert(3)
    }
    stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 330), duration: 0.1)
    #expect(view.isDecelerating)
    stage.advance(by: 3)
    #expect(view.contentOffset.y == 1180)
  }
}
