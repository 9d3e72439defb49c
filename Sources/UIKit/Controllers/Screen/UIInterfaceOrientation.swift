/// How the screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Upright, or the other way round; unknown while nobody has said.
  case unknown, portrait, portraitUpsideDown
  /// The lower end of the screen is at the right, or at the left.
  case landscapeRight, landscapeLeft

  /// Upright, or the other way round.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Either side is at the bottom.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
