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
    #expect(try folder.read("sub/Cards/.github/workflows/tests.yml").contains("path: packages/Cards\n"))
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.file("sub/Cards")) {
      let text = try? folder.read("sub/Cards/" + file)
      #expect(text?.contains("MURMURATION") != true && !file.contains("NAME") && text?.contains("NAME") != true)
    }
  }

  @Test func whatIsThereStaysAndBadNamesGiveASentence() throws {
    let folder = try TemporaryFolder()
    try "mine".write(toFile: folder.file("Cards"), atomically: true, encoding: .utf8)
    for (arguments, words) in [
      ([folder.file("Cards")], "already exists"), ([folder.file("my-cards")], "use a capital letter"),
      ([folder.file("UIKit")], "there is already a module UIKit"),
      ([folder.file("Workbench")], "there is already a module Workbench"),
      ([folder.file("Self")], "Self is a reserved word of Swift"), ([], "expected one folder for the new package"),
      ([folder.file("More"), "--murmuration", folder.file("nowhere")], "there is no package in"),
    ] {
      let outcome = GalleryTool.run(arguments: ["new"] + arguments)
      #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.error.contains(words), "\(outcome)")
      #expect(outcome.error.split(separator: "\n").count == 1)
    }
    #expect(try folder.read("Cards") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("")) == ["Cards"])
  }

  @Test func theWorkflowFetchesTheRevisionOfTheClone() throws {
    let folder = try TemporaryFolder()
    let clone = folder.file("birds")
    try FileManager.default.createDirectory(atPath: clone, withIntermediateDirectories: true)
    try "".write(toFile: clone + "/Package.swift", atomically: true, encoding: .utf8)
    let revision = try #require(
      try shell(
        """
        git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm a
        git remote add origin https://me:secret@example.org/flock/birds.git && git rev-parse HEAD
        """, in: clone
      ).split(separator: "\n").last)
    // The package lies beside the clone, in it, and two folders up from it.
    for (path, checkedOut, fetchedTo) in [
      ("Cards", "Cards", "birds"), ("birds/Cards", "Cards", "."), ("birds/deep/Cards", "packages/Cards", "."),
      ("sub/deep/Cards", "packages/packages/Cards", "birds"),
    ] {
      let outcome = GalleryTool.run(arguments: ["new", folder.file(path), "--murmuration", clone])
      #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome)")
      let workflow = try folder.read(path + "/.github/workflows/tests.yml")
      #expect(workflow.contains("ADDRESS: ${{ vars.CLONED_FROM || 'https://example.org/flock/birds.git' }}"))
      #expect(workflow.contains("REVISION: \(revision)\n") && !workflow.contains("secret"))
      #expect(
        workflow.contains("          path: \(checkedOut)\n") && workflow.contains("git init --quiet \"\(fetchedTo)\"\n")
      )
      #expect(workflow.contains("          path: \(checkedOut)/.build/films\n          include-hidden-files: true"))
      // From the package the clone is where the manifest says.
      let manifest = try folder.read(path + "/Package.swift")
      let way = try #require(manifest.firstMatch(of: #/let murmuration = "([^"]*)"/#)).1
      let reached = URL(fileURLWithPath: "/workspace/\(checkedOut)/\(way)").standardizedFileURL
      #expect(reached == URL(fileURLWithPath: "/workspace/\(fetchedTo)").standardizedFileURL)
    }
  }

  @Test func whatIsNotKnownOfTheCloneIsLeftToTheVariable() throws {
    let folder = try TemporaryFolder()
    // A folder in a repository of something else has no revision of its own.
    let copy = folder.file("monorepo/murmuration")
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    try "".write(toFile: copy + "/Package.swift", atomically: true, encoding: .utf8)
    _ = try shell(
      "git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm a", in: folder.file("monorepo"))
    #expect(GalleryTool.run(arguments: ["new", folder.file("Cards"), "--murmuration", copy]).status == 0)
    let workflow = try folder.read("Cards/.github/workflows/tests.yml")
    #expect(workflow.contains("ADDRESS: ${{ vars.CLONED_FROM || '' }}\n") && workflow.contains("REVISION: HEAD\n"))
    #expect(workflow.contains("::error::Set the variable CLONED_FROM"))
    #expect(try folder.read("Cards/README.md").contains("`CLONED_FROM`"))
  }

  @Test func addressesAreThoseThatEverybodyCanFetchFrom() {
    for (address, expected) in [
      ("https://example.org/a/b.git", "https://example.org/a/b.git"),
      ("git@example.org:a/b.git", "https://example.org/a/b.git"),
      ("ssh://git@example.org:22/a/b", "https://example.org/a/b"),
      ("https://me:word@example.org/a/b", "https://example.org/a/b"),
      ("/home/me/b.git", nil), ("file:///home/me/b.git", nil), ("../b", nil), ("https://example.org/a' }}b", nil),
    ] {
      #expect(CloneOrigin.publicAddress(address) == expected, "\(address)")
    }
  }

  @Test func namesThatAreTakenAreRefused() throws {
    let folder = try TemporaryFolder()
    for name in ["Any", "Type", "Protocol", "Self"] {
      let outcome = GalleryTool.run(arguments: ["new", folder.file(name)])
      #expect(outcome.status == 2 && outcome.error.contains("\(name) is a reserved word of Swift"), "\(outcome)")
    }
    let modules = ["SwiftUI", "FoundationNetworking", "FoundationXML", "CoreFoundation", "Foundation", "Testing"]
    for name in try modules + ownNames() where name.first?.isUppercase == true {
      let outcome = GalleryTool.run(arguments: ["new", folder.file(name)])
      #expect(outcome.status == 2 && outcome.error.contains("there is already a module \(name)"), "\(name): \(outcome)")
    }
    for name in ["Gallery", "Solver", "My", "GALLERY"] {
      #expect(GalleryTool.run(arguments: ["new", folder.file(name)]).status == 2)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("")).isEmpty)
  }

  /// The names of packages, products and targets in the manifests of this package and of Live.
  private func ownNames() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    var names: [String] = []
    for manifest in ["Package.swift", "Hosts/Live/Package.swift"] {
      let text = try String(contentsOf: root.appendingPathComponent(manifest), encoding: .utf8)
      names += text.matches(of: #/\b(?:name: |module\(\s*)"(\w+)"/#).map { String($0.1) }
    }
    #expect(names.count > 40)
    return names
  }

  private func shell(_ command: String, in folder: String) throws -> String {
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
