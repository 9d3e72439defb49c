import UIKit

/// A compositional layout of sections of a few kinds, one after the other, and its rules written down plainly.
///
/// The account is as if scrolling were vertical: x is across the scroll direction, y along it.
@MainActor final class CompositionalSpecimen: Specimen {
  private let told: ToldCompositionalLayout
  var layout: UICollectionViewLayout { told }
  let keepsInitialAttributes = true
  private let parts: Parts
  let isVertical: Bool

  /// Shared with the closure of the layout.
  private final class Parts {
    var all: [CompositionalPart] = []
    func part(_ section: Int) -> CompositionalPart { all[section % all.count] }
  }

  init(dice: inout Dice) {
    let parts = Parts()
    for _ in 0..<1 + dice.roll(4) { parts.all.append(CompositionalPart(dice.roll(1_000_000))) }
    self.parts = parts
    let isVertical = !dice.once(in: 3)
    self.isVertical = isVertical
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    configuration.interSectionSpacing = CompositionalSpecimen.sectionSpacing
    configuration.scrollDirection = isVertical ? .vertical : .horizontal
    told = ToldCompositionalLayout(
      sectionProvider: { section, environment in
        let room = environment.container.effectiveContentSize
        return parts.part(section).section(isVertical: isVertical, breadth: isVertical ? room.width : room.height)
      },
      configuration: configuration)
    told.register(FuzzDecoration.self, forDecorationViewOfKind: RuledLayout.decorationKind)
  }

  func part(_ section: Int) -> CompositionalPart { parts.part(section) }

  private static let sectionSpacing: CGFloat = 7

  /// Scrolling moves what is pinned, and what is in rows.
  let dependsOnOffset = true

  func adjust(_ number: Int) {
    let place = number % parts.all.count
    parts.all[place] = CompositionalPart(number / parts.all.count)
    layout.invalidateLayout()
  }

  /// How far rows are scrolled, by section, and what was measured.
  var state: Int {
    var hasher = Hasher()
    hasher.combine(told.changes)
    for (section, row) in layout.collectionView?.rowsOnScreen ?? [] {
      hasher.combine(section)
      hasher.combine(row.bounds.minX)
      hasher.combine(row.bounds.minY)
    }
    return hasher.finalize()
  }

  // MARK: The naive account

  func board(_ contents: Contents, bounds: CGRect, insets: UIEdgeInsets) -> Board {
    let visible = turned(bounds.inset(by: insets))
    let breadth = max(0, visible.width)
    var board = Board()
    var widest = breadth
    var y: CGFloat = 0
    for (index, section) in contents.sections.enumerated() {
      let part = parts.part(index)
      let isEmpty = section.items.isEmpty
      if index > 0 { y += CompositionalSpecimen.sectionSpacing }
      let start = y + part.header
      let top = start + part.before
      let room = abs(breadth - part.sideBefore - part.sideAfter)
      let lengths = section.items.enumerated().map { place, item in
        part.isMeasured ? measuredLength(at: IndexPath(item: place, section: index), part) : part.length
      }
      let (frames, extent) = frames(part, lengths, breadth: room)
      let scrolled = part.isRow ? scrolled(index) : 0
      for (item, frame) in frames.enumerated() {
        let placed = frame.offsetBy(dx: part.sideBefore, dy: top)
        var place = Board.Place(.init(cell: item, index), turned(placed), zIndex: part.hasBackground ? 1 : 0)
        place.outline = turned(placed.offsetBy(dx: -scrolled, dy: 0))
        // What is estimated stays as it is, whatever a handler does with it.
        place.mayFade = part.fades && !part.isMeasured && CompositionalPart.fades(place.key.path)
        if place.mayFade { place.alpha = 0.5 }
        // Insets may leave nothing of it.
        place.isHidden = placed.width == 0 || placed.height == 0
        board.places.append(place)
      }
      if !isEmpty, !part.isRow {
        widest = max(widest, part.sideBefore + (part.kind == .nested ? part.groupBreadth : room))
      }
      let hasEdges = part.header + part.footer > 0
      let length = isEmpty && !hasEdges ? 0 : part.before + extent + part.after
      func addBoundary(_ kind: String, at place: CGFloat, _ length: CGFloat, isPinned: Bool) {
        guard length > 0 else { return }
        board.places.append(
          Board.Place(
            .init(.supplementaryView, kind, IndexPath(item: 0, section: index)),
            turned(CGRect(x: part.sideBefore, y: place, width: room, height: length)),
            zIndex: isPinned ? 1_000_000_001 : 1))
      }
      addBoundary(
        UICollectionView.elementKindSectionHeader,
        at: part.pinsHeader ? max(y, min(visible.minY, start + length - part.header)) : y, part.header,
        isPinned: part.pinsHeader)
      addBoundary(
        UICollectionView.elementKindSectionFooter,
        at: part.pinsFooter ? min(start + length, max(visible.maxY - part.footer, start)) : start + length,
        part.footer, isPinned: part.pinsFooter)
      let whole = part.header + length + part.footer
      if part.hasBackground, whole > 0 {
        board.places.append(
          Board.Place(
            .init(.decorationView, RuledLayout.decorationKind, IndexPath(item: 0, section: index)),
            turned(CGRect(x: 0, y: y, width: breadth, height: whole))))
      }
      y += whole
    }
    let size = CGRect(x: 0, y: 0, width: widest, height: y)
    board.contentSize = turned(size).size
    return board
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  /// Where the items of a section are, from the inside of its insets, and how long they are together.
  /// - Parameter lengths: of the items, for sections of items one below the other.
  private func frames(
    _ part: CompositionalPart, _ lengths: [CGFloat], breadth: CGFloat
  ) -> (frames: [CGRect], extent: CGFloat) {
    let count = lengths.count
    guard count > 0 else { return ([], 0) }
    let (spacing, second) = (part.spacing, CompositionalPart.secondBreadth)
    func nested(_ item: Int, x: CGFloat, y: CGFloat) -> CGRect {
      let beside = x + part.breadth + spacing
      switch item % 3 {
      case 0: return CGRect(x: x, y: y, width: part.breadth, height: part.groupLength)
      case 1: return CGRect(x: beside, y: y, width: second, height: part.length)
      default: return CGRect(x: beside, y: y + part.length + spacing, width: second, height: part.length)
      }
    }
    var perGroup = part.kind == .nested || part.kind == .rowOfNested ? 3 : 1
    let gridBreadth = min(part.breadth, breadth)
    if part.kind == .grid {
      while CGFloat(perGroup + 1) * part.breadth + CGFloat(perGroup) * spacing <= breadth + 0.001 { perGroup += 1 }
    }
    if part.kind == .columns { perGroup = part.columns }
    // At whole pixels, of which a point has one.
    let share = max(0, ((breadth - CGFloat(part.columns - 1) * spacing) / CGFloat(part.columns)).rounded(.down))
    var frames: [CGRect] = []
    var (x, y): (CGFloat, CGFloat) = (0, part.groupBefore)
    for item in 0..<count {
      if item > 0, item % perGroup == 0 {
        if part.isRow {
          x += part.groupBreadth + spacing
        } else {
          y += (part.kind == .list ? lengths[item - 1] : part.groupLength)
          y += part.groupAfter + spacing + part.groupBefore
        }
      }
      switch part.kind {
      case .list: frames.append(CGRect(x: 0, y: y, width: breadth, height: lengths[item]))
      case .grid:
        frames.append(
          CGRect(
            x: CGFloat(item % perGroup) * (part.breadth + spacing), y: y, width: gridBreadth, height: part.length))
      case .columns:
        frames.append(
          CGRect(
            x: CGFloat(item % perGroup) * (share + spacing) + part.itemInset, y: y + part.itemInset,
            width: abs(share - 2 * part.itemInset), height: abs(part.length - 2 * part.itemInset)))
      case .row: frames.append(CGRect(x: x, y: y, width: part.breadth, height: part.length))
      case .nested, .rowOfNested: frames.append(nested(item, x: x, y: y))
      }
    }
    return (frames, y + (part.kind == .list ? lengths[count - 1] : part.groupLength) + part.groupAfter)
  }

  /// How long an item with an estimate is, for the layout to know: as estimated, or as a cell has said.
  private func measuredLength(at path: IndexPath, _ part: CompositionalPart) -> CGFloat {
    guard let size = told.layoutAttributesForItem(at: path)?.size else { return part.length }
    let length = isVertical ? size.height : size.width
    if length != part.length, !FuzzCell.isLength(length) {
      Ledger.current.complain(
        "item [\(path.section), \(path.item)] is \(length) long: neither the estimate nor what a cell prefers")
    }
    return length
  }

  /// Whether an item is as long as its cell says, once it has been asked.
  func isFitted(_ path: IndexPath, _ item: Contents.Item, _ size: CGSize) -> Bool {
    let part = parts.part(path.section)
    return !part.isMeasured || (isVertical ? size.height : size.width) == FuzzCell.length(ofItem: item.id)
  }

  /// How far the row of a section is scrolled: that is for its scroll view to know, or while it is not on screen for the
  /// collection view.
  private func scrolled(_ section: Int) -> CGFloat {
    let row = layout.collectionView?.rowsOnScreen.first { $0.section == section }
    if let row { return turned(row.scrollView.bounds).minX }
    return layout.collectionView?.rowOffset(section, isHorizontal: isVertical) ?? 0
  }
}
