/// The placement of a layer's contents in its bounds.
///
/// As on iOS, `top` and `bottom` refer to the layer geometry of the Mac, whose origin is at the bottom: contents with
/// `top` are at the lower edge. `UIView.ContentMode` describes the visible result.
public struct CALayerContentsGravity: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The natural size, centred.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The natural size, at the middle of the bottom edge as seen on screen.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The natural size, at the middle of the top edge as seen on screen.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The natural size, at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The natural size, at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The natural size, in the bottom left corner as seen on screen.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The natural size, in the bottom right corner as seen on screen.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The natural size, in the top left corner as seen on screen.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The natural size, in the top right corner as seen on screen.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled in proportion to the largest size that fits into the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled in proportion to the smallest size that fills the bounds; extends beyond them.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Whether the contents are scaled.
  var isResizing: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

  /// Returns the frame of contents in a layer of a given size, in points from its upper left corner.
  /// - Parameter natural: The size of the displayed part, in points.
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

  /// The share of the remaining space before the contents, horizontally and vertically: 0, a half or 1.
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
