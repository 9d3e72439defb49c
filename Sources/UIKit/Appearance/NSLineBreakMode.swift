/// The treatment of text that is wider than its view. All modes except `byCharWrapping` break lines between words; they
/// differ in the last line.
public enum NSLineBreakMode: Int, Sendable {
  /// The text ends after the last word that fits.
  case byWordWrapping
  /// Lines are broken between characters.
  case byCharWrapping
  /// The text ends after the last character that fits.
  case byClipping
  /// An ellipsis replaces text at the beginning.
  case byTruncatingHead
  /// An ellipsis replaces text at the end.
  case byTruncatingTail
  /// An ellipsis replaces text in the middle.
  case byTruncatingMiddle

  var lineBreak: LayerText.LineBreak {
    switch self {
    case .byWordWrapping: .words
    case .byCharWrapping: .characters
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// The alignment of lines; `natural` depends on the layout direction.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
