/// A curve as straight pieces that are close to it everywhere.
struct LinearPieces {
  struct Point {
    var at: Double
    var value: SIMD2<Double>
  }

  /// The ends of the pieces, from 0 to 1.
  private(set) var points: [Point] = []

  /// The pieces with which it begins, so that a wave is not taken for a line.
  private static let first = 4
  /// The shortest piece.
  private static let shortest = 1.0 / 1024

  /// Creates the pieces of a function. A jump of it becomes a short piece.
  /// - Parameters:
  ///   - tolerance: The largest difference in either coordinate.
  ///   - function: A function of numbers from 0 to 1.
  init(tolerance: Double, _ function: (Double) -> SIMD2<Double>) {
    func point(_ at: Double) -> Point { Point(at: at, value: function(at)) }
    func refine(_ start: Point, _ end: Point) {
      let length = end.at - start.at
      let middle = point(start.at + length / 2)
      func isNear(_ point: Point) -> Bool {
        let line = start.value + (end.value - start.value) * ((point.at - start.at) / length)
        let distance = line - point.value
        return max(abs(distance.x), abs(distance.y)) <= tolerance
      }
      let isStraight =
        isNear(middle) && isNear(point(start.at + length / 4)) && isNear(point(start.at + length * 3 / 4))
      if isStraight || length <= LinearPieces.shortest { return points.append(end) }
      refine(start, middle)
      refine(middle, end)
    }
    var start = point(0)
    points.append(start)
    for index in 1...LinearPieces.first {
      let end = point(Double(index) / Double(LinearPieces.first))
      refine(start, end)
      start = end
    }
  }
}
