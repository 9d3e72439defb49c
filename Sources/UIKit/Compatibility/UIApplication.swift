import Foundation

/// What programs ask of the application. A host runs the program here; this answers for the screen that it drives.
@preconcurrency @MainActor public final class UIApplication: NSObject {
  public static let shared = UIApplication()

  private override init() { super.init() }

  /// The direction of the screen that is being driven.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// Kept, and of no consequence: hosts rest when nothing moves.
  public var isIdleTimerDisabled = false

  #if !hasFeature(Embedded)
    // Hosts do not post these; a program may, for what listens to them.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForeground")
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarning")
  #endif
}
