// What the app of Apps/Truth uses of UIKit's app and scenes. See UIKit.swift.

public func NSTemporaryDirectory() -> String { fatalError() }

@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { fatalError() }
  open var connectedScenes: Set<UIScene> { fatalError() }
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { fatalError() }
  public static func main() {}
}

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {}
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {}
  open var role: UISceneSession.Role { fatalError() }
}

@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass? = value()
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

@MainActor open class UIWindowScene: UIScene {}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { fatalError() }
}

@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { fatalError() }
  open var systemName: String { fatalError() }
  open var systemVersion: String { fatalError() }
}
