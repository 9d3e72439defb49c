import QuartzCore
import UIKit

/// Where every view is seen at one moment, relative to the collection view. An operation that animates must leave it as
/// it was: nothing jumps, whatever was moving before. A view that is taken off the screen and used again for something
/// else starts where that does.
@MainActor struct Glimpse {
  private struct Sight {
    let center: CGPoint
    let size: CGSize
    let opacity: Double
    let scale: CGFloat
  }

  /// By view. The views are retained, so that a view's identity is not used again.
  private var sights: [ObjectIdentifier: Sight] = [:]
  private let views: [UICollectionReusableView]

  init(of view: UICollectionView, at time: TimeInterval) {
    views = view.subviews.compactMap { $0 as? UICollectionReusableView }
    Ledger.current.left = []
    let origin = view.layer.presentationValues(at: time).bounds.origin
    for element in views {
      sights[ObjectIdentifier(element)] = Glimpse.sight(element, origin, time)
    }
  }

  private static func sight(_ element: UIView, _ origin: CGPoint, _ time: TimeInterval) -> Sight {
    let values = element.layer.presentationValues(at: time)
    return Sight(
      center: CGPoint(x: values.position.x - origin.x, y: values.position.y - origin.y),
      size: values.bounds.size,
      opacity: values.opacity, scale: values.transform.m11)
  }

  /// Throws when a view that is still there is seen elsewhere or otherwise.
  func check(_ view: UICollectionView, at time: TimeInterval) throws(Violation) {
    let origin = view.layer.presentationValues(at: time).bounds.origin
    for element in views where element.superview === view && !Ledger.current.left.contains(ObjectIdentifier(element)) {
      let old = sights[ObjectIdentifier(element)]!
      let new = Glimpse.sight(element, origin, time)
      let jump = max(
        abs(old.center.x - new.center.x), abs(old.center.y - new.center.y),
        abs(old.size.width - new.size.width),
        abs(old.size.height - new.size.height), abs(old.opacity - new.opacity),
        abs(old.scale - new.scale))
      guard jump > 1e-6 else { continue }
      let key = element.shownAttributes.map { Board.Key($0).description } ?? "a view"
      throw Violation("\(key) jumps: from \(old) to \(new)")
    }
  }
}
