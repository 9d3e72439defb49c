import CoreGraphics

extension UIFont {
  /// What text is for, from which its size and weight follow.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen, where there is room for a large one: 34 points at the usual size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level: 28 points at the usual size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level: 22 points at the usual size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level: 20 points at the usual size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The heading of a text, as large as the text and heavier: 17 points at the usual size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Text itself: 17 points at the usual size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What is set apart from the text: 16 points at the usual size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The second heading of a text: 15 points at the usual size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Notes below a text: 13 points at the usual size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What belongs to a picture: 12 points at the usual size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// What belongs to a picture and matters less: 11 points at the usual size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Points by category, from the smallest to the largest. Unknown styles are as body.
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

    /// Points.
    /// - Parameter category: unspecified for the usual one.
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      CGFloat(sizes[(category == .unspecified ? .large : category).step])
    }

    /// What sizes of this style at the usual category are multiplied with.
    func factor(_ category: UIContentSizeCategory) -> CGFloat { size(category) / size(.large) }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// The font of a style, as large as the person wants text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style, as large as traits say.
  /// - Parameter traitCollection: nil for the current ones.
  /// - Parameter style: what the text is.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      Look(size: style.size(category), weight: style.weight, scaling: FontScaling(style: style, category: category)))
  }

  /// The font of a style in a weight, for views to adjust to their traits: so far as large as usual.
  static func adjustable(_ style: TextStyle, weight: Weight = .regular) -> UIFont {
    let category = UIContentSizeCategory.large
    return UIFont(
      Look(size: style.size(category), weight: weight, scaling: FontScaling(style: style, category: category)))
  }

  /// The same font as large as traits say, if its size follows the person's wish.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    let category = traits.preferredContentSizeCategory
    guard let scaling = look.scaling, scaling.category != category else { return self }
    var look = look
    look.scaling?.category = category
    look.size = scaling.size(category)
    return UIFont(look)
  }
}
