/// The types of a command's words, in order; `Tools/Commands/commands.txt` describes their meaning.
struct CommandLayout: Sendable {
  var name: String
  /// Whether the first word is a flag: 1 followed by the other words, or 0 on its own.
  var isOptional: Bool
  var kinds: [Kind]

  indirect enum Kind: Sendable {
    case number, integer, flag, string, optionalString
    /// An index in a list of this many names.
    case choice(Int)
    /// A count followed by as many values; -1 for no list, if it is optional.
    case list(Kind, isOptional: Bool)
    case record([Kind])
    /// Red, green, blue and alpha, from 0 to 1.
    case color
  }

  /// The kind of a single word, which determines how it is compared.
  enum Word {
    case number, partOfColor, string
    /// A word that is either equal or different: a flag, a choice, an identifier, a count.
    case exact
  }

  /// The encoding of strings as words.
  enum Strings {
    /// The offset in a separate byte buffer, and the length.
    case places
    /// The index in a list; -1 for nil.
    case numbers(count: Int)
  }

  /// The reason why words are not a valid command.
  struct Problem: Error {
    var message: String
  }

  /// Validates the words of a command and returns the index of its end.
  /// - Parameters:
  ///   - words: The words after the command's number and layer. Those of later commands may follow.
  ///   - take: Called with each word and its kind. The length of a string with an offset is an exact word.
  func read(
    _ words: ArraySlice<Double>, strings: Strings, _ take: (_ word: Double, _ kind: Word) -> Void = { _, _ in }
  ) throws(Problem) -> Int {
    var walk = Walk(words: words, place: words.startIndex, strings: strings)
    if isOptional, try walk.flag(take) == false { return walk.place }
    for kind in kinds { try walk.read(kind, take) }
    return walk.place
  }

  private typealias Take = (_ word: Double, _ kind: Word) -> Void

  private struct Walk {
    let words: ArraySlice<Double>
    var place: Int
    let strings: Strings

    mutating func word(_ take: Take, _ kind: Word) throws(Problem) -> Double {
      guard place < words.endIndex else { throw Problem(message: "ends too early") }
      let word = words[place]
      guard word.isFinite else { throw Problem(message: "contains a number that is not finite") }
      place += 1
      take(word, kind)
      return word
    }

    mutating func integer(_ take: Take, _ kind: Word = .exact) throws(Problem) -> Int {
      let word = try word(take, kind)
      guard word == word.rounded(), abs(word) <= 9_007_199_254_740_991 else {
        throw Problem(message: "has \(word) instead of an integer")
      }
      return Int(word)
    }

    mutating func flag(_ take: Take) throws(Problem) -> Bool {
      let word = try integer(take)
      guard word == 0 || word == 1 else { throw Problem(message: "has \(word) instead of a flag") }
      return word == 1
    }

    mutating func read(_ kind: Kind, _ take: Take) throws(Problem) {
      switch kind {
      case .number: _ = try word(take, .number)
      case .color: for _ in 0..<4 { _ = try word(take, .partOfColor) }
      case .integer: _ = try integer(take)
      case .flag: _ = try flag(take)
      case .choice(let count):
        let word = try integer(take)
        guard (0..<count).contains(word) else {
          throw Problem(message: "has \(word) instead of one of \(count) choices")
        }
      case .string, .optionalString: try readString(kind, take)
      case .list(let element, let isOptional):
        let count = try integer(take)
        guard count >= (isOptional ? -1 : 0), count <= words.endIndex - place else {
          throw Problem(message: "has a list of \(count) elements")
        }
        for _ in 0..<max(count, 0) { try read(element, take) }
      case .record(let kinds): for kind in kinds { try read(kind, take) }
      }
    }

    private mutating func readString(_ kind: Kind, _ take: Take) throws(Problem) {
      let word = try integer(take, .string)
      switch strings {
      case .places: _ = try integer(take)
      case .numbers(let count):
        var least = 0
        if case .optionalString = kind { least = -1 }
        guard word >= least, word < count else {
          throw Problem(message: "refers to string \(word), which does not exist")
        }
      }
    }
  }
}
