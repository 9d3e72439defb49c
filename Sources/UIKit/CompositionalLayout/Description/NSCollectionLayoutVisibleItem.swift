import Runtime

/// A cell or another view of a section that is on screen, for a section's handler to change how it looks.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// 0 (clear) to 1.
  var alpha: CGFloat { get set }
  /// Those with higher ones are in front.
  var zIndex: Int { get set }
  /// Whether it is left out of the picture; it keeps its place.
  var isHidden: Bool { get set }
  /// In content coordinates, in points; the frame follows.
  var center: CGPoint { get set }
  /// About its middle; the part of `transform3D` in the plane.
  var transform: CGAffineTransform { get set }
  /// About its middle; the identity unless the handler sets it.
  var transform3D: CATransform3D { get set }
  /// Empty: items have no names here.
  var name: String { get }
  /// Of the item, or of the view among those of its kind.
  var indexPath: IndexPath { get }
  /// In content coordinates, in points; around what the transform makes of it.
  var frame: CGRect { get }
  /// From zero, of the size before the transform, in points.
  var bounds: CGRect { get }
  /// Whether it is a cell, or which other kind of view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// nil for cells.
  var representedElementKind: String? { get }
}
