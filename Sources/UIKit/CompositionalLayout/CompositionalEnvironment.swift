import Runtime

/// What a section provider, a custom group or a section's handler is called with.
@MainActor final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: CompositionalContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}
