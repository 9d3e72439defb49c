import CollectionMotion
import Foundation
import Testing
import UIKit

@testable import Stage

/// A square that runs to and fro at a tap on the left, and goes away at one on the right.
@MainActor private final class SquareController: UIViewController {
  private let square = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    square.backgroundColor = .systemRed
    square.layer.cornerRadius = 8
    view.addSubview(square)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.location(in: view).x < 100 else { return square.removeFromSuperview() }
    UIView.animate(withDuration: 1) { self.square.center.x = self.square.center.x < 100 ? 150 : 35 }
  }
}

@MainActor @Suite struct SceneHistoryTests {
  private func open() -> Stage {
    Stage(size: CGSize(width: 200, height: 200), rootViewController: SquareController())
  }

  private func play(_ stage: Stage) {
    stage.tap(at: CGPoint(x: 35, y: 35))
    stage.advance(by: 0.7)
    stage.tap(at: CGPoint(x: 35, y: 150))
    stage.advance(by: 1.5)
    stage.tap(at: CGPoint(x: 150, y: 35))
    stage.advance(by: 0.5)
  }

  private func drawing(of stage: Stage) throws -> String { try #require(stage.recording(title: "Square")) }

  @Test func nothingIsKeptByDefaultOrWithZeroSeconds() {
    let stage = open()
    play(stage)
    #expect(stage.recording(title: "Square") == nil)
    stage.keepHistory(seconds: 5)
    stage.keepHistory(seconds: 0)
    #expect(stage.recording(title: "Square") == nil)
  }

  @Test func aHistoryOfEverythingIsTheRecordingOfIt() throws {
    let stage = open()
    let recorder = SVGRecorder(title: "Square")
    stage.keepHistory(seconds: 60)
    stage.renderer = recorder
    stage.frame(at: 0)
    for point in [CGPoint(x: 35, y: 35), CGPoint(x: 35, y: 150), CGPoint(x: 150, y: 35)] {
      recorder.touchBegan(at: point)
      stage.tap(at: point)
      recorder.touchEnded(at: point)
      stage.advance(by: 0.7)
    }
    #expect(try drawing(of: stage) == recorder.svg())
  }

  @Test func theLastSecondsAreAsIfTheRecordingHadBegunThen() throws {
    let whole = open()
    whole.keepHistory(seconds: 1)
    let late = open()
    for stage in [whole, late] {
      stage.tap(at: CGPoint(x: 35, y: 35))
      stage.advance(by: 0.5)
    }
    late.keepHistory(seconds: 1)
    for stage in [whole, late] { stage.advance(by: 1) }
    #expect(try drawing(of: whole) == drawing(of: late))
    #expect(try drawing(of: whole).contains("<animate"))
  }

  @Test func aRangeOfAHistoryIsAsIfOnlyItHadBeenRecorded() throws {
    let whole = open()
    whole.keepHistory(seconds: 60)
    let part = open()
    for stage in [whole, part] {
      stage.tap(at: CGPoint(x: 35, y: 35))
      stage.advance(by: 0.5)
    }
    let begin = part.time
    part.keepHistory(seconds: 60)
    for stage in [whole, part] { stage.advance(by: 0.3) }
    let wanted = try drawing(of: part)
    let end = part.time
    whole.advance(by: 0.1)
    whole.tap(at: CGPoint(x: 150, y: 35))
    whole.advance(by: 1)
    #expect(wanted.contains("<animate"))
    #expect(whole.recording(title: "Square", from: begin, to: end) == wanted)
    // What is not kept is not in it, and an end before the beginning is a picture of one moment.
    #expect(try whole.recording(title: "Square", from: -5, to: 99) == drawing(of: whole))
    #expect(try !#require(whole.recording(title: "Square", from: end, to: begin)).contains("<animate"))
  }

  @Test func whatHasComeToRestLongAgoIsStill() throws {
    let stage = open()
    stage.keepHistory(seconds: 0.3)
    play(stage)
    stage.advance(by: 0.5)
    let drawing = try drawing(of: stage)
    #expect(!drawing.contains("<animate"))
  }

  @Test func theMemoryOfAHistoryDoesNotGrowWithTime() throws {
    let stage = open()
    stage.keepHistory(seconds: 0.5)
    var counts: [Int] = []
    for _ in 0..<20 {
      stage.tap(at: CGPoint(x: 35, y: 35))
      stage.advance(by: 1)
      counts.append(try #require(stage.history).changeCount)
    }
    #expect(counts.max()! <= 2 * 60)
  }

  @Test func aRendererSeesTheSameWithAHistory() throws {
    let plain = open()
    let kept = open()
    kept.keepHistory(seconds: 5)
    var texts: [String] = []
    for stage in [plain, kept] {
      let recorder = SVGRecorder(title: "Square")
      stage.renderer = recorder
      stage.frame(at: 0)
      play(stage)
      texts.append(recorder.svg())
    }
    #expect(texts[0] == texts[1])
  }
}
