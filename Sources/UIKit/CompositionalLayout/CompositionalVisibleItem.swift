import Runtime

/// A visible element for a section's handler. The values that the handler sets last until the section is laid out
/// again.
@MainActor final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  /// The centre in the layout, without the handler's changes.
  private var place: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    place = attributes.center
  }

  /// Moves a pinned element along with scrolling, in addition to the handler's changes.
  /// - Parameter plain: the present attributes in the layout.
  func follow(_ plain: UICollectionViewLayoutAttributes) {
    center = CGPoint(x: center.x + plain.center.x - place.x, y: center.y + plain.center.y - place.y)
    place = plain.center
    attributes.isPinned = plain.isPinned
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
