import UIKit

/// How a section of a compositional layout is described. Lengths are along the scroll direction, breadths across it.
struct CompositionalPart {
  enum Kind: Int, CaseIterable {
    /// One item below the other.
    case list
    /// As many beside each other as fit.
    case grid
    /// So many beside each other, which share the room.
    case columns
    /// Groups of a long item and two short ones beside it.
    case nested
    /// Items, and such groups, that scroll across the layout.
    case row, rowOfNested
  }

  let kind: Kind
  /// Of an item; in a row and in groups it is as broad as that says.
  let length: CGFloat
  let breadth: CGFloat
  let spacing: CGFloat
  /// The insets, in the direction of reading.
  let (before, after, sideBefore, sideAfter): (CGFloat, CGFloat, CGFloat, CGFloat)
  /// Room outside of each group.
  let (groupBefore, groupAfter): (CGFloat, CGFloat)
  /// How long they are; 0 for none.
  let (header, footer): (CGFloat, CGFloat)
  let (pinsHeader, pinsFooter): (Bool, Bool)
  let hasBackground: Bool
  /// A handler makes every third item half transparent.
  let fades: Bool
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The length of its items is an estimate, which their cells correct: see `FuzzCell.length(ofItem:)`.
  let isMeasured: Bool
  /// How many there are beside each other in columns, and the space around each, in points.
  let (columns, itemInset): (Int, CGFloat)

  init(_ number: Int) {
    var dice = Dice(seed: UInt64(bitPattern: Int64(number)))
    func some(_ step: CGFloat, _ most: Int) -> CGFloat { step * CGFloat(dice.roll(0...most)) }
    kind = Kind.allCases[dice.roll(Kind.allCases.count)]
    length = 30 + some(10, 5)
    breadth = 50 + some(20, 4)
    spacing = some(4, 2)
    (before, after) = (some(6, 2), some(5, 2))
    (sideBefore, sideAfter) = (some(6, 2), some(4, 2))
    let isSpaced = [.list, .grid].contains(kind) && dice.once(in: 3)
    (groupBefore, groupAfter) = isSpaced ? (some(3, 2), some(2, 2)) : (0, 0)
    (header, footer) = (some(20, 2), dice.once(in: 3) ? some(15, 2) : 0)
    (pinsHeader, pinsFooter) = (dice.once(in: 2), dice.once(in: 2))
    hasBackground = dice.once(in: 3)
    fades = dice.once(in: 4)
    behavior = .init(rawValue: 1 + dice.roll(5))!
    isMeasured = kind == .list && dice.once(in: 2)
    (columns, itemInset) = (2 + dice.roll(4), kind == .columns ? some(1.5, 2) : 0)
  }

  /// Whether it scrolls across the layout.
  var isRow: Bool { kind == .row || kind == .rowOfNested }
  /// Of the second and third item of a nested group.
  static let secondBreadth: CGFloat = 40
  var groupLength: CGFloat { kind == .nested || kind == .rowOfNested ? 2 * length + spacing : length }
  /// Of a group of its own breadth.
  var groupBreadth: CGFloat { kind == .row ? breadth : breadth + spacing + CompositionalPart.secondBreadth }
}

// MARK: - The description

extension CompositionalPart {
  /// - Parameter breadth: of the content, in points.
  @MainActor func section(isVertical: Bool, breadth: CGFloat) -> NSCollectionLayoutSection {
    let room = abs(breadth - sideBefore - sideAfter)
    let section = NSCollectionLayoutSection(group: group(isVertical: isVertical, breadth: room))
    section.interGroupSpacing = spacing
    section.contentInsets =
      isVertical
      ? NSDirectionalEdgeInsets(top: before, leading: sideBefore, bottom: after, trailing: sideAfter)
      : NSDirectionalEdgeInsets(top: sideBefore, leading: before, bottom: sideAfter, trailing: after)
    if isRow { section.orthogonalScrollingBehavior = behavior }
    func add(_ kind: String, _ alignment: NSRectAlignment, _ length: CGFloat, isPinned: Bool) {
      guard length > 0 else { return }
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: CompositionalPart.size(nil, .absolute(length), isVertical), elementKind: kind,
        alignment: alignment)
      item.pinToVisibleBounds = isPinned
      section.boundarySupplementaryItems.append(item)
    }
    add(UICollectionView.elementKindSectionHeader, isVertical ? .top : .leading, header, isPinned: pinsHeader)
    add(UICollectionView.elementKindSectionFooter, isVertical ? .bottom : .trailing, footer, isPinned: pinsFooter)
    if hasBackground { section.decorationItems = [.background(elementKind: RuledLayout.decorationKind)] }
    if fades {
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items where item.representedElementCategory == .cell && CompositionalPart.fades(item.indexPath) {
          item.alpha = 0.5
        }
      }
    }
    return section
  }

  static func fades(_ path: IndexPath) -> Bool { path.item % 3 == 1 }

  /// - Parameter room: across the scroll direction, in points.
  @MainActor private func group(isVertical: Bool, breadth room: CGFloat) -> NSCollectionLayoutGroup {
    func item(_ breadth: CGFloat?, _ length: NSCollectionLayoutDimension?) -> NSCollectionLayoutItem {
      NSCollectionLayoutItem(layoutSize: CompositionalPart.size(breadth, length, isVertical))
    }
    /// Items beside each other.
    func line(
      _ breadth: CGFloat?, _ length: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
      let size = CompositionalPart.size(breadth, length, isVertical)
      return isVertical ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
    }
    let group: NSCollectionLayoutGroup
    switch kind {
    case .list:
      group =
        isMeasured
        ? line(nil, .estimated(length), [item(nil, .estimated(length))])
        : line(nil, .absolute(length), [item(nil, nil)])
    case .grid:
      // An item that is broader than the room would stick out.
      group = line(nil, .absolute(length), [item(breadth > room ? nil : breadth, nil)])
      group.interItemSpacing = .fixed(spacing)
    case .columns:
      let each = item(nil, nil)
      each.contentInsets = NSDirectionalEdgeInsets(
        top: itemInset, leading: itemInset, bottom: itemInset, trailing: itemInset)
      let size = CompositionalPart.size(nil, .absolute(length), isVertical)
      group =
        isVertical
        ? .horizontal(layoutSize: size, subitem: each, count: columns)
        : .vertical(layoutSize: size, subitem: each, count: columns)
      group.interItemSpacing = .fixed(spacing)
    case .row: group = line(breadth, .absolute(length), [item(nil, nil)])
    case .nested, .rowOfNested:
      let size = CompositionalPart.size(CompositionalPart.secondBreadth, nil, isVertical)
      let seconds = [item(nil, .absolute(length)), item(nil, .absolute(length))]
      let column: NSCollectionLayoutGroup =
        isVertical ? .vertical(layoutSize: size, subitems: seconds) : .horizontal(layoutSize: size, subitems: seconds)
      column.interItemSpacing = .fixed(spacing)
      group = line(groupBreadth, .absolute(groupLength), [item(breadth, nil), column])
      group.interItemSpacing = .fixed(spacing)
    }
    if groupBefore + groupAfter > 0 {
      let (before, after) = (NSCollectionLayoutSpacing.fixed(groupBefore), NSCollectionLayoutSpacing.fixed(groupAfter))
      group.edgeSpacing =
        isVertical
        ? NSCollectionLayoutEdgeSpacing(leading: nil, top: before, trailing: nil, bottom: after)
        : NSCollectionLayoutEdgeSpacing(leading: before, top: nil, trailing: after, bottom: nil)
    }
    return group
  }

  /// - Parameters:
  ///   - breadth: nil for all that there is.
  ///   - length: nil for all that there is.
  private static func size(
    _ breadth: CGFloat?, _ length: NSCollectionLayoutDimension?, _ isVertical: Bool
  ) -> NSCollectionLayoutSize {
    isVertical
      ? NSCollectionLayoutSize(
        widthDimension: breadth.map { .absolute($0) } ?? .fractionalWidth(1),
        heightDimension: length ?? .fractionalHeight(1))
      : NSCollectionLayoutSize(
        widthDimension: length ?? .fractionalWidth(1),
        heightDimension: breadth.map { .absolute($0) } ?? .fractionalHeight(1))
  }
}
