/// What should not be.
struct Violation: Error {
  /// A sentence.
  let message: String

  init(_ message: String) { self.message = message }
}
