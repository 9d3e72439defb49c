import CollectionMotion
import Stage
import UIKit

extension FeedController {
  /// A feed at rest of rows of 60 points, 64 apart.
  static func still(
    _ choreography: Choreography, _ kind: Kind = .flow, anchor: AnchoredContent? = nil
  ) -> FeedController {
    let feed = FeedController(kind, anchor: anchor)
    feed.length = { _ in 60 }
    feed.collectionView.reloadData()
    feed.stage.advance(by: 0.1)
    feed.stage.frame(at: feed.stage.time)
    feed.flow?.choreography = choreography
    feed.compositional?.choreography = choreography
    return feed
  }

  var flow: AnimatedFlowLayout? { collectionView.collectionViewLayout as? AnimatedFlowLayout }

  var compositional: AnimatedCompositionalLayout? {
    collectionView.collectionViewLayout as? AnimatedCompositionalLayout
  }

  /// The subviews that are pictures of what leaves.
  var pictures: [UIView] {
    collectionView.subviews.filter { $0.bounds.width == 320 && !($0 is UICollectionReusableView) }
  }

  /// How far below its place a row is seen, by its transform.
  func lift(_ name: Int) -> CGFloat? {
    path(name).flatMap { collectionView.cellForItem(at: $0) }?.layer.presentation()?.transform.m42
  }
}

extension Stage {
  /// Calls a closure with the time since now, now and in each frame before a time is over.
  func eachFrame(for duration: Double, _ look: (Double) throws -> Void) rethrows {
    let start = time
    frame(at: time)
    try look(0)
    while time - start + 1.0 / 60 < duration {
      advance(by: 1.0 / 60)
      try look(time - start)
    }
  }
}

/// Whether a number is there, and the same but for rounding.
func near(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) < 1e-6 } ?? false }
