#if !hasFeature(Embedded)
  /// The options of an observation.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes include the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// Changes include the previous value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The current value is reported immediately, without a previous one.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Each change is reported twice, the first time with `isPrior`. Here the object has its new value both times.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }
#endif
