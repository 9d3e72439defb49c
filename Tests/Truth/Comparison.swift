/// A recorded number beside the one that this engine gives.
struct Comparison {
  /// The topic and the fact, such as "throw at 750 points a second, offset after 110.6 ms".
  let name: String
  let recorded: Double
  let ours: Double
  /// The largest difference that counts as equal, in the unit of the numbers.
  let tolerance: Double
  /// The heading under which Documentation/Differences.md explains a difference that is kept on purpose.
  var keptBecause: String?

  var isEqual: Bool { abs(recorded - ours) <= tolerance }
}
