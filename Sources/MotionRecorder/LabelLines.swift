import UIKit

/// The lines of a label, computed from the widths that UIKit measures, because a label does not tell where it breaks.
///
/// Lines are broken at spaces; a word longer than a line is broken anywhere. In the last permitted line, text that does
/// not fit is removed as the line break mode says.
@MainActor struct LabelLines {
  /// A part of a line, in the style of a run.
  struct Piece {
    var run: Int
    var string: String
  }

  /// The lines from top to bottom, each with at least one piece.
  private(set) var lines: [[Piece]] = []
  /// The scale of the font sizes at which a single line fits.
  private(set) var scale: CGFloat = 1

  /// The excess in points that counts as a rounding error.
  private static let tolerance: CGFloat = 0.01

  private let fonts: [UIFont]
  private var characters: [Character] = []
  /// The run of each character.
  private var runs: [Int] = []
  private let width: CGFloat
  private let mode: NSLineBreakMode

  /// Breaks a text.
  /// - Parameters:
  ///   - text: The runs, at least one.
  ///   - width: The available width in points.
  ///   - limit: The maximum number of lines; 0 for no limit.
  ///   - minimumScale: The scale to which a single line may shrink; 1 for none.
  init(
    _ text: [(string: String, font: UIFont)], width: CGFloat, limit: Int, mode: NSLineBreakMode, minimumScale: CGFloat
  ) {
    fonts = text.map { $0.font }
    self.width = width
    self.mode = mode
    for (index, run) in text.enumerated() {
      for character in run.string {
        characters.append(character)
        runs.append(index)
      }
    }
    if limit == 1, minimumScale < 1 { shrink(to: minimumScale) }
    breakLines(limit: limit)
  }

  /// Finds the largest scale at which the whole text fits. Widths are not quite proportional to sizes.
  private mutating func shrink(to minimum: CGFloat) {
    let natural = measure(pieces(characters.indices))
    guard natural > width else { return }
    scale = max(width / natural, minimum)
    while scale > minimum, measure(pieces(characters.indices)) > width + LabelLines.tolerance {
      scale = max(scale * 0.99, minimum)
    }
  }

  private mutating func breakLines(limit: Int) {
    var start = 0
    while true {
      let end = characters[start...].firstIndex { $0.isNewline } ?? characters.count
      repeat {
        if limit > 0, lines.count == limit - 1 { return lines.append(lastLine(from: start, paragraphEnd: end)) }
        let next = endOfLine(from: start, to: end)
        lines.append(pieces(next < end ? trimmed(start..<next) : start..<next))
        start = next
        if next < end { while start < end, characters[start] == " " { start += 1 } }
      } while start < end
      guard end < characters.count else { return }
      start = end + 1
    }
  }

  /// Returns the start of the next line: after the last word that fits or, if there is none, the last character.
  private func endOfLine(from start: Int, to end: Int) -> Int {
    if fits(start..<end) { return end }
    var fitting = start
    if mode != .byCharWrapping {
      var place = start
      while place < end {
        while place < end, characters[place] == " " { place += 1 }
        while place < end, characters[place] != " " { place += 1 }
        guard fits(trimmed(start..<place)) else { break }
        fitting = place
      }
    }
    if fitting > start { return fitting }
    return start + max(1, most(of: end - start) { fits(start..<(start + $0)) })
  }

  private func lastLine(from start: Int, paragraphEnd: Int) -> [Piece] {
    let rest = start..<characters.count
    if fits(rest) { return pieces(rest) }
    switch mode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let count = most(of: rest.count) { measure(shortened(rest, to: $0)) <= width + LabelLines.tolerance }
      return shortened(rest, to: count)
    case .byWordWrapping: return pieces(trimmed(start..<endOfLine(from: start, to: paragraphEnd)))
    default: return pieces(start..<(start + most(of: paragraphEnd - start) { fits(start..<(start + $0)) }))
    }
  }

  /// Returns a number of characters of a range, with an ellipsis for the others in the style of what precedes it.
  private func shortened(_ range: Range<Int>, to count: Int) -> [Piece] {
    let head = mode == .byTruncatingHead ? 0 : mode == .byTruncatingMiddle ? (count + 1) / 2 : count
    let before = trimmed(range.lowerBound..<(range.lowerBound + head))
    let after = (range.upperBound - count + head)..<range.upperBound
    let model = before.isEmpty ? min(after.lowerBound, characters.count - 1) : before.upperBound - 1
    let ellipsis = Piece(run: runs[model], string: "…")
    return (before.isEmpty ? [] : pieces(before)) + [ellipsis] + (after.isEmpty ? [] : pieces(after))
  }

  // MARK: Measuring

  /// Returns the largest count that fits, given that smaller ones fit, too.
  private func most(of limit: Int, fits: (Int) -> Bool) -> Int {
    var (low, high) = (0, limit)
    while low < high {
      let middle = (low + high) / 2
      if fits(middle + 1) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func fits(_ range: Range<Int>) -> Bool { measure(pieces(range)) <= width + LabelLines.tolerance }

  /// Returns the sum of the pieces' widths: between fonts, there is no kerning. Foundation's attributed strings are not
  /// appended to, which is not safe on Linux while other threads use them.
  private func measure(_ pieces: [Piece]) -> CGFloat {
    var width: CGFloat = 0
    for piece in pieces where !piece.string.isEmpty {
      let font = fonts[piece.run]
      let scaled = scale == 1 ? font : font.withSize(font.pointSize * scale)
      width += NSAttributedString(string: piece.string, attributes: [.font: scaled]).size().width
    }
    return width
  }

  /// Returns a range without the spaces at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1] == " " { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the pieces of a range; line breaks in it become spaces.
  private func pieces(_ range: Range<Int>) -> [Piece] {
    guard !range.isEmpty else {
      return [Piece(run: runs.isEmpty ? 0 : runs[min(range.lowerBound, runs.count - 1)], string: "")]
    }
    var pieces: [Piece] = []
    for index in range {
      if pieces.last?.run != runs[index] { pieces.append(Piece(run: runs[index], string: "")) }
      pieces[pieces.count - 1].string.append(characters[index].isNewline ? " " : characters[index])
    }
    return pieces
  }
}
