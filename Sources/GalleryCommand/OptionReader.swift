/// Sorts a subcommand's arguments into operands and options with a value.
struct OptionReader {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// - Parameter options: The names of the options there are, such as "--output".
  init(_ arguments: [String], options: [String]) throws(CommandError) {
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
      guard options.contains(name) else {
        throw CommandError(
          "unknown option \(CommandError.quoted(name)); "
            + (options.isEmpty ? "there are none" : "there are \(options.joined(separator: ", ")) and --help"))
      }
      guard values[name] == nil else { throw CommandError("\(name) is given twice") }
      if parts.count == 2 {
        values[name] = parts[1]
      } else if let value = rest.first, !value.hasPrefix("--") {
        values[name] = value
        rest.removeFirst()
      }
      guard values[name]?.isEmpty == false else { throw CommandError("\(name) needs a value") }
    }
  }

  func value(of option: String) -> String? {
    values[option]
  }
}
