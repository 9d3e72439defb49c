/// A layout pass in an animation block, while the layout is asked for initial and final attributes.
@MainActor struct AnimatedPass {
  /// Whether only the content offset has changed: elements that become visible or invisible have not moved in the
  /// content.
  let isScrolling: Bool
  /// The mapping of keys by the update or movement that the pass belongs to; nil if no key has changed since the pass
  /// before.
  let map: ElementMap?

  /// Returns the former position of an element that becomes visible, or a faded copy of its attributes if the layout
  /// does not know that position.
  func defaultInitial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let end = layout.attributes(for: key) else { return nil }
    if isScrolling { return end.duplicate() }
    guard let old = map.map({ $0.formerKey(ofNew: key) }) ?? key,
      let start = layout.placeOfEntering(key, before: old) ?? layout.placeOfEnteringWithItem(key, before: old)
    else { return end.faded() }
    return start
  }

  /// Returns the new position of an element that leaves the screen. In an invalidated layout of the app the element
  /// fades on its way there; one that the layout no longer has fades where it is.
  func defaultFinal(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let end = layout.attributes(for: key) else {
      return layout.attachedCollectionView?.shownAttributes(for: key)?.faded()
    }
    return isScrolling || layout.knowsFormerPlaces ? end.duplicate() : end.faded()
  }
}
