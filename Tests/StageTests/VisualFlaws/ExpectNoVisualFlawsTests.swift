import Foundation
import Stage
import StageTesting
import Testing
import UIKit
import XCTest

@MainActor private func makeOverlap(_ screen: FlawScreen) {
  screen.label("Lake Bled", 20, 100)
  screen.label("Ljubljana", 30, 106)
}

@MainActor @Suite(.serialized) struct ExpectNoVisualFlawsTests {
  @Test func aScreenWithoutFlawsPasses() {
    let screen = FlawScreen()
    expectNoVisualFlaws {
      screen.label("Lake Bled", 20, 100)
      screen.stage.advance(by: 0.5)
    }
  }

  @Test func eachFlawIsAnIssueAndHasAFilm() throws {
    let name = "ExpectNoVisualFlawsTests.eachFlawIsAnIssueAndHasAFilm.html"
    let folder = ProcessInfo.processInfo.environment["STAGE_FILMS"].flatMap { $0.isEmpty ? nil : $0 } ?? ".build/films"
    try? FileManager.default.removeItem(atPath: folder + "/" + name)
    withKnownIssue {
      expectNoVisualFlaws {
        let screen = FlawScreen()
        makeOverlap(screen)
        screen.stage.advance(by: 0.5)
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "Visual flaw: at 0.017 s the text “Lake Bled” lies under the text “Ljubljana”, at (30, ") ?? false
    }
    let film = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    #expect(film.contains("<html"))
  }

  @Test func deliberateFlawsAreAllowed() {
    let screen = FlawScreen()
    expectNoVisualFlaws(allowing: { $0.kind == .overlappingTexts && $0.subject.contains("Bled") }) {
      makeOverlap(screen)
      screen.stage.advance(by: 0.5)
    }
    // The stage is not filmed any longer.
    #expect(screen.stage.time == 0.5)
  }
}

@MainActor private final class Found {
  var flaws: [VisualFlaw] = []
}

final class VisualFlawsInXCTestTests: XCTestCase {
  func testFlawsAreFound() {
    let found = MainActor.assumeIsolated { Found() }
    expectNoVisualFlaws(allowing: {
      found.flaws.append($0)
      return true
    }) {
      let screen = FlawScreen()
      makeOverlap(screen)
      screen.stage.advance(by: 0.5)
    }
    MainActor.assumeIsolated { XCTAssertEqual(found.flaws.map { $0.kind }, [.overlappingTexts]) }
  }
}
