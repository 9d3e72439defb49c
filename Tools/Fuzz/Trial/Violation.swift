/// What should not be.
struct Violation: Error {
  /// A sentence.
  let message: String

  init(_ message: String) { self.message = message }

  /// What is wrong, whichever element it is and wherever: the words up to the first colon, without names of elements and
  /// numbers.
  var kind: String {
    let words = message.prefix { $0 != ":" }.split(separator: " ")
    return words.filter { $0.allSatisfy { $0.isLetter } && !Violation.elements.contains($0) }.joined(separator: " ")
  }

  private static let elements: Set<Substring> = [
    "cell", "ground", "badge", "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter",
  ]
}
