/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Portrait in either direction, or unknown if it has not been specified.
  case unknown, portrait, portraitUpsideDown
  /// Landscape, with the bottom of the screen on the right or on the left.
  case landscapeRight, landscapeLeft

  /// Whether the orientation is portrait in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape in either direction.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape with the bottom of the screen on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape with the bottom of the screen on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Landscape in either direction.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down; the default of controllers.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
