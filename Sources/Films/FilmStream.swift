import CoreGraphics
import Foundation
import Stage

/// Tells what a stage shows as it goes on, frame by frame: a film that is not kept, for a page that shows it elsewhere.
///
/// ```swift
/// let stream = FilmStream { update in connection.send(update) }
/// stage.filmStream = stream
/// stage.frame(at: 1)  // `stream` tells of all that is on the stage
/// ```
/// While it is there, the stage is inspected, as with a ``FilmRecorder``. Words are those of films, which
/// Documentation/Films.md describes; Documentation/Live.md says how a page gets them.
@MainActor public final class FilmStream: StageReporter {
  /// What a frame has that was not there before.
  public struct Update {
    /// Seconds of the stage.
    public var time: Double
    /// Of the stage, in points.
    public var size: CGSize
    /// Commands one after the other: the number of each, its layer, and its words, in which texts and pictures are numbers.
    public var words: [Double] = []
    /// Texts that words refer to from now on by their numbers. A number that was another text's is no longer that one's.
    public var texts: [(number: Int, text: String)] = []
    /// Pictures that words refer to from now on by their numbers, which are not used again.
    public var pictures: [(number: Int, picture: Picture)] = []
    /// The numbers of pictures that are not needed any more.
    public var forgottenPictures: [Int] = []
  }

  /// A picture as a page needs it.
  public struct Picture {
    /// Such as "image/png".
    public var mediaType: String
    /// Where the page has it already; nil for all others.
    public var address: String?
    /// As it was encoded; empty if there is an address.
    public var data: [UInt8]
  }

  /// - Parameter send: called after each frame of the stage, also after one in which nothing has changed.
  public init(send: @escaping @MainActor (Update) -> Void) { self.send = send }

  private let send: @MainActor (Update) -> Void
  private var next = Update(time: 0, size: .zero)
  private var numbers: [String: Int] = [:]
  /// Numbers of texts that are not needed any more.
  private var free: [Int] = []
  private var pictures = PictureNumbers()
  /// How many texts and pictures there were when those that are not needed were dropped.
  private var afterSweep = 0

  override func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    let number = free.popLast() ?? numbers.count
    numbers[text] = number
    next.texts.append((number, text))
    return number
  }

  override func number(of picture: Scene.Image) -> Int {
    let (number, isNew) = pictures.number(of: picture.source)
    if isNew {
      next.pictures.append(
        (number, Picture(mediaType: picture.mediaType, address: picture.address, data: Array(picture.data))))
    }
    return number
  }

  override func keep(_ frame: Film.Frame) {
    (next.time, next.size) = (frame.time, CGSize(width: frame.width, height: frame.height))
    next.words = frame.words
    sweep()
    let update = next
    next = Update(time: frame.time, size: update.size)
    send(update)
  }

  /// Lets go of texts and pictures that are not on the stage, once there are many more than were needed.
  private func sweep() {
    let count = numbers.count + pictures.count
    guard count > afterSweep * 2 + 1000 else { return }
    let (texts, shown) = scene.numbersOfTextsAndPictures
    // What this frame's words refer to has been told to the page when the number gets another text, in a later frame.
    for (text, number) in numbers where !texts.contains(number) {
      numbers[text] = nil
      free.append(number)
    }
    next.forgottenPictures = pictures.forget { !shown.contains($0) }
    afterSweep = numbers.count + pictures.count
  }
}

extension Stage {
  /// What tells of the stage's frames as they are made; nil, as at first, costs nothing. A new one is told everything in the
  /// next frame, and ends what was there before, also a ``film``.
  public var filmStream: FilmStream? {
    get { reporter as? FilmStream }
    set { reporter = newValue }
  }
}
