import Foundation
import Testing

@testable import GalleryCommand

/// Scripts/check-dependency builds the package that comes out, and runs its tests.
@MainActor @Suite struct Begins {
  @Test func aPackageGetsItsNameAndThePathToMurmuration() throws {
    let folder = try TemporaryFolder()
    try "".write(toFile: folder.file("Package.swift"), atomically: true, encoding: .utf8)
    let outcome = GalleryTool.run(
      arguments: ["new", folder.file("sub/Cards"), "--murmuration", folder.file("")])
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome)")
    let manifest = try folder.read("sub/Cards/Package.swift")
    #expect(manifest.contains("name: \"Cards\"") && manifest.contains("let murmuration = \"../..\""))
    #expect(try folder.read("sub/Cards/Tests/CardsTests/ShinglesTests.swift").hasPrefix("import Cards\n"))
    #expect(try folder.read("sub/Cards/.github/workflows/tests.yml").contains("path: Cards"))
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.file("sub/Cards")) {
      let text = try? folder.read("sub/Cards/" + file)
      #expect(text?.contains("MURMURATION") != true && !file.contains("NAME") && text?.contains("NAME") != true)
    }
  }

  @Test func whatIsThereStaysAndBadNamesGiveASentence() throws {
    let folder = try TemporaryFolder()
    try "mine".write(toFile: folder.file("Cards"), atomically: true, encoding: .utf8)
    for (arguments, words) in [
      ([folder.file("Cards")], "is there already"), ([folder.file("my-cards")], "take a capital letter"),
      ([folder.file("UIKit")], "there is a module UIKit"), ([folder.file("Workbench")], "there is a module Workbench"),
      ([folder.file("Self")], "Self is a word of Swift's"), ([], "name the new package's folder"),
      ([folder.file("More"), "--murmuration", folder.file("nowhere")], "there is no package in"),
    ] {
      let outcome = GalleryTool.run(arguments: ["new"] + arguments)
      #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.error.contains(words), "\(outcome)")
      #expect(outcome.error.split(separator: "\n").count == 1)
    }
    #expect(try folder.read("Cards") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("")) == ["Cards"])
  }
}
