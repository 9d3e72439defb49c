/// Makes a failing script as short as it gets: without any one of its lines, or any one change of its batches, it does
/// not fail any more (Zeller's and Hildebrandt's delta debugging, "Simplifying and Isolating Failure-Inducing Input").
@MainActor enum Shrinker {
  /// - Parameter fails: whether a script still fails.
  static func shortest(_ script: FuzzScript, fails: (FuzzScript) -> Bool) -> FuzzScript {
    var script = script
    while true {
      let before = script
      script.operations = reduced(script.operations) { operations in
        var candidate = script
        candidate.operations = operations
        return fails(candidate)
      }
      for index in script.operations.indices where script.operations[index].edits.count > 1 {
        let current = script
        script.operations[index].edits = reduced(script.operations[index].edits) { edits in
          var candidate = current
          candidate.operations[index].edits = edits
          return fails(candidate)
        }
      }
      if script == before { return script }
    }
  }

  /// Leaves out ever smaller parts for as long as what is left fails.
  private static func reduced<Element>(_ list: [Element], fails: ([Element]) -> Bool) -> [Element] {
    var list = list
    var size = max(list.count / 2, 1)
    while !list.isEmpty {
      var start = 0
      var hasShrunk = false
      while start < list.count {
        let candidate = Array(list[..<start] + list[min(start + size, list.count)...])
        if fails(candidate) {
          list = candidate
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { break }
      if !hasShrunk || size > list.count { size = max(size / 2, 1) }
    }
    return list
  }
}
