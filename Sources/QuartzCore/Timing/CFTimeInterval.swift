/// Seconds.
public typealias CFTimeInterval = Double
