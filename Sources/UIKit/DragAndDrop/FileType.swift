/// The uniform type identifiers of files that are dropped, as Apple documents them, by the extensions of their names.
package enum FileType {
  private static let identifiers: [String: String] = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "webp": "org.webmproject.webp", "svg": "public.svg-image", "txt": "public.plain-text", "text": "public.plain-text",
    "md": "net.daringfireball.markdown", "csv": "public.comma-separated-values-text", "json": "public.json",
    "html": "public.html", "htm": "public.html", "xml": "public.xml", "pdf": "com.adobe.pdf", "mp4": "public.mpeg-4",
    "mp3": "public.mp3", "zip": "public.zip-archive",
  ]

  /// The type that each type is a kind of.
  private static let parents: [String: String] = [
    "public.png": "public.image", "public.jpeg": "public.image", "com.compuserve.gif": "public.image",
    "org.webmproject.webp": "public.image", "public.svg-image": "public.image", "public.plain-text": "public.text",
    "net.daringfireball.markdown": "public.text", "public.comma-separated-values-text": "public.text",
    "public.json": "public.text", "public.html": "public.text", "public.xml": "public.text",
    "public.mpeg-4": "public.movie", "public.mp3": "public.audio", "public.image": "public.content",
    "public.text": "public.content", "public.movie": "public.content", "public.audio": "public.content",
    "com.adobe.pdf": "public.content", "public.zip-archive": "public.archive", "public.content": "public.data",
    "public.archive": "public.data", "public.data": "public.item",
  ]

  /// Returns the type of a file by its name; `public.data` for an unknown extension, and for none.
  package static func identifier(ofFileNamed name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return "public.data" }
    return identifiers[last.lowercased()] ?? "public.data"
  }

  /// Returns whether a type is another one or a kind of it.
  static func conforms(_ type: String, to other: String) -> Bool {
    var current: String? = type
    while let one = current {
      if one == other { return true }
      current = parents[one]
    }
    return false
  }
}
