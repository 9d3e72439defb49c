import CoreGraphics

extension UIFont {
  /// A text style, which determines size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of a screen's large title: 34 points at the default size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles: 28 points at the default size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles: 22 points at the default size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles: 20 points at the default size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings, semibold in the size of body text: 17 points at the default size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of body text: 17 points at the default size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts: 16 points at the default size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of subheadings: 15 points at the default size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of footnotes: 13 points at the default size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions: 12 points at the default size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of alternate captions: 11 points at the default size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The sizes in points by category, from the smallest to the largest. Unknown styles have those of body text.
    private var sizes: [UInt8] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      }
    }

    /// Returns the size in points.
    /// - Parameter category: The category; unspecified for the default one.
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      CGFloat(sizes[(category == .unspecified ? .large : category).step])
    }

    /// The distances of baselines in points by category, from the smallest to the largest, by which lengths scale.
    ///
    /// They are those of the Human Interface Guidelines, confirmed by recorded values of `UIFontMetrics`
    /// (`Tests/Truth/Facts/text.json`): headings at the second largest size are the only exception.
    private var leadings: [UInt8] {
      switch self {
      case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
      case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
      case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
      case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
      case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
      default: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      }
    }

    /// Returns the factor from lengths at the default category to those at another one: the ratio of the distances of
    /// baselines.
    func factor(_ category: UIContentSizeCategory) -> CGFloat {
      let step = (category == .unspecified ? .large : category).step
      return CGFloat(leadings[step]) / CGFloat(leadings[UIContentSizeCategory.large.step])
    }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// Returns the font of a style in the user's preferred size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a style for traits.
  /// - Parameter traitCollection: The traits, or nil for the current ones.
  /// - Parameter style: The text style.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      Look(size: style.size(category), weight: style.weight, scaling: FontScaling(style: style, category: category)))
  }

  /// Returns the font of a style in a weight, at the default size, for views to adapt to their traits.
  static func adjustable(_ style: TextStyle, weight: Weight = .regular) -> UIFont {
    let category = UIContentSizeCategory.large
    return UIFont(
      Look(size: style.size(category), weight: weight, scaling: FontScaling(style: style, category: category)))
  }

  /// Returns the font in the size for traits, if it is scalable.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    let category = traits.preferredContentSizeCategory
    guard let scaling = look.scaling, scaling.category != category else { return self }
    var look = look
    look.scaling = scaling.at(category)
    look.size = scaling.size(category)
    return UIFont(look)
  }
}
