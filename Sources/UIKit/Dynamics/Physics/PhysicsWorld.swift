import Runtime

/// A simulation of rigid bodies in the plane that fall, collide and are joined, in steps of equal length.
///
/// A step processes the bodies that are awake and those near them. A body sleeps when everything that touches it or is
/// joined to it has hardly moved for half a second; sleeping and anchored bodies cost nothing.
final class PhysicsWorld {
  /// The length of a step, in seconds.
  static let step = 1.0 / 120
  /// The numbers of iterations in a step: for correcting impulses, for relaxing rigid constraints, and for bounces.
  private static let rounds = 8
  private static let relaxingRounds = 4
  private static let bouncingRounds = 20
  /// The velocity below which nothing bounces, in points per second.
  private static let slowestBounce = 100.0
  /// The speed below which a body rests, in points and radians per second, and the time in seconds after which it
  /// sleeps.
  private static let restingSpeed = 1.0
  private static let restingSpin = 2 * Double.pi / 180
  private static let restingTime = 0.5
  /// The frequency of rigid constraints, in hertz.
  static let contactFrequency = 30.0
  static let jointFrequency = 60.0
  /// The velocity at which overlapping bodies separate, in points per second.
  static let fastestCorrection = 300.0
  /// The distance that a body may move before the grid is updated, in points.
  private static let roomToMove = 10.0

  /// The awake bodies, in their order.
  private(set) var awake: [PhysicsBody] = []
  private var isSorted = true
  private var grid = PhysicsGrid()
  private var nextOrder = 0
  /// The contacts that began and ended since the last call of `takeTouches()`.
  private var touches: [PhysicsTouch] = []

  /// The number of bodies, and of pairs of nearby bodies, that the last step processed.
  private(set) var bodiesLookedAt = 0
  private(set) var pairsLookedAt = 0

  // MARK: Bodies and joints

  func add(_ body: PhysicsBody) {
    body.order = nextOrder
    nextOrder += 1
    grid.insert(body, in: body.box.grown(by: Self.roomToMove))
    wake(body)
    if body.boundary != nil { meetNeighbours(of: body) }
  }

  func remove(_ body: PhysicsBody) {
    for joint in body.joints { remove(joint) }
    endContacts(of: body)
    grid.remove(body)
    body.isAwake = false
    awake.removeAll { $0 === body }
  }

  func add(_ joint: PhysicsJoint) {
    for body in [joint.one, joint.other] {
      guard let body else { continue }
      body.joints.append(joint)
      wake(body)
      if !joint.letsCollide { regroup(body) }
    }
  }

  func remove(_ joint: PhysicsJoint) {
    for body in [joint.one, joint.other] {
      guard let body else { continue }
      body.joints.removeAll { $0 === joint }
      wake(body)
      if !joint.letsCollide { regroup(body) }
    }
  }

  /// Wakes a body, which is simulated until it rests.
  func wake(_ body: PhysicsBody) {
    guard !body.isAnchored else { return }
    body.restingTime = 0
    guard !body.isAwake else { return }
    body.isAwake = true
    awake.append(body)
    isSorted = false
  }

  /// Called when the groups of a body have changed.
  func regroup(_ body: PhysicsBody) {
    endContacts(of: body)
    meetNeighbours(of: body)
  }

  /// Called when a body was moved, anchored or released.
  func place(_ body: PhysicsBody) {
    if body.isAnchored {
      body.velocity = .zero
      body.spin = 0
      body.isAwake = false
      body.motion = 0
      awake.removeAll { $0 === body }
    }
    for contact in body.contacts { wake(contact.partner(of: body)) }
    for joint in body.joints { if let partner = joint.partner(of: body) { wake(partner) } }
    wake(body)
    updateRoom(of: body, way: .zero)
  }

  /// Returns the bodies in a box, in their order. Mostly linear in the number of nearby bodies.
  func bodies(in box: PhysicsBox) -> [PhysicsBody] { grid.bodies(near: box) }

  func takeTouches() -> [PhysicsTouch] {
    defer { touches = [] }
    return touches
  }

  /// Breaks the reference cycles between bodies, contacts and joints.
  func end() {
    let everywhere = Double.infinity
    for body in grid.bodies(
      near: PhysicsBox(minX: -everywhere, minY: -everywhere, maxX: everywhere, maxY: everywhere))
    {
      body.contacts = []
      body.joints = []
    }
    awake = []
    touches = []
  }

  // MARK: Nearby bodies

  private func updateRoom(of body: PhysicsBody, way: PhysicsVector) {
    let box = body.box.swept(along: way)
    if body.room?.contains(box) ?? false { return }
    grid.remove(body)
    grid.insert(body, in: box.swept(along: way).grown(by: Self.roomToMove))
    meetNeighbours(of: body)
  }

  /// Ends the contacts of a body that are too far away, and creates new ones.
  private func meetNeighbours(of body: PhysicsBody) {
    guard !body.groups.isEmpty, let room = body.room else { return }
    for contact in body.contacts where !(contact.partner(of: body).room?.meets(room) ?? false) { end(contact) }
    for near in grid.bodies(near: room) where near !== body && !near.groups.isEmpty {
      guard body.boundary == nil || near.boundary == nil else { continue }
      guard !body.contacts.contains(where: { $0.partner(of: body) === near }), body.collides(with: near) else {
        continue
      }
      let isFirst = body.order < near.order
      let contact = PhysicsContact(
        isFirst ? body : near, isFirst ? near : body, groups: body.sharedGroups(with: near))
      body.contacts.append(contact)
      near.contacts.append(contact)
    }
  }

  private func endContacts(of body: PhysicsBody) {
    for contact in body.contacts { end(contact) }
  }

  private func end(_ contact: PhysicsContact) {
    for body in [contact.one, contact.other] {
      if contact.isNear { wake(body) }
      body.contacts.removeAll { $0 === contact }
    }
    if contact.end() { touches.append(PhysicsTouch(contact, isBeginning: false)) }
  }

  // MARK: Steps

  /// Simulates the next 1/120 of a second.
  func step() {
    let step = Self.step
    for body in awake { updateRoom(of: body, way: (body.velocity + body.gravity * step) * step) }
    let contacts = nearContacts(step)
    sort()
    var motions = startMotions(step)
    var joints: [PhysicsJoint] = []
    for body in awake {
      // Of two moving bodies, the first one contributes the joint.
      for joint in body.joints where joint.one === body || joint.one.motion == 0 { joints.append(joint) }
    }
    var rows: [PhysicsRow] = []
    for joint in joints { joint.addRows(to: &rows, motions: &motions, step: step) }
    for contact in contacts { contact.addRows(to: &rows, motions: &motions, step: step) }

    for _ in 0..<Self.rounds { Self.solve(&rows, &motions, relaxed: false) }
    for (index, body) in awake.enumerated() {
      let motion = motions[index + 1]
      if motion.velocity != .zero { body.position += motion.velocity * step }
      if motion.spin != 0 { body.angle += motion.spin * step }
    }
    for _ in 0..<Self.relaxingRounds { Self.solve(&rows, &motions, relaxed: true) }
    let bouncing = rows.indices.filter { rows[$0].bounces(slowest: Self.slowestBounce) }
    if !bouncing.isEmpty {
      for _ in 0..<Self.bouncingRounds { for index in bouncing { rows[index].bounce(&motions) } }
    }

    for joint in joints { joint.remember(rows) }
    for contact in contacts where contact.remember(rows) {
      touches.append(PhysicsTouch(contact, isBeginning: contact.isTouching))
    }
    for (index, body) in awake.enumerated() {
      body.velocity = motions[index + 1].velocity
      body.spin = motions[index + 1].spin
      body.motion = index + 1
    }
    bodiesLookedAt = awake.count
    pairsLookedAt = contacts.count
    rest(contacts, joints, step)
  }

  private static func solve(_ rows: inout [PhysicsRow], _ motions: inout [PhysicsMotion], relaxed: Bool) {
    for index in rows.indices {
      // Friction depends on the impulse of the previous row.
      let limit = rows[index].friction.map { $0 * rows[index - 1].impulse }
      rows[index].solve(&motions, relaxed: relaxed, limit: limit)
    }
  }

  private func sort() {
    if !isSorted { awake.sort { $0.order < $1.order } }
    isSorted = true
  }

  /// Updates the pairs with an awake body, and wakes bodies near or joined to one.
  private func nearContacts(_ step: Double) -> [PhysicsContact] {
    sort()
    var contacts: [PhysicsContact] = []
    for body in awake { body.motion = 1 }
    var index = 0
    while index < awake.count {
      let body = awake[index]
      index += 1
      for joint in body.joints { if let partner = joint.partner(of: body) { join(partner) } }
      for contact in body.contacts {
        let partner = contact.partner(of: body)
        // Of two awake bodies, the first one in the list updates the contact.
        guard partner.motion != 2 else { continue }
        contact.look(step: step)
        contacts.append(contact)
        if contact.isNear { join(partner) }
      }
      body.motion = 2
    }
    contacts.sort { ($0.one.order, $0.other.order) < ($1.one.order, $1.other.order) }
    return contacts
  }

  private func join(_ body: PhysicsBody) {
    guard !body.isAwake, !body.isAnchored else { return }
    wake(body)
    body.motion = 1
  }

  /// Returns the velocities after gravity, forces and resistance.
  private func startMotions(_ step: Double) -> [PhysicsMotion] {
    var motions = [PhysicsMotion.none]
    for (index, body) in awake.enumerated() {
      body.motion = index + 1
      let inverseMass = body.inverseMass
      let inverseInertia = body.inverseInertia
      let velocity = body.velocity + (body.gravity + body.force * inverseMass) * step
      let spin = body.spin + body.torque * inverseInertia * step
      motions.append(
        PhysicsMotion(
          velocity: velocity * (1 / (1 + max(body.resistance, 0) * step)),
          spin: spin / (1 + max(body.angularResistance, 0) * step), inverseMass: inverseMass,
          inverseInertia: inverseInertia))
    }
    return motions
  }

  // MARK: Sleep

  /// Puts bodies to sleep that have rested long enough together with everything in contact with them.
  private func rest(_ contacts: [PhysicsContact], _ joints: [PhysicsJoint], _ step: Double) {
    // Islands: each body refers to another one of its island, the first to itself.
    var leaders = Array(0...awake.count)
    func leader(_ index: Int) -> Int {
      var index = index
      while leaders[index] != index {
        leaders[index] = leaders[leaders[index]]
        index = leaders[index]
      }
      return index
    }
    func join(_ one: PhysicsBody, _ other: PhysicsBody?) {
      guard let other, one.isAwake, other.isAwake else { return }
      leaders[leader(one.motion)] = leader(other.motion)
    }
    for contact in contacts where contact.isNear { join(contact.one, contact.other) }
    for joint in joints { join(joint.one, joint.other) }
    var times = [Double](repeating: Double.infinity, count: awake.count + 1)
    for body in awake {
      let isSlow = body.velocity.length < Self.restingSpeed && abs(body.spin) < Self.restingSpin
      body.restingTime = isSlow ? body.restingTime + step : 0
      let island = leader(body.motion)
      times[island] = min(times[island], body.restingTime)
    }
    var rest: [PhysicsBody] = []
    for body in awake {
      if times[leader(body.motion)] < Self.restingTime - step / 2 {
        rest.append(body)
      } else {
        body.isAwake = false
        body.velocity = .zero
        body.spin = 0
      }
    }
    // After the islands of all bodies have been determined.
    for body in awake where !body.isAwake { body.motion = 0 }
    awake = rest
  }
}
