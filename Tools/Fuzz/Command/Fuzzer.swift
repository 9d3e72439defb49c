/// Runs trials, and shortens the script of the first that fails in each way.
@MainActor struct Fuzzer {
  let options: Options
  let say: (String) -> Void
  /// Told before each trial: family and episode.
  var willBegin: (FuzzScript.Family, Int) -> Void = { _, _ in }

  init(options: Options, say: @escaping (String) -> Void) {
    self.options = options
    self.say = say
  }

  /// How many operations a trial has; then everything begins anew with other data. A finger has done most of what it can
  /// do after a few.
  private static func length(of family: FuzzScript.Family) -> Int {
    family == .gallery ? 30 : family.isShort ? 60 : 500
  }
  private static let soakingLength = 100_000

  /// How many operations a family gets: one on a screen takes as long as five on a collection view alone.
  static func count(of family: FuzzScript.Family, _ options: Options) -> Int {
    family.hasScreens ? (options.operations + 4) / 5 : options.operations
  }

  /// Of all families together.
  static func count(_ options: Options) -> Int { options.families.reduce(0) { $0 + count(of: $1, options) } }

  /// The script of a trial; the last of a run may be shorter.
  static func script(_ family: FuzzScript.Family, episode: Int, options: Options) -> FuzzScript {
    let length = options.soaks ? soakingLength : length(of: family)
    var script = Generator.script(
      family, seed: options.seed, episode: episode,
      length: min(length, count(of: family, options) - episode * length))
    script.operations.removeAll { operation in
      switch operation.kind {
      case .lift, .carry, .drop, .putBack: !options.looks.contains(.movement)
      case .interject: !options.looks.contains(.interjections)
      case .batch:
        !options.looks.contains(.interjections) && !family.hasScreens
          && operation.numbers[0].reduced(to: BatchStyle.allCases.count) == BatchStyle.exchanging.rawValue
      default: false
      }
    }
    return script
  }

  /// - Returns: how many violations there were.
  func run() -> Int {
    var violations = 0
    for family in options.families { violations += run(family) }
    say("operations \(Fuzzer.count(options)), violations \(violations)")
    return violations
  }

  private func run(_ family: FuzzScript.Family) -> Int {
    let count = Fuzzer.count(of: family, options)
    var violations = 0
    var kinds: Set<String> = []
    var done = 0
    var tenths = 0
    var episode = 0
    var digest = Digest()
    while done < count {
      willBegin(family, episode)
      let script = Fuzzer.script(family, episode: episode, options: options)
      let length = min(options.soaks ? Fuzzer.soakingLength : Fuzzer.length(of: family), count - done)
      Digest.current = digest
      let failure = script.run { operation in
        guard options.soaks, (done + operation) * 10 >= (tenths + 1) * count else {
          return
        }
        tenths += 1
        say(
          "\(family.rawValue): \(done + operation) operations, \(Memory.allocated() >> 10) KB allocated, \(Memory.resident() >> 10) KB resident"
        )
      }
      digest = Digest.current
      if let failure {
        violations += 1
        say(
          "\(family.rawValue), trial \(episode), operation \(failure.operations): \(failure.violation.message)"
        )
        let kind = failure.violation.kind
        if kinds.insert(kind).inserted { shorten(script, failure.operations, kind) }
      }
      done += length
      episode += 1
    }
    say("\(family.rawValue): operations \(done), violations \(violations), digest \(digest)")
    return violations
  }

  /// - Parameter kind: of the violation, so that the short script shows the same.
  private func shorten(_ script: FuzzScript, _ count: Int, _ kind: String) {
    var script = script
    script.operations = Array(script.operations.prefix(count))
    let short = Shrinker.shortest(script) { $0.run()?.violation.kind == kind }
    let message = short.run()?.violation.message ?? "nothing"
    say("# \(message)\n# Put these lines into a file and run: fuzz --replay FILE\n\(short.text)")
  }
}

extension FuzzScript {
  /// - Parameter didPerform: called with the number of operations done, after each.
  /// - Returns: what went wrong first, and after how many operations.
  @MainActor func run(didPerform: (Int) -> Void = { _ in }) -> (violation: Violation, operations: Int)? {
    switch family {
    case .gallery: GalleryTrial.run(self, didPerform: didPerform)
    case .sizing, .screens: ScreenTrial.run(self, didPerform: didPerform)
    case .anchors: AnchorTrial.run(self, didPerform: didPerform)
    case .elements: ElementTrial.run(self, didPerform: didPerform)
    case .drags: DragTrial.run(self, didPerform: didPerform)
    case .flow, .list, .custom, .snapshots, .compositional: Trial.run(self, didPerform: didPerform)
    }
  }
}
