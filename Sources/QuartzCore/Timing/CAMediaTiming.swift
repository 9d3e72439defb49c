/// The timing of an object within its parent's time.
public protocol CAMediaTiming {
  /// The begin time, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// The offset added to the object's time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions, which may be fractional; 0 counts as 1.
  var repeatCount: Float { get set }
  /// The total duration of all repetitions, in seconds; 0 to use `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition is followed by one in reverse.
  var autoreverses: Bool { get set }
  /// The effect before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of an animation outside its active duration.
public struct CAMediaTimingFillMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value applies before the beginning, and the last value stays after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// No effect outside the active duration.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A time in seconds.
public typealias CFTimeInterval = Double
