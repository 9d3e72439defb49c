import CollectionIndex
import Runtime

/// How much room a collection view has for a compositional layout, and how lengths become points in it. In the direction
/// of reading: a view that is read from right to left flips its axis.
@MainActor struct LayoutRoom: Equatable {
  /// Of the content across the scroll direction, and of the view along it, in points.
  var size: CGSize
  var safeArea: NSDirectionalEdgeInsets
  var layoutMargins: NSDirectionalEdgeInsets
  /// How long a pixel is, in points.
  var pixel: CGFloat

  /// How much a length may be off a pixel, or of the room that there is.
  static let hair: CGFloat = 0.001

  /// What a reference keeps free.
  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins, .readableContent: layoutMargins
    }
  }

  /// The size without what a reference keeps free.
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

  /// To whole pixels; what lacks a hair counts as one.
  func roundedDown(_ length: CGFloat) -> CGFloat { (length / pixel + Self.hair).rounded(.down) * pixel }

  /// To whole pixels, for what a view says that it needs.
  func roundedUp(_ length: CGFloat) -> CGFloat { (length / pixel - Self.hair).rounded(.up) * pixel }

  /// To the nearest pixel.
  func rounded(_ place: CGFloat) -> CGFloat { (place / pixel).rounded() * pixel }
}

extension CGRect {
  /// Insets that are larger than the rectangle leave what they are more.
  func reduced(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: abs(width - insets.leading - insets.trailing),
      height: abs(height - insets.top - insets.bottom))
  }
}

extension FlowAxis {
  var across: FlowAxis { self == .vertical ? .horizontal : .vertical }
}
