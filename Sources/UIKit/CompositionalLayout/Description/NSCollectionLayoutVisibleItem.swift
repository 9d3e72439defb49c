import Runtime

/// A visible cell or other view of a section, whose appearance a section's handler can change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 (transparent) to 1.
  var alpha: CGFloat { get set }
  /// The z-index: elements with higher ones are in front.
  var zIndex: Int { get set }
  /// Whether it is hidden; it keeps its space.
  var isHidden: Bool { get set }
  /// The centre, in content coordinates, in points; changes also move the frame.
  var center: CGPoint { get set }
  /// The transform about the centre, in the plane; part of `transform3D`.
  var transform: CGAffineTransform { get set }
  /// The transform about the centre; the identity unless the handler sets it.
  var transform3D: CATransform3D { get set }
  /// An empty string: items have no names here.
  var name: String { get }
  /// The index path of the item, or of the view among those of its kind.
  var indexPath: IndexPath { get }
  /// The frame, in content coordinates, in points; with a transform, the bounding box.
  var frame: CGRect { get }
  /// A rectangle at zero with the size before the transform, in points.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}
