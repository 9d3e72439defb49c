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
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    ensure(
      !work.isUnderWay,
      "The layout of a collection view was changed while it asks for its elements. Change it before or after, not in the data source, delegate or layout methods that it calls."
    )
    ensure(
      interactiveTransition == nil,
      "The layout of a collection view was changed during an interactive transition. Call finishInteractiveTransition() or cancelInteractiveTransition() first."
    )
    if let openBatch {  // it is shown together with the batch
      if let completion { openBatch.completions.append(completion) }
      openBatch.newLayout = layout
      return
    }
    guard layout !== layoutInUse else {
      if let completion { complete { completion(true) } }
      return
    }
    guard animated, dataSource != nil, !laidOutBounds.isNull else {
      if !laidOutBounds.isNull, keptAnchor == nil { keptAnchor = anchorInMiddle() }
      replaceLayout(with: layout)
      guard let completion else { return }
      layoutIfNeeded()
      complete { completion(true) }
      return
    }
    ownLayer.screenContext.perform { animateTransition(to: layout) { completion?($0) } }
  }

  private func animateTransition(to layout: UICollectionViewLayout, completion: @escaping (Bool) -> Void) {
    layoutIfNeeded()
    callRecorder?.began(.layoutTransition, of: self)
    defer { callRecorder?.ended() }
    let old = layoutInUse
    layout.attachedCollectionView = self
    TracedLayout(layout: old).prepareForTransition(to: layout)
    TracedLayout(layout: layout).prepareForTransition(from: old)
    animateChange(to: layout, finalizing: [old, layout]) { completion($0) }
  }

  /// Puts a layout in the place of the present one; the next layout pass shows it.
  func replaceLayout(with new: UICollectionViewLayout) {
    guard new !== layoutInUse else { return }
    let old = layoutInUse
    let views = visible.stack.map { $0.view }
    for view in views { view.willTransition(from: old, to: new) }
    layoutInUse = new
    rows.noteNewGeometry()
    new.attachedCollectionView = self
    release(old)
    new.invalidateLayout()
    for view in views { view.didTransition(from: old, to: new) }
  }

  /// Animates everything from its place in the present layout to that in another.
  /// - Parameters:
  ///   - proposed: the content offset that is proposed to the new layout; by default that with which the middle of the
  ///     screen stays.
  ///   - finalizing: the layouts that have prepared for the transition.
  func animateChange(
    to new: UICollectionViewLayout, proposed: CGPoint? = nil, finalizing: [UICollectionViewLayout],
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    let animation = makeChangeAnimation()
    let old = layoutInUse
    // The animation is kept by the layers of all of these, and keeps none of them: they go with their screen.
    let collectionView = Weak(self)
    var views = visible.stack.map { Weak($0.view) }
    func end(_ finished: Bool) {
      for view in views { view.value?.didTransition(from: old, to: new) }
      guard let collectionView = collectionView.value else { return completion(finished) }
      collectionView.complete { completion(finished) }
    }
    working {
      work.beginPass()
      let anchor = proposed == nil ? anchorInMiddle() : nil
      if let anchor { anchorRule = .item(anchor.path) }
      defer { anchorRule = .firstSettled }
      for element in visible.stack { element.view.willTransition(from: old, to: new) }
      layoutInUse = new
      rows.noteNewGeometry()
      new.attachedCollectionView = self
      new.invalidateLayout()
      let changes = ask(old: old, new: new, animation: animation) {
        proposed ?? anchor.flatMap { self.offset(for: $0, in: new) }
      }
      if let anchor { settle(anchor) }
      if let changes, let appeared = start(changes) {
        for element in appeared {
          element.view.willTransition(from: old, to: new)
          views.append(Weak(element.view))
        }
        run(changes, appeared, in: animation, finalizing: finalizing, completion: end)
      } else {
        // Something else came between: what waits is shown together with the new layout, at once.
        for update in work.updates { update.isShownAnew = true }
        if work.interruption == .update { showAnew() }
        invalidateElements()
        end(false)
      }
      release(old)
    }
  }

  /// Asks both layouts where everything starts and ends.
  /// - Parameter proposed: the content offset to propose, asked for when the new one has prepared; nil for the present one.
  /// - Returns: nil when the program interrupted it.
  private func ask(
    old: UICollectionViewLayout, new: UICollectionViewLayout, animation: ViewAnimation, proposed: () -> CGPoint?
  ) -> ElementChanges<Element>? {
    prepareLayoutIfNeeded()
    prepared = PendingInvalidation()
    contentSize = tracedLayout.collectionViewContentSize
    moveToTargetOffset(proposed: proposed(), in: animation)
    if work.isInterrupted { return nil }
    laidOutBounds = bounds
    var changes = ElementChanges(
      from: visible.shown, order: visible.shown.all, to: attributesOnScreen()
    ) { _ in true }
    change = .transition(LayoutTransition(old: old, new: new))
    defer { change = .none }
    for index in changes.disappearing.indices {
      changes.disappearing[index].to = finalAttributes(for: changes.disappearing[index].element.key, of: old)
    }
    changes.appearing = changes.appearing.ordered { $0.key < $1.key }
    for index in changes.appearing.indices {
      changes.appearing[index].from = initialAttributes(for: changes.appearing[index].key)
    }
    return work.isInterrupted ? nil : changes
  }

  private func run(
    _ changes: ElementChanges<Element>, _ appeared: [Element], in animation: ViewAnimation,
    finalizing: [UICollectionViewLayout], completion: @escaping (Bool) -> Void
  ) {
    let fitted = targetsAfterFitting(changes, appeared, in: animation)
    animation.runAsPart(
      {
        move(changes, appeared, fitted: fitted, in: animation)
        for layout in finalizing { TracedLayout(layout: layout).finalizeLayoutTransition() }
        if fitted != nil { settle() }
      }, completion: completion)
    removeEmptyRows()
  }

  /// Lets go of a layout, and those that it stands between, as far as they are not in use.
  private func release(_ old: UICollectionViewLayout) {
    let used = layoutInUse.withParts()
    for layout in old.withParts()
    where layout.attachedCollectionView === self && !used.contains(where: { $0 === layout }) {
      layout.attachedCollectionView = nil
    }
  }
}
