/// A page that shows the pictures that differ beside the expected ones, with the film of the stage.
struct PictureReport {
  /// The pictures, each with the folder of its files as an address.
  let failures: [(folder: String, result: PictureResult)]
  let unused: [String]

  var html: String {
    var body = "<h1>\(failures.count) picture\(failures.count == 1 ? " differs" : "s differ")</h1>\n"
    body += "<p><a href=\"index.html\">All pictures of the run</a></p>\n"
    for (folder, result) in failures {
      let (name, words) = (PicturePage.escaped(result.name), PicturePage.escaped(result.words))
      body += "<section>\n<h2>\(name)</h2>\n<p>\(words)</p>\n<div>\n"
      for (title, file) in [
        ("expected", result.expected), ("actual", result.actual), ("difference", result.difference),
      ] {
        if let file { body += PicturePage.figure(title, "\(folder)/\(file)", width: result.width) }
      }
      if let film = result.film {
        body += "<figure><figcaption><a href=\"\(folder)/\(film)\">the film of the stage</a></figcaption>"
        body += "<iframe title=\"film\" loading=\"lazy\" src=\"\(folder)/\(film)\"></iframe></figure>\n"
      }
      body += "</div>\n</section>\n"
    }
    return PicturePage.html("Pictures that differ", body + PicturePage.section(ofUnused: unused))
  }
}
