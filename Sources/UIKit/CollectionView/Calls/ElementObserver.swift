// What becomes of a collection view's elements, for whoever wants to know. With no observer an element that moves costs
// one comparison.

/// Told of views that are taken for elements, and where animated changes have elements come from and go to.
@MainActor package protocol ElementObserver: AnyObject {
  /// A view was made, or taken from a reuse queue.
  func dequeued(isNew: Bool)
  /// The view's element is about to be animated. One that appears is told of twice: as appearing, then as moving.
  /// - Parameters:
  ///   - initial: the attributes that it starts with.
  ///   - final: those that it ends with; to be copied, since layouts may change them.
  func moves(
    _ motion: ElementMotion, _ view: UICollectionReusableView, from initial: UICollectionViewLayoutAttributes,
    to final: UICollectionViewLayoutAttributes)
}

extension UICollectionView {
  /// The observer of the screen that the view is on, if it has one.
  final var elementObserver: (any ElementObserver)? { UIScreen.areAnyObserved ? ownLayer.screen.elementObserver : nil }

  /// The views of all elements, also of those that disappear, back to front.
  package final var shownViews: [UICollectionReusableView] { visible.stack.map { $0.view } }

  /// How many views wait to be used again.
  package final var waitingViewCount: Int { queues.count }
}
