/// How something that lasts is placed in its parent's time.
public protocol CAMediaTiming {
  /// When it begins, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long one run lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs against the parent's.
  var speed: Float { get set }
  /// Seconds added to its time.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs; may have a fraction, 0 counts as 1.
  var repeatCount: Float { get set }
  /// How long it runs again and again, in seconds; 0 for `repeatCount` runs.
  var repeatDuration: CFTimeInterval { get set }
  /// Every run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What holds before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of an animation outside its time.
public struct CAMediaTimingFillMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value holds before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value holds before the begin, and the last value stays after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// No effect outside its time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Seconds.
public typealias CFTimeInterval = Double
