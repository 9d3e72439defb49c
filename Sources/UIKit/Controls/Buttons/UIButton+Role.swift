extension UIButton {
  /// The meaning of the button's action for the user.
  public enum Role: Int, Sendable {
    case normal = 0
    /// The most likely action. The title of a configured button is semibold.
    case primary = 1
    case cancel = 2
    /// An action that loses data. Configured buttons are red in place of the tint colour.
    case destructive = 3
  }
}
