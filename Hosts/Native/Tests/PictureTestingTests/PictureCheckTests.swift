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

    @MainActor func check(recording: Bool = false) -> PictureCheck {
      PictureCheck(folder: pictures, session: PictureSession(reportPath: report, isRecording: recording))
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
    #expect(folder.html.components(separatedBy: "data:image/png").count == 4)
    // Another one is in the same report.
    #expect(problem(check, stage { $0.layer.shadowOpacity = 0 }) != nil)
    #expect(folder.html.contains("<h1>2 pictures differ</h1>"))
    // The next run has a report of its own.
    #expect(problem(folder.check(), stage()) == nil)
    #expect(folder.html.isEmpty)
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
    #expect(recorded.session.unused.isEmpty)
    let check = folder.check()
    #expect(problem(check, stage { $0.dot.isHidden = true }) != nil)
    #expect(check.session.unused.map { $0.split(separator: "/").last } == ["old.png"])
    #expect(folder.html.contains("old.png"))
  }
}
