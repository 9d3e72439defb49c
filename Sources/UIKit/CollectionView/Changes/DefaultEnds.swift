/// The change for which a collection view requests attributes. It supplies the initial and final attributes that the
/// layout does not override.
@MainActor enum DefaultEnds {
  /// A layout pass in an animation block.
  case pass(AnimatedPass)
  /// A batch update, perhaps together with a change of layouts.
  case update(CollectionUpdate)
  /// A change of layouts.
  case transition(LayoutTransition)

  /// Returns the attributes that an element starts with by default; nil for one that the layout does not have.
  /// - Parameter key: the key after the change.
  func initial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    switch self {
    case .pass(let pass): pass.defaultInitial(key, layout)
    case .update(let update): update.defaultInitial(key, layout)
    case .transition(let transition): transition.defaultInitial(key)
    }
  }

  /// Returns the attributes that an element ends with by default; nil for one that is not visible.
  /// - Parameter key: the key before the change.
  func final(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    switch self {
    case .pass(let pass): pass.defaultFinal(key, layout)
    case .update(let update): update.defaultFinal(key, layout)
    case .transition(let transition): transition.defaultFinal(key)
    }
  }
}
