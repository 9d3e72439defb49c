import CGTK
import CWindow
import Stage

/// Keyboard, input methods and clipboard of a window.
@MainActor final class WindowTyping {
  private unowned let owner: StageWindow
  private let window: OpaquePointer
  private var composition = Composition()
  private var selection = TextSelection()
  /// The field that the input method writes to.
  private var field: Int?

  init(_ owner: StageWindow, _ window: OpaquePointer) { (self.owner, self.window) = (owner, window) }

  private var state: Composition.State? {
    owner.stage.editedText.map { Composition.State(text: $0.text, selection: $0.selection) }
  }

  /// Tells the input method whether there is a text, and where.
  func update() {
    let edited = owner.stage.editedText
    if edited?.id != field {
      if composition.marked != nil { stage_window_reset_text(window) }
      composition.end()
      field = edited?.id
      stage_window_edit(window, edited == nil ? 0 : 1)
    }
    if let field, let frame = owner.field(field)?.frame {
      stage_window_set_caret(
        window, Int32(frame.minX), Int32(frame.minY), Int32(frame.width), Int32(frame.height))
    }
  }

  // MARK: - Input methods

  func commit(_ text: String) {
    if let state, let finished = composition.finish(text, in: state) { return apply(finished) }
    owner.perform(.type(text: text))
  }

  func compose(_ text: String, caret: Int) {
    if let state, let composed = composition.compose(text, caret: caret, in: state) { apply(composed) }
  }

  private func apply(_ state: Composition.State) {
    owner.perform(.edit(text: state.text, selection: state.selection))
    owner.perform { $0.markText(composition.marked) }
  }

  // MARK: - Keys

  func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    func has(_ mask: GdkModifierType) -> Bool { modifiers.rawValue & mask.rawValue != 0 }
    if has(GDK_ALT_MASK) || has(GDK_SUPER_MASK) { return false }
    if has(GDK_CONTROL_MASK) { return pressWithControl(Int32(bitPattern: gdk_keyval_to_lower(key))) }
    guard let name = KeyNames.name(key) else {
      guard let character = KeyNames.character(key) else { return false }
      return owner.perform(.type(text: character))
    }
    if has(GDK_SHIFT_MASK), let state, let range = selection.extend(state.selection, in: state.text, by: name) {
      return owner.perform(.select(selection: range))
    }
    return owner.perform(.key(name: name, focus: 0))
  }

  private func pressWithControl(_ key: Int32) -> Bool {
    guard let state else { return false }
    switch key {
    case GDK_KEY_a: owner.perform(.select(selection: 0..<state.text.utf16.count))
    case GDK_KEY_c: copy(state)
    case GDK_KEY_x: if copy(state) { owner.perform(.key(name: "Backspace", focus: 0)) }
    case GDK_KEY_v: stage_window_paste(window)
    default: return false
    }
    return true
  }

  // MARK: - Clipboard

  /// Copies what is selected.
  /// - Returns: Whether there is anything to copy; a secret stays where it is.
  @discardableResult private func copy(_ state: Composition.State) -> Bool {
    guard !state.selection.isEmpty, let id = owner.stage.editedText?.id, owner.field(id)?.field.kind != .secret
    else { return false }
    let units = Array(state.text.utf16)[state.selection.clamped(to: 0..<state.text.utf16.count)]
    let text = String(decoding: units, as: UTF16.self)
    owner.stage.copiedText = text
    stage_window_copy(window, text)
    return true
  }

  func paste(_ text: String) {
    // A field has one line.
    owner.perform(.type(text: text.split(whereSeparator: \.isNewline).joined(separator: " ")))
  }
}
