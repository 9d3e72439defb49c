@MainActor struct Supervisor {
  init(_ options: LiveOptions) throws {}
  func run() throws {}
}
