import Foundation

/// A module of the page and all that it imports, each after its own imports.
struct PageModules {
  private(set) var names: [String] = []
  private var parts: [String] = []

  init(folder: URL, entry: String) throws(PageProblem) { try add(entry, importedBy: [], folder) }

  /// All modules in one script, since a page from a file cannot import others. Each becomes a function with its own
  /// scope that returns its exports.
  var script: String { parts.joined(separator: "\n") }

  private mutating func add(_ name: String, importedBy importers: [String], _ folder: URL) throws(PageProblem) {
    guard !importers.contains(name) else {
      throw PageProblem("the page's modules import each other: \((importers + [name]).joined(separator: ", "))")
    }
    guard !names.contains(name) else { return }
    let text = try PageBundle.text(folder, name)
    for line in text.matches(of: #/(?m)^import [^;]*?"\./([\w-]+\.js)";/#) {
      try add(String(line.output.1), importedBy: importers + [name], folder)
    }
    let exported = text.matches(of: #/(?m)^export (?:async )?(?:class|function|const) (\w+)/#)
      .map { String($0.output.1) }.joined(separator: ", ")
    let body = text.replacing(#/(?m)^import [^;]*?;\n/#, with: "").replacing(#/(?m)^export /#, with: "")
    names.append(name)
    parts.append("const { \(exported) } = (() => {\n\(body)\nreturn { \(exported) };\n})();\n")
  }
}
