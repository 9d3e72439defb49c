import Foundation
import Runtime

/// A stretch of an editable text; empty for a caret.
open class UITextRange: NSObject {
  /// In UTF-16.
  final let range: NSRange

  init(range: NSRange) { self.range = range }

  /// Before its first character.
  public final var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  /// Behind its last character.
  public final var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  /// Whether it is a caret.
  public final var isEmpty: Bool { range.length == 0 }

  open override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return other.range.location == range.location && other.range.length == range.length
  }
  open override var hash: Int { range.location }
}

/// A place in an editable text, between two characters.
open class UITextPosition: NSObject {
  /// In UTF-16.
  final let offset: Int

  init(offset: Int) { self.offset = offset }

  open override func isEqual(_ object: AnyValue?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}
