import Foundation

/// A place for a text that is copied.
///
/// Each screen has a pasteboard of its own, whose text its host passes on to other programs. What those copy arrives here only
/// if the host says so: a page does not.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
  private static let shared = UIPasteboard()

  private override init() { super.init() }

  /// The pasteboard of the current screen.
  public class var general: UIPasteboard { shared }

  /// The copied text; nil for none.
  public var string: String? {
    get { UIScreen.main.copiedText }
    set {
      UIScreen.main.copiedText = newValue
      UIScreen.main.textCopier?(newValue ?? "")
    }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }

  /// The number of changes since the screen began.
  public var changeCount: Int { UIScreen.main.copyCount }
}
