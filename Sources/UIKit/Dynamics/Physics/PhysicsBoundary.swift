/// What the lines of a boundary have in common. They are a body each, so that only lines are looked at that are near.
final class PhysicsBoundary {
  /// - Parameters:
  ///   - points: two or more.
  ///   - isClosed: whether the last point is joined with the first.
  static func lines(through points: [PhysicsVector], isClosed: Bool, group: PhysicsGroup) -> [PhysicsBody] {
    let boundary = PhysicsBoundary()
    let count = points.count
    let isLoop = isClosed && count > 2
    return (0..<(isLoop ? count : count - 1)).map { index in
      var shape = PhysicsShape.line(from: points[index], to: points[(index + 1) % count])
      if isLoop || index > 0 { shape.neighbours.before = points[(index + count - 1) % count] }
      if isLoop || index + 2 < count { shape.neighbours.after = points[(index + 2) % count] }
      let line = PhysicsBody(shape: shape, position: .zero, angle: 0, isAnchored: true)
      line.boundary = boundary
      line.groups = [group]
      return line
    }
  }
}

/// Two bodies began to touch, or ended it.
struct PhysicsTouch {
  let one: PhysicsBody
  let other: PhysicsBody
  let groups: [PhysicsGroup]
  let isBeginning: Bool
  let place: PhysicsVector

  init(_ contact: PhysicsContact, isBeginning: Bool) {
    one = contact.one
    other = contact.other
    groups = contact.groups
    self.isBeginning = isBeginning
    place = contact.place
  }
}
