// Programmer's errors. The standard library's `precondition` and `preconditionFailure` lose their text in optimised
// programs, and in Embedded Swift `fatalError` does, too. The sentence is the point of the trap, so these keep it.

/// Ends the program after a sentence that says what was wrong and what to do instead: on standard error, or on the web
/// in the console. In optimised programs, too.
public func programmerError(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  #if hasFeature(Embedded)
    logMessage(message)
    fatalError()
  #else
    fatalError(message, file: file, line: line)
  #endif
}

/// Ends the program with `programmerError` unless the condition holds. The message is made only then.
@inlinable @inline(__always) public func ensure(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { programmerError(message(), file: file, line: line) }
}
