import CoreGraphics
import Films
import Foundation

/// What the page is told. Texts are objects in JSON; frames and pictures are bytes, with the lowest byte of a number first.
enum LiveAnswer: Sendable {
  case text(String)
  case bytes([UInt8])

  /// Members of an object in JSON.
  static func object(_ members: [String: Any]) -> LiveAnswer {
    let data = try? JSONSerialization.data(withJSONObject: members, options: [.sortedKeys, .fragmentsAllowed])
    return .text(String(decoding: data ?? Data("{}".utf8), as: UTF8.self))
  }

  /// The titles of all screens. A page that lists others is to be loaded again.
  static func screens(_ titles: [String]) -> LiveAnswer { object(["screens": titles]) }

  /// What there is to say above the stage; nil for nothing.
  static func notice(_ text: String?) -> LiveAnswer { object(["notice": text ?? NSNull()]) }

  /// Whether the next program is being built.
  static func building(_ isBuilding: Bool) -> LiveAnswer { object(["building": isBuilding]) }

  /// The function that the program does not return from; nil when it goes on.
  static func stuck(_ text: String?) -> LiveAnswer { object(["stuck": text ?? NSNull()]) }

  /// A program with newer code is there: the page should connect again.
  static var replaced: LiveAnswer { object(["replaced": true]) }

  /// A frame should be asked for: something has changed by itself.
  static var wake: LiveAnswer { object(["wake": true]) }

  /// A message was none.
  static func refused(_ reason: String) -> LiveAnswer { object(["refused": reason]) }

  /// Texts whose widths are wanted.
  static func measure(_ texts: [MeasuredText]) -> LiveAnswer {
    object(["measure": texts.map { [$0.line, $0.fontSize, $0.fontWeight, $0.isMonospaced ? 1 : 0] as [Any] }])
  }

  /// The field that is edited; nil for none.
  /// - Parameter heard: how many messages of the page came before. What the page has typed since then is newer.
  static func edited(_ field: (id: Int, text: String, selection: Range<Int>)?, heard: Int) -> LiveAnswer {
    let edited: Any =
      field.map {
        [
          "layer": $0.id, "text": $0.text, "start": $0.selection.lowerBound, "end": $0.selection.upperBound,
        ] as [String: Any]
      } ?? NSNull()
    return object(["edited": edited, "heard": heard])
  }

  /// The constraints that place the view of a layer or, for a number, what would change without that one.
  /// - Parameter json: nil for a view that no constraints place.
  static func layout(_ layer: Int, without number: Int?, json: String?) -> LiveAnswer {
    .text("{\"layout\": \(json ?? "null"), \"layer\": \(layer), \"without\": \(number.map { "\($0)" } ?? "null")}")
  }

  /// The properties of the view of a layer, and what was edited.
  /// - Parameter json: nil for a layer of no view.
  static func properties(_ layer: Int, json: String?) -> LiveAnswer {
    .text("{\"properties\": \(json ?? "null"), \"layer\": \(layer)}")
  }

  /// Pictures that are not shown any more.
  static func forget(_ pictures: [Int]) -> LiveAnswer { object(["forget": pictures]) }

  /// What a frame needs besides what is on the stage.
  struct FrameNotes {
    /// As the page counts screens that begin.
    var run: Int
    /// How many messages of the page came before.
    var heard: Int
    /// Whether something goes on.
    var needsFrame: Bool
    /// Seconds that it took to make the frame.
    var cost: Double
  }

  /// Nine doubles: 1, run, heard, time, whether another frame is needed, width, height, cost in milliseconds, the number of
  /// words; then the words; then of each text its number and its length as 4 bytes each, and its UTF-8.
  static func frame(_ update: FilmStream.Update, _ notes: FrameNotes) -> LiveAnswer {
    let header: [Double] = [
      1, Double(notes.run), Double(notes.heard), update.time, notes.needsFrame ? 1 : 0, Double(update.size.width),
      Double(update.size.height), notes.cost * 1000, Double(update.words.count),
    ]
    var bytes: [UInt8] = []
    bytes.reserveCapacity((header.count + update.words.count) * 8)
    append(header, to: &bytes)
    append(update.words, to: &bytes)
    for (number, text) in update.texts {
      let utf8 = Array(text.utf8)
      append([UInt32(number), UInt32(utf8.count)], to: &bytes)
      bytes += utf8
    }
    return .bytes(bytes)
  }

  /// Four doubles: 2, the picture's number, whether an address stands in place of it, the length of its media type; then that,
  /// and the picture as it was encoded.
  static func picture(_ number: Int, _ picture: FilmStream.Picture) -> LiveAnswer {
    let type = Array(picture.mediaType.utf8)
    var bytes: [UInt8] = []
    append([2, Double(number), picture.address == nil ? 0 : 1, Double(type.count)], to: &bytes)
    bytes += type
    bytes += picture.address.map { Array($0.utf8) } ?? picture.data
    return .bytes(bytes)
  }

  /// Numbers of this machine's byte order, which is the lowest byte first wherever this runs.
  private static func append<Number>(_ numbers: [Number], to bytes: inout [UInt8]) {
    numbers.withUnsafeBytes { bytes += $0 }
  }
}
