/// Names for addresses, made of titles.
public enum AddressNames {
  /// Returns a name for each title: its lower-case letters and digits of ASCII, separated by hyphens. "My feed" becomes
  /// "my-feed", the second one "my-feed-2", and a title without such characters "screen".
  public static func names(of titles: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return titles.map { title in
      let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      let name = words.isEmpty ? "screen" : words.map(String.init).joined(separator: "-")
      counts[name, default: 0] += 1
      return counts[name]! == 1 ? name : "\(name)-\(counts[name]!)"
    }
  }
}
