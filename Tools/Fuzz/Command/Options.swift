import Runtime

/// What the command line says.
struct Options: Equatable {
  /// For each family.
  var operations = 20_000
  var seed: UInt64 = 1
  var families = FuzzScript.Family.allCases
  /// A script to run instead.
  var replay: String?
  /// Long trials, and the memory after each tenth.
  var soaks = false
  /// What is looked at.
  var looks = Looks.all
  /// Where the process that does the work writes which trial it is at; for the one that watches it.
  var progress: String?

  static let help = """
    Usage: fuzz [--operations N] [--seed N] [--layout NAME] [--soak] [--without LOOK]
           fuzz --replay FILE

    Performs random operations on collection views and compares every frame with a naive model of the expected screen; also
    sends random touches to the gallery. Prints "operations N, violations M" and, for the first violation of each kind, a
    script that is as short as possible.

      --operations N   the number of operations per family; the default is 20000; sizing and screens run a fifth of it
      --seed N         the seed of the run; the same seed gives the same run; the default is 1
      --layout NAME    run only this family: flow, list, custom, snapshots, gallery, compositional, sizing, screens,
                       anchors, elements or drags
      --soak           run trials of 100000 operations, and print the memory in use after each tenth
      --without LOOK   disable a check (jumps, curves, arrivals, prefetching, touches, completions, stacking, offset,
                       anchors, sizes, warnings or scrolling) or a kind of operation: movement (interactive) or
                       interjections (in callbacks); can be repeated
      --replay FILE    run a script

    The exit status is 0 for success, 1 after a violation, and 2 for an error, which is reported on standard error.
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
        guard let family = FuzzScript.Family(rawValue: text) else {
          throw Mistake("--layout needs one of \(FuzzScript.Family.names), not \(quotedInMessage(text))")
        }
        families = [family]
      case "--without":
        let text = try value()
        guard let look = Looks.names.first(where: { $0.name == text })?.look else {
          throw Mistake(
            "--without needs one of \(Looks.names.map { $0.name }.joined(separator: ", ")), not \(quotedInMessage(text))"
          )
        }
        looks.remove(look)
      case "--replay": replay = try value()
      case "--progress": progress = try value()
      case "--soak" where parts.count == 1: soaks = true
      default:
        throw Mistake("unknown argument \(quotedInMessage(argument)); \"fuzz --help\" explains the known ones")
      }
    }
  }
}
