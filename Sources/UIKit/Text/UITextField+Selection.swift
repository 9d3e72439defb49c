import Foundation
import Runtime

// Places in the text, as UITextInput has them.

extension UITextField {
  package final var selection: Range<Int> { edited.selection }

  /// - Parameter range: in UTF-16; what lies beyond the text is left out.
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
