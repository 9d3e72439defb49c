import Foundation
import Pictures

/// A page that shows the pictures that differ beside the expected ones. It needs no other files.
struct PictureReport {
  /// A picture that differs.
  struct Failure {
    let name: String
    let expected: Picture?
    let actual: Picture
    let difference: PictureDifference?
    let words: String
  }

  let failures: [Failure]
  let unused: [String]

  var html: String {
    var body = "<h1>\(failures.count) picture\(failures.count == 1 ? " differs" : "s differ")</h1>\n"
    for failure in failures {
      body += "<section>\n<h2>\(escaped(failure.name))</h2>\n<p>\(escaped(failure.words))</p>\n<div>\n"
      if let expected = failure.expected { body += figure("expected", expected) }
      body += figure("actual", failure.actual)
      if let difference = failure.difference, let marked = failure.actual.marking(difference.marks) {
        body += figure("difference", marked)
      }
      body += "</div>\n</section>\n"
    }
    if !unused.isEmpty {
      body += "<section>\n<h2>Pictures that this run did not compare</h2>\n<ul>\n"
      body += unused.map { "<li>\(escaped($0))</li>\n" }.joined() + "</ul>\n</section>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Pictures</title>
      <style>
      body { font: 15px/1.5 sans-serif; margin: 2rem; color-scheme: light dark; }
      section > div { display: flex; gap: 1rem; overflow-x: auto; }
      figure { margin: 0; flex: none; }
      img { border: 1px solid gray; max-height: 80vh; }
      </style>
      \(body)</html>

      """
  }

  private func figure(_ title: String, _ picture: Picture) -> String {
    let data = Data(picture.pngBytes()).base64EncodedString()
    let scale = picture.description.first { $0.name == "Scale" }.flatMap { Double($0.text) } ?? 1
    let width = Int(Double(picture.width) / scale)
    return "<figure><figcaption>\(title)</figcaption>"
      + "<img width=\"\(width)\" alt=\"\(title)\" src=\"data:image/png;base64,\(data)\"></figure>\n"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
