#if !hasFeature(Embedded)
  /// What an observer is told of a change, and when.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes have the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// Changes have the value of before.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The value of now is told at once, without an old one.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Each change is told twice, the first time with `isPrior`. Here the object has its new value both times.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }
#endif
