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
      [], "gallery: say what to do: list, record, frames, trace, compare, new or help; \"gallery --help\" explains them"
    ),
    (["play"], "gallery: unknown subcommand \"play\"; there are list, record, frames, trace, compare, new and help"),
    (
      ["--version"],
      "gallery: unknown option \"--version\"; there are list, record, frames, trace, compare, new and help"
    ),
    (
      ["a\nb"],
      "gallery: unknown subcommand \"a\u{FFFD}b\"; there are list, record, frames, trace, compare, new and help"
    ),
    (["list", "more"], "gallery list: unexpected argument \"more\""),
    (["list", "--all"], "gallery list: unknown option \"--all\"; there are none"),
    (
      ["help", "play"],
      "gallery help: there is no subcommand \"play\"; there are list, record, frames, trace, compare, new and help"
    ),
    (["help", "list", "record"], "gallery help: there is help on one subcommand at a time, not 2"),
    (["frames", "cell-animations"], "gallery frames: --at is missing: at which times, in seconds?"),
    (["frames", "cell-animations", "--at"], "gallery frames: --at needs a value"),
    (["frames", "cell-animations", "--at="], "gallery frames: --at needs a value"),
    (["frames", "cell-animations", "--at", "--size", "1x1"], "gallery frames: --at needs a value"),
    (["frames", "cell-animations", "--at", "0", "--at=1"], "gallery frames: --at is given twice"),
    (
      ["frames", "cell-animations", "more", "--at", "0"],
      "gallery frames: one demo at a time: \"more\" is one argument too many"
    ),
    (
      ["frames", "cell-animations", "--output", "x"],
      "gallery frames: unknown option \"--output\"; there are --at, --script, --size, --photos and --help"
    ),
    (
      ["frames", "cell-animations", "-at", "0"],
      "gallery frames: unknown option \"-at\"; there are --at, --script, --size, --photos and --help"
    ),
    (["frames", "cell-animations", "--at", "x"], "gallery frames: --at needs seconds, and \"x\" is not a number"),
    (["frames", "cell-animations", "--at", "0,,1"], "gallery frames: --at needs seconds, and \"\" is not a number"),
    (["frames", "cell-animations", "--at", "0, 1"], "gallery frames: --at needs seconds, and \" 1\" is not a number"),
    (["frames", "cell-animations", "--at", "nan"], "gallery frames: --at needs seconds, and \"nan\" is not a number"),
    (["frames", "cell-animations", "--at", "inf"], "gallery frames: --at needs seconds, and \"inf\" is not a number"),
    (
      ["frames", "cell-animations", "--at", "0x10"], "gallery frames: --at needs seconds, and \"0x10\" is not a number"
    ),
    (
      ["frames", "cell-animations", "--at", "1e999"],
      "gallery frames: --at needs seconds, and \"1e999\" is not a number"
    ),
    (
      ["frames", "cell-animations", "--at", "0,-1"], "gallery frames: --at needs seconds from 0, and \"-1\" is negative"
    ),
    (
      ["frames", "cell-animations", "--at", "3601"],
      "gallery frames: --at goes up to 3600 seconds, and \"3601\" is more"
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
      "gallery frames: --size goes from 1x1 to 10000x10000, and \"0x844\" is outside of it"
    ),
    (
      ["frames", "cell-animations", "--at", "0", "--size", "-390x844"],
      "gallery frames: --size goes from 1x1 to 10000x10000, and \"-390x844\" is outside of it"
    ),
    (
      ["frames", "cell-animations", "--at", "0", "--size", "390x10001"],
      "gallery frames: --size goes from 1x1 to 10000x10000, and \"390x10001\" is outside of it"
    ),
    (["trace", "cell-animations", "--json=yes"], "gallery trace: --json takes no value"),
    (["trace", "cell-animations", "--json", "--json"], "gallery trace: --json is given twice"),
    (
      ["trace", "cell-animations", "--at", "0"],
      "gallery trace: unknown option \"--at\"; there are --script, --size, --json and --help"
    ),
    (["record", "cell-animations"], "gallery record: --output is missing: which file is to be written?"),
    (
      ["record", "cell-animations", "--output", "x.svg", "--duration", "0"],
      "gallery record: --duration needs more than 0 seconds"
    ),
    (
      ["record", "cell-animations", "--output", "x.svg", "--duration", "-1"],
      "gallery record: --duration needs seconds from 0, and \"-1\" is negative"
    ),
    (
      ["record", "cell-animations", "--output", "x.svg", "--duration", "601"],
      "gallery record: --duration goes up to 600 seconds, and \"601\" is more"
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
