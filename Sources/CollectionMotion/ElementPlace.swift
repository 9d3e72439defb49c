import UIKit

/// The properties that layout attributes and views share.
struct ElementPlace: Equatable {
  var center: CGPoint
  var size: CGSize
  let transform: CATransform3D
  let alpha: CGFloat

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    (center, size, alpha) = (attributes.center, attributes.size, attributes.alpha)
    transform = attributes.transform3D
  }

  /// The place of a view in its superview, at the end of its animations.
  @MainActor init(_ view: UIView) {
    (center, size, alpha) = (view.center, view.bounds.size, view.alpha)
    transform = view.transform3D
  }

  /// Returns the place moved by the difference between two points.
  func moved(from start: CGPoint, to end: CGPoint) -> ElementPlace {
    var moved = self
    moved.center = CGPoint(x: center.x + end.x - start.x, y: center.y + end.y - start.y)
    return moved
  }

  /// A way from one place to another, and a growth, in points.
  struct Difference: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero

    var reversed: Difference {
      Difference(
        center: CGPoint(x: 0 - center.x, y: 0 - center.y), size: CGSize(width: 0 - size.width, height: 0 - size.height))
    }
  }

  /// Returns the difference from another place to this one; zero if it is too small to be seen.
  func difference(from other: ElementPlace) -> Difference {
    let way = CGPoint(x: center.x - other.center.x, y: center.y - other.center.y)
    let growth = CGSize(width: size.width - other.size.width, height: size.height - other.size.height)
    let isVisible = max(abs(way.x), abs(way.y), abs(growth.width), abs(growth.height)) > 0.001
    return isVisible ? Difference(center: way, size: growth) : Difference()
  }

  /// Returns the place moved and grown by a difference. No side gets shorter than 0.
  func changed(by difference: Difference) -> ElementPlace {
    var changed = moved(from: .zero, to: difference.center)
    changed.size = CGSize(
      width: max(0, size.width + difference.size.width), height: max(0, size.height + difference.size.height))
    return changed
  }

  /// Moves a view to the place, with its subviews if it gets another size.
  @MainActor func apply(to view: UIView) {
    view.center = center
    if view.bounds.size != size {
      view.bounds.size = size
      view.layoutIfNeeded()
    }
    view.transform3D = transform
    view.alpha = alpha
  }

  static func == (one: ElementPlace, other: ElementPlace) -> Bool {
    one.center == other.center && one.size == other.size && one.alpha == other.alpha
      && CATransform3DEqualToTransform(one.transform, other.transform)
  }
}

extension UICollectionView {
  /// Returns the view that displays an element, or nil.
  ///
  /// A collection view has no method that returns decoration views, so one is recognised by its place: it is the
  /// rearmost subview with the centre and size of the attributes that is no cell. O(subviews) for decoration views.
  func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard attributes.representedElementCategory == .decorationView else {
      guard let kind = attributes.representedElementKind else { return cellForItem(at: attributes.indexPath) }
      return supplementaryView(forElementKind: kind, at: attributes.indexPath)
    }
    for subview in subviews where subview.center == attributes.center && subview.bounds.size == attributes.size {
      guard let view = subview as? UICollectionReusableView, !(view is UICollectionViewCell) else { continue }
      return view
    }
    return nil
  }
}
