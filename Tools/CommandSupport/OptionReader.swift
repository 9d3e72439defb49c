import Runtime

/// Sorts a subcommand's arguments into operands and options with a value.
public struct OptionReader {
  /// The arguments that are not options, in their order.
  public private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var set: Set<String> = []

  /// Creates a reader.
  /// - Parameters:
  ///   - options: The names of the options there are, such as "--output".
  ///   - lists: Those of the options that may be given several times.
  ///   - flags: Those of the options without a value.
  public init(
    _ arguments: [String], options: [String], lists: [String] = [], flags: [String] = []
  ) throws(CommandError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      let known = options + lists + flags
      guard known.contains(name) else {
        throw CommandError(
          "unknown option \(quotedInMessage(name)); "
            + (known.isEmpty
              ? "this subcommand has none" : "the options are \(known.joined(separator: ", ")) and --help"))
      }
      guard values[name] == nil || lists.contains(name), !set.contains(name) else {
        throw CommandError("\(name) is given twice")
      }
      if flags.contains(name) {
        guard parts.count == 1 else { throw CommandError("\(name) takes no value") }
        set.insert(name)
        continue
      }
      if parts.count == 2 {
        values[name, default: []].append(parts[1])
      } else if let value = rest.first, !value.hasPrefix("--") {
        values[name, default: []].append(value)
        rest.removeFirst()
      } else {
        throw CommandError("\(name) needs a value")
      }
      guard values[name]?.last?.isEmpty == false else { throw CommandError("\(name) needs a value") }
    }
  }

  /// Returns whether an option without a value is given.
  public func isSet(_ flag: String) -> Bool { set.contains(flag) }

  /// Returns the value of an option, or nil if it is not given.
  public func value(of option: String) -> String? {
    values[option]?.last
  }

  /// Returns the values of an option that may be given several times, in their order.
  public func values(of option: String) -> [String] { values[option] ?? [] }
}
