/// How a layer's contents lie in its bounds.
///
/// As on iOS, `top` and `bottom` mean the layer's geometry as it is on the Mac, from below: contents with `top` lie at
/// the lower edge. `UIView.ContentMode` says what is seen.
public struct CALayerContentsGravity: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In their own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In their own size, at the middle of the lower edge as it is seen.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In their own size, at the middle of the upper edge as it is seen.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In their own size, at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In their own size, at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In their own size, in the lower left corner as it is seen.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In their own size, in the lower right corner as it is seen.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In their own size, in the upper left corner as it is seen.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In their own size, in the upper right corner as it is seen.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds; sticks out of them.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Whether the contents are scaled.
  var isResizing: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

  /// Where contents lie in a layer, in points from its upper left corner.
  /// - Parameter natural: the size of what is shown, in points.
  package func place(_ natural: CGSize, in size: CGSize) -> CGRect {
    let across = size.width / natural.width
    let down = size.height / natural.height
    let scale: (x: CGFloat, y: CGFloat) =
      switch self {
      case .resize: (across, down)
      case .resizeAspect: (min(across, down), min(across, down))
      case .resizeAspectFill: (max(across, down), max(across, down))
      default: (1, 1)
      }
    let width = natural.width * scale.x
    let height = natural.height * scale.y
    return CGRect(
      x: (size.width - width) * share.x, y: (size.height - height) * share.y, width: width, height: height)
  }

  /// Which share of the room that is left goes before the contents: 0, a half or 1, across and down.
  var share: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 1)
    case .bottom: (0.5, 0)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 1)
    case .topRight: (1, 1)
    case .bottomLeft: (0, 0)
    case .bottomRight: (1, 0)
    default: (0.5, 0.5)
    }
  }
}
