/// A token of Swift source. Comments and the fixed parts of string literals are no tokens; the code in the
/// interpolations of a literal is.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword, without backticks.
    case word
    /// Any other character of code, alone.
    case sign
  }

  var kind: Kind
  var text: Substring
  /// Whether nothing stands between the token and the one before it.
  var isAttached: Bool

  var range: Range<String.Index> { text.startIndex..<text.endIndex }
}

/// Splits Swift source into tokens, as far as a rewriter needs them.
///
/// Regular expression literals between slashes are read as code: a quotation mark in one is mistaken for the beginning of
/// a string, which ends with the line.
struct SwiftTokens {
  private let source: String
  private var position: String.Index
  private var tokens: [SwiftToken] = []
  private var end: String.Index

  static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftTokens(source: source, position: source.startIndex, end: source.startIndex)
    lexer.readCode(untilParenthesis: false)
    return lexer.tokens
  }

  private var current: Character? { position < source.endIndex ? source[position] : nil }

  private func character(_ distance: Int) -> Character? {
    guard let index = source.index(position, offsetBy: distance, limitedBy: source.endIndex), index < source.endIndex
    else { return nil }
    return source[index]
  }

  private mutating func advance(_ count: Int = 1) {
    position = source.index(position, offsetBy: count, limitedBy: source.endIndex) ?? source.endIndex
  }

  private mutating func append(_ kind: SwiftToken.Kind, from start: String.Index) {
    tokens.append(SwiftToken(kind: kind, text: source[start..<position], isAttached: start == end && !tokens.isEmpty))
    end = position
  }

  /// - Parameter untilParenthesis: whether the code is an interpolation, which ends with its parenthesis.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while let character = current {
      let start = position
      switch character {
      case "/" where self.character(1) == "/":
        while let character = current, !character.isNewline { advance() }
      case "/" where self.character(1) == "*": skipComment()
      case "\"": readString(marks: 0)
      case "#" where marksBeforeString != nil:
        let marks = marksBeforeString!
        advance(marks)
        readString(marks: marks)
      case "`": advance()
      case _ where character.isLetter || character == "_":
        while let character = current, character.isLetter || character.isNumber || character == "_" { advance() }
        append(.word, from: start)
      case _ where character.isWhitespace: advance()
      default:
        if untilParenthesis {
          if character == ")", depth == 0 { return }
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
        }
        advance()
        append(.sign, from: start)
      }
    }
  }

  /// Skips a comment, which may contain others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if current == "/", character(1) == "*" {
        depth += 1
        advance(2)
      } else if current == "*", character(1) == "/" {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && current != nil
  }

  /// The number of `#` before a quotation mark here; nil if there is no mark.
  private var marksBeforeString: Int? {
    var count = 0
    while character(count) == "#" { count += 1 }
    return character(count) == "\"" ? count : nil
  }

  /// Reads a string literal from its first quotation mark, with the code of its interpolations.
  private mutating func readString(marks: Int) {
    let isLong = character(1) == "\"" && character(2) == "\""
    advance(isLong ? 3 : 1)
    while let character = current {
      if character == "\\", hasMarks(marks, at: 1) {
        advance(1 + marks)
        guard current == "(" else {
          advance()
          continue
        }
        advance()
        readCode(untilParenthesis: true)
        advance()
      } else if character == "\"", !isLong || (self.character(1) == "\"" && self.character(2) == "\""),
        hasMarks(marks, at: isLong ? 3 : 1)
      {
        advance((isLong ? 3 : 1) + marks)
        return
      } else if character.isNewline, !isLong {
        return
      } else {
        advance()
      }
    }
  }

  private func hasMarks(_ marks: Int, at distance: Int) -> Bool {
    (0..<marks).allSatisfy { character(distance + $0) == "#" }
  }
}
