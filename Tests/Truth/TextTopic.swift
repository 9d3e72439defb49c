import UIKit

extension Topic {
  /// The heights of lines, and the sizes of text styles and of what scales with them.
  static let text = Topic(name: "text") {
    let file = try FactFile<TextFacts>("text")
    let lines = file.facts.lines.flatMap { fact in
      let font = UIFont.systemFont(ofSize: fact.size)
      return [
        ("line", fact.height, font.lineHeight), ("ascender", fact.ascender, font.ascender),
        ("descender", fact.descender, font.descender),
      ].map { name, recorded, ours in
        Comparison(name: "\(name) of \(fact.size) points", recorded: recorded, ours: ours, tolerance: 1e-6)
      }
    }
    let styles = file.facts.styles.flatMap { fact in
      file.facts.categories.enumerated().flatMap { index, name in
        fact.comparisons(
          at: index, of: name,
          in: UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: TextFacts.category(name)),
            UITraitCollection(displayScale: file.scale),
          ]))
      }
    }
    return lines + styles
  }
}

struct TextFacts: Decodable {
  let lines: [Line]
  /// The content size categories in the order of the values of a style.
  let categories: [String]
  let styles: [Style]

  struct Line: Decodable {
    let size: CGFloat
    let height: CGFloat
    let ascender: CGFloat
    let descender: CGFloat
  }

  /// A text style, with a value for each category.
  struct Style: Decodable {
    let style: String
    let isBold: Bool
    let sizes: [CGFloat]
    /// What `UIFontMetrics.scaledValue(for:)` makes of 17 and of 64 points, and `scaledFont(for:)` of a font of 64.
    let scaled17: [CGFloat]
    let scaled64: [CGFloat]
    let scaledFont64: [CGFloat]

    @MainActor func comparisons(at index: Int, of category: String, in traits: UITraitCollection) -> [Comparison] {
      let style = TextFacts.styles[style] ?? .body
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      let metrics = UIFontMetrics(forTextStyle: style)
      let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
      return [
        ("size", sizes[index], font.pointSize), ("is bold", self.isBold ? 1 : 0, isBold ? 1 : 0),
        ("scaled 17", scaled17[index], metrics.scaledValue(for: 17, compatibleWith: traits)),
        ("scaled 64", scaled64[index], metrics.scaledValue(for: 64, compatibleWith: traits)),
        (
          "scaled font of 64", scaledFont64[index],
          metrics.scaledFont(for: .systemFont(ofSize: 64), compatibleWith: traits).pointSize
        ),
      ].map { name, recorded, ours in
        Comparison(name: "\(self.style), \(category), \(name)", recorded: recorded, ours: ours, tolerance: 1e-5)
      }
    }
  }

  static func category(_ name: String) -> UIContentSizeCategory {
    switch name {
    case "extraSmall": .extraSmall
    case "small": .small
    case "medium": .medium
    case "extraLarge": .extraLarge
    case "extraExtraLarge": .extraExtraLarge
    case "extraExtraExtraLarge": .extraExtraExtraLarge
    case "accessibilityMedium": .accessibilityMedium
    case "accessibilityLarge": .accessibilityLarge
    case "accessibilityExtraLarge": .accessibilityExtraLarge
    case "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge
    case "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge
    default: .large
    }
  }

  static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]
}
