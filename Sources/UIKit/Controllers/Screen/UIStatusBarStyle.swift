/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// A style according to the interface style.
  case `default`
  /// Light content, for dark backgrounds.
  case lightContent
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
