extension UIView {
  /// The placement of an image in a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    /// The largest size in proportion that fits into the view.
    case scaleAspectFit
    /// The smallest size in proportion that fills the view; it extends beyond it unless the view clips.
    case scaleAspectFill
    /// Views that draw themselves are redrawn at each size; any other image is stretched.
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight

    /// The gravity of the layer, whose vertical directions are reversed.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}
