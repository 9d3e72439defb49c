import Foundation
import Runtime

/// The traits that views are displayed with: light or dark, the layout direction, size classes, the size of text. It is
/// immutable; each trait may be unspecified.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  /// The values of all traits, unspecified by default.
  package struct Values: Equatable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The display scale; 0 is unspecified.
    var scale: CGFloat = 0
    var contentSize = UIContentSizeCategory.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var forceTouch = UIForceTouchCapability.unknown

    package init() {}

    /// Overrides the values by those that another collection specifies.
    mutating func override(by other: Values) {
      if other.style != .unspecified { style = other.style }
      if other.level != .unspecified { level = other.level }
      if other.contrast != .unspecified { contrast = other.contrast }
      if other.direction != .unspecified { direction = other.direction }
      if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.scale != 0 { scale = other.scale }
      if other.contentSize != .unspecified { contentSize = other.contentSize }
      if other.idiom != .unspecified { idiom = other.idiom }
      if other.forceTouch != .unknown { forceTouch = other.forceTouch }
    }
  }

  let values: Values
  /// The number of the screen whose traits these are, possibly with some overridden; 0 for a collection that a program
  /// created.
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

  /// The interface style: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The interface level: base or elevated, for colours that distinguish them in dark mode.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// The contrast that the user prefers. With high contrast, system colours differ more from their surroundings.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// The layout direction of the user's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The number of pixels per point, for rounding in layouts; 0 is unspecified.
  public var displayScale: CGFloat { values.scale }
  /// The user's preferred size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Whether the screen measures the force of touches; `unknown` is unspecified.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouch }

  /// Creates a collection without specified traits.
  public convenience override init() { self.init(Values()) }

  /// Creates a collection with one specified trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }

  /// Creates a collection with one specified trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.level = userInterfaceLevel } }

  /// Creates a collection with one specified trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.contrast = accessibilityContrast }
  }

  /// Creates a collection with one specified trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }

  /// Creates a collection with one specified trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection with one specified trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with one specified trait.
  /// - Parameter displayScale: The number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }

  /// Creates a collection with one specified trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.contentSize = preferredContentSizeCategory }
  }

  /// Creates a collection with one specified trait.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.idiom = idiom } }

  /// Creates a collection with one specified trait.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouch = forceTouchCapability }
  }

  /// Creates a collection from several others. If several specify a trait, the last one applies.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in
      for traits in traitCollections { values.override(by: traits.values) }
    }
  }

  /// Creates the traits of a light screen of a given size, with normal contrast, a left-to-right layout and the default
  /// text size. The width and height are regular from 700 and 480 points on; a screen with sides of at least 600 points is
  /// a pad's. A point is a pixel, because hosts draw vectors and frames are the same on all of them.
  package convenience init(screen size: CGSize) {
    self.init { values in
      values.style = .light
      values.level = .base
      values.contrast = .normal
      values.direction = .leftToRight
      values.horizontalSizeClass = size.width < 700 ? .compact : .regular
      values.verticalSizeClass = size.height < 480 ? .compact : .regular
      values.scale = 1
      values.contentSize = .large
      values.idiom = min(size.width, size.height) < 600 ? .phone : .pad
      values.forceTouch = .unavailable
    }
  }

  /// Returns the traits with another style, unless that is unspecified.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != values.style else { return self }
    var values = values
    values.style = style
    return UITraitCollection(values, screenNumber: screenNumber)
  }

  /// Returns whether all traits that another collection specifies are the same in this one.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
  }

  /// Returns whether dynamic colours may differ between two collections.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.style != traitCollection?.values.style || values.level != traitCollection?.values.level
      || values.contrast != traitCollection?.values.contrast
  }

  /// Returns the collection itself, which is immutable.
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
