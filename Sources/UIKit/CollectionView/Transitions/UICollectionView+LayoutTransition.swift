// A change of layouts. Unanimated, the next layout pass shows the new one. Animated, both are asked in this order: the
// old and the new one prepare for the transition; the new one prepares, says its content size and the target offset, and
// gives the elements there; final attributes of what goes from the old layout, initial ones of what comes from the new;
// then everything moves in one animation block, in which both are finalized.

import Runtime

/// A change of layouts while elements are asked where they come from and go to.
@MainActor struct LayoutTransition {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout

  /// Where what comes starts: where the old layout has it, else in place, faded out.
  func defaultInitial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    place(of: key, in: old) ?? new.attributes(for: key)?.faded()
  }

  /// Where what goes ends: where the new layout has it, else where it is, faded out.
  func defaultFinal(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    place(of: key, in: new) ?? old.attributes(for: key)?.faded()
  }

  private func place(of key: ElementKey, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layout.attributes(for: key), !attributes.isHidden else { return nil }
    return attributes
  }
}

extension UICollectionView {
  /// Changes the layout, animated or at once.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout.
  ///
  /// Animated, what is on screen in both moves from one place to the other, what comes starts where the old layout has it
  /// and what goes ends where the new one has it; elements that only one of them has fade. It lasts 0.3 s with ease in
  /// and out, unless an animation block or transaction around it says otherwise, and may begin while other changes run.
  /// The new layout chooses the content offset in `targetContentOffset(forProposedContentOffset:)`. The work grows with
  /// the elements on screen, besides what the layouts prepare.
  /// - Parameter completion: called after the animations, with true unless one was taken away before its end.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    ensure(
      !isLayingOut && openBatch == nil,
      "The layout of a collection view was changed while it asks for its elements or collects a batch update. Change it before or after, not in the methods or closures that it calls."
    )
    ensure(
      interactiveTransition == nil,
      "The layout of a collection view was changed during an interactive transition. Call finishInteractiveTransition() or cancelInteractiveTransition() first."
    )
    guard layout !== layoutInUse else {
      completion?(true)
      return
    }
    guard animated, dataSource != nil, !laidOutBounds.isNull else {
      replaceLayout(with: layout)
      guard let completion else { return }
      layoutIfNeeded()
      completion(true)
      return
    }
    layoutIfNeeded()
    callRecorder?.began(.layoutTransition, of: self)
    defer { callRecorder?.ended() }
    let old = layoutInUse
    layout.user = self
    TracedLayout(layout: old).prepareForTransition(to: layout)
    TracedLayout(layout: layout).prepareForTransition(from: old)
    holdingCompletions { animateChange(to: layout, finalizing: [old, layout]) { completion?($0) } }
  }

  /// Puts a layout in the place of the present one; the next layout pass shows it.
  func replaceLayout(with new: UICollectionViewLayout) {
    let old = layoutInUse
    let views = stack.map { $0.view }
    for view in views { view.willTransition(from: old, to: new) }
    layoutInUse = new
    new.user = self
    release(old)
    new.invalidateLayout()
    for view in views { view.didTransition(from: old, to: new) }
  }

  /// Animates everything from its place in the present layout to that in another.
  /// - Parameters:
  ///   - proposed: the content offset that is proposed to the new layout; by default the present one.
  ///   - finalizing: the layouts that have prepared for the transition.
  func animateChange(
    to new: UICollectionViewLayout, proposed: CGPoint? = nil, finalizing: [UICollectionViewLayout],
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    isLayingOut = true
    let animation = makeChangeAnimation()
    let old = layoutInUse
    var views = stack.map { $0.view }
    for view in views { view.willTransition(from: old, to: new) }
    layoutInUse = new
    new.user = self
    new.invalidateLayout()
    prepareLayoutIfNeeded()
    prepared = PendingInvalidation()
    contentSize = tracedLayout.collectionViewContentSize
    moveToTargetOffset(proposed: proposed, in: animation)

    var staying: [(Element, UICollectionViewLayoutAttributes)] = []
    var coming: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    pass += 1
    for attributes in attributesOnScreen() {
      let key = attributes.key
      guard let element = elements[key] else {
        coming[key] = attributes
        continue
      }
      element.pass = pass
      element.movesWithNeighbours = true
      staying.append((element, attributes))
    }
    let going = elements.filter { $0.value.pass != pass }.keys.sorted().compactMap { elements[$0] }
    currentTransition = LayoutTransition(old: old, new: new)
    let ends = going.map { ($0, finalAttributes(for: $0.key, of: old)) }
    let starts = coming.keys.sorted().map { ($0, initialAttributes(for: $0)) }
    currentTransition = nil

    let arrived = starts.map { key, initial in (bring(coming[key]!, initial: initial ?? coming[key]!), coming[key]!) }
    for (element, _) in arrived {
      element.view.willTransition(from: old, to: new)
      views.append(element.view)
    }
    let shown = targetsAfterFitting(arrived, leaving: going, in: animation) ?? staying + arrived
    animation.run(
      {
        for (element, attributes) in shown { show(attributes, in: element) }
        for (element, attributes) in ends {
          element.returningKey = element.key
          send(element, to: attributes, animation: animation)
        }
        for layout in finalizing { TracedLayout(layout: layout).finalizeLayoutTransition() }
      },
      completion: { [self] finished in
        for view in views { view.didTransition(from: old, to: new) }
        complete { completion(finished) }
      })
    release(old)
    laidOutBounds = bounds
    isLayingOut = false
    if invalidation.isPending { setNeedsLayout() }
  }

  /// Lets go of a layout, and those that it stands between, as far as they are not in use.
  private func release(_ old: UICollectionViewLayout) {
    let used = layoutInUse.withParts
    for layout in old.withParts where layout.user === self && !used.contains(where: { $0 === layout }) {
      layout.user = nil
    }
  }
}
