extension UIButton {
  /// What a button looks like at first.
  public enum ButtonType: Int, Sendable {
    /// With a white title until it has another colour.
    case custom = 0
    /// With title and image in the tint.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The same as `system`.
    public static var roundedRect: ButtonType { .system }

    /// The symbol that it shows.
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

  /// Without a size: give it a frame or constraints, or `sizeToFit()`.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// - Parameter primaryAction: performed when pressed; its title and image are the button's.
  /// - Parameter buttonType: how it looks.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    if let label = buttonType.accessibilityLabel { accessibilityLabel = label }
    if let primaryAction { take(primaryAction) }
  }
}
