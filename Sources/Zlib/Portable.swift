#if canImport(ObjectiveC)
  /// Ends the program with a message unless a condition is true, as `ensure` of Runtime does on other platforms.
  func ensure(_ condition: Bool, _ message: @autoclosure () -> String) { if !condition { fatalError(message()) } }
#else
  @_exported import Runtime
#endif
