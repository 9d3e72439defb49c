/// Of which colour the screen's status is shown.
public enum UIStatusBarStyle: Int, Sendable {
  /// As light or dark is.
  case `default`
  /// For dark ground.
  case lightContent
  /// For light ground.
  case darkContent = 3
}

/// How the screen's status comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
