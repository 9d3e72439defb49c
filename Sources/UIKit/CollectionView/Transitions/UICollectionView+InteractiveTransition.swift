// Interactive transitions: changes of layouts whose progress the app controls, usually with a gesture.

import Runtime

extension UICollectionView {
  /// A closure called after an interactive transition, with whether it was finished and not cancelled, and whether the
  /// final animations ran to their end.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// An interactive transition in progress.
  struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: LayoutInteractiveTransitionCompletion?
  }

  func beginInteractiveTransition(to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?)
    -> UICollectionViewTransitionLayout
  {
    ensure(
      !work.isUnderWay && interactiveTransition == nil && layout !== layoutInUse,
      "startInteractiveTransition(to:) needs a layout other than the current one, and no other interactive transition in progress. Finish or cancel that one first."
    )
    layoutIfNeeded()
    let (old, anchor) = (layoutInUse, anchorInMiddle())
    let transition =
      tracedDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    ensure(
      transition.currentLayout === old && transition.nextLayout === layout,
      "collectionView(_:transitionLayoutForOldLayout:newLayout:) must return a transition layout between its two arguments."
    )
    interactiveTransition = InteractiveTransition(layout: transition, completion: completion)
    layout.attachedCollectionView = self
    TracedLayout(layout: old).prepareForTransition(to: layout)
    TracedLayout(layout: layout).prepareForTransition(from: old)
    layout.needsPreparation = true
    replaceLayout(with: transition)
    transition.prepareParts()
    let proposed = anchor.flatMap { offset(for: $0, in: layout) } ?? contentOffset
    let target = TracedLayout(layout: layout).targetContentOffset(
      forProposedContentOffset: clamped(proposed, toContent: layout.collectionViewContentSize))
    transition.offsets = (
      contentOffset, tracedDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    )
    layoutIfNeeded()
    return transition
  }

  final func endInteractiveTransition(isFinished: Bool) {
    guard let transition = interactiveTransition else {
      programmerError(
        "There is no interactive transition to finish or cancel. Call startInteractiveTransition(to:completion:) first."
      )
    }
    layoutIfNeeded()
    callRecorder?.began(.layoutTransition, of: self)
    defer { callRecorder?.ended() }
    interactiveTransition = nil
    let layout = transition.layout
    let offset = layout.offset(from: contentOffset, toEnd: isFinished)
    animate(
      LayoutTransition(end: layout, in: isFinished ? layout.nextLayout : layout.currentLayout), proposed: offset
    ) { finished in
      transition.completion?(isFinished, finished)
    }
  }
}
