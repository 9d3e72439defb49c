import CollectionIndex
import Runtime

/// The available space of a collection view for a compositional layout, and the conversion of lengths to points.
/// Coordinates are in the reading direction: the x axis is flipped for right to left.
@MainActor struct LayoutRoom: Equatable {
  /// The size of the content across the scroll direction, and of the view along it, in points.
  var size: CGSize
  var safeArea: NSDirectionalEdgeInsets
  var layoutMargins: NSDirectionalEdgeInsets
  /// The length of a pixel, in points.
  var pixel: CGFloat

  /// The tolerance for rounding to pixels, and for comparison with the available space.
  static let tolerance: CGFloat = 0.001

  /// Returns the insets of a reference.
  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins, .readableContent: layoutMargins
    }
  }

  /// Returns the size less the insets of a reference.
  func container(_ reference: UIContentInsetsReference) -> CGSize {
    let insets = insets(reference)
    return CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  // MARK: Lengths

  func size(_ size: NSCollectionLayoutSize, in container: CGSize) -> CGSize {
    CGSize(width: length(size.widthDimension, in: container), height: length(size.heightDimension, in: container))
  }

  private func length(_ dimension: NSCollectionLayoutDimension, in container: CGSize) -> CGFloat {
    switch dimension.kind {
    case .fractionalWidth: roundedDown(dimension.dimension * container.width)
    case .fractionalHeight: roundedDown(dimension.dimension * container.height)
    case .absolute, .estimated, .uniform: dimension.dimension
    }
  }

  /// Rounds down to whole pixels, with a tolerance of 0.001.
  func roundedDown(_ length: CGFloat) -> CGFloat { (length / pixel + Self.tolerance).rounded(.down) * pixel }

  /// Rounds a measured length up to whole pixels, with a tolerance of 0.001.
  func roundedUp(_ length: CGFloat) -> CGFloat { (length / pixel - Self.tolerance).rounded(.up) * pixel }

  /// Rounds to the nearest pixel.
  func rounded(_ place: CGFloat) -> CGFloat { (place / pixel).rounded() * pixel }
}

extension CGRect {
  /// Returns the rectangle less insets. If these are larger than the rectangle, the result has the length by which they
  /// exceed it.
  func reduced(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: abs(width - insets.leading - insets.trailing),
      height: abs(height - insets.top - insets.bottom))
  }
}

extension LayoutAxis {
  var across: LayoutAxis { self == .vertical ? .horizontal : .vertical }
}
