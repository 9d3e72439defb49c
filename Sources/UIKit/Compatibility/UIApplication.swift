import Foundation

/// What programs ask of the application. A host runs the program here; this answers for the screen that it drives.
@preconcurrency @MainActor public final class UIApplication: NSObject {
  /// The one there is.
  public static let shared = UIApplication()

  private override init() { super.init() }

  /// The direction of the screen that is being driven.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// How large the person wants text, as the screen says that is being driven.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// Of the screen that is being driven, the window that became the key window last; nil when there is none.
  public var keyWindow: UIWindow? { UIScreen.main.keyWindow }

  /// Kept, and of no consequence: hosts rest when nothing moves.
  public var isIdleTimerDisabled = false

  #if !hasFeature(Embedded)
    // Hosts do not post these; a program may, for what listens to them.
    /// The person works with the program now. No host posts it.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    /// The person is about to work with something else. No host posts it.
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    /// The program is out of sight. No host posts it.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    /// The program is about to come in sight. No host posts it.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForeground")
    /// The program is about to end. No host posts it.
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    /// The machine needs memory: give back what can be made again. No host posts it.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarning")
  #endif
}
