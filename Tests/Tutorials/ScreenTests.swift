import Foundation
import MyLayouts
import Stage
import Testing
import UIKit

@MainActor struct ScreenTests {
  private let stage = Stage(
    size: CGSize(width: 390, height: 844), rootViewController: ShinglesViewController())

  @Test func theRecorderDrawsAFile() throws {
    let recorder = SVGRecorder(title: "Shingles")
    stage.renderer = recorder
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 195, y: 50))
    stage.advance(by: 1)
    try recorder.svg().write(toFile: "shingles.svg", atomically: true, encoding: .utf8)
    #expect(recorder.svg().contains("Moor"))
  }

  @Test func charactersAreAScreen() {
    let screen = TextScreen()
    stage.renderer = screen
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 195, y: 50))
    for _ in 0..<4 {
      stage.advance(by: 0.1)
      print(screen.text(columns: 39, rows: 20), "\n")
    }
    stage.advance(by: 1)
    let lines = screen.text(columns: 39, rows: 20).split(separator: "\n")
    #expect(lines[0].allSatisfy { $0 == "·" })
    #expect(lines[3].contains("0000") && lines[5].contains("1111"))
  }

  @Test func nothingRunsAtRest() {
    var frames = 0
    stage.tap(at: CGPoint(x: 195, y: 50))
    while stage.needsFrame {
      stage.frame(at: stage.time + 1 / 60)
      frames += 1
    }
    #expect(frames > 10 && frames < 60)
  }
}
