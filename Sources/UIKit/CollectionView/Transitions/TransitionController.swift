import Runtime

/// The changes of a collection view's layout. Without animation, the next layout pass displays the new layout; an
/// ``AnimatedChange`` animates it.
@MainActor final class TransitionController: CollectionViewPart {
  /// The interactive transition in progress.
  @exclusivity(unchecked) var interactiveTransition: InteractiveTransition?

  /// An interactive transition in progress.
  struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  }

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
    guard layout !== collectionView.layoutInUse else {
      if let completion { complete(completion, true) }
      return
    }
    guard animated, collectionView.dataSource != nil, collectionView.layoutProgress.hasLaidOut else {
      if collectionView.layoutProgress.hasLaidOut, collectionView.anchors.kept == nil {
        collectionView.anchors.kept = collectionView.anchorInMiddle()
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
    animate(LayoutTransition(from: collectionView.layoutInUse, to: layout)) { completion($0) }
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
    guard new !== collectionView.layoutInUse else { return }
    let old = collectionView.layoutInUse
    let views = collectionView.visible.stack.map { $0.view }
    for view in views { view.willTransition(from: old, to: new) }
    collectionView.layoutInUse = new
    collectionView.rows.noteNewGeometry()
    new.attachedCollectionView = collectionView
    release(old)
    new.invalidateLayout()
    for view in views { view.didTransition(from: old, to: new) }
  }

  /// Detaches a layout, and those that it blends, unless they are in use.
  func release(_ old: UICollectionViewLayout) {
    let used = collectionView.layoutInUse.withParts()
    for layout in old.withParts()
    where layout.attachedCollectionView === collectionView && !used.contains(where: { $0 === layout }) {
      layout.attachedCollectionView = nil
    }
  }
}
