import Runtime

/// How often a display link or an animation would like to be called, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that will do, in frames a second.
  public var minimum: Float
  /// The highest rate that will do, in frames a second; 0 for as many as the screen has.
  public var maximum: Float
  /// nil means the maximum.
  public var preferred: Float?

  /// Every frame: all numbers are 0.
  public static let `default` = CAFrameRateRange()

  /// The same as `default`.
  public init() {
    minimum = 0
    maximum = 0
  }

  /// - Parameter preferred: the rate to come nearest to; nil for the maximum.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The number of screen refreshes from one call to the next: that whose rate is nearest to the preferred one,
  /// among those within the range if there are any.
  /// - Parameter frameDuration: between refreshes, in seconds.
  func refreshesPerFrame(every frameDuration: CFTimeInterval) -> Int {
    let preferredRate = Double(preferred ?? maximum)
    guard preferredRate > 0, frameDuration > 0 else { return 1 }
    func rate(_ count: Int) -> Double { 1 / (Double(count) * frameDuration) }
    func fits(_ count: Int) -> Bool {
      rate(count) >= Double(minimum) - 1e-3 && (maximum <= 0 || rate(count) <= Double(maximum) + 1e-3)
    }
    var best = 1
    var count = 2
    while rate(count) > preferredRate / 2, count < 1000 {
      let isNearer = abs(rate(count) - preferredRate) < abs(rate(best) - preferredRate) - 1e-9
      if fits(best) == fits(count) ? isNearer : fits(count) { best = count }
      count += 1
    }
    return best
  }
}
