import Stage

/// A trial on a screen that stays the same, which rests before its operations and after them.
@MainActor protocol ScriptedTrial: AnyObject {
  init(_ script: FuzzScript)
  var stage: Stage { get }
  func perform(_ operation: Operation) throws(Violation)
  /// Lets a frame go by, and checks what is seen.
  func doFrame() throws(Violation)
  func liftFinger()
  /// Checks what has to hold when nothing moves.
  func checkRest() throws(Violation)
}

extension ScriptedTrial {
  /// - Parameter didPerform: called with the number of operations done, after each.
  /// - Returns: what went wrong first, and after how many operations.
  static func run(
    _ script: FuzzScript, didPerform: (Int) -> Void = { _ in }
  ) -> (violation: Violation, operations: Int)? {
    let trial = Self(script)
    var done = 0
    do throws(Violation) {
      try trial.settle()
      for operation in script.operations {
        done += 1
        try trial.perform(operation)
        didPerform(done)
      }
      try trial.settle()
    } catch {
      return (error, done)
    }
    return nil
  }

  /// Lifts the finger and waits for rest.
  func settle() throws(Violation) {
    liftFinger()
    try doFrame()
    var frames = 0
    while stage.needsFrame {
      try doFrame()
      frames += 1
      if frames > 1200 { throw Violation("something still moves after 20 s") }
    }
    try checkRest()
  }
}
