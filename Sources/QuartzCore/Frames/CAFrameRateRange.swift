import Runtime

/// A range of frame rates for a display link or an animation, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate, in frames per second.
  public var minimum: Float
  /// The maximum rate, in frames per second; 0 for the screen's.
  public var maximum: Float
  /// The preferred rate; nil for the maximum.
  public var preferred: Float?

  /// Every frame: all rates are 0.
  public static let `default` = CAFrameRateRange()

  /// Creates the default range.
  public init() {
    minimum = 0
    maximum = 0
  }

  /// Creates a range.
  /// - Parameter preferred: The preferred rate, or nil for the maximum.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Returns the number of screen refreshes between calls whose rate is nearest to the preferred one, within the range
  /// if possible.
  /// - Parameter frameDuration: The time between refreshes, in seconds.
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
