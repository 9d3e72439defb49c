@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func tell(_ previous: UITraitCollection, _ current: UITraitCollection) {
    for trait in traits where trait.differs(previous.values, current.values) { return handler(previous) }
  }
}
