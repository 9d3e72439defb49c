/// A boundary whose lines are separate bodies, so that only nearby ones are processed.
final class PhysicsBoundary {
  /// Returns the lines of a boundary.
  /// - Parameters:
  ///   - points: At least two points.
  ///   - isClosed: Whether the last point is connected to the first.
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

/// The beginning or the end of a contact.
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
