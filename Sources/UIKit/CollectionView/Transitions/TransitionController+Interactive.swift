// Interactive transitions: changes of layouts whose progress the app controls, usually with a gesture.

import Runtime

extension UICollectionView {
  /// A closure called after an interactive transition, with whether it was finished and not cancelled, and whether the
  /// final animations ran to their end.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}

extension TransitionController {
  /// Starts an interactive transition; see ``UICollectionView/startInteractiveTransition(to:completion:)``.
  func beginInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    ensure(
      !collectionView.work.isUnderWay && interactiveTransition == nil && layout !== collectionView.layoutInUse,
      "startInteractiveTransition(to:) needs a layout other than the current one, and no other interactive transition in progress. Finish or cancel that one first."
    )
    collectionView.layoutIfNeeded()
    let (old, anchor) = (collectionView.layoutInUse, collectionView.anchorInMiddle())
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
    let proposed = anchor.flatMap { collectionView.offset(for: $0, in: layout) } ?? collectionView.contentOffset
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
