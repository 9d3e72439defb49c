import UIKit

/// A strip of thumbnails. The centred thumbnail expands to the aspect ratio of its picture, with more space around it.
///
/// A thumbnail widens as it approaches the centre: its expansion is 1 minus its distance from the centre, counted in
/// items. It pushes the others aside by half of its additional width, and by half of ``focusedSpacing`` times its
/// expansion. The content size and the items' places do not change, so scrolling never jumps; only sizes and transforms
/// do.
@MainActor open class FilmstripLayout: CenteredRowLayout {
  public override init() {
    super.init()
    spacing = 4
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    spacing = 4
  }

  /// The aspect ratio, width divided by height, of a thumbnail that is not expanded.
  public final var itemAspectRatio: CGFloat = 0.5 { didSet { if itemAspectRatio != oldValue { invalidateLayout() } } }

  /// The additional distance between the two neighbours of the expanded thumbnail, in points.
  public final var focusedSpacing: CGFloat = 20 {
    didSet { if focusedSpacing != oldValue { invalidateVisibleItems() } }
  }

  /// The limits that the aspect ratios of pictures are clamped to.
  public final var aspectRatioLimits: ClosedRange<CGFloat> = 0.2...5 {
    didSet { if aspectRatioLimits != oldValue { invalidateVisibleItems() } }
  }

  /// A closure that returns the aspect ratio, width divided by height, of an item's picture. It is called only for
  /// expanded thumbnails.
  public final var aspectRatio: (@MainActor (IndexPath) -> CGFloat)?

  /// The expansion of the thumbnails.
  public struct Expansion {
    /// The factor of the expansion by distance from the centre: 1 in full, 0 for thumbnails of equal size.
    public var rate: CGFloat
    /// Additional expansions of single items, from 0 to 1.
    public var items: [IndexPath: CGFloat] = [:]

    /// Creates an expansion.
    /// - Parameters:
    ///   - rate: The factor of the expansion by distance from the centre, from 0 to 1.
    ///   - items: Additional expansions of single items, from 0 to 1.
    public init(rate: CGFloat, items: [IndexPath: CGFloat] = [:]) {
      self.rate = rate
      self.items = items
    }

    /// Returns an interpolation between this expansion and another one.
    public func blended(to other: Expansion, progress: CGFloat) -> Expansion {
      var blend = Expansion(rate: rate + (other.rate - rate) * progress)
      for (indexPath, value) in items { blend.items[indexPath] = value * (1 - progress) }
      for (indexPath, value) in other.items { blend.items[indexPath, default: 0] += value * progress }
      return blend
    }
  }

  /// The current expansion. A new value invalidates the visible items.
  public final var expansion = Expansion(rate: 1) { didSet { invalidateVisibleItems() } }

  /// The current expansion as one of single items: it looks the same, but does not follow scrolling.
  public final var heldExpansion: Expansion {
    var held = Expansion(rate: 0)
    for item in expandedItems() { held.items[item.indexPath] = item.expansion }
    return held
  }

  private struct ExpandedItem {
    let indexPath: IndexPath
    let place: Int
    let expansion: CGFloat
    /// The additional width, in points; negative for pictures narrower than a thumbnail.
    let extraWidth: CGFloat
    /// The distance by which it pushes the items on either side, in points.
    let push: CGFloat
  }

  /// The expanded items of the last preparation: two or three.
  private final var expanded: [ExpandedItem] = []

  // MARK: Layout

  open override func itemSize(fitting size: CGSize) -> CGSize {
    CGSize(width: size.height * itemAspectRatio, height: size.height)
  }

  open override func prepareVisibleItems() {
    super.prepareVisibleItems()
    expanded = expandedItems()
  }

  /// Returns the two items around the centre and those expanded individually.
  private final func expandedItems() -> [ExpandedItem] {
    let position = min(max(position, -1), CGFloat(row.count))
    var expansions = expansion.items
    if expansion.rate > 0 {
      let left = Int(position.rounded(.down))
      for place in [left, left + 1] {
        guard let indexPath = row.indexPath(at: place) else { continue }
        expansions[indexPath, default: 0] += expansion.rate * max(0, 1 - abs(CGFloat(place) - position))
      }
    }
    var items: [ExpandedItem] = []
    for (indexPath, value) in expansions where value > 0 {
      guard let place = row.place(of: indexPath) else { continue }
      let ratio = min(
        max(aspectRatio?(indexPath) ?? itemAspectRatio, aspectRatioLimits.lowerBound), aspectRatioLimits.upperBound)
      let extraWidth = (itemSize.height * ratio - itemSize.width) * value
      items.append(
        ExpandedItem(
          indexPath: indexPath, place: place, expansion: value, extraWidth: extraWidth,
          push: (extraWidth + focusedSpacing * value) / 2))
    }
    return items.sorted { $0.place < $1.place }
  }

  open override var reach: CGFloat { expanded.reduce(super.reach) { $0 + abs($1.push) + abs($1.extraWidth) } }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let place = row.place(of: indexPath),
      let attributes = super.layoutAttributesForItem(at: indexPath)
    else { return nil }
    var push: CGFloat = 0
    for item in expanded {
      if item.place < place { push += item.push }
      if item.place > place { push -= item.push }
      if item.place == place { attributes.size.width += item.extraWidth }
    }
    if push != 0 { attributes.transform = CGAffineTransform(translationX: push, y: 0) }
    if let removal, removal.indexPath == indexPath {
      attributes.size.width *= 1 - removal.collapse
      attributes.size.height *= 1 - removal.collapse
    }
    return attributes
  }
}
