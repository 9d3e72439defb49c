/// The frame and the parts that the pages of a test run share.
enum PicturePage {
  static func html(_ title: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    \(PictureRun.mark)
    <html lang="en">
    <meta charset="utf-8">
    <title>\(title)</title>
    <style>
    body { font: 15px/1.5 sans-serif; margin: 2rem; color-scheme: light dark; }
    section > div { display: flex; gap: 1rem; overflow-x: auto; }
    .all { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
    figure { margin: 0; flex: none; }
    img { border: 1px solid gray; max-width: 100%; max-height: 80vh; }
    .all img { max-width: 16rem; max-height: 24rem; }
    .different img { border: 2px solid red; }
    iframe { width: 60rem; height: 80vh; border: 1px solid gray; }
    </style>
    \(body)</html>

    """
  }

  /// Returns a picture with a title, which is HTML.
  static func figure(_ title: String, _ address: String, width: Int, class name: String = "") -> String {
    "<figure class=\"\(name)\"><figcaption>\(title)</figcaption>"
      + "<a href=\"\(address)\"><img loading=\"lazy\" width=\"\(width)\" alt=\"\(title)\" src=\"\(address)\"></a></figure>\n"
  }

  /// Returns the list of pictures that no test asked for.
  static func section(ofUnused unused: [String]) -> String {
    guard !unused.isEmpty else { return "" }
    return "<section>\n<h2>Pictures that this run did not compare</h2>\n<ul>\n"
      + unused.map { "<li>\(escaped($0))</li>\n" }.joined() + "</ul>\n</section>\n"
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
