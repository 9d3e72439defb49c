extension UIView {
  /// How a picture lies in a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    /// As large as fits into the view.
    case scaleAspectFit
    /// As small as fills the view; sticks out unless the view clips.
    case scaleAspectFill
    /// A view that draws itself is drawn anew at each size; any other picture is stretched.
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

    /// Layers count from below.
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
