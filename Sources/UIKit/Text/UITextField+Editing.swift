import Foundation
import Runtime

// Changes of the text by the user.

extension UITextField {
  final func editingDidBegin() {
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { change(0..<edited.count, to: "") }
    edited.select(edited.count..<edited.count)
    update()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  final func editingDidEnd() {
    update()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
  }

  /// Called when the text has changed, to display and measure it.
  final func textDidChange() {
    update()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  // MARK: Changes

  /// Changes the text on behalf of the user, without asking the delegate.
  final func change(_ range: Range<Int>, to string: String) {
    let range = edited.clamped(range)
    guard !range.isEmpty || !string.isEmpty else { return }
    if let styledText {
      let new = NSMutableAttributedString(attributedString: styledText)
      let looks = new.length > 0 ? new.attributes(at: max(range.lowerBound - 1, 0), effectiveRange: nil) : looks
      new.replaceCharacters(in: NSRange(range), with: NSAttributedString(string: string, attributes: looks))
      self.styledText = NSAttributedString(attributedString: new)
    }
    edited.replace(range, with: string)
    textDidChange()
    sendActions(for: .editingChanged)
  }

  /// Changes the text unless the delegate rejects it.
  /// - Returns: Whether the text was changed.
  @discardableResult private func propose(_ range: Range<Int>, _ string: String) -> Bool {
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: string) ?? true
    if isAllowed { change(range, to: string) }
    return isAllowed
  }

  /// Inserts typed text.
  package final func type(_ string: String) { propose(edited.selection, string) }

  /// Takes the text of a host's own editor.
  /// - Parameter selection: The selection in UTF-16 code units.
  package final func take(_ string: String, selection: Range<Int>) {
    var new = EditedText(string)
    new.select(selection)
    let (range, replacement) = edited.change(to: new)
    if range.isEmpty, replacement.isEmpty { return select(selection) }
    if propose(range, replacement), edited.string == string { select(selection) }
  }

  // MARK: Keys and taps

  final func pressed(_ key: EditingKey) -> Bool {
    let selection = edited.selection
    switch key {
    case .backspace: delete(edited.rangeBackward)
    case .delete: delete(edited.rangeForward)
    case .enter: pressReturn()
    case .escape: resignFirstResponder()
    case .left: moveCaret(to: selection.isEmpty ? edited.place(before: selection.lowerBound) : selection.lowerBound)
    case .right: moveCaret(to: selection.isEmpty ? edited.place(after: selection.upperBound) : selection.upperBound)
    case .home: moveCaret(to: 0)
    case .end: moveCaret(to: edited.count)
    }
    return true
  }

  private func delete(_ range: Range<Int>) { if !range.isEmpty { propose(range, "") } }

  private func moveCaret(to place: Int) { select(place..<place) }

  private func pressReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  final func tapped(at point: CGPoint) {
    let wasEditing = isEditing
    guard becomeFirstResponder() else { return }
    if !wasEditing { layoutIfNeeded() }
    moveCaret(to: content.place(at: point))
  }

  /// Clears the text, for the clear button.
  final func clear() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    change(0..<edited.count, to: "")
    becomeFirstResponder()
  }
}
