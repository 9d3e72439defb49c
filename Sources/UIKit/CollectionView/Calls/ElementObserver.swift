// The changes of a collection view's elements, for diagnostic tools. Without an observer, a moving element costs one
// comparison.

/// An observer of dequeued views and of the initial and final attributes in animated changes.
@MainActor package protocol ElementObserver: AnyObject {
  /// Called when a view was created, or taken from a reuse queue.
  func dequeued(isNew: Bool)
  /// Called before a view is animated. For an appearing element it is called twice: as appearing, then as moving.
  /// - Parameters:
  ///   - initial: the initial attributes.
  ///   - final: the final attributes; copy them, because layouts may change them.
  func moves(
    _ motion: ElementMotion, _ view: UICollectionReusableView, from initial: UICollectionViewLayoutAttributes,
    to final: UICollectionViewLayoutAttributes)
}

extension UICollectionView {
  /// The observer of the view's screen, if it has one.
  final var elementObserver: (any ElementObserver)? { UIScreen.areAnyObserved ? ownLayer.screen.elementObserver : nil }

  /// The views of all elements, including disappearing ones, from back to front.
  package final var shownViews: [UICollectionReusableView] { visible.stack.map { $0.view } }

  /// The number of views in the reuse queues.
  package final var waitingViewCount: Int { presenter.waitingViewCount }
}
