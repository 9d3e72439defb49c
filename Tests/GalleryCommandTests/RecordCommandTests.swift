import Foundation
import Testing

@testable import GalleryCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor @Suite struct Records {
  private func run(_ arguments: [String]) -> GalleryTool.Outcome {
    GalleryTool.run(arguments: ["record", "cell-animations"] + arguments)
  }

  private func isWellFormed(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }

  @Test func theDemosOwnScriptMakesASmallMovingDrawing() throws {
    let folder = try TemporaryFolder()
    let outcome = run(["--output", folder.file("a.svg")])
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.hasPrefix(folder.file("a.svg") + ": "))
    #expect(try folder.names == ["a.svg"])
    let drawing = try folder.read("a.svg")
    #expect(isWellFormed(drawing))
    #expect(drawing.hasPrefix("<svg "))
    #expect(drawing.contains("<title>Cell Animations</title>"))
    #expect(drawing.contains("attributeName=\"height\""))
    #expect(drawing.contains("<circle"))
    // Its pictures are in it.
    #expect(!drawing.contains("<script") && !drawing.contains("href=\"http"))
    #expect(drawing.utf8.count < 300_000)
  }

  @Test(arguments: ["sticky-headers", "colours", "photos", "select-strip", "dashboard", "outline", "storefront"])
  func theRecordingOfEveryDemoIsSmall(demo: String) throws {
    let folder = try TemporaryFolder()
    let outcome = GalleryTool.run(arguments: ["record", demo, "--output", folder.file("a.svg")])
    #expect(outcome.status == 0)
    let drawing = try folder.read("a.svg")
    #expect(isWellFormed(drawing) && drawing.utf8.count < 300_000)
    #expect(rampsOfOneFrame(in: drawing) == [])
  }

  /// A line from one frame to the next, before and after which nothing moves, shows what never was.
  private func rampsOfOneFrame(in drawing: String) -> [String] {
    let animation = /<animate[^>]* values="([^"]*)" keyTimes="([^"]*)" dur="([^"]*)s"/
    return drawing.matches(of: animation).compactMap { match in
      let (text, values, times, duration) = match.output
      guard !text.contains("calcMode=\"discrete\""), let duration = Double(duration) else { return nil }
      let list = values.split(separator: ";")
      let seconds = times.split(separator: ";").compactMap { Double($0).map { $0 * duration } }
      func changes(_ index: Int) -> Bool { index > 0 && index < list.count && list[index] != list[index - 1] }
      let isRamp = seconds.indices.contains { index in
        changes(index) && !changes(index - 1) && !changes(index + 1)
          && (0.001..<1.2 / 60).contains(seconds[index] - seconds[index - 1])
      }
      return isRamp ? String(text) : nil
    }
  }

  @Test func theDemosOwnScriptIsScaledToTheScreen() throws {
    for demo in ["photos", "sticky-headers", "storefront"] {
      let folder = try TemporaryFolder()
      let outcome = GalleryTool.run(
        arguments: ["record", demo, "--size", "320x568", "--duration", "6", "--output", folder.file("a.svg")])
      #expect(outcome.status == 0, "\(outcome.error)")
      // All fingers touch the screen.
      let places = try folder.read("a.svg").matches(of: /<circle r="22"[^>]* transform="translate\(([\d.]+),([\d.]+)\)/)
      #expect(!places.isEmpty)
      for place in places { #expect(Double(place.1)! <= 320 && Double(place.2)! <= 568) }
    }
  }

  @Test func aRecordingIsTheSameEachTime() throws {
    let folder = try TemporaryFolder()
    #expect(run(["--output", folder.file("a.svg")]).status == 0)
    #expect(run(["--output", folder.file("b.svg")]).status == 0)
    #expect(try folder.read("a.svg") == folder.read("b.svg"))
  }

  @Test func sizeScriptAndDurationAreObeyed() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(#"[{"tapItem": [0, 1]}]"#, to: "script.json")
    let outcome = run(
      ["--size=320x480", "--script", script, "--duration", "2.5", "--output", folder.file("a.svg")])
    #expect(outcome.output.contains("2.5 seconds"))
    let drawing = try folder.read("a.svg")
    #expect(drawing.contains("viewBox=\"0 0 320 480\""))
    #expect(drawing.contains("dur=\"3.3s\""))
  }

  @Test func aShortDurationCutsTheScriptOff() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(#"[{"wait": 3}, {"tapItem": [0, 1]}, {"wait": 1}]"#, to: "script.json")
    #expect(run(["--script", script, "--duration", "1", "--output", folder.file("a.svg")]).status == 0)
    let drawing = try folder.read("a.svg")
    #expect(!drawing.contains("animate"))
    #expect(!drawing.contains("<circle"))
  }

  @Test func withoutADurationItEndsWhenAllIsAtRest() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(#"[{"tapItem": [0, 1]}]"#, to: "script.json")
    #expect(run(["--script", script, "--output", folder.file("a.svg")]).output.contains("0.4 seconds"))
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func standardOutputGetsTheDrawingAndNothingElse(name: String) throws {
    let outcome = run(["--duration", "0.1", "--output", name])
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(outcome.output.hasPrefix("<svg ") && isWellFormed(outcome.output))
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test func aStepThatCannotBeDoneLeavesEverythingUnchanged() throws {
    let folder = try TemporaryFolder()
    let output = try folder.write("old", to: "a.svg")
    let script = try folder.write(#"[{"wait": 0.1}, {"press": "Nothing"}]"#, to: "script.json")
    let outcome = run(["--script", script, "--output", output])
    #expect(outcome.status == 2)
    #expect(
      outcome.error == "gallery record: the script \"\(script)\", step 2: there is no button \"Nothing\"\n")
    #expect(try folder.read("a.svg") == "old")
    #expect(try folder.names == ["a.svg", "script.json"])
  }

  @Test func anOutputThatCannotBeWrittenIsAnError() throws {
    let folder = try TemporaryFolder()
    let output = folder.file("missing/a.svg")
    let outcome = run(["--duration", "0.1", "--output", output])
    #expect(
      outcome
        == GalleryTool.Outcome(
          status: 2, error: "gallery record: \"\(output)\" cannot be written: no such file or directory\n"))
    #expect(try folder.names.isEmpty)
  }
}
