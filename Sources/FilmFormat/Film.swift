/// A film: a recording of a screen, frame by frame, with everything needed to inspect it without its program.
///
/// ```swift
/// stage.film = FilmRecorder(title: "Cells")
/// stage.tap(at: CGPoint(x: 195, y: 250))
/// stage.advance(by: 1)
/// let film = stage.film!.film
/// try Data(film.bytes).write(to: URL(fileURLWithPath: "cells.film"))
/// ```
/// Documentation/Films.md describes the file format.
public struct Film {
  /// The title.
  public var title: String
  /// A description, which may be empty.
  public var explanation: String
  /// The frames in the order of their times.
  package var frames: [Frame] = []
  /// The strings that the frames' words refer to by index.
  package var strings: [String] = []
  /// The pictures by their numbers.
  package var pictures: [Int: Picture] = [:]

  /// The changes of one frame.
  package struct Frame {
    /// The time in seconds of the recorded clock.
    package var time: Double
    /// The size of the screen, in points.
    package var width: Double
    package var height: Double
    /// The commands: for each, its number, its layer, and the words of its layout. Strings are indexes.
    package var words: [Double]

    package init(time: Double, width: Double, height: Double, words: [Double]) {
      (self.time, self.width, self.height, self.words) = (time, width, height, words)
    }
  }

  /// An encoded picture.
  package struct Picture: Equatable {
    package var mediaType: String
    /// The host's address of the picture, in place of bytes; nil for all other pictures.
    package var address: String?
    package var data: [UInt8]

    package init(mediaType: String, address: String?, data: [UInt8]) {
      (self.mediaType, self.address, self.data) = (mediaType, address, data)
    }
  }

  /// The number of frames. The first one contains the whole scene.
  public var frameCount: Int { frames.count }

  /// The time from the first frame to the last, in seconds.
  public var duration: Double { (frames.last?.time ?? 0) - (frames.first?.time ?? 0) }

  package init(title: String, explanation: String) {
    self.title = title
    self.explanation = explanation
  }
}

extension Film.Frame {
  /// Calls a closure with each command. The commands must be valid.
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

/// The reason why data is not a film, or cannot be written as one.
public struct FilmError: Error, Equatable, CustomStringConvertible {
  /// A sentence without a capital letter and a full stop, to follow the film's name.
  public let message: String

  init(_ message: String) { self.message = message }

  public var description: String { message }
}
