import Foundation
import PageBundle

/// The name of a package whose screens are on the page, and its source files. `Scripts/web` writes them.
struct ScreenSources {
  let name: String
  /// For the page's panel *Source*: `files`, the texts by name, and `all`, the names in the order of the list.
  let json: [UInt8]

  private struct Content: Codable {
    var name: String
    var all: [String]
    var files: [String: String]
  }

  init(file: String) throws(PageProblem) {
    guard let data = FileManager.default.contents(atPath: file),
      let content = try? JSONDecoder().decode(Content.self, from: data)
    else { throw PageProblem("\(file) does not describe the sources of a package") }
    name = content.name
    json = Array(data)
  }
}
