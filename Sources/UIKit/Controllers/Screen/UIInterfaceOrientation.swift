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

/// Ways in which the screen may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright, the other way round.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The lower end of the screen at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The lower end of the screen at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In all ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// In all ways but the other way round; what controllers allow by default.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
