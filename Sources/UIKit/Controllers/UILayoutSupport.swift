/// The edge of the area that bars do not cover, superseded by safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height that bars cover, in points.
  var length: CGFloat { get }
  /// The top of the covered area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the covered area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height that bars cover, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide for the area that bars cover.
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
