// Changes of layouts. Without animation, the next layout pass displays the new layout; AnimatedChange.swift animates
// it.

import Runtime

extension UICollectionView {
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    ensure(
      !work.isUnderWay,
      "The layout of a collection view was changed during its layout. Change it before or after, not in the data source, delegate or layout methods that it calls."
    )
    ensure(
      interactiveTransition == nil,
      "The layout of a collection view was changed during an interactive transition. Call finishInteractiveTransition() or cancelInteractiveTransition() first."
    )
    if let openBatch = work.openBatch {  // it is displayed together with the batch
      if let completion { openBatch.completions.append(completion) }
      openBatch.newLayout = layout
      return
    }
    guard layout !== layoutInUse else {
      if let completion { complete { completion(true) } }
      return
    }
    guard animated, dataSource != nil, layoutProgress.hasLaidOut else {
      if layoutProgress.hasLaidOut, anchors.kept == nil { anchors.kept = anchorInMiddle() }
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
    animate(LayoutTransition(from: layoutInUse, to: layout)) { completion($0) }
  }

  /// Animates everything from its position in one layout to that in another.
  /// - Parameter proposed: the content offset proposed to the new layout; by default the one that keeps the centre of
  ///   the screen in place.
  func animate(
    _ transition: LayoutTransition, proposed: CGPoint? = nil, completion: @escaping @MainActor (Bool) -> Void
  ) {
    let collectionView = Weak(self)
    let change = AnimatedChange(in: makeChangeAnimation(), transition: transition, proposedOffset: proposed) {
      finished in
      guard let collectionView = collectionView.value else { return completion(finished) }
      collectionView.complete { completion(finished) }
    }
    working { animate(change) }
  }

  /// Replaces the present layout; the next layout pass displays the new one.
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

  /// Detaches a layout, and those that it blends, unless they are in use.
  func release(_ old: UICollectionViewLayout) {
    let used = layoutInUse.withParts()
    for layout in old.withParts()
    where layout.attachedCollectionView === self && !used.contains(where: { $0 === layout }) {
      layout.attachedCollectionView = nil
    }
  }
}
