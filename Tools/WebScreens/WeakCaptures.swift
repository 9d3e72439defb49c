/// Rewrites closures that capture objects weakly: they capture a `Weak` value, and ask it for the object.
struct WeakCaptures {
  typealias Edit = (range: Range<String.Index>, text: String)

  /// The number of captures that were rewritten.
  private(set) var count = 0
  private let tokens: [SwiftToken]
  private var edits: [Edit] = []

  init(_ tokens: [SwiftToken]) { self.tokens = tokens }

  mutating func rewrite() -> [Edit] {
    rewrite(tokens.indices, weak: [:])
    return edits
  }

  private func text(_ index: Int) -> Substring? { tokens.indices.contains(index) ? tokens[index].text : nil }

  /// Returns the index of the bracket that closes one, within the tokens.
  private func end(of start: Int) -> Int {
    var depth = 0
    for index in between(start, tokens.count) {
      switch tokens[index].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if depth <= 0 { return index }
      default: break
      }
    }
    return tokens.count - 1
  }

  /// Returns the tokens between two indexes; none if brackets are missing.
  private func between(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }

  /// Rewrites a range of tokens.
  /// - Parameter weak: the names of objects that are captured weakly and not yet unwrapped, with those of their `Weak`
  ///   values.
  private mutating func rewrite(_ range: Range<Int>, weak: [Substring: String]) {
    var weak = weak
    /// The names that are unwrapped in a block, and where that ends.
    var unwrapped: [(names: [Substring], end: Int, values: [Substring: String])] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while let last = unwrapped.last, index >= last.end {
        weak.merge(last.values) { $1 }
        unwrapped.removeLast()
      }
      if text(index) == "{", let captures = captureList(at: index + 1) {
        let closing = end(of: index)
        var inner = weak
        for (name, value) in rewriteCaptures(captures, weak: weak) { inner[name] = value }
        rewrite(between(captures.upperBound, closing), weak: inner)
        index = max(closing, captures.upperBound)
        continue
      }
      if text(index) == "{" {
        let closing = end(of: index)
        rewrite(between(index + 1, closing), weak: weak)
        index = max(closing, index + 1)
        continue
      }
      guard let value = weak[tokens[index].text], isObject(index) else {
        index += 1
        continue
      }
      let name = tokens[index].text
      let isBound = text(index - 1) == "let" || text(index - 1) == "var"
      if isBound, text(index + 1) == "=", text(index + 2) == name {
        edits.append((tokens[index + 2].range, value + ".value"))
      } else if isBound {
        edits.append((tokens[index].range, "\(name) = \(value).value"))
      } else {
        edits.append((tokens[index].range, value + ".value"))
        index += 1
        continue
      }
      // After guard, the object is there in the rest of the block; after if and while, in the block that follows.
      let keyword = stride(from: index, to: range.lowerBound - 1, by: -1).first {
        ["guard", "if", "while", "{", "}", ";"].contains(tokens[$0].text)
      }
      index += text(index + 1) == "=" ? 3 : 1
      if let keyword, text(keyword) == "guard" {
        guard let alternative = between(index, range.upperBound).first(where: { text($0) == "else" }) else { continue }
        // What follows in the condition has the object, the alternative has not.
        let block = alternative + 1
        let closing = end(of: block)
        var without = weak
        without[name] = nil
        rewrite(index..<alternative, weak: without)
        rewrite(between(block, closing), weak: weak)
        weak = without
        index = max(closing, block)
      } else if let block = firstBlock(from: index, in: range) {
        let closing = end(of: block)
        unwrapped.append(([name], closing, [name: value]))
        weak[name] = nil
      }
    }
  }

  /// Returns the first brace that begins no closure in parentheses.
  private func firstBlock(from start: Int, in range: Range<Int>) -> Int? {
    var depth = 0
    for index in between(start, range.upperBound) {
      switch tokens[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  /// Returns whether a word is a name on its own: not a member, not the label of an argument.
  private func isObject(_ index: Int) -> Bool {
    if text(index - 1) == ".", text(index - 2) != "." { return false }
    return text(index + 1) != ":" || text(index - 1) == "?"
  }

  // MARK: Capture lists

  /// Returns the tokens in the brackets of a capture list with a weak capture, to the closing bracket and beyond it.
  private func captureList(at index: Int) -> Range<Int>? {
    guard text(index) == "[" else { return nil }
    let closing = end(of: index)
    guard between(index + 1, closing).contains(where: { text($0) == "weak" && isCapture($0) }) else { return nil }
    return index + 1..<closing + 1
  }

  /// Returns whether `weak` begins a capture.
  private func isCapture(_ index: Int) -> Bool {
    (text(index - 1) == "[" || text(index - 1) == ",") && tokens.indices.contains(index + 1)
      && tokens[index + 1].kind == .word
  }

  /// Returns the names of the weakly captured objects, with those of their `Weak` values.
  private mutating func rewriteCaptures(_ list: Range<Int>, weak: [Substring: String]) -> [(Substring, String)] {
    var names: [(Substring, String)] = []
    for index in list where text(index) == "weak" && isCapture(index) {
      let name = tokens[index + 1].text
      let value = "weak" + name.prefix(1).uppercased() + name.dropFirst()
      names.append((name, value))
      count += 1
      let last = lastToken(of: index, in: list)
      let start = tokens[index].range.lowerBound
      if text(index + 2) == "=" {
        let object = tokens.indices.contains(index + 3) ? index + 3 : index + 2
        edits.append((start..<tokens[object].range.lowerBound, "\(value) = weakReference("))
        let end = tokens[last].range.upperBound
        edits.append((end..<end, ")"))
      } else {
        let object = weak[name].map { $0 + ".value" } ?? String(name)
        edits.append((start..<tokens[index + 1].range.upperBound, "\(value) = weakReference(\(object))"))
      }
    }
    return names
  }

  /// Returns the last token of the capture that begins at an index.
  private func lastToken(of start: Int, in list: Range<Int>) -> Int {
    var depth = 0
    for index in between(start, list.upperBound - 1) {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0: return index - 1
      default: break
      }
    }
    return list.upperBound - 2
  }
}
