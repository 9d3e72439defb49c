import CoreGraphics
import FilmFormat
import Foundation
import FrameCommands
import Stage

/// Reports what a stage displays while it runs, frame by frame: a film that is not stored, for a page that displays it
/// elsewhere.
///
/// ```swift
/// let stream = FilmStream { update in connection.send(update) }
/// stage.filmStream = stream
/// stage.frame(at: 1)  // `stream` reports everything on the stage
/// ```
/// While streaming, the stage is inspected as with a ``FilmRecorder``. Words are those of films, described in
/// Documentation/Films.md; Documentation/Live.md describes how a page receives them.
@MainActor public final class FilmStream: StageReporter {
  /// The changes of one frame.
  public struct Update {
    /// The time in seconds of the stage.
    public var time: Double
    /// The size of the stage, in points.
    public var size: CGSize
    /// The commands: for each, its number, its layer, and its words, in which texts and pictures are numbers.
    public var words: [Double] = []
    /// New texts with the numbers that words refer to them by. A reused number no longer refers to its previous text.
    public var texts: [(number: Int, text: String)] = []
    /// New pictures with the numbers that words refer to them by, which are never reused.
    public var pictures: [(number: Int, picture: Picture)] = []
    /// The numbers of pictures that are no longer needed.
    public var forgottenPictures: [Int] = []
  }

  /// A picture for the page.
  public struct Picture {
    /// The media type, such as "image/png".
    public var mediaType: String
    /// The page's own address of the picture; nil for all other pictures.
    public var address: String?
    /// The encoded data; empty if there is an address.
    public var data: [UInt8]
  }

  /// Creates a stream.
  /// - Parameter send: Called after each frame of the stage, even one without changes.
  public init(send: @escaping @MainActor (Update) -> Void) { self.send = send }

  private let send: @MainActor (Update) -> Void
  private var next = Update(time: 0, size: .zero)
  private var numbers: [String: Int] = [:]
  private var pictures = PictureNumbers()
  /// The number of pictures after the last removal of unused ones.
  private var picturesAfterSweep = 0

  /// The number of texts after which all are new again. The receiver replaces numbers with texts frame by frame, so no
  /// older frame refers to them.
  private static let mostTexts = 2000

  private func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    let number = numbers.count
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

  /// Words are written as they are sent: in contrast to a film's, nobody reads them in between. A few repeat the state of
  /// a layer, for example when an animation ends.
  override func makeBuffer() -> CommandBuffer {
    CommandBuffer { [unowned self] text in number(of: text) }
  }

  override func keep(_ commands: inout CommandBuffer, at time: Double, size: CGSize) {
    (next.time, next.size) = (time, size)
    next.words = commands.takeWords()
    if numbers.count > FilmStream.mostTexts { numbers = [:] }
    sweepPictures()
    let update = next
    next = Update(time: time, size: size)
    send(update)
  }

  /// Removes pictures that are not on the stage, once there are many more than before.
  private func sweepPictures() {
    guard let stage, pictures.count > picturesAfterSweep * 2 + 1000 else { return }
    let shown = stage.picturesOnScreen
    next.forgottenPictures = pictures.forget { _, picture in !shown.contains(ObjectIdentifier(picture)) }
    picturesAfterSweep = pictures.count
  }
}

extension Stage {
  /// The stream of the stage's frames, or nil, the default, which costs nothing. A new stream receives the whole scene
  /// in the next frame and replaces the previous stream or ``film``.
  public var filmStream: FilmStream? {
    get { reporter as? FilmStream }
    set { reporter = newValue }
  }
}
