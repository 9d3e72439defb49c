/// An edge of what a controller's view shows between bars, from before there were safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view bars cover there, in points.
  var length: CGFloat { get }
  /// Of the part that bars cover.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Of the part that bars cover.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How much bars cover, as constraints can use it.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide over what bars cover.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? "UIViewControllerTop" : "UIViewControllerBottom"
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }

  func pin(in view: UIView) {
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }
}

extension UIViewController {
  final func barGuide(isAtTop: Bool) -> any UILayoutSupport {
    let view: UIView = view
    let guide = BarGuide(isAtTop: isAtTop)
    for known in view.layoutGuides where known.identifier == guide.identifier {
      if let known = known as? BarGuide { return known }
    }
    guide.pin(in: view)
    return guide
  }
}
