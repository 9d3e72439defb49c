import Runtime

/// A change of layouts, while both are asked for initial and final attributes.
@MainActor final class LayoutTransition {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
  /// The layouts that prepare for the transition and are finalized in it.
  let prepared: [UICollectionViewLayout]
  /// Whether it ends an interactive transition, for which the layouts have prepared already.
  private let endsInteractively: Bool
  /// The views that take part. Not retained: the animation, owned by their layers, notifies them at its end.
  private var views: [Weak<UICollectionReusableView>] = []

  init(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    (self.old, self.new, endsInteractively) = (old, new, false)
    prepared = [old, new]
  }

  /// Creates the end of an interactive transition, in one of the layouts it blends.
  init(end interactive: UICollectionViewTransitionLayout, in new: UICollectionViewLayout) {
    (old, self.new, endsInteractively) = (interactive, new, true)
    prepared = [interactive.currentLayout, interactive.nextLayout]
  }

  /// Notifies the layouts before the transition.
  func prepare() {
    if endsInteractively { return }
    TracedLayout(layout: old).prepareForTransition(to: new)
    TracedLayout(layout: new).prepareForTransition(from: old)
  }

  /// Notifies a view before the transition.
  func begin(_ view: UICollectionReusableView) {
    view.willTransition(from: old, to: new)
    views.append(Weak(view))
  }

  /// Notifies the layouts when the transition starts to be displayed.
  func finalize() {
    for layout in prepared { TracedLayout(layout: layout).finalizeLayoutTransition() }
  }

  /// Notifies the views after the transition, including its animations.
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
