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

  /// Before the first character.
  public final var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// Behind the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(offset: edited.count) }

  /// - Returns: nil for a place beyond the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...edited.count).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// How far it is from one place to another, in UTF-16.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// - Parameters: in either order.
  /// - Returns: never nil.
  public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    return UITextRange(range: NSRange(location: start, length: abs(toPosition.offset - fromPosition.offset)))
  }

  /// - Returns: what is written there, without what is beyond the text; never nil.
  public final func text(in range: UITextRange) -> String? {
    edited.string(in: range.range.lowerBound..<range.range.upperBound)
  }

  /// Without asking the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    change(range.range.lowerBound..<range.range.upperBound, to: text)
  }

  /// Selects the whole text.
  /// - Parameter sender: does not matter.
  public final func selectAll(_ sender: AnyObject?) { select(0..<edited.count) }

  /// Where the caret stands at a place, in points of the bounds.
  public final func caretRect(for position: UITextPosition) -> CGRect {
    content.convert(content.caretFrame(at: position.offset), to: self)
  }

  /// The place that is nearest to a point of the bounds.
  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: content.place(at: convert(point, to: content)))
  }
}
