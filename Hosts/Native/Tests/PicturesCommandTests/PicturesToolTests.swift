import Foundation
import Pictures
import Testing

@testable import PicturesCommand

@MainActor @Suite struct PicturesToolTests {
  private func record(_ arguments: String..., in folder: TemporaryFolder, as name: String = "a.png")
    -> PicturesTool.Outcome
  {
    PicturesTool.run(
      arguments: ["record", "three-cells", "--output", folder.path + "/" + name, "--scale", "1"] + arguments)
  }

  @Test func aStillShowsTheEnd() throws {
    let folder = try TemporaryFolder()
    let outcome = record(in: folder)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(outcome.output.contains("3.0 seconds"))
    let picture = try #require(folder.picture("a.png"))
    #expect((picture.width, picture.height) == (390, 844))
    #expect(folder.files == ["a.png"])
  }

  @Test func aStillShowsAMomentAndIsTheSameAgain() throws {
    let folder = try TemporaryFolder()
    for (name, moment) in [("a.png", "0.5"), ("b.png", "0.5"), ("c.png", "0"), ("d.png", "100")] {
      #expect(record("--at", moment, in: folder, as: name).status == 0)
    }
    let pictures = try ["a.png", "b.png", "c.png", "d.png"].map { try #require(folder.picture($0)) }
    #expect(pictures[0].hasPixels(of: pictures[1]))
    #expect(!pictures[0].hasPixels(of: pictures[2]))
    // Nothing moves after the end.
    #expect(record(in: folder).status == 0)
    #expect(try #require(folder.picture("a.png")).hasPixels(of: pictures[3]))
  }

  @Test func scaleSizeDarkModeAndBlocksAreObeyed() throws {
    let folder = try TemporaryFolder()
    let arguments = ["--size", "200x300", "--scale=3", "--dark", "--text", "blocks"]
    let outcome = PicturesTool.run(
      arguments: ["record", "three-cells", "--output", folder.path + "/a.png"] + arguments)
    #expect(outcome.error.isEmpty)
    let picture = try #require(folder.picture("a.png"))
    #expect((picture.width, picture.height) == (600, 900))
    #expect(picture.description.map { $0.text } == ["3", "blocks"])
    let corner = picture.withPixels { [$0[0], $0[1], $0[2]] }
    #expect(corner == [0, 0, 0])
  }

  @Test func aSheetHasAllMoments() throws {
    let folder = try TemporaryFolder()
    #expect(record("--sheet", "6", in: folder).output.contains("6 moments"))
    let picture = try #require(folder.picture("a.png"))
    #expect((picture.width, picture.height) == (4 * 402 + 12, 2 * 876 + 12))
  }

  @Test func anAnimationHasTheFramesThatDiffer() throws {
    let folder = try TemporaryFolder()
    let outcome = record("--duration", "0.6", in: folder, as: "a.apng")
    #expect(outcome.error.isEmpty)
    let bytes = Array(try #require(FileManager.default.contents(atPath: folder.path + "/a.apng")))
    // A viewer that knows no animations shows the first frame.
    #expect(Picture(png: bytes) != nil)
    #expect(bytes.count > 1000 && String(decoding: bytes, as: UTF8.self).contains("acTL"))
    let frames = String(decoding: bytes, as: Unicode.ASCII.self).components(separatedBy: "fcTL").count - 1
    #expect(outcome.output.contains("\(frames) frames") && frames > 10 && frames <= 37)
  }

  @Test func theFramesInASecondAreObeyed() throws {
    let folder = try TemporaryFolder()
    let outcome = record("--duration", "0.6", "--fps", "10", in: folder, as: "a.apng")
    #expect(outcome.output.contains("5 frames"), "\(outcome)")
  }

  @Test(arguments: [
    (["record"], "a demo is missing"), (["record", "nothing", "--output", "a.png"], "unknown demo \"nothing\""),
    (["record", "three-cells"], "--output is missing"), (["play"], "unknown subcommand \"play\""), ([], "missing"),
    (["record", "three-cells", "--output", "a.svg"], "is written by \"gallery record\""),
    (["record", "three-cells", "--output", "a"], "a name that ends in .png, .apng, .gif"),
    (["record", "three-cells", "--output", "a.png", "--scale", "4"], "--scale must be from 1 to 3"),
    (["record", "three-cells", "--output", "a.png", "--fps", "30"], "--fps is for animations"),
    (["record", "three-cells", "--output", "a.mp4", "--fps", "121"], "from 1 to 120, not \"121\""),
    (["record", "three-cells", "--output", "a.webm", "--fps", "29.97"], "a whole number"),
    (["record", "three-cells", "--output", "a.gif", "--fps", "60"], "from 1 to 50 for a GIF file"),
    (["record", "three-cells", "--output", "a.mp4", "--sheet", "2"], "is an animation"),
    (["record", "three-cells", "--output", "a.png", "--sheet", "0"], "from 1 to 64"),
    (["record", "three-cells", "--output", "a.png", "--sheet", "2", "--at", "1"], "exclude each other"),
    (["record", "three-cells", "--output", "a.apng", "--at", "1"], "is an animation"),
    (["record", "three-cells", "--output", "a.png", "--at", "1,2"], "takes one moment"),
    (["record", "three-cells", "--output", "a.png", "--text", "big"], "must be fonts or blocks"),
    (["record", "three-cells", "--output", "a.png", "--size", "10000x10000", "--scale", "3"], "is too large"),
    (
      ["record", "three-cells", "--output", "a.png", "--size", "5000x5000", "--scale", "1", "--sheet", "64"],
      "is too large"
    ),
  ])
  func badArgumentsGiveTwoAndASentence(arguments: [String], message: String) throws {
    let outcome = PicturesTool.run(arguments: arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1)
  }

  @Test func aFileThatCannotBeWrittenGivesASentenceAndLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let missing = record(in: folder, as: "no/a.png")
    #expect(missing.status == 2 && missing.error.contains("no such file or directory"))
    // A disk that is full.
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/full.png", withDestinationPath: "/dev/full")
    let full = record(in: folder, as: "full.png")
    #expect(full.status == 2 && full.error.contains("no space left on device"), "\(full.error)")
    #expect(folder.files == ["full.png"])
  }

  @Test func demosAreListed() {
    let outcome = PicturesTool.run(arguments: ["list"])
    #expect(outcome.output.split(separator: "\n").contains("storefront") && outcome.status == 0)
    #expect(PicturesTool.run(arguments: ["list", "all"]).status == 2)
  }

  @Test func helpIsPrinted() {
    #expect(PicturesTool.run(arguments: ["--help"]).output.contains("pictures record DEMO"))
    #expect(PicturesTool.run(arguments: ["record", "--help"]).output.contains("--sheet COUNT"))
  }
}
