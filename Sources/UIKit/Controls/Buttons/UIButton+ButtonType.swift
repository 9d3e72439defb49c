extension UIButton {
  /// The default appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// A white title, unless another colour is set.
    case custom = 0
    /// A title and image in the tint colour.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// An alias of `system`.
    public static var roundedRect: ButtonType { .system }

    /// The symbol that the button displays.
    fileprivate var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }

    fileprivate var accessibilityLabel: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .contactAdd: "Add"
      case .close: "Close"
      }
    }
  }

  /// Creates a button without a size: set its frame or constraints, or call `sizeToFit()`.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// Creates a button.
  /// - Parameter primaryAction: The action of a tap, whose title and image the button displays.
  /// - Parameter buttonType: The default appearance.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    if let label = buttonType.accessibilityLabel { accessibilityLabel = label }
    if let primaryAction { take(primaryAction) }
  }
}
