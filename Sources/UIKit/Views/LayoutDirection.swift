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
