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

/// What a view shows, as far as the direction of reading matters to it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Turned round in languages that are written from right to left.
  case unspecified
  /// Buttons for playing: never turned round.
  case playback
  /// A choice of direction, such as alignment: never turned round.
  case spatial
  /// Lined up that way in every language.
  case forceLeftToRight, forceRightToLeft
}
