import Foundation
import MotionRecorder
import Stage
import Testing
import UIKit

@testable import FilmFormat

@MainActor @Suite struct MotionRecorderTests {
  private let view = UIView()

  private func makeStage() -> Stage {
    let controller = UIViewController()
    controller.view = view
    return Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
  }

  private func moments(_ number: Int, in film: Film) -> [[Double]] {
    var found: [[Double]] = []
    for frame in film.frames {
      frame.forEachCommand { each, _, words in if each == number { found.append(Array(words)) } }
    }
    return found
  }

  @Test func aFilmBeginsAtZeroAndHasAFrameForEachOfTheScreen() {
    let stage = makeStage()
    stage.advance(by: 3)
    let recorder = MotionRecorder(stage.window, title: "Screen", explanation: "Of a stage")
    #expect(!recorder.isRecording)
    recorder.start()
    #expect(recorder.isRecording && stage.needsFrame)
    stage.advance(by: 0.5)
    let film = recorder.stop()
    #expect(film.title == "Screen" && film.explanation == "Of a stage")
    #expect(film.frames.first?.time == 0 && abs(film.duration - 0.5) < 1e-9 && film.frameCount == 31)
    #expect(!recorder.isRecording)
    stage.advance(by: 0.5)
    #expect(!stage.needsFrame, "the display link goes on")
    #expect(recorder.stop().frameCount == 31)
  }

  /// The code of Documentation/MotionRecorder.md.
  @Test func theGuidesExample() throws {
    let stage = makeStage()
    let window = stage.window
    let recorder = MotionRecorder(window, title: "Shelf")
    recorder.start()
    stage.advance(by: 0.1)
    let film = recorder.stop()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("shelf.film")
    try Data(film.bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Film(bytes: Array(Data(contentsOf: file))).title == "Shelf")
  }

  @Test func startingAgainBeginsANewFilm() {
    let stage = makeStage()
    let recorder = MotionRecorder(stage.window)
    recorder.start()
    stage.advance(by: 0.2)
    recorder.start()
    #expect(recorder.stop().frameCount == 13, "a second start while recording has no effect")
    recorder.start()
    stage.advance(by: 0.1)
    #expect(recorder.stop().frameCount == 7)
  }

  @Test func withoutStartThereIsOneFrame() {
    let stage = makeStage()
    view.backgroundColor = .red
    let film = MotionRecorder(stage.window).stop()
    #expect(film.frameCount == 1 && film.lastScene.layers.count == stage.scene.nodes.count)
  }

  @Test func aReleasedRecorderStops() {
    let stage = makeStage()
    var recorder: MotionRecorder? = MotionRecorder(stage.window)
    weak let released = recorder
    recorder?.start()
    stage.advance(by: 0.1)
    recorder = nil
    stage.advance(by: 0.1)
    #expect(released == nil && !stage.needsFrame)
  }

  @Test func theLimitMergesOldFrames() {
    let stage = makeStage()
    let recorder = MotionRecorder(stage.window, limit: 1)
    recorder.start()
    for index in 0..<40 {
      view.backgroundColor = UIColor(white: CGFloat(index) / 40, alpha: 1)
      stage.advance(by: 0.1)
    }
    let film = recorder.stop()
    #expect(film.duration >= 1 && film.duration < 1.5)
    #expect(film.lastScene.layers.count == stage.scene.nodes.count)
  }

  @Test func marksAreOnTheTimeline() {
    let stage = makeStage()
    let recorder = MotionRecorder(stage.window)
    recorder.start()
    stage.advance(by: 0.5)
    recorder.mark("Here")
    stage.advance(by: 0.1)
    let film = recorder.stop()
    #expect(moments(CommandNumber.mark, in: film) == [[0.5, 0, Double(film.strings.firstIndex(of: "Here")!)]])
  }

  @Test func aPartOfTheScreenFillsTheFilm() throws {
    let stage = makeStage()
    let part = UIView(frame: CGRect(x: 50, y: 70, width: 100, height: 60))
    part.transform = CGAffineTransform(rotationAngle: 1)
    part.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    view.addSubview(part)
    stage.advance(by: 0.1)
    let film = MotionRecorder(part).stop()
    #expect(film.frames[0].width == 100 && film.frames[0].height == 60)
    let scene = film.lastScene
    #expect(scene.roots.count == 1 && scene.layers.count == 2)
    let root = try #require(scene.layers[scene.roots[0]]?.values[CommandNumber.geometry])
    #expect(Array(root) == [0, 0, 100, 60, 0, 0, 0.5, 0.5, -1])
  }

  @Test func aPictureIsStoredOnce() throws {
    let data = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"6\" height=\"4\"></svg>".utf8)
    let image = try #require(UIImage(data: data))
    for index in 0..<3 {
      let picture = UIImageView(image: image)
      picture.frame.origin.y = CGFloat(index) * 10
      view.addSubview(picture)
    }
    let stage = makeStage()
    stage.advance(by: 0.1)
    let film = MotionRecorder(stage.window).stop()
    #expect(film.pictures.values.map { $0.data } == [Array(data)])
    #expect(moments(CommandNumber.picture, in: film).count == 3)
  }
}
