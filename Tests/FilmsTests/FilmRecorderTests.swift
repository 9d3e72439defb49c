import Foundation
import Gallery
import Stage
import Testing
import UIKit

@testable import FilmFormat
@testable import Films

@MainActor @Suite struct FilmRecorderTests {
  private func makeStage(_ recorder: FilmRecorder) -> Stage {
    let stage = Stage(
      size: CGSize(width: 390, height: 844), rootViewController: DemoIndex.demo("cell-animations")!.makeViewController()
    )
    stage.film = recorder
    stage.frame(at: 0)
    return stage
  }

  /// The commands that a film tells by some number.
  private func commands(_ number: Int, in film: Film) -> [[Double]] {
    var found: [[Double]] = []
    for frame in film.frames {
      frame.forEachCommand { each, layer, words in if each == number { found.append([Double(layer)] + words) } }
    }
    return found
  }

  @Test func aFilmHasWhatTheStageShows() throws {
    let recorder = FilmRecorder(title: "Cells")
    let stage = makeStage(recorder)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.2)
    let scene = recorder.film.lastScene
    #expect(scene.layers.count >= stage.scene.nodes.count)
    for node in stage.scene.nodes {
      let geometry = Array(try #require(scene.layers[node.id]?.values[CommandNumber.geometry]))
      let frame = node.frame
      #expect(Array(geometry[..<4]) == [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
    }
    #expect(recorder.film.frameCount == 13)
    #expect(abs(recorder.film.duration - 0.2) < 1e-9)
  }

  @Test func aFilmHasAnimationsCallsTouchesAndElements() throws {
    let recorder = FilmRecorder(title: "Cells")
    let stage = makeStage(recorder)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 1)
    let film = recorder.film
    #expect(!commands(CommandNumber.animation, in: film).isEmpty)
    #expect(commands(CommandNumber.animation, in: film).count == commands(CommandNumber.ended, in: film).count)
    #expect(commands(45, in: film).count > 10)
    #expect(commands(47, in: film).count == 2)
    let ways = commands(CommandNumber.element, in: film).filter { $0.count > 20 }
    #expect(!ways.isEmpty, "no element tells where it goes")
  }

  @Test func aFilmSaysInWhichSurroundingsItWasTaken() throws {
    let recorder = FilmRecorder(title: "Cells")
    let stage = makeStage(recorder)
    var settings = DeviceSettings()
    (settings.style, settings.textSize, settings.direction) = (.dark, .accessibilityLarge, .rightToLeft)
    settings.isIncreaseContrastEnabled = true
    settings.safeAreaInsets = UIEdgeInsets(top: 59, left: 1, bottom: 34, right: 2)
    stage.advance(by: 0.1)
    stage.use(settings)
    stage.advance(by: 0.1)
    settings.isReduceMotionEnabled = true
    stage.use(settings)
    stage.advance(by: 0.1)
    var film = recorder.film
    // Style, size of text, direction, motion, contrast, safe area: once at first, and once for each change.
    let plain: [Double] = [0, 0, 3, 0, 0, 0, 0, 0, 0, 0]
    let changed: [Double] = [0, 1, 8, 1, 0, 1, 59, 1, 34, 2]
    let last: [Double] = [0, 1, 8, 1, 1, 1, 59, 1, 34, 2]
    #expect(commands(CommandNumber.surroundings, in: film) == [plain, changed, last])
    film.fold(film.frames.count - 10)
    #expect(commands(CommandNumber.surroundings, in: film) == [changed, last])
    film.fold(film.frames.count)
    #expect(commands(CommandNumber.surroundings, in: film) == [last])
    let read = try Film(bytes: film.bytes)
    #expect(commands(CommandNumber.surroundings, in: read) == [last])
  }

  @Test func aFilmTellsWhereAnimationsStartAlsoWhenItsBeginningIsMerged() throws {
    let recorder = FilmRecorder(title: "Cells")
    let stage = makeStage(recorder)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    var film = recorder.film
    let starts = commands(CommandNumber.start, in: film)
    let numbers = Set(commands(CommandNumber.animation, in: film).map { $0[1] })
    #expect(starts.count > 4 && Set(starts.map { $0[1] }).isSubset(of: numbers))
    film.fold(film.frames.count - 1)
    #expect(Set(commands(CommandNumber.start, in: film)) == Set(starts))
    stage.advance(by: 2)
    film = recorder.film
    film.fold(film.frames.count - 1)
    #expect(commands(CommandNumber.start, in: film).isEmpty)
  }

  @Test func layersThatComeBackInsideAnotherAreNamedAgain() throws {
    let (controller, outer, inner) = (UIViewController(), UIView(), UILabel())
    inner.text = "Back"
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    let recorder = FilmRecorder(title: "Back")
    stage.film = recorder
    stage.advance(by: 0.1)
    outer.removeFromSuperview()
    stage.advance(by: 0.1)
    controller.view.addSubview(outer)
    stage.advance(by: 0.1)
    let layers = recorder.film.lastScene.layers
    #expect(layers.count == stage.scene.nodes.count)
    #expect(layers.values.allSatisfy { $0.values[CommandNumber.name] != nil })
  }

  @Test func aFileReadsBackAsTheSameFilm() throws {
    let recorder = FilmRecorder(title: "Cells", explanation: "Zellen, 細胞")
    let stage = makeStage(recorder)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.5)
    recorder.mark("here", isFailure: true)
    let film = recorder.film
    let read = try Film(bytes: film.bytes)
    #expect(read.title == "Cells" && read.explanation == "Zellen, 細胞")
    #expect(read.frameCount == film.frameCount)
    #expect(read.pictures == film.pictures.filter { read.pictures[$0.key] != nil })
    for (one, other) in zip(film.frames, read.frames) {
      #expect(abs(one.time - other.time) < 1e-6 && one.words.count == other.words.count)
    }
    var comparison = FilmComparison(film, read, tolerance: 0.005)
    #expect(comparison.first() == nil)
    #expect(try read.bytes == film.bytes)
  }

  @Test func twoRunsOfTheSameCodeDoNotDiffer() throws {
    let films = (0..<2).map { _ in
      let recorder = FilmRecorder(title: "Cells")
      let stage = makeStage(recorder)
      stage.tap(at: CGPoint(x: 195, y: 250))
      stage.advance(by: 0.6)
      return recorder.film
    }
    var comparison = FilmComparison(films[0], films[1], tolerance: 0)
    #expect(comparison.first() == nil)
  }

  @Test func aLongFilmKeepsItsLastSeconds() throws {
    let recorder = FilmRecorder(title: "Cells", limit: 1)
    let stage = makeStage(recorder)
    for _ in 0..<5 {
      stage.tap(at: CGPoint(x: 195, y: 250))
      stage.advance(by: 0.8)
    }
    let film = recorder.film
    #expect(film.frames.first!.time >= stage.time - 1.3 && film.frames.last!.time == stage.time)
    // What was before is in the first frame.
    for node in stage.scene.nodes { #expect(film.lastScene.layers[node.id] != nil) }
    let read = try Film(bytes: film.bytes)
    #expect(read.frameCount == film.frameCount)
    // An animation that went on when the film begins is told in its first frame.
    let ended = Set(commands(CommandNumber.ended, in: film).map { $0[1] })
    let begun = Set(commands(CommandNumber.animation, in: film).map { $0[1] })
    #expect(ended.isSubset(of: begun))
  }

  @Test func aFilmForgetsTheAnimationsThatHaveEndedBeforeItBegins() throws {
    let recorder = FilmRecorder(title: "Cells", limit: 1)
    let stage = makeStage(recorder)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.8)
    #expect(!commands(CommandNumber.animation, in: recorder.film).isEmpty)
    stage.advance(by: 5)
    #expect(stage.time - recorder.film.frames[0].time < 1.5)
    #expect(commands(CommandNumber.animation, in: recorder.film).isEmpty)
  }

  @Test func memoryOfALongFilmIsBounded() throws {
    let recorder = FilmRecorder(title: "Cells", limit: 1)
    let stage = makeStage(recorder)
    var sizes: [Int] = []
    for index in 0..<40 {
      stage.tap(at: CGPoint(x: 195, y: 250))
      stage.advance(by: 1)
      if index % 10 == 9 {
        sizes.append(recorder.film.frames.reduce(0) { $0 + $1.words.count } + recorder.film.strings.count)
      }
    }
    #expect(sizes[3] < sizes[0] * 3, "\(sizes)")
  }

  @Test func aRendererThatComesLaterChangesNothing() throws {
    let recorder = FilmRecorder(title: "Cells")
    let stage = makeStage(recorder)
    stage.advance(by: 0.1)
    let before = recorder.film.frames.map { $0.words.count }
    stage.renderer = SVGRecorder(title: "Cells")
    stage.frame(at: stage.time + 0.1)
    #expect(Array(recorder.film.frames.map { $0.words.count }[..<before.count]) == before)
    var drawn = 0
    recorder.film.frames.last!.forEachCommand { number, _, _ in if number < CommandNumber.element { drawn += 1 } }
    #expect(drawn == 0)
    _ = try Film(bytes: recorder.film.bytes)
  }

  @Test func aProgramThatInspectsReceivesEverythingBesideAFilm() throws {
    let recorder = FilmRecorder(title: "Cells")
    let stage = makeStage(recorder)
    stage.isInspecting = true
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    let inspection = try #require(stage.takeInspection())
    #expect(!inspection.animations.isEmpty && !inspection.entries.isEmpty)
    #expect(commands(CommandNumber.animation, in: recorder.film).count >= inspection.animations.count)
    stage.film = nil
    #expect(stage.isInspecting)
    stage.isInspecting = false
    #expect(stage.takeInspection() == nil && stage.trace == nil)
  }
}
