/// What the words of a command are, in their order; `Tools/Commands/commands.txt` says what they mean.
struct CommandLayout: Sendable {
  var name: String
  /// Whether a word of 1 stands before the others, or one of 0 and no others.
  var isOptional: Bool
  var kinds: [Kind]

  indirect enum Kind: Sendable {
    case number, integer, flag, string, optionalString
    /// The place in a list of so many names.
    case choice(Int)
    /// How many there are, and then those; -1 for none at all, if that may be.
    case list(Kind, isOptional: Bool)
    case record([Kind])
    /// Red, green, blue and alpha, 0 to 1.
    case color
  }

  /// What a word is for those who take words one by one.
  enum Word {
    case number, partOfColor, string
    /// What is the same or not: flags, choices, numbers of things, how many there are.
    case exact
  }

  /// How strings stand in words.
  enum Strings {
    /// Where one begins in bytes beside the words, and its length.
    case places
    /// Its number in a list; -1 for none.
    case numbers(count: Int)
  }

  /// Why words are no command.
  struct Problem: Error {
    var message: String
  }

  /// Goes through the words of a command, checks them, and answers where it ends.
  /// - Parameters:
  ///   - words: with the command's own from `start` on, without its number and layer.
  ///   - take: gets each word, with what it is. Of a string with a place the length comes as an exact one.
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
      guard place < words.endIndex else { throw Problem(message: "a command ends too early") }
      let word = words[place]
      guard word.isFinite else { throw Problem(message: "a number is not finite") }
      place += 1
      take(word, kind)
      return word
    }

    mutating func integer(_ take: Take, _ kind: Word = .exact) throws(Problem) -> Int {
      let word = try word(take, kind)
      guard word == word.rounded(), abs(word) <= 9_007_199_254_740_991 else {
        throw Problem(message: "\(word) stands in place of a whole number")
      }
      return Int(word)
    }

    mutating func flag(_ take: Take) throws(Problem) -> Bool {
      let word = try integer(take)
      guard word == 0 || word == 1 else { throw Problem(message: "\(word) stands in place of a flag") }
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
          throw Problem(message: "\(word) stands in place of one of \(count) choices")
        }
      case .string, .optionalString: try readString(kind, take)
      case .list(let element, let isOptional):
        let count = try integer(take)
        guard count >= (isOptional ? -1 : 0), count <= words.endIndex - place else {
          throw Problem(message: "a list has \(count) members")
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
        guard word >= least, word < count else { throw Problem(message: "there is no string \(word)") }
      }
    }
  }
}
