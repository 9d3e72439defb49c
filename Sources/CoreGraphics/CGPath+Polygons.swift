extension CGPath {
  /// The subpaths with at least two points, with curves as about ten lines each, and whether they are closed.
  package var polygons: [(points: [CGPoint], isClosed: Bool)] {
    var polygons: [(points: [CGPoint], isClosed: Bool)] = []
    var start = CGPoint.zero
    var point = CGPoint.zero
    func isSame(_ a: CGPoint, _ b: CGPoint) -> Bool { CGVector(dx: a.x - b.x, dy: a.y - b.y).length < 1e-5 }
    func begin(_ point: CGPoint) { polygons.append(([point], false)) }
    func add(_ next: CGPoint) {
      if polygons.last?.isClosed ?? true { begin(start) }
      let last = polygons.count - 1
      if let end = polygons[last].points.last, !isSame(end, next) { polygons[last].points.append(next) }
    }
    func add(_ curve: PathSegment) {
      let count = max(Int(curve.length / 10), 1)
      for index in 1...count { add(curve.point(at: Double(index) / Double(count))) }
    }
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        begin(to)
      case .line(let to): add(to)
      case .quadCurve(let control, let to): add(PathSegment(quadratic: point, control, to))
      case .curve(let control1, let control2, let to): add(.curve(point, control1, control2, to))
      case .close:
        guard let last = polygons.indices.last else { break }
        if polygons[last].points.count > 1, let end = polygons[last].points.last, isSame(end, start) {
          polygons[last].points.removeLast()
        }
        polygons[last].isClosed = true
      }
      point = element.end ?? start
    }
    return polygons.filter { $0.points.count > 1 }
  }
}
