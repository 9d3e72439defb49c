/// A layout pass in an animation block, while the layout is asked for initial and final attributes.
@MainActor struct AnimatedPass {
  /// Whether only the content offset has changed: the elements have not moved in the content.
  let isScrolling: Bool
  /// The mapping of keys by an update or movement since the previous pass; nil if no key has changed.
  let map: ElementMap?

  /// Returns the displayed attributes of an element that persists, and the former ones of an element that becomes
  /// visible; if the layout does not know them, a faded copy.
  func defaultInitial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    if let shown = layout.attachedCollectionView?.visible[key] { return shown.attributes.duplicate() }
    guard let end = layout.attributes(for: key) else { return nil }
    if isScrolling { return end.duplicate() }
    guard let old = map.map({ $0.formerKey(ofNew: key) }) ?? key,
      let start = layout.placeOfEntering(key, before: old) ?? layout.placeOfEnteringWithItem(key, before: old)
    else { return end.faded() }
    return start
  }

  /// Returns the final attributes of an element: faded in an app's invalidated layout, and for one it no longer has.
  func defaultFinal(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let end = layout.attributes(for: key) else {
      return layout.attachedCollectionView?.visible.attributes(for: key)?.faded()
    }
    return isScrolling || layout.knowsFormerPlaces ? end.duplicate() : end.faded()
  }
}
