// Updates in property animators that are turned back or stopped: the data have changed, and so cells come to rest where the
// layout has them.

import Stage
import Testing
import UIKit

@MainActor @Suite struct AnimatedBackUpdateTests {
  enum End: CaseIterable { case reversed, turnedBack, stopped, finishedAtStart, finishedAtCurrent }
  enum Change: CaseIterable { case deletion, insertion, layout, invalidation }

  private func end(_ animator: UIViewPropertyAnimator, _ end: End, on stage: Stage) {
    switch end {
    case .reversed:
      animator.isReversed = true
      animator.startAnimation()
    case .turnedBack:
      animator.startAnimation()
      stage.advance(by: 0.2)
      animator.isReversed = true
    case .stopped:
      animator.startAnimation()
      stage.advance(by: 0.2)
      animator.stopAnimation(true)
    case .finishedAtStart, .finishedAtCurrent:
      animator.startAnimation()
      stage.advance(by: 0.2)
      animator.stopAnimation(false)
      animator.finishAnimation(at: end == .finishedAtStart ? .start : .current)
    }
  }

  private func perform(_ change: Change, _ fixture: FlowFixture) {
    let view = fixture.collectionView
    switch change {
    case .deletion:
      fixture.counts = [9]
      view.deleteItems(at: [[0, 1]])
    case .insertion:
      fixture.counts = [11]
      view.insertItems(at: [[0, 0]])
    case .layout:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 30)
      view.setCollectionViewLayout(layout, animated: true)
    case .invalidation:
      fixture.layout.itemSize = CGSize(width: 90, height: 60)
      view.layoutIfNeeded()
    }
  }

  @Test(arguments: Change.allCases, End.allCases)
  func cellsRestWhereTheLayoutHasThem(change: Change, end: End) {
    let fixture = FlowFixture([10])
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    let view = fixture.collectionView
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { perform(change, fixture) }
    self.end(animator, end, on: stage)
    var last = FlowUpdateTests.seen(stage, .cell, 0, 2)?.frame
    // From where it is seen in the end, it does not jump.
    while stage.needsFrame, stage.time < 5 {
      stage.advance(by: 1.0 / 60)
      let next = FlowUpdateTests.seen(stage, .cell, 0, 2)?.frame
      if let last, let next { #expect(abs(next.minX - last.minX) < 40 && abs(next.minY - last.minY) < 40) }
      last = next
    }
    #expect(stage.time < 5 && animator.state == .inactive)
    let paths = view.indexPathsForVisibleItems
    #expect(paths.count == fixture.counts[0])
    for path in paths {
      let attributes = view.collectionViewLayout.layoutAttributesForItem(at: path)
      let seen = FlowUpdateTests.seen(stage, .cell, 0, path.item)
      #expect(seen?.frame == attributes?.frame, "item \(path.item)")
      #expect(seen?.alpha == 1)
      let cell = view.cellForItem(at: path)
      #expect(cell?.frame == attributes?.frame)
      #expect(cell?.contentView.frame == cell?.bounds)
    }
    #expect(view.subviews.filter { $0 is FlowCell }.count == paths.count)
  }

  /// Also where the cells follow the size of the collection view, which is turned back, and constraints place what they show.
  @Test(arguments: End.allCases) func whatACellShowsFillsItWhenTheCollectionViewHadAnotherSize(end: End) {
    let fixture = FlowFixture([3])
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    let view = fixture.collectionView
    let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .fractionalHeight(1))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])),
      configuration: configuration)
    view.layoutIfNeeded()
    var boxes: [UIView] = []
    for cell in view.visibleCells {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      boxes.append(box)
    }
    stage.advance(by: 0.1)
    #expect(boxes.count == 3)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      view.frame.size.height = 200
      view.layoutIfNeeded()
    }
    self.end(animator, end, on: stage)
    while stage.needsFrame, stage.time < 5 { stage.advance(by: 1.0 / 60) }
    for cell in view.visibleCells {
      #expect(cell.frame.height == view.bounds.height)
      #expect(cell.contentView.frame == cell.bounds)
    }
    for box in boxes { #expect(box.frame == box.superview?.bounds) }
  }

  /// What a program itself does to a cell is taken back, as of any view.
  @Test func whatAProgramDoesToACellIsTurnedBack() throws {
    let fixture = FlowFixture([10])
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    let cell = try #require(fixture.collectionView.cellForItem(at: [0, 1]))
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      cell.alpha = 0.3
      cell.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    animator.startAnimation()
    stage.advance(by: 0.2)
    animator.isReversed = true
    stage.advance(by: 1)
    #expect(cell.alpha == 1 && cell.transform == .identity)
    #expect(!stage.needsFrame)
  }
}
