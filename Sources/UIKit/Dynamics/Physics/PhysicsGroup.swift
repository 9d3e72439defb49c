/// Bodies that collide with each other, or with boundaries.
final class PhysicsGroup {
  var stopsAtItems = true
  var stopsAtBoundaries = true
}
