// CollectionMotion: layouts that move well, ready to use.

import UIKit

/// A list of full-width items of which one can be expanded, with a spring.
///
/// ```swift
/// let layout = ExpandableListLayout()
/// layout.toggleExpansion(at: indexPath, animation: .spring(duration: 0.4, dampingRatio: 1))
/// ```
///
/// What makes the animation look right, and what each override is for:
/// - The layout remembers its previous geometry. A cell that comes on screen during the animation starts
///   where it was in that, instead of fading in; one that goes off ends where it is now, instead of fading out.
/// - The collection view asks for a target content offset inside the animation; it brings the expanded item
///   fully on screen.
/// - A scroll does not invalidate the layout, a new size does.
@MainActor open class ExpandableListLayout: UICollectionViewLayout {
  /// Of an item that is not expanded, in points, above 0.
  public var itemHeight: CGFloat = 100 { didSet { invalidateLayout() } }
  /// Of the expanded item, in points; not less than the item height.
  public var expandedHeight: CGFloat = 300 { didSet { invalidateLayout() } }

  /// The expanded item. A change shows at the next layout: invalidate and lay out inside an animation
  /// block, or call ``toggleExpansion(at:animation:)``, which does.
  public var expandedIndexPath: IndexPath?

  /// Which parts of the layout take effect; take one out to see what it is for.
  public var overrides = Overrides.all

  public struct Overrides: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What comes on screen starts at its previous place; without it, it fades in.
    public static let initialAttributes = Overrides(rawValue: 1)
    /// What goes off screen ends at its present place; without it, it fades out.
    public static let finalAttributes = Overrides(rawValue: 2)
    /// The expanded item is brought on screen.
    public static let targetContentOffset = Overrides(rawValue: 4)
    /// A new width is laid out.
    public static let sizeInvalidation = Overrides(rawValue: 8)
    public static let all: Overrides = [.initialAttributes, .finalAttributes, .targetContentOffset, .sizeInvalidation]
  }

  private var current: ExpandableListGeometry?
  private var previous: ExpandableListGeometry?

  /// Expands an item, or collapses it when it is expanded, and moves everything else along. With reduced
  /// motion the list cross-fades instead.
  public func toggleExpansion(at indexPath: IndexPath, animation: LayoutAnimation) {
    expandedIndexPath = expandedIndexPath == indexPath ? nil : indexPath
    animation.run(on: self)
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    previous = current
    current = ExpandableListGeometry(
      itemCounts: (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) },
      width: collectionView.bounds.width, itemHeight: itemHeight, expandedHeight: expandedHeight,
      expanded: expandedIndexPath)
  }

  open override var collectionViewContentSize: CGSize { current?.contentSize ?? .zero }

  /// O(log sections + visible items).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    current?.indexPaths(in: rect).compactMap { layoutAttributesForItem(at: $0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(at: indexPath, in: current)
  }

  private func attributes(
    at indexPath: IndexPath, in geometry: ExpandableListGeometry?
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = geometry?.frame(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    overrides.contains(.sizeInvalidation) && newBounds.size != collectionView?.bounds.size
  }

  // MARK: Animation

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard overrides.contains(.initialAttributes) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return attributes(at: itemIndexPath, in: previous)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard overrides.contains(.finalAttributes) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    return attributes(at: itemIndexPath, in: current)
  }

  /// Moves down by what the expanded item overflows at the bottom; aligns its top with the view's when it
  /// overflows there.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard overrides.contains(.targetContentOffset), let collectionView, let expandedIndexPath,
      let frame = current?.frame(at: expandedIndexPath)
    else { return proposedContentOffset }
    let insets = collectionView.adjustedContentInset
    let top = proposedContentOffset.y + insets.top
    let bottom = proposedContentOffset.y + collectionView.bounds.height - insets.bottom
    var offset = proposedContentOffset
    if frame.maxY > bottom { offset.y += frame.maxY - bottom }
    if frame.minY < top || frame.height > bottom - top { offset.y = frame.minY - insets.top }
    return offset
  }
}
