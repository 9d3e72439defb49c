import Runtime

/// A cell or another view of a section that is on screen, for a section's handler to change how it looks.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// 0 (clear) to 1.
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// In content coordinates, in points; the frame follows.
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  /// Empty: items have no names here.
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// nil for cells.
  var representedElementKind: String? { get }
}
