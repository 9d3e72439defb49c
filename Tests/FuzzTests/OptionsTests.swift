import Foundation
import Testing

@testable import Fuzz

@Suite struct OptionsTests {
  @Test func optionsAreRead() throws {
    let options = try Options(["--operations", "200000", "--seed=7", "--layout", "list", "--soak"])
    #expect(options.operations == 200_000 && options.seed == 7 && options.families == [.list] && options.soaks)
    #expect(try Options([]) == Options())
    let looks = try Options(["--without", "jumps", "--without=touches"]).looks
    #expect(looks == Looks.all.subtracting([.jumps, .touches]))
    #expect(looks.arguments == ["--without", "jumps", "--without", "touches"])
  }

  @Test(arguments: [
    (["--operations"], "--operations needs a value"),
    (["--operations", "0"], "--operations needs a whole number from 1 to 1000000000, not \"0\""),
    (["--operations=many"], "--operations needs a whole number from 1 to 1000000000, not \"many\""),
    (["--seed", "-1"], "--seed needs a whole number from 0 to 18446744073709551615, not \"-1\""),
    (
      ["--layout", "grid"],
      "--layout needs one of flow, list, custom, snapshots, gallery, compositional, sizing, screens, anchors, elements, drags, not \"grid\""
    ),
    (["--replay="], "--replay needs a value"),
    (["--soak=1"], "unknown argument \"--soak=1\"; \"fuzz --help\" explains the known ones"),
    (
      ["--without", "sleep"],
      "--without needs one of jumps, curves, arrivals, prefetching, touches, completions, stacking, offset, anchors, sizes, warnings, scrolling, movement, interjections, not \"sleep\""
    ),
    (["more"], "unknown argument \"more\"; \"fuzz --help\" explains the known ones"),
  ])
  func aBadArgumentIsToldInOneSentence(arguments: [String], message: String) {
    #expect(throws: Options.Mistake(message)) { try Options(arguments) }
  }

  @Test(arguments: ["--operations=", "--seed=", "--layout=", "--without=", "--"])
  func aLongArgumentIsShortened(name: String) {
    let error = #expect(throws: Options.Mistake.self) {
      try Options([name + String(repeating: "9", count: 100_000)])
    }
    #expect(error.map { $0.message.count < 1000 && $0.message.contains("999…999") } == true)
  }

  #if os(Linux)
    @Test func whatCannotBePrintedIsReportedInOneSentence() async {
      let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
        dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
        _ = await Main.run(["--help"])
      }
      #expect(
        result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
          == "fuzz: standard output cannot be written: no space left on device\n")
    }
  #endif
}
