import UIKit

/// The recorded values of list configurations.
struct ListFacts: Decodable {
  let contents: [Content]
  /// The corner radii of backgrounds, by the name of their configuration.
  let cornerRadii: [String: Double]
  let cells: [ListCellFact]
  let sections: [Section]

  /// A content configuration.
  struct Content: Decodable {
    let name: String
    /// Top, leading, bottom, trailing.
    let margins: [Double]
    let imagePadding: Double
    let horizontalPadding: Double
    let verticalPadding: Double
    /// The font sizes.
    let text: Double
    let secondary: Double
  }

  /// A section of a list.
  struct Section: Decodable {
    let appearance: String
    let header: String
    let footer: String
    /// Top, leading, bottom, trailing.
    let insets: [Double]
    let views: [View]

    /// A header or footer.
    struct View: Decodable {
      let kind: String
      let height: Double
      let pins: Bool
      let zIndex: Double
    }
  }
}

@MainActor extension ListFacts.Content {
  func comparisons() -> [Comparison] {
    let ours = ListFacts.configuration(name)
    let insets = ours.directionalLayoutMargins
    let values: [(String, Double, CGFloat)] = [
      ("top margin", margins[0], insets.top), ("leading margin", margins[1], insets.leading),
      ("bottom margin", margins[2], insets.bottom), ("trailing margin", margins[3], insets.trailing),
      ("image padding", imagePadding, ours.imageToTextPadding),
      ("horizontal padding", horizontalPadding, ours.textToSecondaryTextHorizontalPadding),
      ("vertical padding", verticalPadding, ours.textToSecondaryTextVerticalPadding),
      ("text size", text, ours.textProperties.font.pointSize),
      ("secondary text size", secondary, ours.secondaryTextProperties.font.pointSize),
    ]
    return values.map { Comparison(name: "\(name), \($0.0)", recorded: $0.1, ours: Double($0.2), tolerance: 0.001) }
  }
}

@MainActor extension ListFacts {
  static func configuration(_ name: String) -> UIListContentConfiguration {
    switch name {
    case "subtitleCell": .subtitleCell()
    case "valueCell": .valueCell()
    case "plainHeader": .plainHeader()
    case "plainFooter": .plainFooter()
    case "groupedHeader": .groupedHeader()
    case "groupedFooter": .groupedFooter()
    case "sidebarCell": .sidebarCell()
    case "sidebarSubtitleCell": .sidebarSubtitleCell()
    case "accompaniedSidebarCell": .accompaniedSidebarCell()
    case "accompaniedSidebarSubtitleCell": .accompaniedSidebarSubtitleCell()
    case "sidebarHeader": .sidebarHeader()
    default: .cell()
    }
  }

  func backgroundComparisons() -> [Comparison] {
    let ours: [(String, UIBackgroundConfiguration)] = [
      ("clear", .clear()), ("listPlainCell", .listPlainCell()), ("listPlainHeaderFooter", .listPlainHeaderFooter()),
      ("listGroupedCell", .listGroupedCell()), ("listGroupedHeaderFooter", .listGroupedHeaderFooter()),
      ("listSidebarHeader", .listSidebarHeader()), ("listSidebarCell", .listSidebarCell()),
      ("listAccompaniedSidebarCell", .listAccompaniedSidebarCell()),
    ]
    return ours.map { name, background in
      Comparison(
        name: "\(name), corner radius", recorded: cornerRadii[name] ?? .nan, ours: Double(background.cornerRadius),
        tolerance: 0.001)
    }
  }
}

@MainActor extension ListFacts.Section {
  func comparisons(in environment: any NSCollectionLayoutEnvironment) -> [Comparison] {
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    let name = "\(appearance) list, header \(header), footer \(footer)"
    let ours = section.contentInsets
    var all: [Comparison] = []
    func compare(_ what: String, _ recorded: Double, _ ours: Double?, keptBecause reason: String? = nil) {
      all.append(
        Comparison(
          name: "\(name), \(what)", recorded: recorded, ours: ours ?? .nan, tolerance: 0.001, keptBecause: reason))
    }
    let sides = appearance.hasPrefix("sidebar") ? "The margin beside the rows of sidebars is 8 points" : nil
    compare("top", insets[0], Double(ours.top))
    compare("leading", insets[1], Double(ours.leading), keptBecause: sides)
    compare("bottom", insets[2], Double(ours.bottom))
    compare("trailing", insets[3], Double(ours.trailing), keptBecause: sides)
    compare("number of views", Double(views.count), Double(section.boundarySupplementaryItems.count))
    for (view, item) in zip(views, section.boundarySupplementaryItems) {
      compare("\(view.kind) height", view.height, Double(item.layoutSize.heightDimension.dimension))
      compare("\(view.kind) is pinned", view.pins ? 1 : 0, item.pinToVisibleBounds ? 1 : 0)
      compare("\(view.kind) z-index", view.zIndex, Double(item.zIndex))
    }
    return all
  }

  private var configuration: UICollectionLayoutListConfiguration {
    let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
      "sidebarPlain": .sidebarPlain,
    ]
    var configuration = UICollectionLayoutListConfiguration(appearance: appearances[appearance] ?? .plain)
    if header == "supplementary" { configuration.headerMode = .supplementary }
    if header == "firstItemInSection" { configuration.headerMode = .firstItemInSection }
    if footer == "supplementary" { configuration.footerMode = .supplementary }
    return configuration
  }
}
