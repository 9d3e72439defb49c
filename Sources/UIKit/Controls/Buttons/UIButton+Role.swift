extension UIButton {
  /// What a press means to the person.
  public enum Role: Int, Sendable {
    case normal = 0
    /// What the person will most likely do: of configured buttons the title is semibold.
    case primary = 1
    case cancel = 2
    /// Something is lost by it: configured buttons are red where they would have the tint.
    case destructive = 3
  }
}
