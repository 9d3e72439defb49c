/// A summary of a test run in Markdown, for a comment on a change.
struct PictureComment {
  let results: [PictureResult]
  let unused: [String]

  var markdown: String {
    let failures = results.filter { $0.outcome == .different }
    let recorded = results.count { $0.outcome == .recorded }
    var text = PictureRun.mark + "\n### Pictures\n\n"
    text += "\(failures.count) of \(results.count) differ\(failures.count == 1 ? "s" : "")."
    if recorded > 0 { text += " \(recorded) \(recorded == 1 ? "is" : "are") recorded." }
    text += "\n"
    if !failures.isEmpty {
      text += "\n| Picture | What differs | Largest distance of 187 |\n|---|---|---|\n"
      for failure in failures {
        let largest = failure.largest.map { "\(($0 * 10).rounded() / 10)" } ?? ""
        text += "| \(PictureComment.escaped(failure.name)) | \(PictureComment.escaped(failure.words)) | \(largest) |\n"
      }
    }
    if !unused.isEmpty {
      text += "\nPictures that this run did not compare:\n\n"
      text += unused.map { "- \(PictureComment.escaped($0))\n" }.joined()
    }
    return text
  }

  /// Returns a text in which nothing is Markdown, HTML or a mention.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      if character.isNewline || character == "\t" { return " " }
      let isPlain = !character.isASCII || character.isLetter || character.isNumber || "()/,.:- ".contains(character)
      return isPlain ? String(character) : "&#\(character.asciiValue ?? 63);"
    }.joined()
  }
}
