import Films
import Foundation
import Pictures
import Stage
import Testing
import UIKit

@testable import PictureTesting

@MainActor @Suite struct PictureCheckTests {
  /// A folder that is removed with its contents.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("picture-checks-\(UUID().uuidString)")
    var report: String { url.appendingPathComponent("report.html").path }
    var pictures: URL { url.appendingPathComponent("Pictures") }
    var html: String { (try? String(contentsOfFile: report, encoding: .utf8)) ?? "" }
    deinit { try? FileManager.default.removeItem(at: url) }

    /// Begins the run of a process, whose name has the name of the run and a number.
    @MainActor func check(recording: Bool = false, process: String = PictureRun.currentProcess) -> PictureCheck {
      let run = PictureRun(report: report, process: process)
      return PictureCheck(folder: pictures, session: PictureSession(run: run, isRecording: recording))
    }

    func text(_ name: String) -> String {
      (try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }
  }

  private func stage(_ change: @escaping (Card) -> Void = { _ in }) -> Stage {
    Stage(size: CGSize(width: 240, height: 140), rootViewController: CardController(change))
  }

  private func problem(_ check: PictureCheck, _ stage: Stage, at times: [Double] = []) -> String? {
    check.problem(with: stage, named: "card", at: times, scale: 2, textStyle: .fonts)
  }

  @Test func aRecordedPictureIsFoundAgain() {
    let folder = Folder()
    #expect(problem(folder.check(recording: true), stage()) == nil)
    #expect(problem(folder.check(), stage()) == nil)
    #expect(folder.html.isEmpty)
  }

  @Test func aDifferenceIsTheProblemAndInTheReport() throws {
    let folder = Folder()
    #expect(problem(folder.check(recording: true), stage()) == nil)
    let check = folder.check()
    let found = try #require(problem(check, stage { $0.dot.backgroundColor = .red }))
    #expect(found.hasPrefix("The picture differs from card.png: "))
    #expect(found.hasSuffix("points at (36, 68). See \(folder.report)."))
    #expect(folder.html.contains("<h1>1 picture differs</h1>"))
    for kind in ["expected", "actual", "difference"] {
      let file = "parts/\(PictureRun.currentProcess)/1-\(kind).png"
      #expect(folder.html.contains("src=\"\(file)\""))
      let data = try #require(FileManager.default.contents(atPath: folder.url.path + "/" + file))
      #expect(Picture(png: Array(data))?.width == 480)
    }
    // Another one is in the same report.
    #expect(problem(check, stage { $0.layer.shadowOpacity = 0 }) != nil)
    #expect(folder.html.contains("<h1>2 pictures differ</h1>"))
    // The next run has a report of its own.
    #expect(problem(folder.check(), stage()) == nil)
    #expect(folder.html.isEmpty)
  }

  @Test func theReportIsWrittenAfterEachDoublingOfTheFailuresAndAtTheEnd() {
    let folder = Folder()
    #expect(problem(folder.check(recording: true), stage()) == nil)
    let check = folder.check()
    var reported: [Int] = []
    for _ in 1...9 {
      #expect(problem(check, stage { $0.dot.backgroundColor = .red }) != nil)
      reported.append(folder.html.ranges(of: "<section>").count)
    }
    #expect(reported == [1, 2, 2, 4, 4, 4, 4, 8, 8])
    check.session.run.writePages()
    #expect(folder.html.contains("<h1>9 pictures differ</h1>") && folder.html.ranges(of: "<section>").count == 9)
  }

  @Test func aMissingPictureAndAnotherSizeAreProblems() throws {
    let folder = Folder()
    #expect(try #require(problem(folder.check(), stage())).contains("Run RECORD=1 swift test to record it."))
    #expect(!FileManager.default.fileExists(atPath: folder.pictures.path))
    #expect(problem(folder.check(recording: true), stage()) == nil)
    let larger = Stage(size: CGSize(width: 250, height: 140), rootViewController: CardController())
    #expect(
      try #require(problem(folder.check(), larger)).contains("it has 500 by 280 pixels, not 480 by 280"))
  }

  @Test func otherFontsAreNamed() throws {
    let folder = Folder()
    #expect(problem(folder.check(recording: true), stage()) == nil)
    let blocks = folder.check().problem(with: stage(), named: "card", at: [], scale: 2, textStyle: .blocks)
    #expect(try #require(blocks).contains("it is drawn with blocks, the expected one with Liberation Sans"))
  }

  @Test func aStripShowsSeveralMoments() throws {
    let folder = Folder()
    func moving(by distance: CGFloat) -> Stage {
      let controller = CardController()
      let stage = Stage(size: CGSize(width: 240, height: 140), rootViewController: controller)
      UIView.animate(withDuration: 0.4) { controller.card.center.x += distance }
      return stage
    }
    #expect(problem(folder.check(recording: true), moving(by: 100), at: [0, 0.1, 0.4]) == nil)
    #expect(problem(folder.check(), moving(by: 100), at: [0, 0.1, 0.4]) == nil)
    #expect(problem(folder.check(), moving(by: 100), at: [0, 0.2, 0.4]) != nil)
    let file = try #require(FileManager.default.contents(atPath: folder.pictures.path + "/card.png"))
    #expect(try #require(Picture(png: Array(file))).width == 2 * (3 * 252 + 12))
  }

  @Test func aStripRunsFromLeftToRightInEveryDirection() throws {
    let folder = Folder()
    func strip(_ direction: UITraitEnvironmentLayoutDirection) throws -> [Double] {
      let controller = CardController { $0.dot.isHidden = true }
      let stage = Stage(size: CGSize(width: 240, height: 140), rootViewController: controller)
      stage.traitCollection = UITraitCollection(layoutDirection: direction)
      stage.frame(at: stage.time)
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) { controller.card.alpha = 0 }
      // The times are sorted.
      let check = folder.check(recording: true)
      #expect(check.problem(with: stage, named: "card", at: [0.3, 0, 0.1 + 0.05], scale: 1, textStyle: .fonts) == nil)
      let file = try #require(FileManager.default.contents(atPath: folder.pictures.path + "/card.png"))
      let picture = try #require(Picture(png: Array(file)))
      // How dark the lower half of the card is in each of the pictures.
      return (0..<3).map { index in
        let place = (12 + 100) * picture.bytesPerRow + 4 * (12 + 252 * index + 120)
        return picture.withPixels { 255 - Double($0[place + 1]) } ?? 0
      }
    }
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let ink = try strip(direction)
      #expect(ink[0] > ink[1] && ink[1] > ink[2] && ink[2] == 0, "\(ink)")
    }
  }

  @Test func everyConfigurationHasItsPicture() throws {
    let folder = Folder()
    let configurations: [PictureConfiguration] = [
      .smallPhone, .smallPhone.dark, .smallPhone.rightToLeft, .smallPhone.textSize(.accessibilityLarge),
      .smallPhone.landscape, .smallPhone.blocks,
    ]
    let recorded = folder.check(recording: true)
    #expect(recorded.problems(with: { CardController() }, named: "card", as: configurations).isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.pictures.path).sorted()
    #expect(
      files == [
        "card.small-phone-blocks.png", "card.small-phone-dark.png", "card.small-phone-landscape.png",
        "card.small-phone-right-to-left.png", "card.small-phone-text-AccessibilityL.png", "card.small-phone.png",
      ])
    #expect(folder.check().problems(with: { CardController() }, named: "card", as: configurations).isEmpty)
    let broken = folder.check().problems(
      with: { CardController { $0.backgroundColor = UIColor(white: 0.95, alpha: 1) } }, named: "card",
      as: configurations)
    // Only in light mode is the colour nearly the same.
    #expect(broken.contains { $0.contains("card.small-phone-dark.png") })
  }

  @Test func aViewIsDrawnInItsOwnSize() throws {
    let folder = Folder()
    #expect(folder.check(recording: true).problems(withView: { Card() }, named: "view", as: [.phone]).isEmpty)
    let file = try #require(FileManager.default.contents(atPath: folder.pictures.path + "/view.phone.png"))
    let picture = try #require(Picture(png: Array(file)))
    #expect((picture.width, picture.height) == (400, 200))
  }

  @Test func unusedPicturesAreNamed() throws {
    let folder = Folder()
    let recorded = folder.check(recording: true)
    #expect(problem(recorded, stage()) == nil)
    #expect(recorded.problem(with: stage(), named: "old", at: [], scale: 2, textStyle: .fonts) == nil)
    recorded.session.run.writePages()
    #expect(!folder.text("comment.md").contains("did not compare"))
    let check = folder.check()
    #expect(problem(check, stage { $0.dot.isHidden = true }) != nil)
    for page in ["report.html", "index.html", "comment.md"] {
      #expect(folder.text(page).contains("/Pictures/old.png"), "\(page)")
      #expect(!folder.text(page).contains("/Pictures/card.png"), "\(page)")
    }
  }

  // MARK: - Pages

  @Test func allPicturesOfARunAreOnAPage() throws {
    let folder = Folder()
    let check = folder.check(recording: true)
    for name in ["b", "a"] {
      #expect(check.problem(with: stage(), named: name, at: [], scale: 2, textStyle: .blocks) == nil)
    }
    check.session.run.writePages()
    #expect(folder.text("index.html").contains("a (recorded)"))
    #expect(folder.text("comment.md").contains("0 of 2 differ. 2 are recorded."))
    let again = folder.check()
    for (name, isHidden) in [("b", true), ("a", false)] {
      let stage = stage { $0.dot.isHidden = isHidden }
      #expect((again.problem(with: stage, named: name, at: [], scale: 2, textStyle: .blocks) != nil) == isHidden)
    }
    again.session.run.writePages()
    let page = folder.text("index.html")
    #expect(page.contains("<h1>2 pictures</h1>") && page.contains("<a href=\"report.html\">1 differs</a>"))
    let figures = page.components(separatedBy: "<figure").dropFirst()
    #expect(figures.map { $0.contains("class=\"different\"") } == [false, true])
    #expect(figures.map { $0.contains("width=\"240\"") } == [true, true])
    #expect(figures.first?.contains("<figcaption>a</figcaption>") == true)
  }

  @Test func theCommentHasATableAndNothingInANameIsMarkdown() throws {
    let folder = Folder()
    let name = "a|b`<i>@me_*"
    let recorded = folder.check(recording: true)
    #expect(recorded.problem(with: stage(), named: name, at: [], scale: 2, textStyle: .blocks) == nil)
    let broken = stage { $0.dot.backgroundColor = .red }
    #expect(folder.check().problem(with: broken, named: name, at: [], scale: 2, textStyle: .blocks) != nil)
    let comment = folder.text("comment.md")
    #expect(comment.contains("1 of 1 differs."))
    let row = "| a&#124;b&#96;&#60;i&#62;&#64;me&#95;&#42; | "
    #expect(comment.contains(row), "\(comment)")
    #expect(comment.contains("pixels differ in 40 by 40 points at (36, 68) | "))
    #expect(folder.html.contains("<h2>a|b`&lt;i&gt;@me_*</h2>"))
  }

  @Test func theFilmOfAStageIsBesideItsPicture() throws {
    let folder = Folder()
    #expect(problem(folder.check(recording: true), stage()) == nil)
    let filmed = stage { $0.dot.isHidden = true }
    filmed.film = FilmRecorder(title: "Card")
    filmed.advance(by: 0.1)
    #expect(problem(folder.check(), filmed) != nil)
    let film = "parts/\(PictureRun.currentProcess)/1-film.html"
    #expect(folder.html.contains("<a href=\"\(film)\">"))
    #expect(folder.text(film).utf8.count > 50_000)
    #expect(problem(folder.check(), stage { $0.dot.isHidden = true }) != nil)
    #expect(!folder.html.contains("film.html"))
  }

  @Test func processesOfARunShareItsPages() throws {
    let folder = Folder()
    #expect(problem(folder.check(recording: true), stage()) == nil)
    // Of the same run, whether it still goes on or not.
    let one = folder.check(process: "5-7.2147483646")
    #expect(problem(one, stage { $0.dot.isHidden = true }) != nil)
    let other = folder.check(process: "5-7.2147483647")
    #expect(folder.html.contains("<h1>1 picture differs</h1>"))
    #expect(problem(other, stage { $0.dot.backgroundColor = .red }) != nil)
    #expect(folder.html.contains("<h1>2 pictures differ</h1>"))
    // Another run, while the process of this test goes on and those of the last run do not.
    let own = folder.check()
    #expect(problem(own, stage { $0.title.isHidden = true }) != nil)
    #expect(folder.html.contains("<h1>1 picture differs</h1>"))
    #expect(problem(folder.check(process: "6-8.2147483646"), stage { $0.title.text = "B" }) != nil)
    #expect(folder.html.contains("<h1>2 pictures differ</h1>"))
  }

  @Test func aPageOfSomebodyElseStays() throws {
    let folder = Folder()
    #expect(problem(folder.check(recording: true), stage()) == nil)
    for page in ["report.html", "index.html", "comment.md"] {
      try Data("mine".utf8).write(to: folder.url.appendingPathComponent(page))
    }
    #expect(problem(folder.check(), stage { $0.dot.isHidden = true }) != nil)
    for page in ["report.html", "index.html", "comment.md"] { #expect(folder.text(page) == "mine") }
  }
}
