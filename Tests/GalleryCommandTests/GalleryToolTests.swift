import Foundation
import Testing

@testable import GalleryCommand

@MainActor @Suite struct CommandLines {
  @Test(arguments: [
    ["LONG"], ["--LONG"], ["list", "LONG"], ["help", "LONG"], ["record", "LONG"], ["record", "colours", "LONG"],
    ["record", "colours", "--output", "LONG"], ["record", "colours", "--output", "a", "--script", "LONG"],
    ["record", "photos", "--output", "a", "--photos", "LONG"], ["frames", "colours", "--at", "LONG"],
    ["frames", "colours", "--at", "0", "--size", "LONG"], ["frames", "colours", "--at", "0", "-LONG"],
  ])
  func aLongNameIsShortened(arguments: [String]) {
    let long = "/" + String(repeating: "a", count: 100_000) + ".svg"
    let outcome = GalleryTool.run(arguments: arguments.map { $0.replacingOccurrences(of: "LONG", with: long) })
    #expect(outcome.status == 2)
    #expect(outcome.error.count < 1000)
    #expect(outcome.error.contains("aaa…aaa") && outcome.error.contains(".svg\""))
  }

  @Test(arguments: [
    (
      [],
      "gallery: a subcommand is missing: list, record, frames, trace, inspect, compare or help; see \"gallery --help\""
    ),
    (
      ["play"],
      "gallery: unknown subcommand \"play\"; the subcommands are list, record, frames, trace, inspect, compare and help"
    ),
    (
      ["--version"],
      "gallery: unknown option \"--version\"; the subcommands are list, record, frames, trace, inspect, compare and help"
    ),
    (
      ["a\nb"],
      "gallery: unknown subcommand \"a\u{FFFD}b\"; the subcommands are list, record, frames, trace, inspect, compare and help"
    ),
    (
      ["show", "photos"],
      "gallery: windows need GTK, so a program of its own shows them: swift run --package-path Hosts/Native gallery-window DEMO"
    ),
    (["list", "more"], "gallery list: unexpected argument \"more\""),
    (["list", "--all"], "gallery list: unknown option \"--all\"; this subcommand has none"),
    (
      ["help", "play"],
      "gallery help: unknown subcommand \"play\"; the subcommands are list, record, frames, trace, inspect, compare and help"
    ),
    (["help", "list", "record"], "gallery help: expected one subcommand, not 2"),
    (["frames", "cell-animations"], "gallery frames: --at is missing; it takes times in seconds, such as 0,0.5"),
    (["frames", "cell-animations", "--at"], "gallery frames: --at needs a value"),
    (["frames", "cell-animations", "--at="], "gallery frames: --at needs a value"),
    (["frames", "cell-animations", "--at", "--size", "1x1"], "gallery frames: --at needs a value"),
    (["frames", "cell-animations", "--at", "0", "--at=1"], "gallery frames: --at is given twice"),
    (
      ["frames", "cell-animations", "more", "--at", "0"],
      "gallery frames: expected one demo; \"more\" is an extra argument"
    ),
    (
      ["frames", "cell-animations", "--output", "x"],
      "gallery frames: unknown option \"--output\"; the options are --at, --script, --size, --photos and --help"
    ),
    (
      ["frames", "cell-animations", "-at", "0"],
      "gallery frames: unknown option \"-at\"; the options are --at, --script, --size, --photos and --help"
    ),
    (["frames", "cell-animations", "--at", "x"], "gallery frames: --at needs seconds, but \"x\" is not a number"),
    (["frames", "cell-animations", "--at", "0,,1"], "gallery frames: --at needs seconds, but \"\" is not a number"),
    (["frames", "cell-animations", "--at", "0, 1"], "gallery frames: --at needs seconds, but \" 1\" is not a number"),
    (["frames", "cell-animations", "--at", "nan"], "gallery frames: --at needs seconds, but \"nan\" is not a number"),
    (["frames", "cell-animations", "--at", "inf"], "gallery frames: --at needs seconds, but \"inf\" is not a number"),
    (
      ["frames", "cell-animations", "--at", "0x10"], "gallery frames: --at needs seconds, but \"0x10\" is not a number"
    ),
    (
      ["frames", "cell-animations", "--at", "1e999"],
      "gallery frames: --at needs seconds, but \"1e999\" is not a number"
    ),
    (
      ["frames", "cell-animations", "--at", "0,-1"], "gallery frames: --at needs seconds, but \"-1\" is negative"
    ),
    (
      ["frames", "cell-animations", "--at", "3601"],
      "gallery frames: --at must be at most 3600 seconds, not \"3601\""
    ),
    (
      ["frames", "cell-animations", "--at", "0", "--size", "390"],
      "gallery frames: --size needs a width and a height such as 390x844, not \"390\""
    ),
    (
      ["frames", "cell-animations", "--at", "0", "--size", "390x"],
      "gallery frames: --size needs a width and a height such as 390x844, not \"390x\""
    ),
    (
      ["frames", "cell-animations", "--at", "0", "--size", "1x2x3"],
      "gallery frames: --size needs a width and a height such as 390x844, not \"1x2x3\""
    ),
    (
      ["frames", "cell-animations", "--at", "0", "--size", "1x2xa"],
      "gallery frames: --size needs a width and a height such as 390x844, not \"1x2xa\""
    ),
    (
      ["frames", "cell-animations", "--at", "0", "--size", "0x844"],
      "gallery frames: --size must be from 1x1 to 10000x10000, not \"0x844\""
    ),
    (
      ["frames", "cell-animations", "--at", "0", "--size", "-390x844"],
      "gallery frames: --size must be from 1x1 to 10000x10000, not \"-390x844\""
    ),
    (
      ["frames", "cell-animations", "--at", "0", "--size", "390x10001"],
      "gallery frames: --size must be from 1x1 to 10000x10000, not \"390x10001\""
    ),
    (["trace", "cell-animations", "--json=yes"], "gallery trace: --json takes no value"),
    (["trace", "cell-animations", "--json", "--json"], "gallery trace: --json is given twice"),
    (
      ["trace", "cell-animations", "--at", "0"],
      "gallery trace: unknown option \"--at\"; the options are --script, --size, --json and --help"
    ),
    (
      ["record", "cell-animations"], "gallery record: --output is missing; it takes the file to write, such as demo.svg"
    ),
    (
      ["record", "cell-animations", "--output", "a.mp4"],
      "gallery record: .mp4 files are drawn by the command pictures; see Documentation/Pictures.md"
    ),
    (
      ["record", "cell-animations", "--output", "x.svg", "--duration", "0"],
      "gallery record: --duration must be above 0 seconds"
    ),
    (
      ["record", "cell-animations", "--output", "x.svg", "--duration", "-1"],
      "gallery record: --duration needs seconds, but \"-1\" is negative"
    ),
    (
      ["record", "cell-animations", "--output", "x.svg", "--duration", "601"],
      "gallery record: --duration must be at most 600 seconds, not \"601\""
    ),
    (
      ["record", "cell-animations", "--output", "x.svg", "--script", "/no/such/file"],
      "gallery record: the script \"/no/such/file\" cannot be read: no such file or directory"
    ),
    (
      ["record", "cell-animations", "--output", "x.svg", "--script", "/"],
      "gallery record: the script \"/\" cannot be read: is a directory"
    ),
  ])
  func mistakesAreOneSentenceAndStatus2(arguments: [String], message: String) {
    #expect(GalleryTool.run(arguments: arguments) == GalleryTool.Outcome(status: 2, error: message + "\n"))
  }

  @Test func anUnknownDemoIsAnsweredWithTheKnownOnes() {
    for subcommand in ["record", "frames"] {
      for operands in [[], ["no-such-demo"], [""]] {
        let outcome = GalleryTool.run(arguments: [subcommand] + operands)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.hasPrefix("gallery \(subcommand): "))
        #expect(outcome.error.contains("cell-animations"))
        #expect(outcome.error.split(separator: "\n").count == 1)
      }
    }
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"]])
  func helpIsPrinted(arguments: [String]) {
    let outcome = GalleryTool.run(arguments: arguments)
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    for subcommand in GalleryTool.Subcommand.allCases {
      #expect(outcome.output.contains("gallery \(subcommand.rawValue)"))
    }
  }

  @Test(arguments: GalleryTool.Subcommand.allCases)
  func eachSubcommandHasHelp(subcommand: GalleryTool.Subcommand) {
    let outcome = GalleryTool.run(arguments: ["help", subcommand.rawValue])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Usage: gallery \(subcommand.rawValue)"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    guard subcommand != .help else { return }
    #expect(GalleryTool.run(arguments: [subcommand.rawValue, "--help"]) == outcome)
    #expect(GalleryTool.run(arguments: [subcommand.rawValue, "no-such-demo", "--nonsense", "-h"]) == outcome)
  }

  @Test func theListNamesTheDemos() {
    let outcome = GalleryTool.run(arguments: ["list"])
    #expect(outcome.status == 0)
    let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("cell-animations  ") }
    #expect((line?.count ?? 0) > 25)
  }
}
