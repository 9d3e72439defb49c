/// A layout pass in an animation, while elements are asked where they come from and go to.
@MainActor struct AnimatedPass {
  /// Nothing but the content offset has changed: what leaves the screen and what comes on it has not moved in the content.
  let isScrolling: Bool
  /// The update in whose course elements turned out to need other sizes; nil for a pass by itself.
  let update: CollectionUpdate?
  /// Other index paths that elements have got since the pass before; nil for none.
  let map: ElementMap?

  /// Where an element starts that comes on the screen: where it was. Where the layout does not know that, it fades in.
  func defaultInitial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let end = layout.attributes(for: key) else { return nil }
    if isScrolling { return end.duplicate() }
    guard let old = oldKey(of: key),
      let start = layout.placeOfEntering(key, before: old) ?? layout.placeOfEnteringWithItem(key, before: old)
    else { return end.faded() }
    return start
  }

  /// Where an element ends that leaves the screen: where it is now. In a layout of a program that is invalidated it fades
  /// on its way there, and everywhere when it is there no more.
  func defaultFinal(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let end = layout.attributes(for: key) else {
      return layout.attachedCollectionView?.shownAttributes(for: key)?.faded()
    }
    return isScrolling || layout.knowsFormerPlaces ? end.duplicate() : end.faded()
  }

  private func oldKey(of key: ElementKey) -> ElementKey? {
    if let update { return update.survivor(ofNew: key) }
    return map == nil ? key : map?.oldKey(ofNew: key)
  }
}

/// What a layout is being asked about, besides where things are.
enum LayoutChange {
  case none
  /// An animated layout pass: where elements start and end.
  case pass(AnimatedPass)
  /// A batch update: where elements start and end.
  case update(CollectionUpdate)
  /// A change of layouts: where elements start and end.
  case transition(LayoutTransition)
}
