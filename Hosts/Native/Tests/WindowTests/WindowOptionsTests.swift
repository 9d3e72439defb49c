import CoreGraphics
import ScreenRecording
import Testing
import UIKit

@testable import Window

@MainActor @Suite struct WindowOptionsTests {
  private let screens = ["Feed", "My Settings"].map { Screen($0) { UIViewController() } }

  @Test func theFirstScreenIsShownIfNoneIsNamed() throws {
    let options = try WindowOptions([], screens: screens)
    #expect(options.shown.map { $0.name } == ["feed"] && options.size == CGSize(width: 390, height: 844))
    #expect(options.isDark == nil && options.answer(name: "p", screens: screens) == nil)
  }

  @Test func screensAreNamedBySmallLetters() throws {
    let options = try WindowOptions(["my-settings", "--dark", "feed", "--size", "500x300"], screens: screens)
    #expect(options.shown.map { $0.title } == ["My Settings", "Feed"])
    #expect(options.isDark == true && options.size == CGSize(width: 500, height: 300))
    #expect(try WindowOptions(["--all"], screens: screens).shown.count == 2)
    #expect(
      try WindowOptions(["--list"], screens: screens).answer(name: "p", screens: screens) == "feed\nmy-settings\n")
    #expect(try WindowOptions(["-h"], screens: screens).answer(name: "p", screens: screens)?.contains("--size") == true)
  }

  @Test(arguments: [
    (["feet"], "unknown screen \"feet\"; the screens are feed, my-settings"),
    (["--all", "feed"], "--all shows every screen; \"feed\" is an extra argument"),
    (["--size", "5"], "--size needs a width and a height such as 390x844, not \"5\""),
    (["--size", "9000x5"], "a window may have 4096 points on a side"),
    (["--big"], "unknown option \"--big\"; the options are --size, --all, --dark, --list and --help"),
  ])
  func whatCannotBeShownIsRefused(arguments: [String], reason: String) {
    #expect(throws: CommandError(reason)) { try WindowOptions(arguments, screens: screens) }
  }
}
