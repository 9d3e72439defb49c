import Stage
import Testing
import UIKit

@MainActor @Suite struct FontTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test func textStylesHaveTheSizesOfTheGuidelines() {
    let table: [(UIFont.TextStyle, [CGFloat])] = [
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]
    for (style, sizes) in table {
      let found = FontTests.categories.map {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize
      }
      #expect(found == sizes, "\(style.rawValue)")
    }
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize == 17)
  }

  @Test func onlyTheHeadlineIsSemibold() {
    let screen = Screen()
    func weight(_ style: UIFont.TextStyle) -> Int? {
      let label = screen.add(UILabel())
      label.font = .preferredFont(forTextStyle: style)
      label.text = "A"
      guard case .text(let text) = label.layer.content else { return nil }
      return text.runs.first?.fontWeight
    }
    #expect(weight(.headline) == 600 && weight(.body) == 400 && weight(.largeTitle) == 400)
  }

  @Test func categoriesAreOrderedAndTheFiveLargestAreForAccessibility() {
    #expect(FontTests.categories == FontTests.categories.sorted())
    #expect(
      FontTests.categories.map(\.isAccessibilityCategory) == Array(repeating: false, count: 7)
        + Array(repeating: true, count: 5))
    for category in FontTests.categories { #expect(UIContentSizeCategory(rawValue: category.rawValue) == category) }
    #expect(UIContentSizeCategory.accessibilityMedium.rawValue == "UICTContentSizeCategoryAccessibilityM")
    #expect(UIContentSizeCategory(rawValue: "huge") == .unspecified)
  }

  @Test func weightsAreThoseOfAppleAndOfCSS() {
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    let numbers = weights.map { weight -> Int in
      let label = UILabel()
      label.font = .systemFont(ofSize: 10, weight: weight)
      label.text = "A"
      guard case .text(let text) = label.layer.content else { return 0 }
      return text.runs[0].fontWeight
    }
    #expect(numbers == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func systemSizesAreThoseOfUIKit() {
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    let font = UIFont.systemFont(ofSize: 100)
    #expect(isNear(font.ascender, 95.21484375) && isNear(font.descender, -24.12109375) && font.leading == 0)
  }

  @Test func descriptorsMakeOtherFontsOfAFont() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    let bold = body.fontDescriptor.withSymbolicTraits(.traitBold)!
    #expect(bold.pointSize == 17 && bold.symbolicTraits == .traitBold)
    #expect(UIFont(descriptor: bold, size: 20) == .boldSystemFont(ofSize: 20))
    #expect(UIFont(descriptor: body.fontDescriptor, size: 0) == body)
    let monospaced = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.monospaced)!
    #expect(UIFont(descriptor: monospaced, size: 0) == .monospacedSystemFont(ofSize: 12, weight: .regular))
    #expect(monospaced.withDesign(.default) == UIFont.systemFont(ofSize: 12).fontDescriptor)
    #expect(bold.withDesign(.rounded) == nil && bold.withSymbolicTraits(.traitItalic) == nil)
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits == .traitBold)
  }

  @Test func metricsScaleOtherSizesLikeAStyle() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 10)
    let large = traits(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 10)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 28)  // 62 / 22, in whole points
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
    #expect(metrics.scaledValue(for: 10, compatibleWith: large) == 28)
    let fine = UITraitCollection(traitsFrom: [large, UITraitCollection(displayScale: 3)])
    #expect(isNear(metrics.scaledValue(for: 10, compatibleWith: fine), 85.0 / 3))
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large) == 28)
  }

  @Test func aLabelFollowsThePreferredSizeIfItAdjusts() {
    let screen = Screen()
    let (following, fixed) = (screen.add(UILabel()), screen.add(UILabel()))
    for label in [following, fixed] {
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .red
    }
    following.adjustsFontForContentSizeCategory = true
    screen.stage.traitCollection = traits(.accessibilityLarge)
    defer { screen.stage.traitCollection = UITraitCollection() }
    #expect(following.font.pointSize == 33 && fixed.font.pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)  // by the current traits
    following.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 10))
    screen.stage.traitCollection = traits(.large)
    #expect(following.font.pointSize == 10)
    following.font = .systemFont(ofSize: 9)
    screen.stage.traitCollection = traits(.accessibilityLarge)
    #expect(following.font.pointSize == 9)
  }
}
