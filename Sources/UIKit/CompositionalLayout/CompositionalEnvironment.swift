import Runtime

/// The environment passed to section providers, custom groups and sections' handlers.
@MainActor final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: CompositionalContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}
