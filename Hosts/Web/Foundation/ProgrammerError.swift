/// Ends the program after a sentence in the console: Embedded Swift's own traps have no text.
func programmerError(_ message: String) -> Never {
  print(message)
  fatalError()
}
