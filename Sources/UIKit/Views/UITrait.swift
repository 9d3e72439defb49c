import Runtime

/// A trait, to name those that matter in ``UITraitChangeObservable/registerForTraitChanges(_:handler:)``.
@preconcurrency @MainActor open class UITraitDefinition {
  /// Whether two collections differ in it.
  class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool { false }
}

/// A trait as it is named in code: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = UITraitDefinition.Type

/// Light or dark.
public final class UITraitUserInterfaceStyle: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.style != other.style
  }
}

/// Whether something lies on the ground or higher.
public final class UITraitUserInterfaceLevel: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.level != other.level
  }
}

/// The direction of reading.
public final class UITraitLayoutDirection: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.direction != other.direction
  }
}

/// How much room there is from side to side.
public final class UITraitHorizontalSizeClass: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// How much room there is from top to bottom.
public final class UITraitVerticalSizeClass: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// Pixels per point.
public final class UITraitDisplayScale: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.scale != other.scale
  }
}

/// How large text is.
public final class UITraitPreferredContentSizeCategory: UITraitDefinition {
  override class func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.contentSize != other.contentSize
  }
}
