import CoreGraphics

/// A spatial grid of squares of 128 points, each with the bodies whose boxes overlap it. Large bodies are stored
/// separately and count as near everything.
struct PhysicsGrid {
  private static let side = 128.0
  private static let mostSquares = 256.0
  private var squares: [Int64: [PhysicsBody]] = [:]
  private var large: [PhysicsBody] = []

  mutating func insert(_ body: PhysicsBody, in room: PhysicsBox) {
    body.room = room
    guard let keys = keys(of: room) else { return large.append(body) }
    for key in keys { squares[key, default: []].append(body) }
  }

  mutating func remove(_ body: PhysicsBody) {
    guard let room = body.room else { return }
    body.room = nil
    guard let keys = keys(of: room) else { return large.removeAll { $0 === body } }
    for key in keys {
      squares[key]?.removeAll { $0 === body }
      if squares[key]?.isEmpty ?? false { squares[key] = nil }
    }
  }

  /// Returns the bodies whose boxes overlap a box, each once, in their order.
  func bodies(near box: PhysicsBox) -> [PhysicsBody] {
    var found = large.filter { $0.room?.meets(box) ?? false }
    for key in keys(of: box) ?? Array(squares.keys) {
      for body in squares[key] ?? [] where body.room?.meets(box) ?? false { found.append(body) }
    }
    found.sort { $0.order < $1.order }
    var bodies: [PhysicsBody] = []
    for body in found where bodies.last !== body { bodies.append(body) }
    return bodies
  }

  /// Returns the squares of a box, or nil for a large one.
  private func keys(of box: PhysicsBox) -> [Int64]? {
    let left = (box.minX / Self.side).rounded(.down)
    let top = (box.minY / Self.side).rounded(.down)
    let right = (box.maxX / Self.side).rounded(.down)
    let bottom = (box.maxY / Self.side).rounded(.down)
    guard (right - left + 1) * (bottom - top + 1) <= Self.mostSquares else { return nil }
    let farthest = Double(Int32.max)
    guard left > -farthest, top > -farthest, right < farthest, bottom < farthest else { return nil }
    var keys: [Int64] = []
    for x in Int64(left)...Int64(right) {
      for y in Int64(top)...Int64(bottom) { keys.append(x << 32 | (y & 0xFFFF_FFFF)) }
    }
    return keys
  }
}
