import Foundation

#if !hasFeature(Embedded)
  extension UIAccessibility {
    /// A notification for assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Another screen has appeared.
      public static let screenChanged = Notification(rawValue: 1000)
      /// A part of the screen has changed.
      public static let layoutChanged = Notification(rawValue: 1001)
      /// A text is to be announced.
      public static let announcement = Notification(rawValue: 1008)
      /// Content was scrolled.
      public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// A closure that receives the posted notifications; nil by default. Hosts do not announce them; it is for tests of
    /// programs.
    public static var onPost: ((Notification, Any?) -> Void)?

    // Hosts do not post these notifications; programs and tests may, for their observers.
    /// VoiceOver has been enabled or disabled.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Switch Control has been enabled or disabled.
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Reduce Motion has been enabled or disabled.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Increase Contrast has been enabled or disabled.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Assistive technology has focused another element.
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
      "UIAccessibilityElementFocusedNotification")
    /// The key of the focused element.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the previously focused element.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// Posts a notification to assistive technology. Hosts ignore it, because their assistive technology follows the
    /// labels on screen; `onPost` is called.
    /// - Parameter argument: The text to announce, or the view to focus.
    public static func post(notification: Notification, argument: Any?) { onPost?(notification, argument) }
  }
#endif
