import Stage
import Testing
import UIKit

/// The layout of "springy messages": every cell on a spring to its place, which a finger that scrolls stretches, the more
/// the farther the cell is from it.
@MainActor final class SpringyLayout: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let content = CGRect(origin: .zero, size: collectionViewContentSize)
    for attributes in super.layoutAttributesForElements(in: content) ?? [] {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let delta = newBounds.minY - collectionView.bounds.minY
    let finger = collectionView.panGestureRecognizer.location(in: collectionView)
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      let stretch = min(abs(finger.y - spring.anchorPoint.y) / 500, 1)
      item.center.y += delta * stretch
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

@MainActor @Suite struct SpringyLayoutTests {
  let layout = SpringyLayout()
  let collectionView: UICollectionView
  let screen = Screen()
  let source: Source

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  init() {
    layout.itemSize = CGSize(width: 380, height: 40)
    layout.minimumLineSpacing = 10
    collectionView = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = Source()
    collectionView.dataSource = source
    _ = screen.add(collectionView)
    screen.stage.advance(by: 2)
  }

  private func top(_ item: Int) -> CGFloat? { collectionView.cellForItem(at: [0, item])?.frame.minY }

  @Test func withoutScrollingItIsAFlowLayoutAndNothingRuns() {
    screen.stage.advance(by: 0.1)  // what screens of other tests have left to this one
    #expect((0..<8).map { top($0) } == (0..<8).map { 50 * CGFloat($0) })
    #expect(!layout.animator.isRunning && !screen.stage.needsFrame)
  }

  @Test func cellsFarFromTheFingerLagBehindAndReturnWithoutPassingAFrameApart() throws {
    screen.stage.touchDown(at: CGPoint(x: 200, y: 300))
    for step in 1...10 {
      screen.stage.advance(by: 1.0 / 60)
      screen.stage.touchMove(to: CGPoint(x: 200, y: 300 - 12 * CGFloat(step)))
    }
    screen.stage.advance(by: 1.0 / 60)
    #expect(layout.animator.isRunning)
    let offset = collectionView.contentOffset.y
    #expect(offset > 50)
    // Where the finger is, cells are where they belong; the farther from it, the farther they are behind.
    let near = try #require(top(5)) - 250
    let far = try #require(top(8)) - 400
    #expect(abs(near) < 15 && far > 2 * abs(near) && far > 10)
    screen.stage.touchUp()
    var before: [Int: CGFloat] = [:]
    var frames = 0
    while layout.animator.isRunning && frames < 900 {
      screen.stage.advance(by: 1.0 / 60)
      frames += 1
      for item in 0..<30 {
        guard let place = top(item).map({ $0 - collectionView.contentOffset.y }) else { continue }
        if let last = before[item] { #expect(abs(place - last) < 60) }
        before[item] = place
      }
    }
    #expect(!layout.animator.isRunning)
    screen.stage.advance(by: 3)
    #expect(!screen.stage.needsFrame)
    for cell in collectionView.visibleCells {
      let item = try #require(collectionView.indexPath(for: cell)).item
      #expect(abs(cell.frame.minY - 50 * CGFloat(item)) < 0.5)
    }
  }

  @Test func attributesAreFoundByTheirIndexPaths() {
    let animator = layout.animator
    #expect(animator.layoutAttributesForCell(at: [0, 3])?.frame.minY == 150)
    #expect(animator.layoutAttributesForCell(at: [0, 30]) == nil)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 3]) == nil)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "back", at: [0, 3]) == nil)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
    header.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    animator.addBehavior(UIGravityBehavior(items: [header]))
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0]) === header)
  }
}
