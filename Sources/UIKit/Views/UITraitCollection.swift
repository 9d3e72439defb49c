import Runtime

/// What views are shown with: light or dark, the direction of reading, how much room there is. It does not change;
/// each trait may be unspecified.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels per point, to which layouts may round; 0 is unspecified.
  public let displayScale: CGFloat

  package init(
    _ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection,
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass, _ scale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    layoutDirection = direction
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    super.init()
  }

  /// Nothing is specified.
  public convenience override init() { self.init(.unspecified, .unspecified, .unspecified, .unspecified) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, .unspecified, .unspecified, .unspecified)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(.unspecified, layoutDirection, .unspecified, .unspecified)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, .unspecified, horizontalSizeClass, .unspecified)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, .unspecified, .unspecified, verticalSizeClass)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(.unspecified, .unspecified, .unspecified, .unspecified, displayScale)
  }

  /// Of several collections that specify a trait, the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var result = (UIUserInterfaceStyle.unspecified, UITraitEnvironmentLayoutDirection.unspecified)
    var sizes = (UIUserInterfaceSizeClass.unspecified, UIUserInterfaceSizeClass.unspecified)
    var scale: CGFloat = 0
    for traits in traitCollections {
      if traits.userInterfaceStyle != .unspecified { result.0 = traits.userInterfaceStyle }
      if traits.layoutDirection != .unspecified { result.1 = traits.layoutDirection }
      if traits.horizontalSizeClass != .unspecified { sizes.0 = traits.horizontalSizeClass }
      if traits.verticalSizeClass != .unspecified { sizes.1 = traits.verticalSizeClass }
      if traits.displayScale != 0 { scale = traits.displayScale }
    }
    self.init(result.0, result.1, sizes.0, sizes.1, scale)
  }

  /// Those of a light screen of a size, read from left to right: regular along a side of 700 points or more, and
  /// regular in height from 480. A point is a pixel: hosts draw vectors, and frames are the same on all of them.
  package convenience init(screen size: CGSize) {
    self.init(.light, .leftToRight, size.width < 700 ? .compact : .regular, size.height < 480 ? .compact : .regular, 1)
  }

  /// Whether all that the other specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
  }

  /// Whether colours that know light and dark are different.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && displayScale == other.displayScale
  }

  public override var hash: Int {
    userInterfaceStyle.rawValue + 4 * (layoutDirection.rawValue + 1) + 16 * horizontalSizeClass.rawValue
      + 64 * verticalSizeClass.rawValue
  }
}

extension UIView: UITraitEnvironment {
  /// Tells the view, its controller and all in it. Where the traits are the same as before, nobody is told.
  final func tellTraitChange(from previous: UITraitCollection) {
    tellNewTraits(viewController?.overridden(previous) ?? previous)
  }

  /// - Parameter previous: what the view's own were.
  final func tellNewTraits(_ previous: UITraitCollection) {
    let current = traitCollection
    guard !current.isEqual(previous) else { return }
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    if current.layoutDirection != previous.layoutDirection { layoutDirectionMayHaveChanged() }
    for subview in subviews { subview.tellTraitChange(from: previous) }
  }
}
