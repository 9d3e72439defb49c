/// The change that a collection view is asking its layout about, which answers for the initial and final attributes that
/// the layout does not override.
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

  /// Returns the attributes that an element ends with by default; nil for one that is not on screen.
  /// - Parameter key: the key before the change.
  func final(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    switch self {
    case .pass(let pass): pass.defaultFinal(key, layout)
    case .update(let update): update.defaultFinal(key, layout)
    case .transition(let transition): transition.defaultFinal(key)
    }
  }
}

/// A layout pass in an animation block, while the layout is asked where elements start and end.
@MainActor struct AnimatedPass {
  /// Whether only the content offset has changed: elements that enter and leave the screen have not moved in the content.
  let isScrolling: Bool
  /// The keys before and after the update or movement that the pass belongs to; nil where no key has changed since the pass
  /// before.
  let map: ElementMap?

  /// Returns the former place of an element that comes on screen, or a faded copy of its attributes where the layout does
  /// not know that place.
  func defaultInitial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let end = layout.attributes(for: key) else { return nil }
    if isScrolling { return end.duplicate() }
    guard let old = map.map({ $0.formerKey(ofNew: key) }) ?? key,
      let start = layout.placeOfEntering(key, before: old) ?? layout.placeOfEnteringWithItem(key, before: old)
    else { return end.faded() }
    return start
  }

  /// Returns the new place of an element that leaves the screen. In an invalidated layout of the program the element fades
  /// on its way there; one that the layout no longer has fades where it is.
  func defaultFinal(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let end = layout.attributes(for: key) else {
      return layout.attachedCollectionView?.shownAttributes(for: key)?.faded()
    }
    return isScrolling || layout.knowsFormerPlaces ? end.duplicate() : end.faded()
  }
}
