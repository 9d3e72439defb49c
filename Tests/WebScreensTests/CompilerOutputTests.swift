import Foundation
import Testing

@testable import WebScreens

/// What is said when a package does not compile for the page.
@Suite struct CompilerOutputTests {
  private func message(_ output: String) throws -> String {
    let target: [String: Any] = [
      "name": "Cards", "type": "executable", "path": "Sources/Cards", "sources": ["A.swift"], "target_dependencies": [],
      "product_dependencies": ["Workbench"],
    ]
    let description = try JSONSerialization.data(withJSONObject: ["name": "Cards", "targets": [target]])
    let package = try ScreensPackage(description: description, folder: URL(fileURLWithPath: "/cards"))
    return CompilerOutput(output).error(of: package).message
  }

  @Test func errorsInThePackageAreNamedOnceWithFileLineAndWhatToWrite() throws {
    let error = "/cards/Sources/Cards/A.swift:12:5: error: cannot find 'x' in scope"
    let cast = "/cards/Sources/Cards/A.swift:20:9: error: cannot do dynamic casting in embedded Swift"
    let other = "/engine/Sources/UIKit/B.swift:1:1: error: no"
    let message = try message(["[1/2] Compiling Cards", error, error, other, cast].joined(separator: "\n"))
    let lines = message.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "Cards does not compile for the page")
    #expect(lines[1] == "/cards/Sources/Cards/A.swift:12:5: cannot find 'x' in scope")
    #expect(lines[2].hasPrefix("/cards/Sources/Cards/A.swift:20:9: cannot do dynamic casting in embedded Swift ("))
    #expect(lines[2].hasSuffix("Nor are arrays cast to arrays of a superclass; write .map { $0 })"))
  }

  @Test func mistakesWithoutAPlaceAreNamedToo() throws {
    let cast = "<unknown>:0: error: cannot do dynamic casting in embedded Swift [#EmbeddedRestrictions]"
    let lines = try message([cast, "[4/7] Emitting module Cards", cast].joined(separator: "\n")).split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == "Cards does not compile for the page")
    #expect(lines[1].hasPrefix("somewhere: cannot do dynamic casting in embedded Swift ["))
    #expect(lines[1].hasSuffix("write .map { $0 })"))
  }

  @Test func modulesThatAreNotThereAreNamedWithWhatThereIs() throws {
    let message = try message("/cards/Sources/Cards/A.swift:2:8: error: no such module 'CoreMotion'")
    #expect(
      message.hasSuffix(
        "A.swift:2:8: no such module 'CoreMotion' (a page has Foundation in part and the products of "
          + "Murmuration; see Documentation/WebScreens.md)"))
  }

  @Test func otherFailuresAreTheLastLinesOfTheBuild() throws {
    let lines = (1...20).map { "line \($0)" }
    let last = lines[12...].joined(separator: "\n")
    #expect(try message(lines.joined(separator: "\n")) == "the page cannot be built\n" + last)
  }
}
