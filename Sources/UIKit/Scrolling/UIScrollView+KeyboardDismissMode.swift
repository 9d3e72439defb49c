extension UIScrollView {
  /// When a drag ends the editing of text. There is no keyboard on the screen to be pulled down: all but `none` do so when
  /// the drag begins.
  public enum KeyboardDismissMode: Int, Sendable {
    /// `none` leaves the editing on; with the others it ends when a drag begins.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
