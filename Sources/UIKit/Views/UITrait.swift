import Runtime

/// A trait, to specify in ``UITraitChangeObservable/registerForTraitChanges(_:handler:)``.
@preconcurrency @MainActor open class UITraitDefinition {
  /// Returns whether two collections differ in the trait.
  class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool { false }
}

/// The type of a trait in code, as in `UITraitUserInterfaceStyle.self`.
public typealias UITrait = UITraitDefinition.Type

/// The interface style: light or dark.
public final class UITraitUserInterfaceStyle: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.style != other.style
  }
}

/// The interface level: base or elevated.
public final class UITraitUserInterfaceLevel: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.level != other.level
  }
}

/// The contrast: normal or high.
public final class UITraitAccessibilityContrast: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.contrast != other.contrast
  }
}

/// The layout direction.
public final class UITraitLayoutDirection: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.direction != other.direction
  }
}

/// The horizontal size class.
public final class UITraitHorizontalSizeClass: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// The vertical size class.
public final class UITraitVerticalSizeClass: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// The number of pixels per point.
public final class UITraitDisplayScale: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.scale != other.scale
  }
}

/// The preferred size of text.
public final class UITraitPreferredContentSizeCategory: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.contentSize != other.contentSize
  }
}

/// The kind of device.
public final class UITraitUserInterfaceIdiom: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.idiom != other.idiom
  }
}

/// Whether the screen measures the force of touches.
public final class UITraitForceTouchCapability: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.forceTouch != other.forceTouch
  }
}
