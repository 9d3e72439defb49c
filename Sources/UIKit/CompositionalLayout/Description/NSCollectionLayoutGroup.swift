import CollectionIndex
import Runtime

/// A group of items in a row, in a column, or placed by a closure. A section repeats its group for all its items;
/// groups can be nested.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Subitems in a row or column.
    /// - Parameters:
    ///   - count: the number of repetitions of the subitem; nil for as many as fit.
    ///   - divides: whether the repeated subitem gets an equal share of the length instead of its own size.
    case line(LayoutAxis, count: Int?, divides: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// Copies of the subitems that the group was created with.
  public let subitems: [NSCollectionLayoutItem]
  /// The spacing between two items; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems.map { $0.duplicateItem() }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private static func line(
    _ axis: LayoutAxis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    divides: Bool = false
  ) -> NSCollectionLayoutGroup {
    ensure(!subitems.isEmpty, "A group needs at least one subitem.")
    ensure(
      count ?? 1 > 0, "A group cannot repeat its subitem \(count ?? 0) times. Use a count of 1 or more.")
    return NSCollectionLayoutGroup(layoutSize, .line(axis, count: count, divides: divides), subitems)
  }

  // MARK: Rows

  /// Returns a row that repeats a subitem with its own width a number of times.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], count: count) }

  /// Returns a row divided evenly between a number of repetitions of a subitem, whose own width is ignored.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], count: count, divides: true) }

  /// Returns a row that repeats subitems, in order, as long as they fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, subitems) }

  // MARK: Columns

  /// Returns a column that repeats a subitem with its own height a number of times.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, [subitem], count: count) }

  /// Returns a column divided evenly between a number of repetitions of a subitem, whose own height is ignored.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, [subitem], count: count, divides: true) }

  /// Returns a column that repeats subitems, in order, as long as they fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, subitems) }

  // MARK: Custom groups

  /// Returns a group whose items are placed by a closure. It is called once for a section; its result is repeated for
  /// further items.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

  /// The supplementary views attached to the group.
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

  /// Returns whether the other describes the same group. Closures are not compared.
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

  /// Whether the number of items depends on their sizes, in this group or a nested one: in rows of items with estimated
  /// widths, for example.
  var breaksLines: Bool {
    if case .line(let main, nil, _) = arrangement, !layoutSize.isMeasured(main),
      subitems.contains(where: { !($0 is NSCollectionLayoutGroup) && $0.layoutSize.isMeasured(main) })
    {
      return true
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.breaksLines ?? false }
  }

  /// Whether a closure places the items, in this group or a nested one.
  var isCustom: Bool {
    if case .custom = arrangement { return true }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.isCustom ?? false }
  }
}
