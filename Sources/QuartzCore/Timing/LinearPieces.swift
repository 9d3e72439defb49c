import Runtime

/// A curve as straight pieces that are close to it everywhere.
@MainActor struct LinearPieces {
  struct Point {
    var at: Double
    var value: AnimationValue
  }

  /// The ends of the pieces, from 0 to 1.
  private(set) var points: [Point] = []

  /// The pieces with which it begins, so that a wave is not taken for a line.
  private static let first = 4
  /// The shortest piece.
  private static let shortest = 1.0 / 1024

  /// Creates the pieces of a function. A jump of it becomes a short piece.
  /// - Parameters:
  ///   - samples: The number of places at which the function is compared with the pieces; at least three in each piece.
  ///   - bends: Numbers from 0 to 1 at which the function may change its direction.
  ///   - isNear: Returns whether a part of the way from a value to another is close enough to that of the function.
  ///   - function: A function of numbers from 0 to 1.
  init(
    samples: Int, bends: [Double] = [],
    isNear: (_ start: AnimationValue, _ end: AnimationValue, _ part: Double, AnimationValue) -> Bool,
    _ function: (Double) -> AnimationValue
  ) {
    func point(_ at: Double) -> Point { Point(at: at, value: function(at)) }
    func refine(_ start: Point, _ end: Point) {
      let length = end.at - start.at
      let middle = point(start.at + length / 2)
      func isOnLine(_ point: Point) -> Bool {
        isNear(start.value, end.value, (point.at - start.at) / length, point.value)
      }
      let count = max(3, Int(length * Double(samples)))
      let isStraight =
        isOnLine(middle)
        && (1...count).allSatisfy { isOnLine(point(start.at + length * Double($0) / Double(count + 1))) }
      if isStraight || length <= LinearPieces.shortest { return points.append(end) }
      refine(start, middle)
      refine(middle, end)
    }
    let even = (1...LinearPieces.first).map { Double($0) / Double(LinearPieces.first) }
    var start = point(0)
    points.append(start)
    for place in (bends + even).ordered() where place == 1 || 1 - place >= LinearPieces.shortest {
      guard place - start.at >= LinearPieces.shortest else { continue }
      let end = point(place)
      refine(start, end)
      start = end
    }
  }
}
