import Foundation

#if !hasFeature(Embedded)
  extension UIAccessibility {
    /// What assistive technology is told of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Another screen is shown.
      public static let screenChanged = Notification(rawValue: 1000)
      /// Part of the screen is another one.
      public static let layoutChanged = Notification(rawValue: 1001)
      /// A text is to be read aloud.
      public static let announcement = Notification(rawValue: 1008)
      /// Content was scrolled.
      public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Told what programs post; nil at first. No host reads it aloud: it is for tests that look whether a program does.
    public static var onPost: ((Notification, Any?) -> Void)?

    // Hosts do not post these; a program or its tests may, for what listens to them.
    /// Reading aloud begins or ends.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Going through views by switches begins or ends.
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// The person asks for less movement, or does not any more.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Assistive technology looks at another element.
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
      "UIAccessibilityElementFocusedNotification")
    /// The element that assistive technology looks at.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that assistive technology looked at before.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// Posts something to assistive technology. Hosts have none that listens, and follow the labels of what is shown by
    /// themselves; `onPost` is told.
    /// - Parameter argument: the text that is to be read, or the view that is to be looked at.
    public static func post(notification: Notification, argument: Any?) { onPost?(notification, argument) }
  }
#endif
