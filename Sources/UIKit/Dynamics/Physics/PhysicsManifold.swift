/// The contact points of two bodies that meet, or nearly do.
struct PhysicsManifold {
  struct Point {
    /// The midpoint between the two.
    var place: PhysicsVector
    /// The distance in points; negative for an overlap.
    var separation: Double
    /// The identity of the point, which is the same in the next step if the same corners meet.
    var name: Int
  }

  /// The unit vector from the first body to the second.
  var normal = PhysicsVector.zero
  /// The contact points, at most two.
  var points: [Point] = []

  /// Finds the contact points of bodies less than `reach` points apart. There are none if they are farther apart, or if
  /// the adjacent lines of a boundary determine the contact.
  init(_ one: PhysicsBody, _ other: PhysicsBody, reach: Double) {
    if one.corners.count == 1 {
      meetCircle(other, one, reach)
      normal = -normal
    } else if other.corners.count == 1 {
      meetCircle(one, other, reach)
    } else {
      meet(one, other, reach)
    }
  }

  // MARK: Circles

  /// Finds the side or corner of a body nearest to a circle.
  private mutating func meetCircle(_ body: PhysicsBody, _ circle: PhysicsBody, _ reach: Double) {
    let corners = body.corners
    let center = circle.corners[0]
    var place = corners[0]
    if corners.count == 1 {
      normal = (center - place).unit
      if normal == .zero { normal = PhysicsVector(0, 1) }
    } else {
      let side = Self.farthestSide(of: corners, from: [center])
      let start = corners[side.index]
      let end = corners[(side.index + 1) % corners.count]
      let way = end - start
      let part = (center - start).dot(way) / max(way.dot(way), 1e-12)
      if part > 0 && part < 1 || side.separation <= 0 && corners.count > 2 {
        normal = side.normal
        place = center - side.normal * side.separation
      } else {
        place = part <= 0 ? start : end
        normal = (center - place).unit
        if normal == .zero { normal = side.normal }
      }
    }
    let separation = (center - place).dot(normal) - circle.shape.radius - body.shape.radius
    guard separation <= reach else { return }
    points = [Point(place: place + normal * (body.shape.radius + separation / 2), separation: separation, name: 0)]
  }

  // MARK: Sides and corners

  /// Finds the contact points by separating axes, and by the corners of one body between the ends of the other's side.
  private mutating func meet(_ one: PhysicsBody, _ other: PhysicsBody, _ reach: Double) {
    let first = one.corners
    let second = other.corners
    let sideOfFirst = Self.farthestSide(of: first, from: second)
    let sideOfSecond = Self.farthestSide(of: second, from: first)
    guard max(sideOfFirst.separation, sideOfSecond.separation) <= reach else { return }
    // Of two equally good ones, the first, so that it stays the same from step to step.
    var isTurned = sideOfSecond.separation > sideOfFirst.separation + 0.05
    if one.boundary != nil, isTurned, !Self.mayMeet(one, sideOfFirst, along: -sideOfSecond.normal) { isTurned = false }
    if other.boundary != nil, !isTurned, !Self.mayMeet(other, sideOfSecond, along: -sideOfFirst.normal) {
      isTurned = true
    }
    let side = isTurned ? sideOfSecond : sideOfFirst
    guard side.separation <= reach else { return }
    let corners = isTurned ? second : first
    let others = isTurned ? first : second
    let start = corners[side.index]
    let end = corners[(side.index + 1) % corners.count]
    let along = (end - start).unit
    let incident = Self.mostOpposite(of: others, to: side.normal)
    let meeting = (others[incident], others[(incident + 1) % others.count])
    normal = isTurned ? -side.normal : side.normal
    let length = along.dot(end - start)
    let ways = (along.dot(meeting.0 - start), along.dot(meeting.1 - start))
    for corner in 0..<2 {
      let from = corner == 0 ? ways.0 : ways.1
      let to = corner == 0 ? ways.1 : ways.0
      let point = corner == 0 ? meeting.0 : meeting.1
      let opposite = corner == 0 ? meeting.1 : meeting.0
      let kept = min(max(from, 0), length)
      if kept != from, (kept - from) * (to - kept) < 0 { continue }  // completely beyond that end
      let place = from == to ? point : point + (opposite - point) * ((kept - from) / (to - from))
      let separation = side.normal.dot(place - start)
      guard separation <= reach else { continue }
      let name = ((isTurned ? 1 : 0) * 64 + side.index) * 256 + incident * 4 + corner * 2 + (kept == from ? 0 : 1)
      points.append(Point(place: place - side.normal * (separation / 2), separation: separation, name: name))
    }
  }

  private struct Side {
    var index: Int
    var normal: PhysicsVector
    var separation: Double
  }

  /// Returns the side from which all of `points` are the farthest away.
  private static func farthestSide(of corners: [PhysicsVector], from points: [PhysicsVector]) -> Side {
    var best = Side(index: 0, normal: .zero, separation: -Double.infinity)
    for index in corners.indices {
      let normal = -(corners[(index + 1) % corners.count] - corners[index]).unit.quarterTurned
      var least = Double.infinity
      for point in points { least = min(least, normal.dot(point - corners[index])) }
      if least > best.separation { best = Side(index: index, normal: normal, separation: least) }
    }
    return best
  }

  private static func mostOpposite(of corners: [PhysicsVector], to direction: PhysicsVector) -> Int {
    var best = 0
    var least = Double.infinity
    for index in corners.indices {
      let normal = -(corners[(index + 1) % corners.count] - corners[index]).unit.quarterTurned
      if normal.dot(direction) < least {
        least = normal.dot(direction)
        best = index
      }
    }
    return best
  }

  /// Returns whether something may be in contact with a line of a boundary in a direction other than the line's normal:
  /// only at an end where the boundary turns away from it. Otherwise it would catch at each joint of a floor.
  private static func mayMeet(_ line: PhysicsBody, _ side: Side, along normal: PhysicsVector) -> Bool {
    let corners = line.corners
    let way = corners[1] - corners[0]
    let isAtEnd = normal.dot(way) > 0
    guard let next = isAtEnd ? line.shape.neighbours.after : line.shape.neighbours.before else { return true }
    // From the joint on, away from the line, and the direction in which the line's normal turns into its neighbour's.
    let beyond = next - corners[isAtEnd ? 1 : 0]
    guard side.normal.dot(beyond) < -1e-6 * beyond.length else { return false }
    return normal.dot(beyond) < 1e-6 * beyond.length
  }
}
