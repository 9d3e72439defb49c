import UIKit

/// A strip of thumbnails of which the one in the middle is as wide as its picture asks for, with more room around it.
///
/// The middle one widens as it comes nearer: its expansion is 1 less its distance from the middle, counted in items.
/// The others are pushed aside by half of what it is wider, and by half of ``focusedSpacing`` times its expansion.
/// Content size and places stay as they are, so scrolling does not jump; only sizes and transforms change.
@MainActor open class FilmstripLayout: CenteredRowLayout {
  public override init() {
    super.init()
    spacing = 4
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    spacing = 4
  }

  /// Width by height of a thumbnail that is not expanded.
  public final var itemAspectRatio: CGFloat = 0.5 { didSet { if itemAspectRatio != oldValue { invalidateLayout() } } }

  /// How much farther apart the expanded thumbnail's neighbours are, in points.
  public final var focusedSpacing: CGFloat = 20 {
    didSet { if focusedSpacing != oldValue { invalidateVisibleItems() } }
  }

  /// What the pictures' aspect ratios are brought to.
  public final var aspectRatioLimits: ClosedRange<CGFloat> = 0.2...5 {
    didSet { if aspectRatioLimits != oldValue { invalidateVisibleItems() } }
  }

  /// Width by height of an item's picture. Asked only for thumbnails that are expanded, a few of all.
  public final var aspectRatio: (@MainActor (IndexPath) -> CGFloat)?

  /// How far thumbnails are expanded.
  public struct Expansion {
    /// How much of the expansion follows the distance from the middle: 1 for all, 0 for thumbnails of equal size.
    public var rate: CGFloat
    /// What is added for single items, 0 to 1.
    public var items: [IndexPath: CGFloat] = [:]

    /// - Parameters:
    ///   - rate: how much of the expansion follows the distance from the middle, 0 to 1.
    ///   - items: what is added for single items, 0 to 1.
    public init(rate: CGFloat, items: [IndexPath: CGFloat] = [:]) {
      self.rate = rate
      self.items = items
    }

    /// A part of the way to another expansion.
    public func blended(to other: Expansion, progress: CGFloat) -> Expansion {
      var blend = Expansion(rate: rate + (other.rate - rate) * progress)
      for (indexPath, value) in items { blend.items[indexPath] = value * (1 - progress) }
      for (indexPath, value) in other.items { blend.items[indexPath, default: 0] += value * progress }
      return blend
    }
  }

  /// How far thumbnails are expanded now. A new value lays out what is visible anew.
  public final var expansion = Expansion(rate: 1) { didSet { invalidateVisibleItems() } }

  /// The expansion now, item by item: the same picture, which no longer follows the scrolling.
  public final var heldExpansion: Expansion {
    var held = Expansion(rate: 0)
    for item in expandedItems() { held.items[item.indexPath] = item.expansion }
    return held
  }

  private struct ExpandedItem {
    let indexPath: IndexPath
    let place: Int
    let expansion: CGFloat
    /// Beyond the width of the others, in points; negative for narrow pictures.
    let extraWidth: CGFloat
    /// How far it pushes those on either side, in points.
    let push: CGFloat
  }

  /// As prepared: two or three.
  private final var expanded: [ExpandedItem] = []

  // MARK: Layout

  open override func itemSize(fitting size: CGSize) -> CGSize {
    CGSize(width: size.height * itemAspectRatio, height: size.height)
  }

  open override func prepare() {
    super.prepare()
    expanded = expandedItems()
  }

  /// The two places around the middle, and the items that are named.
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
