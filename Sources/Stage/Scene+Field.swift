import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension Scene {
  /// A node where text can be typed. What is in the node shows the text and the caret; a host may lay an editor of its own
  /// over it while the text is edited.
  public struct Field: Equatable {
    /// What is typed in it.
    public enum Kind {
      /// Any text.
      case text
      /// What is searched for.
      case search
      /// Text that nobody else may read.
      case secret
    }

    /// The keys that a keyboard on the screen has.
    public enum Keyboard {
      /// All of them.
      case text
      /// Those of addresses of pages.
      case url
      /// Those of telephone numbers.
      case telephone
      /// Those of addresses of mail.
      case email
      /// Digits alone.
      case digits
      /// Digits and the decimal separator.
      case decimal
      /// Those of searches and addresses.
      case search
    }

    /// What the return key of a keyboard on the screen says.
    public enum ReturnKey {
      /// That it ends the line.
      case enter
      /// That the text is complete.
      case done
      /// That it leads where the text says.
      case go
      /// That another field follows.
      case next
      /// That it searches.
      case search
      /// That it sends the text.
      case send
    }

    /// Which letters a keyboard on the screen makes capitals by itself.
    public enum Capitals {
      /// None.
      case none
      /// The first of each word.
      case words
      /// The first of each sentence.
      case sentences
      /// All.
      case characters
    }

    /// All of it, also what does not fit.
    public var text: String
    /// What is selected, in UTF-16; empty for a caret.
    public var selection: Range<Int>
    /// Whether it has the keyboard.
    public var isEditing: Bool
    /// Whether it can be edited.
    public var isEnabled: Bool
    /// Read aloud.
    public var label: String
    /// Where the text is when it is shorter than the field.
    public var alignment: Text.Alignment
    /// Points.
    public var fontSize: CGFloat
    /// As in CSS.
    public var fontWeight: Int
    /// Whether all letters are of the same width.
    public var isMonospaced: Bool
    /// Of the text.
    public var color: CGColor
    /// Of the caret.
    public var tint: CGColor
    /// What is typed in it.
    public var kind: Kind
    /// The keys of a keyboard on the screen.
    public var keyboard: Keyboard
    /// What the return key of a keyboard on the screen says.
    public var returnKey: ReturnKey
    /// Which letters a keyboard on the screen makes capitals by itself.
    public var capitals: Capitals
    /// Whether the host may correct what is typed.
    public var corrects: Bool
    /// Whether the host may mark what it does not know.
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
