import Foundation
import Runtime

// Positions in the text, as in UITextInput.

extension UITextField {
  package final var selection: Range<Int> { edited.selection }

  /// Selects a range.
  /// - Parameter range: The range in UTF-16 code units, clamped to the text.
  package final func select(_ range: Range<Int>) {
    guard edited.clamped(range) != edited.selection else { return }
    edited.select(range)
    update()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  final func select(_ range: NSRange) { select(range.lowerBound..<range.upperBound) }

  func exchange(_ range: UITextRange, withText text: String) {
    change(range.range.lowerBound..<range.range.upperBound, to: text)
  }
}
