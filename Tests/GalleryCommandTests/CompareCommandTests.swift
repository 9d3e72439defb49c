import Films
import Foundation
import Testing

@testable import GalleryCommand

@MainActor @Suite struct Compares {
  private func record(_ path: String, script: String? = nil, in folder: TemporaryFolder) throws -> String {
    var arguments = ["record", "three-cells", "--output", folder.file(path)]
    if let script {
      try script.write(toFile: folder.file("script.json"), atomically: true, encoding: .utf8)
      arguments += ["--script", folder.file("script.json")]
    }
    let outcome = GalleryTool.run(arguments: arguments)
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome)")
    return folder.file(path)
  }

  @Test func aFilmIsWrittenAndReadBack() throws {
    let folder = try TemporaryFolder()
    let path = try record("a.film", in: folder)
    let film = try Film(bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    #expect(film.title == "Three Cells" && film.frameCount > 30)
    #expect(try film.bytes.count < 60_000)
  }

  @Test func aPageHasTheFilmAndNoProgram() throws {
    let folder = try TemporaryFolder()
    let path = try record("a.html", in: folder)
    let page = try folder.read("a.html")
    #expect(page.hasPrefix("<!doctype html>") && !page.contains("{{film}}"))
    #expect(page.contains("<script id=\"program\" type=\"text/plain\"></script>"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count < 200_000)
  }

  @Test func equalFilmsGiveZeroAndOtherOnesOneWithASentence() throws {
    let folder = try TemporaryFolder()
    let one = try record("a.film", in: folder)
    let again = try record("b.film", in: folder)
    #expect(GalleryTool.run(arguments: ["compare", one, again]) == GalleryTool.Outcome(status: 0))
    let other = try record("c.film", script: "[{\"wait\": 0.2}, {\"tapItem\": [0, 0]}, {\"wait\": 0.5}]", in: folder)
    let outcome = GalleryTool.run(arguments: ["compare", one, other, "--tolerance", "1"])
    #expect(outcome.status == 1 && outcome.error.isEmpty)
    #expect(outcome.output.hasPrefix(other + ": at "), "\(outcome)")
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test func badFilmsAndOptionsGiveTwoAndASentence() throws {
    let folder = try TemporaryFolder()
    let one = try record("a.film", in: folder)
    try Data("nothing".utf8).write(to: URL(fileURLWithPath: folder.file("b.film")))
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: one)))
    try Data(bytes.dropLast(20)).write(to: URL(fileURLWithPath: folder.file("c.film")))
    for (arguments, words) in [
      ([one], "expected two films"), ([one, folder.file("b.film")], "it isn’t a film"),
      ([folder.file("c.film"), one], "the file is truncated"), ([one, folder.file("d.film")], "no such file"),
      ([one, one, "--tolerance", "-1"], "--tolerance needs a number of points"),
    ] {
      let outcome = GalleryTool.run(arguments: ["compare"] + arguments)
      #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.error.contains(words), "\(outcome)")
      #expect(outcome.error.split(separator: "\n").count == 1)
    }
  }
}
