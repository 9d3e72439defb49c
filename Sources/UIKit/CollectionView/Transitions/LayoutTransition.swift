import Runtime

/// A change of layouts, while both are asked where elements start and end.
@MainActor final class LayoutTransition {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
  /// The layouts that prepare for the transition and are finalized in it.
  let prepared: [UICollectionViewLayout]
  /// Whether it ends an interactive transition, for which the layouts have prepared already.
  private let endsInteractively: Bool
  /// The views that take part. Not retained: the animation, which their layers own, calls them at its end.
  private var views: [Weak<UICollectionReusableView>] = []

  init(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    (self.old, self.new, endsInteractively) = (old, new, false)
    prepared = [old, new]
  }

  /// The end of an interactive transition, in one of the layouts that it stands between.
  init(end interactive: UICollectionViewTransitionLayout, in new: UICollectionViewLayout) {
    (old, self.new, endsInteractively) = (interactive, new, true)
    prepared = [interactive.currentLayout, interactive.nextLayout]
  }

  /// Tells the layouts that the transition begins.
  func prepare() {
    if endsInteractively { return }
    TracedLayout(layout: old).prepareForTransition(to: new)
    TracedLayout(layout: new).prepareForTransition(from: old)
  }

  /// Tells a view that the transition begins.
  func begin(_ view: UICollectionReusableView) {
    view.willTransition(from: old, to: new)
    views.append(Weak(view))
  }

  /// Tells the layouts that the transition begins to be seen.
  func finalize() {
    for layout in prepared { TracedLayout(layout: layout).finalizeLayoutTransition() }
  }

  /// Tells the views that the transition is over, its animations included.
  func end() {
    for view in views { view.value?.didTransition(from: old, to: new) }
  }

  /// Returns the attributes of an element in the old layout, or a faded copy of those in the new one.
  func defaultInitial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    place(of: key, in: old) ?? new.attributes(for: key)?.faded()
  }

  /// Returns the attributes of an element in the new layout, or a faded copy of those in the old one.
  func defaultFinal(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    place(of: key, in: new) ?? old.attributes(for: key)?.faded()
  }

  private func place(of key: ElementKey, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layout.attributes(for: key), !attributes.isHidden else { return nil }
    return attributes
  }
}
