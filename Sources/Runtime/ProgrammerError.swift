// Programmer errors. The standard library's `precondition` and `preconditionFailure` lose their message in optimised
// programs, and in Embedded Swift `fatalError` does, too. The message is the point of the trap, so these functions keep
// it.

/// Ends the program with a message that says what is wrong and how to fix it: on standard error, or on the web in the
/// console. In optimised programs, too.
public func programmerError(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  #if hasFeature(Embedded)
    logMessage(message)
    fatalError()
  #else
    fatalError(message, file: file, line: line)
  #endif
}

/// Ends the program with `programmerError` unless a condition is true. The message is evaluated only then.
@inlinable @inline(__always) public func ensure(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { programmerError(message(), file: file, line: line) }
}
