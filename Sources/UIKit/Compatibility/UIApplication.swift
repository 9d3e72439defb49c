import Foundation
import Runtime

/// The application. A host runs the program here; this class provides the properties of the current screen.
@preconcurrency @MainActor public final class UIApplication: NSObject {
  /// The only application.
  public static let shared = UIApplication()

  private override init() { super.init() }

  /// The layout direction of the current screen.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The preferred text size of the current screen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The window on the current screen that became the key window last, or nil.
  public var keyWindow: UIWindow? { UIScreen.main.keyWindow }

  /// The windows on the current screen, in the order of their creation.
  ///
  /// - Complexity: O(n) for n windows on all screens.
  public var windows: [UIWindow] { UIWindow.all(on: .main) }

  /// The name of an option for opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app may open the address, not a browser.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Has the host of the current screen open an address: a page opens it as a link does.
  /// - Parameters:
  ///   - options: Ignored.
  ///   - completion: Called with whether the host has opened the address, before this method returns.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: AnyValue] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = UIScreen.main.urlOpener?(url) ?? false
    completion?(isOpened)
  }

  /// Whether the current screen has a host that opens addresses.
  public func canOpenURL(_ url: URL) -> Bool { UIScreen.main.urlOpener != nil }

  /// Whether the idle timer is disabled. The value is stored, without effect: hosts idle when nothing moves.
  public var isIdleTimerDisabled = false

  #if !hasFeature(Embedded)
    // Hosts do not post these notifications; programs may, for their observers.
    /// The program has become active. Hosts do not post it.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    /// The program is about to become inactive. Hosts do not post it.
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    /// The program has entered the background. Hosts do not post it.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    /// The program is about to enter the foreground. Hosts do not post it.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForeground")
    /// The program is about to terminate. Hosts do not post it.
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    /// Memory is low. Hosts do not post it.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarning")
  #endif
}
