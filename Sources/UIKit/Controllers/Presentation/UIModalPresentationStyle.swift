import Runtime

/// What a controller looks like over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A sheet.
  case automatic = -2
  /// The controllers below leave the screen.
  case fullScreen = 0
  /// A card over what was there, which stays; a finger pulls it down.
  case pageSheet = 1
  /// The same, smaller where there is room.
  case formSheet = 2
  /// Fills the screen, what was there stays; a transitioning delegate shows how it comes.
  case custom = 4
  /// Fills the screen, what was there stays.
  case overFullScreen = 5
}

/// How what is presented comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge.
  case coverVertical = 0
  /// It fades in where it is, and out.
  case crossDissolve = 2
}
