import CoreGraphics
import Foundation
import Gallery
import QuartzCore
import Stage
import UIKit

/// One demo on its stage, drawn into the page.
@MainActor final class Program {
  static var current: Program?
  /// What the page asked for, also of the next demo.
  static var isInspecting = false { didSet { current?.stage.isInspecting = isInspecting } }
  static var historySeconds = 0.0 { didSet { current?.stage.keepHistory(seconds: historySeconds) } }
  static var style = UIUserInterfaceStyle.light {
    didSet { if style != oldValue { current?.stage.traitCollection = UITraitCollection(userInterfaceStyle: style) } }
  }

  let stage: Stage
  let renderer = PageRenderer()
  private let script: String
  private var watched: WatchedScript?

  /// The size of the screen that the demos' own scripts are written for, in points.
  private static let sizeOfScripts = CGSize(width: 390, height: 844)

  init(demo: Demo, size: CGSize) {
    script = demo.script
    stage = Stage(
      size: size, rootViewController: demo.makeViewController(), isInspecting: Program.isInspecting)
    stage.traitCollection = UITraitCollection(userInterfaceStyle: Program.style)
    stage.renderer = renderer.writer
    let images = renderer.images
    photos?.onShare = { photo in
      if let image = photo.image.cgImage { images.share(image, title: photo.title) }
    }
    stage.keepHistory(seconds: Program.historySeconds)
  }

  /// Lets `seconds` pass, frame by frame.
  func advance(by seconds: TimeInterval) {
    stage.advance(by: seconds)
    renderer.flush()
  }

  /// Whether a script is being watched.
  var isWatching: Bool { watched?.nextStep != nil }

  /// One frame at `time`; returns whether anything is still to come. Steps of a script are performed exactly when they are due,
  /// after frames of their own.
  func frame(at time: CFTimeInterval) -> Bool {
    while let next = watched?.nextStep, next < time { makeFrame(at: next) }
    makeFrame(at: time)
    renderer.flush()
    return stage.needsFrame || isWatching
  }

  private func makeFrame(at time: CFTimeInterval) {
    stage.frame(at: time)
    watched?.goOn()
  }

  /// Begins to play a script in the frames that follow; the demo's own for an empty text, at the stage's size. Returns what is
  /// wrong with it, or the empty string.
  func watch(_ text: String) -> String {
    stopWatching()
    do {
      let script = try Script(json: text.isEmpty ? script : text)
      let size = stage.window.bounds.size
      watched = WatchedScript(text.isEmpty ? script.scaled(from: Program.sizeOfScripts, to: size) : script, on: stage)
      return ""
    } catch {
      return error.message
    }
  }

  func stopWatching() {
    watched?.stop()
    watched = nil
  }

  /// Returns whether the Photos demo is there to show it.
  func addPhoto(title: String, image: UIImage) -> Bool {
    guard let photos else { return false }
    photos.add(Photo(title: title, image: image))
    return true
  }

  #if SCREENS
    // Without a cast to a controller of the gallery, nothing of it gets into the program.
    private var photos: PhotosViewController? { nil }
    var demo: DemoViewController? { nil }
  #else
    private var photos: PhotosViewController? { stage.window.rootViewController as? PhotosViewController }
    /// nil for a demo without parameters.
    var demo: DemoViewController? { stage.window.rootViewController as? DemoViewController }
  #endif

  /// Plays a script to its end, or to a step that is impossible. Returns what is wrong with it, or the empty string.
  func play(_ text: String) -> String {
    let problem = watch(text)
    guard problem.isEmpty, let watched else { return problem }
    while watched.problem.isEmpty, let time = watched.nextFrame { makeFrame(at: time) }
    stopWatching()
    renderer.flush()
    return watched.problem
  }

  /// The field that is edited, as JSON; null for none.
  var edited: String {
    guard let field = stage.editedText else { return "null" }
    return JSONText.object([
      ("layer", "\(field.id)"), ("text", JSONText.quoted(field.text)), ("start", "\(field.selection.lowerBound)"),
      ("end", "\(field.selection.upperBound)"),
    ])
  }

  /// Where everything is, as `gallery frames` prints it.
  func report(time: Double) -> String {
    FrameReport.json(stage.scene, time: time)
  }
}
