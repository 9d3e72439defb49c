/// What a navigation bar shows of a controller.
@preconcurrency @MainActor public final class UINavigationItem: NSObject {
  public init(title: String) {
    self.title = title
    super.init()
  }

  public var title: String? { didSet { onChange?() } }
  /// In the title's place.
  public var titleView: UIView? { didSet { onChange?() } }
  /// On the button that leads back here; the title when it is nil.
  public var backButtonTitle: String? { didSet { onChange?() } }
  public var hidesBackButton = false { didSet { onChange?() } }
  /// From the left edge inwards; instead of the back button.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// From the right edge inwards.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The bar shows it anew.
  var onChange: (() -> Void)?
}
