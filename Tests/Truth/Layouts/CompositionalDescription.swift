import UIKit

/// A compositional layout as facts describe it.
///
/// A dimension is "0.5w" for half the width, "0.5h" for half the height, "30" for points and "~30" for an estimate. A
/// spacing is "10", or "10+" if it is flexible. Insets and edge spacing are in the order that each comment says.
struct CompositionalDescription: Decodable {
  /// The section, or the sections by index.
  let sections: [Section]
  let direction: String?
  let spacing: CGFloat?
  let boundary: [Boundary]?
  let reference: String?
  /// The layout margins of the collection view: top, left, bottom, right.
  let margins: [CGFloat]?
  /// The sizes that cells prefer, by item, from the beginning again after the last.
  let preferred: [[CGFloat]]?
  /// The sizes that headers and footers prefer, by kind.
  let preferredViews: [String: [CGFloat]]?

  struct Section: Decodable {
    let group: Item
    let spacing: CGFloat?
    /// Top, leading, bottom, trailing.
    let insets: [CGFloat]?
    let boundary: [Boundary]?
    let decorations: [Decoration]?
    let reference: String?
    let follows: Bool?
  }

  /// An item or, with an axis, a group.
  struct Item: Decodable {
    /// "horizontal", "vertical", or "custom"; nil for an item.
    let axis: String?
    /// Width and height.
    let size: [String]
    let items: [Item]?
    /// The number of items that a group is divided between.
    let count: Int?
    let spacing: String?
    /// Top, leading, bottom, trailing.
    let insets: [CGFloat]?
    /// Leading, top, trailing, bottom.
    let edges: [String?]?
    let supplements: [Supplement]?
    /// X, y, width, height and z-index of the items of a custom group.
    let frames: [[CGFloat]]?
  }

  struct Supplement: Decodable {
    let kind: String
    let size: [String]
    let anchor: Anchor
    let itemAnchor: Anchor?
    let zIndex: Int?
  }

  struct Anchor: Decodable {
    let edges: [String]
    let offset: [CGFloat]?
    let fraction: [CGFloat]?
  }

  struct Boundary: Decodable {
    let kind: String
    let size: [String]
    let alignment: String
    let offset: [CGFloat]?
    let extends: Bool?
    let pins: Bool?
  }

  struct Decoration: Decodable {
    let kind: String
    let insets: [CGFloat]?
    let zIndex: Int?
  }
}

// MARK: - The layout

@MainActor extension CompositionalDescription {
  func make() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if direction == "horizontal" { configuration.scrollDirection = .horizontal }
    if let spacing { configuration.interSectionSpacing = spacing }
    if let boundary { configuration.boundarySupplementaryItems = boundary.map { $0.make() } }
    if let reference { configuration.contentInsetsReference = Self.reference(reference) }
    let sections = sections
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index % sections.count].make() }, configuration: configuration)
    for decoration in sections.flatMap({ $0.decorations ?? [] }) {
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: decoration.kind)
    }
    return layout
  }

  static func reference(_ name: String) -> UIContentInsetsReference {
    switch name {
    case "none": .none
    case "safeArea": .safeArea
    case "layoutMargins": .layoutMargins
    case "readableContent": .readableContent
    default: .automatic
    }
  }

  static func size(_ names: [String]) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: dimension(names[0]), heightDimension: dimension(names[1]))
  }

  private static func dimension(_ name: String) -> NSCollectionLayoutDimension {
    func number(_ text: Substring) -> CGFloat { CGFloat(Double(text)!) }
    if name.hasSuffix("w") { return .fractionalWidth(number(name.dropLast())) }
    if name.hasSuffix("h") { return .fractionalHeight(number(name.dropLast())) }
    if name.hasPrefix("~") { return .estimated(number(name.dropFirst())) }
    return .absolute(number(name[...]))
  }

  fileprivate static func spacing(_ name: String) -> NSCollectionLayoutSpacing {
    name.hasSuffix("+") ? .flexible(CGFloat(Double(name.dropLast())!)) : .fixed(CGFloat(Double(name)!))
  }

  fileprivate static func insets(_ numbers: [CGFloat]) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

@MainActor extension CompositionalDescription.Section {
  fileprivate func make() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group.makeGroup())
    if let spacing { section.interGroupSpacing = spacing }
    if let insets { section.contentInsets = CompositionalDescription.insets(insets) }
    if let boundary { section.boundarySupplementaryItems = boundary.map { $0.make() } }
    if let reference { section.contentInsetsReference = CompositionalDescription.reference(reference) }
    if let follows { section.supplementariesFollowContentInsets = follows }
    if let decorations {
      section.decorationItems = decorations.map {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: $0.kind)
        if let insets = $0.insets { item.contentInsets = CompositionalDescription.insets(insets) }
        if let zIndex = $0.zIndex { item.zIndex = zIndex }
        return item
      }
    }
    return section
  }
}

@MainActor extension CompositionalDescription.Item {
  fileprivate func make() -> NSCollectionLayoutItem {
    guard axis == nil else { return makeGroup() }
    let item = NSCollectionLayoutItem(
      layoutSize: CompositionalDescription.size(size), supplementaryItems: (supplements ?? []).map { $0.make() })
    surround(item)
    return item
  }

  fileprivate func makeGroup() -> NSCollectionLayoutGroup {
    let layoutSize = CompositionalDescription.size(size)
    let subitems = (items ?? []).map { $0.make() }
    let group: NSCollectionLayoutGroup
    switch (axis, count) {
    case ("custom", _):
      let frames = frames ?? []
      group = .custom(layoutSize: layoutSize) { _ in
        frames.map {
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]), zIndex: Int($0[4]))
        }
      }
    case ("horizontal", nil): group = .horizontal(layoutSize: layoutSize, subitems: subitems)
    case ("horizontal", let count?):
      group = .horizontal(layoutSize: layoutSize, subitem: subitems[0], count: count)
    case (_, nil): group = .vertical(layoutSize: layoutSize, subitems: subitems)
    case (_, let count?): group = .vertical(layoutSize: layoutSize, subitem: subitems[0], count: count)
    }
    if let spacing { group.interItemSpacing = CompositionalDescription.spacing(spacing) }
    if let supplements { group.supplementaryItems = supplements.map { $0.make() } }
    surround(group)
    return group
  }

  private func surround(_ item: NSCollectionLayoutItem) {
    if let insets { item.contentInsets = CompositionalDescription.insets(insets) }
    if let edges {
      let spacing = edges.map { $0.map(CompositionalDescription.spacing) }
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: spacing[0], top: spacing[1], trailing: spacing[2], bottom: spacing[3])
    }
  }
}

@MainActor extension CompositionalDescription.Supplement {
  fileprivate func make() -> NSCollectionLayoutSupplementaryItem {
    let layoutSize = CompositionalDescription.size(size)
    let item =
      itemAnchor.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize, elementKind: kind, containerAnchor: anchor.make(), itemAnchor: $0.make())
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize, elementKind: kind, containerAnchor: anchor.make())
    if let zIndex { item.zIndex = zIndex }
    return item
  }
}

@MainActor extension CompositionalDescription.Anchor {
  fileprivate func make() -> NSCollectionLayoutAnchor {
    var all: NSDirectionalRectEdge = []
    let names: [(String, NSDirectionalRectEdge)] = [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]
    for (name, edge) in names where edges.contains(name) { all.insert(edge) }
    if let offset {
      return NSCollectionLayoutAnchor(edges: all, absoluteOffset: CGPoint(x: offset[0], y: offset[1]))
    }
    if let fraction {
      return NSCollectionLayoutAnchor(edges: all, fractionalOffset: CGPoint(x: fraction[0], y: fraction[1]))
    }
    return NSCollectionLayoutAnchor(edges: all)
  }
}

@MainActor extension CompositionalDescription.Boundary {
  fileprivate func make() -> NSCollectionLayoutBoundarySupplementaryItem {
    let alignments: [String: NSRectAlignment] = [
      "top": .top, "topLeading": .topLeading, "leading": .leading, "bottomLeading": .bottomLeading,
      "bottom": .bottom, "bottomTrailing": .bottomTrailing, "trailing": .trailing, "topTrailing": .topTrailing,
    ]
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: CompositionalDescription.size(size), elementKind: kind, alignment: alignments[alignment]!,
      absoluteOffset: offset.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero)
    if let extends { item.extendsBoundary = extends }
    if let pins { item.pinToVisibleBounds = pins }
    return item
  }
}

extension LayoutFact where Layout == CompositionalDescription {
  /// Lays the items out, and compares their positions.
  @MainActor func replayed(scale: Double) -> [Comparison] {
    let margins = layout.margins ?? [0, 0, 0, 0]
    let replay = LayoutReplay(
      self, layout.make(), scale: scale,
      margins: UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3]),
      preferredSizes: (layout.preferred ?? []).map(FlowDescription.size),
      preferredViewSizes: (layout.preferredViews ?? [:]).mapValues(FlowDescription.size))
    return comparisons(with: replay.collectionView)
  }
}
