import Foundation
import Runtime

/// What views are shown with: light or dark, the direction of reading, how much room there is, how large text is. It
/// does not change; each trait may be unspecified.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  /// Each trait, unspecified at first.
  package struct Values: Equatable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// 0 is unspecified.
    var scale: CGFloat = 0
    var contentSize = UIContentSizeCategory.unspecified

    package init() {}

    /// What another collection specifies counts instead.
    mutating func override(by other: Values) {
      if other.style != .unspecified { style = other.style }
      if other.level != .unspecified { level = other.level }
      if other.direction != .unspecified { direction = other.direction }
      if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.scale != 0 { scale = other.scale }
      if other.contentSize != .unspecified { contentSize = other.contentSize }
    }
  }

  let values: Values
  /// The number of the screen that they are from, as they are or with others in place of some; 0 for those that a program
  /// has made.
  let screenNumber: Int

  init(_ values: Values, screenNumber: Int = 0) {
    self.values = values
    self.screenNumber = screenNumber
    super.init()
  }

  private convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values)
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// On the ground or over something else, for colours that know the difference in the dark.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// In which direction the person's language is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Pixels per point, to which layouts may round; 0 is unspecified.
  public var displayScale: CGFloat { values.scale }
  /// How large the person wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize }

  /// Nothing is specified.
  public convenience override init() { self.init(Values()) }

  /// Of one trait; the others are unspecified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }

  /// Of one trait; the others are unspecified.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.level = userInterfaceLevel } }

  /// Of one trait; the others are unspecified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }

  /// Of one trait; the others are unspecified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Of one trait; the others are unspecified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// - Parameter displayScale: pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }

  /// Of one trait; the others are unspecified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.contentSize = preferredContentSizeCategory }
  }

  /// Of several collections that specify a trait, the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in
      for traits in traitCollections { values.override(by: traits.values) }
    }
  }

  /// Those of a light screen of a size, read from left to right, with text of the usual size: regular along a side of
  /// 700 points or more, and regular in height from 480. A point is a pixel: hosts draw vectors, and frames are the same
  /// on all of them.
  package convenience init(screen size: CGSize) {
    self.init { values in
      values.style = .light
      values.level = .base
      values.direction = .leftToRight
      values.horizontalSizeClass = size.width < 700 ? .compact : .regular
      values.verticalSizeClass = size.height < 480 ? .compact : .regular
      values.scale = 1
      values.contentSize = .large
    }
  }

  /// The same traits with another style, unless that is unspecified.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != values.style else { return self }
    var values = values
    values.style = style
    return UITraitCollection(values, screenNumber: screenNumber)
  }

  /// Whether all that the other specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
  }

  /// Whether colours that know light and dark are different.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.style != traitCollection?.values.style || values.level != traitCollection?.values.level
  }

  /// Itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  public override var hash: Int {
    values.style.rawValue + 4 * (values.direction.rawValue + 1) + 16 * values.horizontalSizeClass.rawValue
      + 64 * values.verticalSizeClass.rawValue + 256 * (values.contentSize.step + 1)
  }
}
