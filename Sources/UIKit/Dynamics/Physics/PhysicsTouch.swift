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
