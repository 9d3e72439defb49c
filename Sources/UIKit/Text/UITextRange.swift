import Foundation
import Runtime

/// A range of an editable text; empty for a caret.
open class UITextRange: NSObject {
  /// The range in UTF-16 code units.
  final let range: NSRange

  init(range: NSRange) { self.range = range }

  /// The position before the first character.
  public final var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  /// The position after the last character.
  public final var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  /// Whether the range is a caret.
  public final var isEmpty: Bool { range.length == 0 }

  open override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return other.range.location == range.location && other.range.length == range.length
  }
  open override var hash: Int { range.location }
}

/// A position in an editable text, between two characters.
open class UITextPosition: NSObject {
  /// The offset in UTF-16 code units.
  final let offset: Int

  init(offset: Int) { self.offset = offset }

  open override func isEqual(_ object: AnyValue?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}
