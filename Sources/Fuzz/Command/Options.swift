import Runtime

/// What the command line says.
struct Options: Equatable {
  /// For each family.
  var operations = 20_000
  var seed: UInt64 = 1
  var families = Script.Family.allCases
  /// A script to run instead.
  var replay: String?
  /// Long trials, and the memory after each tenth.
  var soaks = false
  /// Where the process that does the work writes which trial it is at; for the one that watches it.
  var progress: String?

  static let help = """
    Usage: fuzz [--operations N] [--seed N] [--layout NAME] [--soak]
           fuzz --replay FILE

    Does random things to collection views and compares the screen, in every frame, with a naive account of what should
    be there. Prints "operations N, violations M" and, for the first violation, a script that is as short as possible.

      --operations N   how many for each layout family, 20000 without it
      --seed N         the same number gives the same run; 1 without it
      --layout NAME    only this family: flow, list, custom or snapshots
      --soak           trials of 100000 operations, and the memory in use after each tenth
      --replay FILE    runs a script

    The exit status is 0, 1 after a violation, or 2 after an error, which standard error names.
    """
}

extension Options {
  /// One sentence about an argument that is wrong, without capital letter and full stop.
  struct Mistake: Error, Equatable {
    let message: String

    init(_ message: String) { self.message = message }
  }

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let name = parts[0]
      func value() throws(Mistake) -> String {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw Mistake("\(shortenedInMessage(name)) needs a value")
        }
        return value
      }
      switch name {
      case "--operations":
        let text = try value()
        guard let number = Int(text), (1...1_000_000_000).contains(number) else {
          throw Mistake("--operations needs a whole number from 1 to 1000000000, not \(quotedInMessage(text))")
        }
        operations = number
      case "--seed":
        let text = try value()
        guard let number = UInt64(text) else {
          throw Mistake("--seed needs a whole number from 0 to \(UInt64.max), not \(quotedInMessage(text))")
        }
        seed = number
      case "--layout":
        let text = try value()
        guard let family = Script.Family(rawValue: text) else {
          throw Mistake("--layout needs one of \(Script.Family.names), not \(quotedInMessage(text))")
        }
        families = [family]
      case "--replay": replay = try value()
      case "--progress": progress = try value()
      case "--soak" where parts.count == 1: soaks = true
      default:
        throw Mistake("unknown argument \(quotedInMessage(argument)); \"fuzz --help\" explains the known ones")
      }
    }
  }
}
