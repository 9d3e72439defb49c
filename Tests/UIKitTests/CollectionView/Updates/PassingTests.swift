// What an animated change that scrolls takes across the screen is seen on its way, although it is on it neither before nor after.

import Stage
import Testing
import UIKit

@MainActor @Suite struct PassingTests {
  private final class Flow: UICollectionViewFlowLayout {
    var target: CGPoint?
    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { target ?? proposed }
  }

  private final class Composed: UICollectionViewCompositionalLayout {
    var target: CGPoint?
    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { target ?? proposed }
  }

  /// Rows or columns of 100 points on a screen of 320 by 480, or turned.
  @MainActor private final class Screenful {
    let fixture: FlowFixture
    let stage: Stage
    let horizontal: Bool
    private let layout: UICollectionViewLayout
    var view: UICollectionView { fixture.collectionView }

    init(compositional: Bool, horizontal: Bool) {
      self.horizontal = horizontal
      if compositional {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = horizontal ? .horizontal : .vertical
        let size = NSCollectionLayoutSize(
          widthDimension: horizontal ? .absolute(100) : .fractionalWidth(1),
          heightDimension: horizontal ? .fractionalHeight(1) : .absolute(100))
        let item = NSCollectionLayoutItem(layoutSize: size)
        layout = Composed(
          section: NSCollectionLayoutSection(
            group: horizontal
              ? .horizontal(layoutSize: size, subitems: [item]) : .vertical(layoutSize: size, subitems: [item])),
          configuration: configuration)
      } else {
        let flow = Flow()
        flow.scrollDirection = horizontal ? .horizontal : .vertical
        flow.itemSize = horizontal ? CGSize(width: 100, height: 320) : CGSize(width: 320, height: 100)
        flow.minimumLineSpacing = 0
        flow.minimumInteritemSpacing = 0
        layout = flow
      }
      let size = horizontal ? CGSize(width: 480, height: 320) : CGSize(width: 320, height: 480)
      fixture = FlowFixture([40], size: size)
      stage = Stage(size: size, rootViewController: fixture)
      fixture.collectionView.collectionViewLayout = layout
      stage.advance(by: 0.1)
    }

    func point(_ distance: CGFloat) -> CGPoint {
      horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    func setTarget(_ distance: CGFloat) {
      (layout as? Flow)?.target = point(distance)
      (layout as? Composed)?.target = point(distance)
    }

    /// Where the cells of an item begin on the screen.
    func places(of item: Int) -> [CGFloat] {
      let origin = view.layer.presentationValues(at: stage.time).bounds.origin
      return view.subviews.compactMap { $0 as? UICollectionViewCell }
        .filter { $0.shownAttributes?.indexPath.item == item }
        .map { cell in
          let position = cell.layer.presentationValues(at: stage.time).position
          return horizontal ? position.x - 50 - origin.x : position.y - 50 - origin.y
        }
    }

    /// Whether one of them is there. Another item that had the index path before may still be on its way out.
    func isSeen(_ item: Int, at place: CGFloat) -> Bool { places(of: item).contains { abs($0 - place) < 0.5 } }
  }

  /// Four items come before those that are above the screen, which scrolls back: items 8 and 9 go from above it to below it.
  @Test(arguments: [false, true], [false, true])
  func whatAnInsertionTakesAcrossTheScreenIsSeen(compositional: Bool, horizontal: Bool) throws {
    let screen = Screenful(compositional: compositional, horizontal: horizontal)
    screen.view.contentOffset = screen.point(1000)
    screen.stage.advance(by: 0.1)
    screen.setTarget(700)
    screen.fixture.counts = [44]
    screen.view.performBatchUpdates { screen.view.insertItems(at: (5..<9).map { IndexPath(item: $0, section: 0) }) }
    #expect(screen.view.contentOffset == screen.point(700))
    #expect(screen.isSeen(12, at: -200) && screen.isSeen(13, at: -100))
    screen.stage.advance(by: 0.15)
    #expect(screen.isSeen(12, at: 150) && screen.isSeen(13, at: 250))
    screen.stage.advance(by: 0.3)
    #expect(screen.places(of: 12).isEmpty && screen.places(of: 13).isEmpty)
  }

  /// And back again.
  @Test(arguments: [false, true], [false, true])
  func whatADeletionTakesAcrossTheScreenIsSeen(compositional: Bool, horizontal: Bool) throws {
    let screen = Screenful(compositional: compositional, horizontal: horizontal)
    screen.view.contentOffset = screen.point(700)
    screen.stage.advance(by: 0.1)
    screen.setTarget(1000)
    screen.fixture.counts = [36]
    screen.view.performBatchUpdates { screen.view.deleteItems(at: (5..<9).map { IndexPath(item: $0, section: 0) }) }
    #expect(screen.view.contentOffset == screen.point(1000))
    screen.stage.advance(by: 0.15)
    #expect(screen.isSeen(8, at: 150) && screen.isSeen(9, at: 250))
    screen.stage.advance(by: 0.3)
    #expect(screen.places(of: 8).isEmpty && screen.places(of: 9).isEmpty)
  }

  /// The screen scrolls back by more than three times its length.
  @Test(arguments: [false, true], [false, true])
  func whatAnInsertionTakesAcrossTheScreenFromFarAwayIsSeen(compositional: Bool, horizontal: Bool) throws {
    let screen = Screenful(compositional: compositional, horizontal: horizontal)
    screen.view.contentOffset = screen.point(2000)
    screen.stage.advance(by: 0.1)
    screen.setTarget(400)
    screen.fixture.counts = [44]
    screen.view.performBatchUpdates { screen.view.insertItems(at: (0..<4).map { IndexPath(item: $0, section: 0) }) }
    screen.stage.advance(by: 0.15)
    for item in 14...17 { #expect(screen.isSeen(item, at: CGFloat(item - 14) * 100)) }
    screen.stage.advance(by: 0.3)
    #expect(screen.places(of: 14).isEmpty && screen.places(of: 17).isEmpty)
  }

  @Test func withoutScrollingNothingElseIsAskedFor() {
    let screen = Screenful(compositional: false, horizontal: false)
    screen.view.contentOffset.y = 1000
    screen.stage.advance(by: 0.1)
    let made = screen.fixture.cellsMade
    screen.fixture.counts = [44]
    screen.view.performBatchUpdates { screen.view.insertItems(at: (0..<4).map { IndexPath(item: $0, section: 0) }) }
    #expect(screen.fixture.cellsMade - made <= 5)
  }
}
