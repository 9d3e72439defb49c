import CoreGraphics
import Films
import Foundation
import Pictures
import Stage
import UIKit

/// Compares pictures with those in a folder, or records them.
@MainActor package struct PictureCheck {
  /// The folder of the expected pictures.
  let folder: URL
  let tolerance: PictureDifference.Tolerance
  let session: PictureSession

  /// Creates the check of a test: the folder is `Pictures` beside the test's file.
  init(testFile: String, tolerance: PictureDifference.Tolerance) {
    folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Pictures")
    self.tolerance = tolerance
    session = .current
  }

  package init(folder: URL, tolerance: PictureDifference.Tolerance = .standard, session: PictureSession) {
    (self.folder, self.tolerance, self.session) = (folder, tolerance, session)
  }

  /// Draws what a stage displays.
  /// - Parameter times: The moments from now on, in seconds, of a strip; none for a picture of the present.
  package func problem(
    with stage: Stage, named name: String, at times: [Double], scale: CGFloat, textStyle: TextStyle
  ) -> String? {
    do throws(PictureRenderer.Failure) {
      let renderer = try session.renderer(scale: scale, textStyle: textStyle)
      guard !times.isEmpty else {
        return problem(with: try renderer.picture(of: stage.scene), named: name, film: stage.film?.film)
      }
      var strip = try PictureSheet(count: times.count, size: stage.window.bounds.size, renderer: renderer)
      let start = stage.time
      for time in times.sorted() {
        while start + time - stage.time > 1e-9 {
          stage.frame(at: min(stage.time + 1 / stage.framesPerSecond, start + time))
        }
        strip.add(try renderer.picture(of: stage.scene), caption: "\((time * 1000).rounded() / 1000) s")
      }
      return problem(with: strip.picture, named: name, film: stage.film?.film)
    } catch {
      return "\(name) cannot be drawn: \(error.message)."
    }
  }

  /// Draws a controller's screen in each configuration.
  func problems(
    with make: () -> UIViewController, named name: String, as configurations: [PictureConfiguration]
  ) -> [String] {
    configurations.compactMap { configuration in
      let stage = Stage(
        size: configuration.size, safeAreaInsets: configuration.safeAreaInsets, rootViewController: make())
      stage.traitCollection = configuration.traits
      stage.frame(at: stage.time)
      return problem(
        with: stage, named: "\(name).\(configuration.name)", at: [], scale: configuration.scale,
        textStyle: configuration.textStyle)
    }
  }

  /// Draws a view in each configuration, on a screen of its own size.
  func problems(
    withView make: () -> UIView, named name: String, as configurations: [PictureConfiguration]
  ) -> [String] {
    configurations.flatMap { configuration in
      let holder = ViewHolder(make())
      var fitted = configuration
      fitted.size = holder.size
      return problems(with: { holder }, named: name, as: [fitted])
    }
  }

  /// Compares a picture with the one in the folder, or writes it there.
  /// - Parameter film: The film of the stage, or nil.
  /// - Returns: The problem in a sentence, or nil.
  func problem(with actual: Picture, named name: String, film: @autoclosure () -> Film? = nil) -> String? {
    let file = folder.appendingPathComponent(name + ".png")
    func report(_ expected: Picture?, _ difference: PictureDifference?, _ words: String) {
      session.report(
        name, file: file, expected: expected, actual: actual, difference: difference, film: film(), words)
    }
    if session.isRecording {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let png = actual.pngBytes()
        try Data(png).write(to: file, options: .atomic)
        session.note(name, file: file, actual, png: png)
        print("Recorded \(file.path)")
        return nil
      } catch {
        return "\(name).png cannot be written: \(error.localizedDescription)."
      }
    }
    guard let data = try? Data(contentsOf: file) else {
      report(nil, nil, "there is no picture to compare with")
      return "There is no picture to compare with at \(file.path). Run RECORD=1 swift test to record it."
    }
    let png = Array(data)
    if actual.isWritten(in: png) {
      session.note(name, file: file, actual, png: png)
      return nil
    }
    guard let expected = Picture(png: png) else {
      report(nil, nil, "the expected picture is not a PNG file that can be read")
      return "\(file.path) is not a PNG file that can be read."
    }
    guard expected.width == actual.width, expected.height == actual.height else {
      let sizes = "\(actual.width) by \(actual.height) pixels, not \(expected.width) by \(expected.height)"
      report(expected, nil, "it has \(sizes)")
      return "The picture differs from \(name).png: it has \(sizes)." + session.sentenceAboutReport
    }
    guard let difference = PictureDifference(expected, actual, tolerance: tolerance) else {
      session.note(name, file: file, expected, png: png)
      return nil
    }
    let words = difference.sentence + PictureCheck.sentence(aboutFontsOf: expected, actual)
    report(expected, difference, words)
    return "The picture differs from \(name).png: \(words)." + session.sentenceAboutReport
  }

  /// Tells whether other fonts are the reason.
  private static func sentence(aboutFontsOf expected: Picture, _ actual: Picture) -> String {
    func fonts(_ picture: Picture) -> String { picture.description.first { $0.name == "Fonts" }?.text ?? "other fonts" }
    guard fonts(expected) != fonts(actual) else { return "" }
    return "; it is drawn with \(fonts(actual)), the expected one with \(fonts(expected))"
  }
}
