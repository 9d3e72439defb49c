import UIKit

/// Converts the factor by which a desktop enlarges texts into a size of UIKit's.
enum TextScale {
  /// The sizes with the factor of the body's font, which has 17 points in the usual one.
  private static let categories: [(UIContentSizeCategory, points: Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
    (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
    (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// Returns the size whose factor is nearest to one.
  static func category(_ factor: Double) -> UIContentSizeCategory {
    categories.min { abs($0.points / 17 - factor) < abs($1.points / 17 - factor) }?.0 ?? .large
  }
}
