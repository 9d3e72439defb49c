/// Which completions are still to be called. Each is called once, and not before the call that it was given to has returned.
@MainActor struct Completions {
  /// By number: whether the call that it was given to has returned.
  private var open: [Int: Bool] = [:]
  private var last = 0

  var count: Int { open.count }

  /// A call is about to be made.
  /// - Parameter runsLater: Its completion may not run before it returns.
  mutating func begin(runsLater: Bool) -> Int {
    last += 1
    open[last] = !runsLater
    return last
  }

  mutating func callReturned(_ number: Int) { if open[number] != nil { open[number] = true } }

  mutating func complete(_ number: Int) {
    switch open.removeValue(forKey: number) {
    case nil: if Looks.inForce.contains(.completions) { Ledger.current.complain("a completion was called twice") }
    case false?:
      if Looks.inForce.contains(.completions) {
        Ledger.current.complain("a completion ran before the call returned that it was given to")
      }
    case true?: break
    }
  }
}
