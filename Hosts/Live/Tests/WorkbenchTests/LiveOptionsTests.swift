import Testing

@testable import Workbench

@Suite struct LiveOptionsTests {
  @Test func theCommandLineIsRead() throws {
    let options = try LiveOptions(["--watch", "--no-open", "--port", "8080", "--", "-Xswiftc", "-O"])
    #expect(
      options.watches && !options.opensPage && options.port == 8080 && options.buildOptions == ["-Xswiftc", "-O"])
  }

  @Test(arguments: [
    (["--wach"], "Unknown option --wach; see --help."),
    (["--port"], "--port needs a value; see --help."),
    (["--port", "80000"], "--port needs a number from 1 to 65535, not 80000."),
  ])
  func whatIsNoOptionIsRefused(arguments: [String], reason: String) {
    #expect(throws: LiveOptions.Problem(message: reason)) { try LiveOptions(arguments) }
  }
}
