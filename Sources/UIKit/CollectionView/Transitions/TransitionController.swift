import Runtime

extension UICollectionView {
  /// A closure called after an interactive transition, with whether it was finished and not cancelled, and whether the
  /// final animations ran to their end.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}

/// The layout of a collection view, and its changes. Without animation, the next layout pass displays the new layout; an
/// ``AnimatedChange`` animates it.
@MainActor final class TransitionController: CollectionViewPart {
  /// The layout in use. One set in an updates closure takes effect with the batch.
  @exclusivity(unchecked) private(set) var layoutInUse: UICollectionViewLayout
  /// The interactive transition in progress.
  @exclusivity(unchecked) private(set) var interactiveTransition: InteractiveTransition?

  /// An interactive transition in progress.
  struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  }

  init(_ layout: UICollectionViewLayout) { layoutInUse = layout }

  /// Changes the layout; see ``UICollectionView/setCollectionViewLayout(_:animated:completion:)``.
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    ensure(
      !collectionView.work.isUnderWay,
      "The layout of a collection view was changed during its layout. Change it before or after, not in the data source, delegate or layout methods that it calls."
    )
    ensure(
      interactiveTransition == nil,
      "The layout of a collection view was changed during an interactive transition. Call finishInteractiveTransition() or cancelInteractiveTransition() first."
    )
    if let openBatch = collectionView.work.openBatch {  // it is displayed together with the batch
      if let completion { openBatch.completions.append(completion) }
      openBatch.newLayout = layout
      return
    }
    guard layout !== layoutInUse else {
      if let completion { complete(completion, true) }
      return
    }
    guard animated, collectionView.dataSource != nil, collectionView.layoutPass.progress.hasLaidOut else {
      if collectionView.layoutPass.progress.hasLaidOut, collectionView.layoutPass.anchors.kept == nil {
        collectionView.layoutPass.anchors.keep(collectionView.layoutPass.anchors.inMiddle())
      }
      replaceLayout(with: layout)
      guard let completion else { return }
      collectionView.layoutIfNeeded()
      complete(completion, true)
      return
    }
    collectionView.ownLayer.screenContext.perform { animateTransition(to: layout) { completion?($0) } }
  }

  private func animateTransition(to layout: UICollectionViewLayout, completion: @escaping (Bool) -> Void) {
    collectionView.layoutIfNeeded()
    collectionView.callRecorder?.began(.layoutTransition, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    animate(LayoutTransition(from: layoutInUse, to: layout)) { completion($0) }
  }

  /// Animates everything from its position in one layout to that in another.
  /// - Parameter proposed: the content offset proposed to the new layout; by default the one that keeps the centre of
  ///   the screen in place.
  func animate(
    _ transition: LayoutTransition, proposed: CGPoint? = nil, completion: @escaping @MainActor (Bool) -> Void
  ) {
    let list = Weak(collectionView!)
    let change = AnimatedChange(of: collectionView, transition: transition, proposedOffset: proposed) {
      finished in
      guard let list = list.value else { return completion(finished) }
      list.transitions.complete(completion, finished)
    }
    collectionView.work.perform { change.perform() }
  }

  /// Calls a completion at the end of the frame.
  private func complete(_ completion: @escaping (Bool) -> Void, _ finished: Bool) {
    collectionView.ownLayer.complete({ completion(finished) }, for: collectionView)
  }

  /// Replaces the present layout; the next layout pass displays the new one.
  func replaceLayout(with new: UICollectionViewLayout) {
    guard new !== layoutInUse else { return }
    let old = layoutInUse
    let views = collectionView.visible.stack.map { $0.view }
    for view in views { view.willTransition(from: old, to: new) }
    use(new)
    new.attachedCollectionView = collectionView
    release(old)
    new.invalidateLayout()
    for view in views { view.didTransition(from: old, to: new) }
  }

  /// Puts a layout in use, without a notification of anything.
  func use(_ layout: UICollectionViewLayout) {
    layoutInUse = layout
    collectionView.rows?.noteNewGeometry()
  }

  /// Detaches a layout, and those that it blends, unless they are in use.
  func release(_ old: UICollectionViewLayout) {
    let used = layoutInUse.withParts()
    for layout in old.withParts()
    where layout.attachedCollectionView === collectionView && !used.contains(where: { $0 === layout }) {
      layout.attachedCollectionView = nil
    }
  }

  // MARK: Interactive transitions

  /// Starts an interactive transition; see ``UICollectionView/startInteractiveTransition(to:completion:)``.
  func beginInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    ensure(
      !collectionView.work.isUnderWay && interactiveTransition == nil && layout !== layoutInUse,
      "startInteractiveTransition(to:) needs a layout other than the current one, and no other interactive transition in progress. Finish or cancel that one first."
    )
    collectionView.layoutIfNeeded()
    let (old, anchor) = (layoutInUse, collectionView.layoutPass.anchors.inMiddle())
    let transition =
      collectionView.tracedDelegate?.collectionView(
        collectionView, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    ensure(
      transition.currentLayout === old && transition.nextLayout === layout,
      "collectionView(_:transitionLayoutForOldLayout:newLayout:) must return a transition layout between its two arguments."
    )
    interactiveTransition = InteractiveTransition(layout: transition, completion: completion)
    layout.attachedCollectionView = collectionView
    TracedLayout(layout: old).prepareForTransition(to: layout)
    TracedLayout(layout: layout).prepareForTransition(from: old)
    layout.needsPreparation = true
    replaceLayout(with: transition)
    transition.prepareParts()
    let proposed =
      anchor.flatMap { collectionView.layoutPass.anchors.offset(for: $0, in: layout) } ?? collectionView.contentOffset
    let target = TracedLayout(layout: layout).targetContentOffset(
      forProposedContentOffset: collectionView.clamped(proposed, toContent: layout.collectionViewContentSize))
    transition.offsets = (
      collectionView.contentOffset,
      collectionView.tracedDelegate?.collectionView(collectionView, targetContentOffsetForProposedContentOffset: target)
        ?? target
    )
    collectionView.layoutIfNeeded()
    return transition
  }

  /// Ends the interactive transition, in the new layout or the old one.
  func endInteractiveTransition(isFinished: Bool) {
    guard let transition = interactiveTransition else {
      programmerError(
        "There is no interactive transition to finish or cancel. Call startInteractiveTransition(to:completion:) first."
      )
    }
    collectionView.layoutIfNeeded()
    collectionView.callRecorder?.began(.layoutTransition, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    interactiveTransition = nil
    let layout = transition.layout
    let offset = layout.offset(from: collectionView.contentOffset, toEnd: isFinished)
    animate(
      LayoutTransition(end: layout, in: isFinished ? layout.nextLayout : layout.currentLayout), proposed: offset
    ) { finished in
      transition.completion?(isFinished, finished)
    }
  }
}
