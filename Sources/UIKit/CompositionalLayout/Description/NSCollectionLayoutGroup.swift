import CollectionIndex
import Runtime

/// Items in a row, in a column, or where a closure says. A section repeats its group for all its items; groups may be in
/// groups.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// - Parameters:
    ///   - count: how often the subitem is repeated; nil for as often as the subitems fit.
    ///   - divides: whether the repeated subitem has its share of the length, whatever its own size.
    case line(FlowAxis, count: Int?, divides: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// Copies of what the group was made with.
  public let subitems: [NSCollectionLayoutItem]
  /// Between two items; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems.map { $0.duplicateItem() }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private static func line(
    _ axis: FlowAxis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    divides: Bool = false
  ) -> NSCollectionLayoutGroup {
    ensure(!subitems.isEmpty, "A group needs a subitem: it has no place for items.")
    ensure(
      count ?? 1 > 0, "A group that repeats its subitem \(count ?? 0) times has no place for items: give 1 or more.")
    return NSCollectionLayoutGroup(layoutSize, .line(axis, count: count, divides: divides), subitems)
  }

  // MARK: Rows

  /// The subitem, so many times in a row, each as wide as it says.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], count: count) }

  /// The subitem, so many times in a row, which they share: the subitem's own width does not count.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], count: count, divides: true) }

  /// The subitems in a row, over and over as long as they fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, subitems) }

  // MARK: Columns

  /// The subitem, so many times in a column, each as high as it says.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, [subitem], count: count) }

  /// The subitem, so many times in a column, which they share: the subitem's own height does not count.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, [subitem], count: count, divides: true) }

  /// The subitems in a column, over and over as long as they fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, subitems) }

  // MARK: Others

  /// Items where a closure says. It is asked once for a section; what it says repeats for further items.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

  /// Views attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { setSupplementaryItems(newValue.map { $0.duplicate() }) }
  }

  private init(copying other: NSCollectionLayoutGroup) {
    arrangement = other.arrangement
    subitems = other.subitems.map { $0.duplicateItem() }
    interItemSpacing = other.interItemSpacing
    super.init(copying: other as NSCollectionLayoutItem)
  }

  func duplicate() -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(copying: self) }

  override func duplicateItem() -> NSCollectionLayoutItem { duplicate() }

  override var classRank: Int { 1 }

  /// Closures are not compared.
  override func isSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutGroup else { return false }
    switch (arrangement, other.arrangement) {
    case (.line(let axis, let count, let divides), .line(let otherAxis, let otherCount, let otherDivides)):
      guard axis == otherAxis, count == otherCount, divides == otherDivides else { return false }
    case (.custom, .custom): break
    default: return false
    }
    return areEqual(interItemSpacing, other.interItemSpacing) && areEqual(subitems, other.subitems)
      && describesSameItem(as: other)
  }

  /// Whether the number of items depends on their sizes, here or in a group of this one: in rows of items whose widths are
  /// estimated, say.
  var breaksLines: Bool {
    if case .line(let main, nil, _) = arrangement, !layoutSize.isMeasured(main),
      subitems.contains(where: { !($0 is NSCollectionLayoutGroup) && $0.layoutSize.isMeasured(main) })
    {
      return true
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.breaksLines ?? false }
  }

  /// Whether a closure says where items are, here or in a group of this one.
  var isCustom: Bool {
    if case .custom = arrangement { return true }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.isCustom ?? false }
  }
}
