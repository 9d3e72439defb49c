import Foundation
import Pictures

/// A folder that is removed with its contents.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory.path + "/pictures-tests-\(UUID().uuidString)"
  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func bytes(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: path + "/" + name).map { Array($0) } }

  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  func picture(_ name: String) -> Picture? { bytes(name).flatMap { Picture(png: $0) } }

  func write(_ text: String, to name: String) {
    _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(text.utf8))
  }
}
