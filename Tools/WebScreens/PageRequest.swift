import Foundation

/// The head of a browser's request, as far as a server on this machine has to know it.
struct PageRequest: Equatable {
  var method, host: String
  /// Without what follows a question mark; percent signs are resolved.
  var path: String

  /// Reads a head, without the empty line after it.
  /// - Returns: nil for what is no request.
  init?(_ head: String) {
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/"),
      let path = words[1].prefix(while: { $0 != "?" }).removingPercentEncoding, !path.contains("\0")
    else { return nil }
    let hosts = lines.compactMap { line -> String? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "host" else { return nil }
      return parts[1].trimmingCharacters(in: .whitespaces)
    }
    // Of several, those between here and the browser may have read another one (RFC 9112, 3.2).
    guard hosts.count == 1 else { return nil }
    (method, host, self.path) = (String(words[0]), hosts[0], path)
  }

  /// The file that is meant in a folder: `index.html` of the folders in it; nil for what is hidden or elsewhere.
  func file(in folder: URL) -> URL? {
    let parts = path.split(separator: "/")
    guard !parts.contains(where: { $0.hasPrefix(".") }) else { return nil }
    var file = folder.appendingPathComponent(parts.joined(separator: "/"))
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue {
      // Without the slash, what the page refers to would be looked for beside the folder.
      guard path.hasSuffix("/") else { return nil }
      file.appendPathComponent("index.html")
    }
    let (found, root) = (file.resolvingSymlinksInPath().path, folder.resolvingSymlinksInPath().path)
    return found.hasPrefix(root + "/") ? file : nil
  }
}
