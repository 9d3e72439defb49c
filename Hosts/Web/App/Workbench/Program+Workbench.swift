import CoreGraphics
import Foundation
import Gallery
import QuartzCore
import Stage
import UIKit

// What the workbench does with a program beside showing it: scripts, reports, and the reader's photos.

extension Program {
  /// The size of the screen that the demos' own scripts are written for, in points.
  private static var sizeOfScripts: CGSize { CGSize(width: 390, height: 844) }

  /// Lets `seconds` pass, frame by frame.
  func advance(by seconds: TimeInterval) {
    stage.advance(by: seconds)
    renderer.flush()
  }

  /// Whether a script is being watched.
  var isWatching: Bool { watched?.nextStep != nil }

  /// Performs the frame at a time. Steps of a script are performed exactly when they are due, after frames of their own.
  func performSteps(until time: CFTimeInterval) {
    while let next = watched?.nextStep, next < time { makeFrame(at: next) }
    makeFrame(at: time)
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
      watched = WatchedScript(text.isEmpty ? script.scaled(from: Self.sizeOfScripts, to: size) : script, on: stage)
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
    var photos: PhotosViewController? { nil }
    var demo: DemoViewController? { nil }
  #else
    var photos: PhotosViewController? { stage.window.rootViewController as? PhotosViewController }
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

  /// Has photos that are shared go to the page.
  func listenToPhotos() {
    let images = renderer.images
    photos?.onShare = { photo in
      if let image = photo.image.cgImage { images.share(image, title: photo.title) }
    }
  }

  /// Where everything is, as `gallery frames` prints it.
  func report(time: Double) -> String {
    FrameReport.json(stage.scene, time: time)
  }
}
