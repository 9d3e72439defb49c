/// What happens to text that is wider than its view. All but `byCharWrapping` break lines at words; they differ in the
/// last line that is allowed.
public enum NSLineBreakMode: Int, Sendable {
  /// What does not fit is left out, from a word on.
  case byWordWrapping
  /// Lines are broken at characters.
  case byCharWrapping
  /// What does not fit is left out, from a character on.
  case byClipping
  /// An ellipsis stands for what is left out at the beginning.
  case byTruncatingHead
  /// An ellipsis stands for what is left out at the end.
  case byTruncatingTail
  /// An ellipsis stands for what is left out in the middle.
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

/// Where the lines of a text begin; `natural` is where reading does.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
