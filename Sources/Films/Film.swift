import CoreGraphics
import Foundation
import Stage

/// What a stage showed, frame by frame, with all that is needed to look at it without its program: a film.
///
/// ```swift
/// stage.film = FilmRecorder(title: "Cells")
/// stage.tap(at: CGPoint(x: 195, y: 250))
/// stage.advance(by: 1)
/// let film = stage.film!.film
/// try Data(film.bytes).write(to: URL(fileURLWithPath: "cells.film"))
/// ```
/// Documentation/Films.md describes the file.
public struct Film {
  /// What it is called.
  public var title: String
  /// What there is to say about it; empty for nothing.
  public var explanation: String
  /// In the order of their times.
  var frames: [Frame] = []
  /// To which the frames' words refer by number.
  var strings: [String] = []
  /// By their numbers.
  var pictures: [Int: Picture] = [:]

  /// What changed in a frame.
  struct Frame {
    /// Seconds of the stage.
    var time: Double
    /// Of the screen, in points.
    var width: Double
    var height: Double
    /// Commands one after the other: number, layer, and what the command's layout says. Strings are numbers.
    var words: [Double]
  }

  /// An encoded picture.
  struct Picture: Equatable {
    var mediaType: String
    /// Where the host has it, in place of bytes; nil for all others.
    var address: String?
    var data: [UInt8]

    init(mediaType: String, address: String?, data: [UInt8]) {
      (self.mediaType, self.address, self.data) = (mediaType, address, data)
    }

    init(_ image: Scene.Image) {
      self.init(mediaType: image.mediaType, address: image.address, data: Array(image.data))
    }
  }

  /// How many frames it has; the first has everything that was on the stage then.
  public var frameCount: Int { frames.count }

  /// Seconds from the first frame to the last.
  public var duration: Double { (frames.last?.time ?? 0) - (frames.first?.time ?? 0) }

  init(title: String, explanation: String) {
    self.title = title
    self.explanation = explanation
  }
}

extension Film.Frame {
  /// Goes through the commands, which are as their layouts say.
  func forEachCommand(_ body: (_ number: Int, _ layer: Int, _ words: ArraySlice<Double>) -> Void) {
    var place = 0
    while place + 2 <= words.count {
      let (number, layer) = (Int(words[place]), Int(words[place + 1]))
      let rest = words[(place + 2)...]
      guard let layout = CommandLayout.all[number], let end = try? layout.read(rest, strings: .numbers(count: .max))
      else { return }
      body(number, layer, words[(place + 2)..<end])
      place = end
    }
  }
}

/// Why something is no film, or cannot be made into one.
public struct FilmError: Error, Equatable, CustomStringConvertible {
  /// One sentence without a capital letter and a full stop, to stand behind the film's name.
  public let message: String

  init(_ message: String) { self.message = message }

  public var description: String { message }
}
