extension UIView {
  class func interfaceDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  final func layoutDirectionMayHaveChanged() {
    updateLayoutMargins()
    layoutState?.layoutDirectionDidChange()
    layoutDirectionDidChange()
    setNeedsLayout()
  }
}

extension UITraitEnvironmentLayoutDirection {
  var forInterfaces: UIUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// The meaning of a view's content in respect of the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in right-to-left languages.
  case unspecified
  /// Playback controls: never mirrored.
  case playback
  /// A choice of direction, such as alignment: never mirrored.
  case spatial
  /// Always in the same direction.
  case forceLeftToRight, forceRightToLeft
}
