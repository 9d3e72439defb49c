/// A rectangle in lengths and breadths, in points.
struct FlowBox: Equatable {
  /// Where it begins along the scroll direction.
  var start: CGFloat
  var length: CGFloat
  /// Where it begins across the scroll direction.
  var side: CGFloat
  var breadth: CGFloat

  var end: CGFloat { start + length }

  /// Whether the two have an area in common.
  func meets(_ other: FlowBox) -> Bool {
    start < other.end && other.start < end && side < other.side + other.breadth && other.side < side + breadth
      && length > 0 && breadth > 0
  }
}
