import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension Scene {
  /// An editable text. The node's contents show text and caret; a host may place an editor of its own over them while
  /// the text is edited.
  public struct Field: Equatable {
    /// The kind of text.
    public enum Kind {
      /// Any text.
      case text
      /// A search query.
      case search
      /// A secret such as a password.
      case secret
    }

    /// The keys of an on-screen keyboard.
    public enum Keyboard {
      /// The default keys.
      case text
      /// Keys for URLs.
      case url
      /// Keys for telephone numbers.
      case telephone
      /// Keys for email addresses.
      case email
      /// Digits only.
      case digits
      /// Digits and the decimal separator.
      case decimal
      /// Keys for searches and web addresses.
      case search
    }

    /// The label of an on-screen keyboard's return key.
    public enum ReturnKey {
      /// The key ends the line.
      case enter
      /// The key completes the text.
      case done
      /// The key goes to the address in the text.
      case go
      /// The key moves to the next field.
      case next
      /// The key starts a search.
      case search
      /// The key sends the text.
      case send
    }

    /// The automatic capitalisation of an on-screen keyboard.
    public enum Capitals {
      /// No capitals.
      case none
      /// The first letter of each word.
      case words
      /// The first letter of each sentence.
      case sentences
      /// All letters.
      case characters
    }

    /// The whole text, including parts that do not fit.
    public var text: String
    /// The selected range in UTF-16 code units; empty for a caret.
    public var selection: Range<Int>
    /// Whether the field is being edited.
    public var isEditing: Bool
    /// Whether the text can be edited.
    public var isEnabled: Bool
    /// The label for assistive technology.
    public var label: String
    /// The alignment of a text that is shorter than the field.
    public var alignment: Text.Alignment
    /// The font size in points.
    public var fontSize: CGFloat
    /// The font weight as in CSS.
    public var fontWeight: Int
    /// Whether the font is monospaced.
    public var isMonospaced: Bool
    /// The colour of the text.
    public var color: CGColor
    /// The colour of the caret.
    public var tint: CGColor
    /// The kind of text.
    public var kind: Kind
    /// The keys of an on-screen keyboard.
    public var keyboard: Keyboard
    /// The label of the return key.
    public var returnKey: ReturnKey
    /// The automatic capitalisation.
    public var capitals: Capitals
    /// Whether the host may correct the text automatically.
    public var corrects: Bool
    /// Whether the host may mark spelling mistakes.
    public var checksSpelling: Bool
  }
}

extension Scene.Field {
  /// Creates the field of a view, or nil for a view without editable text.
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
