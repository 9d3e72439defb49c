import Foundation
import Testing
import UIKit

@testable import Workbench

@MainActor @Suite struct ScreenRecorderTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/recorder-tests-\(UUID().uuidString)"

  /// A screen on which a square moves for half a second.
  private final class SquareController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let square = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      square.backgroundColor = .red
      view.addSubview(square)
      UIView.animate(withDuration: 0.5) { square.frame.origin.x = 100 }
    }
  }

  /// Records one of two screens.
  private func run(_ arguments: String...) throws -> ScreenRecorder.Outcome {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let screens = ScreenList([
      Screen("My feed", explanation: "A square.") { SquareController() }, Screen("Other") { UIViewController() },
    ])
    return ScreenRecorder(screens: screens).run(arguments.map { $0.replacing("FOLDER", with: folder) })
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: folder + "/" + name) ?? Data(), as: UTF8.self)
  }

  @Test func aScreenIsRecordedByItsTitleOrName() throws {
    defer { remove() }
    let outcome = try run("My feed", "--output", "FOLDER/a.svg", "--size", "200x100")
    #expect(outcome.status == 0 && outcome.output.contains("a.svg: 0.5 seconds"), "\(outcome)")
    #expect(text("a.svg").contains("viewBox=\"0 0 200 100\"") && text("a.svg").contains("My feed"))
    #expect(try run("my-feed", "--output", "FOLDER/b.svg", "--size", "200x100").status == 0)
    #expect(text("b.svg") == text("a.svg"))
    #expect(try run("other", "--output", "FOLDER/a.html").output.contains("a.html: 0.0 seconds"))
    #expect(text("a.html").contains("<html"))
    #expect(try run("my-feed", "--output", "FOLDER/a.film").status == 0 && !text("a.film").isEmpty)
  }

  @Test func aScriptIsPlayed() throws {
    defer { remove() }
    _ = try run("other", "--output", "FOLDER/a.svg")
    try Data("[{\"wait\": 1}]".utf8).write(to: URL(fileURLWithPath: folder + "/script.json"))
    let outcome = try run("other", "--output", "FOLDER/a.svg", "--script", "FOLDER/script.json")
    #expect(outcome.output.contains("a.svg: 1.0 seconds"), "\(outcome)")
  }

  @Test(arguments: [
    (["--output", "FOLDER/a.svg"], "a screen is missing; the screens are my-feed, other\n"),
    (["third", "--output", "FOLDER/a.svg"], "unknown screen \"third\"; the screens are my-feed, other\n"),
    (["other", "my-feed", "--output", "FOLDER/a.svg"], "expected one screen; \"my-feed\" is an extra argument\n"),
    (["other"], "--output is missing; it takes the file to write, such as demo.svg\n"),
  ])
  func mistakesGiveTwoAndASentence(arguments: [String], sentence: String) throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let screens = ScreenList([Screen("My feed") { UIViewController() }, Screen("Other") { UIViewController() }])
    let outcome = ScreenRecorder(screens: screens).run(arguments.map { $0.replacing("FOLDER", with: folder) })
    #expect(outcome == ScreenRecorder.Outcome(status: 2, error: sentence))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func picturesAreDrawnByProgramsThatAreBuiltForIt() throws {
    defer { remove() }
    let outcome = try run("my-feed", "--output", "FOLDER/a.png", "--size", "200x100", "--at", "0.25", "--scale", "1")
    #if Pictures
      #expect(outcome.status == 0 && outcome.output.contains("a.png: 0.25 seconds"), "\(outcome)")
      #expect(FileManager.default.contents(atPath: folder + "/a.png")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #else
      #expect(outcome.status == 2 && outcome.error.contains("swift run --traits Pictures"))
    #endif
  }
}
