import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension Scene {
  /// A node where text can be typed. What is in the node shows the text and the caret; a host may lay an editor of its own
  /// over it while the text is edited.
  public struct Field: Equatable {
    public enum Kind { case text, search, secret }
    /// The keys that a keyboard on the screen has.
    public enum Keyboard { case text, url, telephone, email, digits, decimal, search }
    public enum ReturnKey { case enter, done, go, next, search, send }
    public enum Capitals { case none, words, sentences, characters }

    public var text: String
    /// What is selected, in UTF-16; empty for a caret.
    public var selection: Range<Int>
    public var isEditing: Bool
    public var isEnabled: Bool
    /// Read aloud.
    public var label: String
    public var alignment: Text.Alignment
    /// Points.
    public var fontSize: CGFloat
    /// As in CSS.
    public var fontWeight: Int
    public var isMonospaced: Bool
    public var color: CGColor
    /// Of the caret.
    public var tint: CGColor
    public var kind: Kind
    public var keyboard: Keyboard
    public var returnKey: ReturnKey
    public var capitals: Capitals
    /// Whether the host may correct what is typed.
    public var corrects: Bool
    public var checksSpelling: Bool
  }
}

extension Scene.Field {
  /// nil for a view that shows no editable text.
  @MainActor init?(_ view: UIView?) {
    guard let content = view as? TextFieldContent, let field = content.field else { return nil }
    let look = content.look
    text = field.text ?? ""
    selection = field.selection
    isEditing = field.isEditing
    isEnabled = field.isEnabled
    label = field.accessibilityLabel ?? field.placeholder ?? ""
    alignment =
      switch look.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    fontSize = look.run.fontSize
    fontWeight = look.run.fontWeight
    isMonospaced = look.run.isMonospaced
    color = look.run.color
    tint = look.tint
    kind = field.isSecureTextEntry ? .secret : field.isForSearching ? .search : .text
    keyboard = Keyboard(field.keyboardType)
    returnKey = ReturnKey(field.returnKeyType)
    capitals =
      switch field.autocapitalizationType {
      case .none: .none
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    corrects = field.autocorrectionType != .no
    checksSpelling = field.spellCheckingType != .no
  }
}

extension Scene.Field.Keyboard {
  fileprivate init(_ type: UIKeyboardType) {
    switch type {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: self = .text
    case .URL: self = .url
    case .numberPad, .asciiCapableNumberPad: self = .digits
    case .phonePad: self = .telephone
    case .emailAddress: self = .email
    case .decimalPad: self = .decimal
    case .webSearch: self = .search
    }
  }
}

extension Scene.Field.ReturnKey {
  fileprivate init(_ type: UIReturnKeyType) {
    switch type {
    case .default, .emergencyCall: self = .enter
    case .go, .join, .route: self = .go
    case .next, .continue: self = .next
    case .google, .yahoo, .search: self = .search
    case .send: self = .send
    case .done: self = .done
    }
  }
}
