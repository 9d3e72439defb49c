import Runtime

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A sheet.
  case automatic = -2
  /// A full-screen presentation that removes the presenting view.
  case fullScreen = 0
  /// A card over the presenting view that can be dragged down.
  case pageSheet = 1
  /// A card that is smaller if there is enough space.
  case formSheet = 2
  /// A full-screen presentation over the presenting view, with the animator of a transitioning delegate.
  case custom = 4
  /// A full-screen presentation over the presenting view.
  case overFullScreen = 5
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A movement from the bottom edge.
  case coverVertical = 0
  /// A fade in place.
  case crossDissolve = 2
}
