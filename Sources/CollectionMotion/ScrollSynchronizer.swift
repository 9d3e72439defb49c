import UIKit

/// Synchronizes a paging view and a strip of thumbnails of the same items, whichever of them the user scrolls.
///
/// ```swift
/// let synchronizer = ScrollSynchronizer(preview: preview, filmstrip: filmstrip)
/// synchronizer.deleteItem(at: indexPath) { photos.remove(at: indexPath.item) }
/// ```
///
/// - The preview moves the strip continuously: both have the same position, in items.
/// - The strip moves the preview page by page, without animation, when another item becomes the one nearest to the
///   centre. While the user drags the strip, its thumbnails shrink to equal size; at the end the centred one expands
///   again.
/// - A tap on a thumbnail scrolls to it.
///
/// The synchronizer is the delegate of both collection views, whose layouts must be a ``ParallaxPagingLayout`` and a
/// ``FilmstripLayout``. During ``deleteItem(at:updateData:completion:)``, ``insertItem(at:updateData:)`` and
/// ``resize(_:)`` neither collection view has a delegate.
@MainActor public final class ScrollSynchronizer: NSObject, UICollectionViewDelegate {
  /// The duration of a change between full and no expansion of the thumbnails, in seconds.
  public var expansionDuration: TimeInterval = 0.15
  /// The duration of scrolling to a tapped thumbnail, in seconds.
  public var moveDuration: TimeInterval = 0.3
  /// The duration of both phases of a deletion together, in seconds.
  public var deletionDuration: TimeInterval = 0.3

  /// A closure that is called when another item becomes active, with nil when there are no items left.
  public var onActiveItemChange: (@MainActor (IndexPath?) -> Void)?
  /// A closure that is called when a deletion begins and when it ends. In between, neither view receives touches.
  public var onDeletionChange: (@MainActor (Bool) -> Void)?

  /// The collection view that shows one item per page, with a ``ParallaxPagingLayout``.
  public let preview: UICollectionView
  /// The collection view that shows the items as thumbnails, with a ``FilmstripLayout``.
  public let filmstrip: UICollectionView
  private let pages: ParallaxPagingLayout
  private let strip: FilmstripLayout

  private var animator: ProgressAnimator?
  /// The distance of the strip from the position of the preview, in items, while it catches up with it.
  private var lag: CGFloat = 0
  /// Whether one view is being scrolled to follow the other.
  private var isFollowing = false

  /// Creates a synchronizer and makes it the delegate of both collection views, which it retains. Layouts of other
  /// types are a programmer error.
  public init(preview: UICollectionView, filmstrip: UICollectionView) {
    guard let pages = preview.collectionViewLayout as? ParallaxPagingLayout,
      let strip = filmstrip.collectionViewLayout as? FilmstripLayout
    else {
      programmerError(
        "A ScrollSynchronizer needs a preview with a ParallaxPagingLayout and a filmstrip with a FilmstripLayout.")
    }
    self.preview = preview
    self.filmstrip = filmstrip
    self.pages = pages
    self.strip = strip
    super.init()
    bind()
  }

  // MARK: State

  /// The item whose page and thumbnail are nearest to the centre, or nil if there are no items.
  public private(set) var activeIndexPath: IndexPath? {
    didSet { if activeIndexPath != oldValue { onActiveItemChange?(activeIndexPath) } }
  }

  /// Whether a deletion is in progress.
  public private(set) var isDeleting = false {
    didSet {
      preview.isUserInteractionEnabled = !isDeleting
      filmstrip.isUserInteractionEnabled = !isDeleting
      onDeletionChange?(isDeleting)
    }
  }

  private func bind() {
    preview.delegate = self
    filmstrip.delegate = self
    activeIndexPath = strip.centeredIndexPath
  }

  private func unbind() {
    preview.delegate = nil
    filmstrip.delegate = nil
  }

  // MARK: Scrolling

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isFollowing else { return }
    if scrollView === preview {
      moveFilmstrip(to: pages.position + lag)
      activeIndexPath = pages.centeredIndexPath
    } else if let indexPath = strip.centeredIndexPath, indexPath != activeIndexPath {
      activeIndexPath = indexPath
      showPage(indexPath)
    }
  }

  /// Makes the dragged view the leading one. While it is the filmstrip, thumbnails shrink to equal size. If it is the
  /// preview, the filmstrip, which may be on its way, catches up.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if scrollView === filmstrip {
      if let activeIndexPath { showPage(activeIndexPath) }
      expand(to: .init(rate: 0), distance: 0)
    } else {
      expand(to: .init(rate: 1), distance: strip.position - pages.position)
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView === filmstrip, !decelerate { expand(to: .init(rate: 1), distance: lag) }
  }

  /// Expands the centred thumbnail when the filmstrip has come to rest, also because the dragged preview has stopped it.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === filmstrip { expand(to: .init(rate: 1), distance: lag) }
  }

  /// Scrolls both views to a tapped thumbnail.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if collectionView === filmstrip { moveToItem(at: indexPath) }
  }

  private func moveFilmstrip(to position: CGFloat) {
    isFollowing = true
    filmstrip.setContentOffset(strip.contentOffset(forPosition: position), animated: false)
    isFollowing = false
  }

  private func showPage(_ indexPath: IndexPath) {
    guard let position = pages.position(of: indexPath) else { return }
    isFollowing = true
    preview.setContentOffset(pages.contentOffset(forPosition: position), animated: false)
    isFollowing = false
  }

  // MARK: Animations

  /// Animates to an expansion, with a duration in proportion to the change.
  /// - Parameter distance: The distance of the filmstrip from the position of the preview, in items, that it catches up
  ///   with meanwhile.
  private func expand(to target: FilmstripLayout.Expansion, distance: CGFloat) {
    let start = strip.expansion
    let change = start.items.values.reduce(abs(start.rate - target.rate)) { max($0, $1) }
    let duration = max(expansionDuration * Double(change), moveDuration * Double(min(abs(distance), 1)))
    animate(
      ProgressAnimator(duration: preview.isMotionReduced ? 0 : duration, curve: .easeInOut, owner: self) {
        synchronizer, progress in
        synchronizer.strip.expansion = start.blended(to: target, progress: progress)
        guard distance != 0 else { return }
        synchronizer.lag = distance * (1 - progress)
        synchronizer.moveFilmstrip(to: synchronizer.pages.position + synchronizer.lag)
      }, lag: distance)
  }

  /// Scrolls to an item: shows its page immediately and animates the strip to its thumbnail, while the expanded
  /// thumbnail collapses and this one expands.
  public func moveToItem(at indexPath: IndexPath) {
    guard !isDeleting, let end = strip.position(of: indexPath) else { return }
    activeIndexPath = indexPath
    showPage(indexPath)
    let start = strip.position
    let held = strip.heldExpansion
    let target = FilmstripLayout.Expansion(rate: 0, items: [indexPath: 1])
    run(duration: moveDuration, curve: .easeInOut) { synchronizer, progress in
      synchronizer.strip.expansion = held.blended(to: target, progress: progress)
      synchronizer.moveFilmstrip(to: start + (end - start) * progress)
    } completion: { synchronizer in
      synchronizer.strip.expansion = .init(rate: 1)
    }
  }

  /// Calls a closure in every frame with a progress from 0 to 1. With Reduce Motion enabled both views cross-fade
  /// instead.
  private func run(
    duration: TimeInterval, curve: ProgressAnimator.Curve,
    _ show: @escaping @MainActor (ScrollSynchronizer, CGFloat) -> Void,
    completion: @escaping @MainActor (ScrollSynchronizer) -> Void
  ) {
    guard preview.isMotionReduced else {
      animate(
        ProgressAnimator(duration: duration, curve: curve, owner: self, onProgress: show),
        completion: weakly(self, completion))
      return
    }
    animator?.stop()
    let end = { [self] in
      show(self, 1)
      completion(self)
    }
    UIView.transition(
      with: preview, duration: LayoutAnimation.reducedMotionDuration, options: .transitionCrossDissolve,
      animations: { [filmstrip] in
        UIView.transition(
          with: filmstrip, duration: LayoutAnimation.reducedMotionDuration, options: .transitionCrossDissolve,
          animations: end, completion: nil)
      }, completion: nil)
  }

  /// Starts an animation instead of the running one.
  /// - Parameter lag: The distance that the filmstrip catches up with in it, in items. The preview may move before the
  ///   first frame, and an animation without duration ends at once.
  private func animate(_ animator: ProgressAnimator, lag: CGFloat = 0, completion: (@MainActor () -> Void)? = nil) {
    self.animator?.stop()
    self.animator = animator
    self.lag = lag
    animator.start(completion: completion)
  }

  // MARK: Changes

  /// Deletes an item: its thumbnail and its page collapse, then the others close the gap while the next one, or the
  /// previous one if it was the last, expands; then the data changes. Does nothing while another deletion is in
  /// progress.
  /// - Parameters:
  ///   - indexPath: The index path before the deletion.
  ///   - updateData: Removes the item from the data source's data. Neither closure is called if the synchronizer is
  ///     deallocated before the end.
  ///   - completion: Called when the animation has ended.
  public func deleteItem(
    at indexPath: IndexPath, updateData: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil
  ) {
    guard !isDeleting, let active = activeIndexPath, let end = strip.position(of: active),
      strip.position(of: indexPath) != nil
    else { return }
    let next = strip.item(1, after: active) ?? strip.item(-1, after: active)
    let successor = indexPath == active ? next : active
    let closesFromStart = indexPath == active ? successor.map { $0 < indexPath } ?? false : indexPath < active
    var removal = ItemRemoval(of: indexPath, closesFromStart: closesFromStart)
    let held = strip.heldExpansion
    let whole = FilmstripLayout.Expansion(rate: 0, items: [active: 1])
    let after = FilmstripLayout.Expansion(rate: 0, items: successor.map { [$0: 1] } ?? [:])
    let start = (pages: pages.position, strip: strip.position)

    unbind()
    isDeleting = true
    run(duration: deletionDuration, curve: .linear) { synchronizer, progress in
      removal.advance(to: progress)
      let (pages, strip) = (synchronizer.pages, synchronizer.strip)
      pages.removal = removal
      strip.removal = removal
      strip.expansion =
        removal.closing > 0
        ? whole.blended(to: after, progress: removal.closing) : held.blended(to: whole, progress: removal.collapse)
      // The preview may have been moving when the deletion began.
      synchronizer.preview.setContentOffset(
        pages.contentOffset(forPosition: start.pages + (end - start.pages) * removal.collapse), animated: false)
      synchronizer.filmstrip.setContentOffset(
        strip.contentOffset(forPosition: start.strip + (end - start.strip) * removal.collapse), animated: false)
    } completion: { synchronizer in
      synchronizer.finishDeletion(of: indexPath, updateData)
      completion?()
    }
  }

  private func finishDeletion(of indexPath: IndexPath, _ updateData: @MainActor () -> Void) {
    pages.removal = nil
    strip.removal = nil
    strip.expansion = .init(rate: 1)
    updateData()
    preview.deleteItems(at: [indexPath])
    filmstrip.deleteItems(at: [indexPath])
    bind()
    isDeleting = false
  }

  /// Inserts an item without animation; the active item stays in place.
  /// - Parameters:
  ///   - indexPath: The index path after the insertion.
  ///   - updateData: Adds the item to the data source's data.
  public func insertItem(at indexPath: IndexPath, updateData: @MainActor () -> Void) {
    unbind()
    updateData()
    preview.insertItems(at: [indexPath])
    filmstrip.insertItems(at: [indexPath])
    bind()
  }

  /// Changes the views' frames, as in a rotation. If their sizes change, scrolling stops with the active item centred
  /// in both.
  public func resize(_ changeFrames: () -> Void) {
    let sizes = [preview.bounds.size, filmstrip.bounds.size]
    let active = activeIndexPath
    unbind()
    changeFrames()
    let isResized = sizes != [preview.bounds.size, filmstrip.bounds.size]
    if isResized {
      preview.layoutIfNeeded()
      filmstrip.layoutIfNeeded()
    }
    guard !isDeleting else { return }
    if isResized, let active, let position = strip.position(of: active) {
      expand(to: .init(rate: 1), distance: 0)
      showPage(active)
      moveFilmstrip(to: position)
    }
    bind()
  }
}
