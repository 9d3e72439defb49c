/// Names for addresses, made of titles.
public enum AddressNames {
  /// Returns a name for each title: its lower-case letters and digits of ASCII, separated by hyphens. "My feed" becomes
  /// "my-feed", the second one "my-feed-2", and a title without such characters "screen".
  public static func names(of titles: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return titles.map { title in
      let words = title.split { !isKept($0) }.map { lowerCase($0) }
      let name = words.isEmpty ? "screen" : words.joined(separator: "-")
      counts[name, default: 0] += 1
      return counts[name]! == 1 ? name : "\(name)-\(counts[name]!)"
    }
  }

  // Without the properties and mappings of Unicode, whose tables every page would have to load.

  /// Whether a character is a letter or a digit of ASCII.
  private static func isKept(_ character: Character) -> Bool {
    guard let code = character.asciiValue else { return false }
    return 0x30...0x39 ~= code || 0x41...0x5A ~= code || 0x61...0x7A ~= code
  }

  /// Returns letters and digits of ASCII with small letters, which have one more bit than capitals; digits have it, too.
  private static func lowerCase(_ word: Substring) -> String {
    String(decoding: word.utf8.map { $0 | 0x20 }, as: UTF8.self)
  }
}
