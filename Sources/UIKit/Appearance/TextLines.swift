import CollectionIndex
import QuartzCore

/// Line breaking by the widths of ``TextWidths``. Labels measure with it, and hosts draw its results.
@MainActor package struct TextLines {
  /// The runs of a line, in order; a single run without text for an empty line.
  package typealias Line = [LayerText.Run]

  private let runs: [LayerText.Run]
  private let characters: [Character]
  /// The run of each character.
  private let runOfCharacter: [Int]
  private let widths: TextWidths
  /// The available width in points.
  private let width: CGFloat
  private let limit: Int
  private let lineBreak: LayerText.LineBreak

  /// Returns the lines of a text in a layer of a given width, in sizes that fit. Linear in the length for lines of
  /// bounded length.
  ///
  /// Lines are broken between words; a word longer than a line is broken anywhere. In the last permitted line, text
  /// that does not fit is removed according to the line break mode.
  /// - Parameters:
  ///   - width: The width in points; infinity for no limit.
  ///   - widths: The text widths of the screen that displays the text.
  package static func lines(of text: LayerText, width: CGFloat, in widths: TextWidths) -> [Line] {
    if text.numberOfLines == 1 || text.runs.count == 1, TextWidths.certainlyFits(text.runs, in: width) {
      return [text.runs]
    }
    let text = scaled(text, toFit: width, in: widths)
    if text.numberOfLines == 1, !text.runs.contains(where: { $0.string.contains("\n") }),
      widths.width(of: text.runs) <= width
    {
      return [text.runs]
    }
    return TextLines(text, width: width, in: widths).lines()
  }

  /// Returns a single line shrunk, as far as it permits, until it fits.
  private static func scaled(_ text: LayerText, toFit width: CGFloat, in widths: TextWidths) -> LayerText {
    guard text.numberOfLines == 1, text.minimumScale < 1 else { return text }
    let natural = widths.width(of: text.runs)
    guard natural > width else { return text }
    let step: CGFloat = 0.99  // hosts' widths are not quite proportional to sizes
    var scale = max(width / natural, text.minimumScale)
    var result = text
    while true {
      for index in text.runs.indices { result.runs[index].fontSize = text.runs[index].fontSize * scale }
      if scale <= text.minimumScale || widths.width(of: result.runs) <= width + tolerance { return result }
      scale = max(scale * step, text.minimumScale)
    }
  }

  /// The tolerance for rounding, in points.
  private static let tolerance: CGFloat = 0.01

  private init(_ text: LayerText, width: CGFloat, in widths: TextWidths) {
    runs = text.runs
    self.widths = widths
    self.width = width
    limit = text.numberOfLines
    lineBreak = text.lineBreak
    var characters: [Character] = []
    var runOfCharacter: [Int] = []
    for (index, run) in text.runs.enumerated() {
      for character in run.string {
        characters.append(character)
        runOfCharacter.append(index)
      }
    }
    self.characters = characters
    self.runOfCharacter = runOfCharacter
  }

  // MARK: Breaking

  private func lines() -> [Line] {
    var lines: [Line] = []
    var start = 0
    while true {
      let end = characters[start...].firstIndex { $0.isNewline } ?? characters.count
      repeat {
        if limit > 0, lines.count == limit - 1 { return lines + [lastLine(from: start, paragraphEnd: end)] }
        let next = endOfLine(from: start, to: end)
        lines.append(line(next < end ? withoutSpaces(start..<next) : start..<next))
        start = next
        if next < end { while start < end, characters[start] == " " { start += 1 } }
      } while start < end
      guard end < characters.count else { return lines }
      start = end + 1
    }
  }

  /// Returns the start of the next line: after the last word that fits or, if there is none, after the last character.
  private func endOfLine(from start: Int, to end: Int) -> Int {
    if fits(start..<end) { return end }
    if lineBreak == .characters { return start + max(1, count(upTo: end - start) { fits(start..<(start + $0)) }) }
    var fitting = start
    var place = start
    while place < end {
      while place < end, characters[place] == " " { place += 1 }
      while place < end, characters[place] != " " { place += 1 }
      guard fits(withoutSpaces(start..<place)) else { break }
      fitting = place
    }
    if fitting > start { return fitting }
    return start + max(1, count(upTo: place - start) { fits(start..<(start + $0)) })
  }

  /// Returns the last permitted line: the remaining text, or the part that fits.
  private func lastLine(from start: Int, paragraphEnd: Int) -> Line {
    let rest = start..<characters.count
    if fits(rest) { return line(rest) }
    switch lineBreak {
    case .words: return line(withoutSpaces(start..<endOfLine(from: start, to: paragraphEnd)))
    case .characters, .clipping:
      return line(start..<(start + count(upTo: paragraphEnd - start) { fits(start..<(start + $0)) }))
    case .truncatingHead, .truncatingTail, .truncatingMiddle: return shortened(rest)
    }
  }

  /// Returns as much of a range as fits with an ellipsis.
  private func shortened(_ range: Range<Int>) -> Line {
    let parts = { (kept: Int) -> (Range<Int>, Range<Int>) in
      let before =
        switch lineBreak {
        case .truncatingHead: 0
        case .truncatingMiddle: (kept + 1) / 2
        default: kept
        }
      return (
        withoutSpaces(range.lowerBound..<(range.lowerBound + before)),
        (range.upperBound - kept + before)..<range.upperBound
      )
    }
    let kept = count(upTo: range.count) { kept in
      let (before, after) = parts(kept)
      return widths.width(of: joined(before, after)) <= width + TextLines.tolerance
    }
    let (before, after) = parts(kept)
    return joined(before, after)
  }

  /// Returns two parts with an ellipsis between them, in the style of the preceding text.
  private func joined(_ before: Range<Int>, _ after: Range<Int>) -> Line {
    let look = before.isEmpty ? after.lowerBound : before.upperBound - 1
    let ellipsis = runs[runOfCharacter[min(look, characters.count - 1)]].with("…")
    let pieces = (before.isEmpty ? [] : line(before)) + [ellipsis] + (after.isEmpty ? [] : line(after))
    return pieces.reduce(into: []) { line, run in
      if let last = line.last, last == run.with(last.string) {
        line[line.count - 1].string += run.string
      } else {
        line.append(run)
      }
    }
  }

  // MARK: Measuring

  /// Returns the largest count that fits, given that smaller ones fit, too.
  private func count(upTo limit: Int, fits: (Int) -> Bool) -> Int {
    (0..<limit).partitioningIndex { !fits($0 + 1) }
  }

  private func fits(_ range: Range<Int>) -> Bool {
    width == .infinity || widths.width(of: line(range)) <= width + TextLines.tolerance
  }

  /// Returns a range without trailing spaces.
  private func withoutSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1] == " " { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the runs of a range, with line breaks replaced by spaces.
  private func line(_ range: Range<Int>) -> Line {
    guard let first = range.first else {
      return [runs[runOfCharacter.isEmpty ? 0 : runOfCharacter[min(range.lowerBound, characters.count - 1)]].with("")]
    }
    var line = [runs[runOfCharacter[first]].with("")]
    var run = runOfCharacter[first]
    for index in range {
      if runOfCharacter[index] != run {
        run = runOfCharacter[index]
        line.append(runs[run].with(""))
      }
      line[line.count - 1].string.append(characters[index].isNewline ? " " : characters[index])
    }
    return line
  }
}
