@objc @MainActor open class UIButton: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  @available(iOS 14.0, *) public convenience init(frame: CGRect, primaryAction: UIAction?)
  public convenience init(type buttonType: UIButton.ButtonType)
  override open var tintColor: UIColor! { get set }
  @available(iOS 14.0, *) open var role: UIButton.Role { get set }
  open func setTitle(_ title: String?, for state: UIControl.State)
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State)
  @discardableResult open func title(for state: UIControl.State) -> String?
  @discardableResult open func image(for state: UIControl.State) -> UIImage?
  open var titleLabel: UILabel? { get }
  open var imageView: UIImageView? { get }
  @available(iOS 15.0, *) open var subtitleLabel: UILabel? { get }
  @available(iOS 15.0, *) public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  @available(iOS 14.0, *) public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  @available(iOS 15.0, *) public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
  @available(iOS 15.0, *) public var configuration: UIButton.Configuration? { get set }
}

extension UIButton {
  @objc public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close
  }
}

extension UIButton {
  @available(iOS 14.0, *) @objc public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }
}

extension UIButton {
  @available(iOS 15.0, *) public struct Configuration: Hashable {
    public static func plain() -> UIButton.Configuration
    public static func tinted() -> UIButton.Configuration
    public static func gray() -> UIButton.Configuration
    public var background: UIBackgroundConfiguration { get set }
    public var image: UIImage? { get set }
    public var title: String? { get set }
    public var subtitle: String? { get set }
    @available(iOS 16.0, *) public var indicator: UIButton.Configuration.Indicator { get set }
    public var contentInsets: NSDirectionalEdgeInsets { get set }
  }
}

@available(iOS 15.0, *) extension UIButton.Configuration {
  @available(iOS 15.0, *) @objc public enum Size: Int, Sendable {
    case mini
    case small
    case medium
    case large
  }
}

@available(iOS 15.0, *) extension UIButton.Configuration {
  @available(iOS 15.0, *) @objc public enum TitleAlignment: Int, Sendable {
    case automatic
    case leading
    case center
    case trailing
  }
}

@available(iOS 15.0, *) extension UIButton.Configuration {
  @available(iOS 15.0, *) @objc public enum CornerStyle: Int, Sendable {
    case fixed
    case dynamic
    case small
    case medium
    case large
    case capsule
  }
}

@available(iOS 15.0, *) extension UIButton.Configuration {
  @available(iOS 16.0, *) @objc public enum Indicator: Int, Sendable {
    case automatic
    case none
    case popup
  }
}
