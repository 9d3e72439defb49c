import Foundation

/// The facts of one topic, as they are stored in `Facts/<topic>.json`, with where they come from.
///
/// A file says who recorded its numbers on which device, and how; the numbers themselves are the topic's own.
struct FactFile<Facts: Decodable>: Decodable {
  /// Where the numbers are published.
  let source: String
  let device: String
  let system: String
  /// Pixels a point.
  let scale: Double
  /// How the numbers were obtained.
  let method: Method
  let facts: Facts

  enum Method: String, Decodable {
    case measured, fitted, byEye
  }

  init(_ topic: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Facts")
    let data = try Data(contentsOf: folder.appendingPathComponent(topic + ".json"))
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}
