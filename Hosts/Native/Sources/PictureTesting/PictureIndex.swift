/// A page with all pictures of a test run.
struct PictureIndex {
  /// The pictures, each with the folder of its files as an address.
  let results: [(folder: String, result: PictureResult)]
  let unused: [String]
  /// The name of the page of those that differ.
  let report: String

  var html: String {
    var body = "<h1>\(results.count) picture\(results.count == 1 ? "" : "s")</h1>\n"
    let count = results.count { $0.result.outcome == .different }
    if count > 0 {
      body += "<p><a href=\"\(PicturePage.escaped(report))\">\(count) differ\(count == 1 ? "s" : "")</a></p>\n"
    }
    body += "<div class=\"all\">\n"
    for (folder, result) in results {
      guard let file = result.actual ?? result.expected else { continue }
      let name = "\(PicturePage.escaped(result.name))\(result.outcome == .equal ? "" : " (\(result.outcome.rawValue))")"
      body += PicturePage.figure(name, "\(folder)/\(file)", width: result.width, class: result.outcome.rawValue)
    }
    return PicturePage.html("Pictures", body + "</div>\n" + PicturePage.section(ofUnused: unused))
  }
}
