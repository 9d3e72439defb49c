import Foundation
import PageBundle

/// The source files of every demo, by its identifier: its own, then those of the layouts and transitions that it names;
/// and the file with the code of the article that it rebuilds.
struct DemoSources {
  private struct Listing: Encodable {
    var demos: [String: [String]] = [:]
    var articles: [String: String] = [:]
    var files: [String: String] = [:]
  }

  private var listing = Listing()

  /// - Parameter root: the folder of the package.
  init(root: URL) throws {
    let articles = try DemoSources.texts(root.appendingPathComponent("Sources/Gallery/Articles"))
    let articleNames = Set(articles.map { $0.0 })
    let layouts = try DemoSources.texts(root.appendingPathComponent("Sources/CollectionMotion"))
    var declared: [Substring: String] = [:]
    for (name, text) in articles + layouts {
      for type in text.matches(of: #/\b(?:class|struct|enum) (\w+)/#) where declared[type.output.1] == nil {
        declared[type.output.1] = name
      }
    }
    let texts = Dictionary(uniqueKeysWithValues: articles + layouts)
    for (name, text) in try DemoSources.texts(root.appendingPathComponent("Sources/Gallery/Demos")) {
      let named = Set(text.matches(of: #/\b[A-Z]\w+/#).compactMap { declared[$0.output] }).sorted()
      for demo in text.matches(of: #/\bid: "([\w-]+)"/#) {
        let id = String(demo.output.1)
        listing.demos[id] = [name] + named.filter { !articleNames.contains($0) }
        listing.articles[id] = named.first { articleNames.contains($0) }
        listing.files[name] = text
        for file in named { listing.files[file] = texts[file] }
      }
    }
  }

  var json: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(listing))
    }
  }

  /// The names and texts of a folder's sources, by name.
  private static func texts(_ folder: URL) throws -> [(String, String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted().map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }
}
