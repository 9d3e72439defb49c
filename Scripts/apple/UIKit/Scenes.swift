// The app, its scenes and its device.

@objc @_inheritsConvenienceInitializers @MainActor open class UIApplication: UIResponder {
  override public init()
  open class var shared: UIApplication { get }
  open var connectedScenes: Set<UIScene> { get }
}

@objc @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  @objc optional func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public static func main()
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIScene: UIResponder {
  override public init()
  @objc(UISceneConnectionOptions) @_inheritsConvenienceInitializers @MainActor open class ConnectionOptions: NSObject {
    override public init()
  }
  open var session: UISceneSession { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UISceneSession: NSObject {
  @available(*, unavailable) override public init()
  public struct Role: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: String
    public init(rawValue: String)
  }
  open var role: UISceneSession.Role { get }
}
extension UISceneSession.Role { public static let windowApplication: UISceneSession.Role }

@objc @MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role)
  open var delegateClass: AnyClass? { get set }
}

@objc @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

@objc @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIWindowScene: UIScene {
  override public init()
  open var windows: [UIWindow] { get }
  open var screen: UIScreen { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIDevice: NSObject {
  override public init()
  open class var current: UIDevice { get }
  open var systemName: String { get }
  open var systemVersion: String { get }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
}
