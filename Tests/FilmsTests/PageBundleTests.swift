import Foundation
import Testing

@testable import PageBundle

/// A folder with the files of a page, which goes with the test.
private final class PageFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("Style"), withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite struct PageBundleTests {
  private let files = [
    "page.html": "<style>{{style}}</style><script>{{scripts}}</script>{{film}}|{{screens}}|",
    "Style/order.txt": "b.css\na.css\n", "Style/a.css": "/* of a */\na {\n  color: red;\n}\n",
    "Style/b.css": "b { top: 0; }\n",
    "main.js":
      "import { two } from \"./two.js\";\nimport {\n  one,\n} from \"./one.js\";\n// Says both.\nsay(one, two());\n",
    "one.js": "export const one = 1;\n",
    "two.js": "import { one } from \"./one.js\";\nexport function two() { return one + 1; }\n",
    "view.js": "import { one } from \"./one.js\";\nconst style = \"{{style}}\";\nexport class MurmurationView {}\n",
    "watch.js": "const version = \"{{version}}\";\n",
    "Style/fonts.css": ":host { --a: \"B \\\\ C\"; }\n", "Style/layers.css": ".node { top: 0; }\n",
    "Style/view.css": "/* of the view */\n.stage { left: 0; }\n",
  ]

  private func problem(_ changes: [String: String?]) throws -> String? {
    var changed = files
    for (name, text) in changes { changed[name] = text }
    let folder = try PageFolder(changed)
    do {
      _ = try PageBundle(folder: folder.url)
      return nil
    } catch let problem as PageProblem {
      return problem.description.replacing(folder.url.path, with: "FOLDER")
    }
  }

  @Test func modulesComeAfterThoseThatTheyImport() throws {
    let folder = try PageFolder(files)
    let bundle = try PageBundle(folder: folder.url)
    #expect(
      bundle.script == """
        const { one } = (() => {
        const one = 1;
        return { one };
        })();
        const { two } = (() => {
        function two() { return one + 1; }
        return { two };
        })();
        const {  } = (() => {
        say(one, two());
        return {  };
        })();
        //# sourceURL=gallery.js
        """)
    #expect(
      bundle.html(scripts: "S", ["film": "a {{style}}"])
        == "<style>b { top: 0; }\na {\ncolor: red;\n}</style><script>S</script>a {{style}}||")
  }

  /// Only what it imports, with the styles of layers as a text.
  @Test func theModuleOfTheElementIsWholeByItself() throws {
    let folder = try PageFolder(files)
    #expect(
      try PageBundle(folder: folder.url).view == #"""
        const { one } = (() => {
        const one = 1;
        return { one };
        })();
        const { MurmurationView } = (() => {
        const style = ":host { --a: \"B \\\\ C\"; }\n.node { top: 0; }\n.stage { left: 0; }";
        class MurmurationView {}
        return { MurmurationView };
        })();
        export { MurmurationView };

        """#)
    let view = try PageBundle.carried.get().view
    #expect(
      !view.contains("{{style}}") && view.contains("customElements.define") && !view.contains("getElementById(\"stage"))
  }

  @Test func whatIsWrongWithAPageIsSaid() throws {
    #expect(try problem([:]) == nil)
    #expect(try problem(["page.html": nil]) == "page.html of the page cannot be read in FOLDER")
    #expect(try problem(["two.js": nil]) == "two.js of the page cannot be read in FOLDER")
    #expect(try problem(["Style/a.css": nil]) == "Style/a.css of the page cannot be read in FOLDER")
    #expect(
      try problem(["three.js": ""])
        == "the page has three.js, which is not in what main.js, view.js and watch.js import")
    #expect(try problem(["Style/order.txt": "b.css"]) == "the page has a.css, which is not in Style/order.txt")
    #expect(
      try problem(["one.js": "import { two } from \"./two.js\";\nexport const one = two;\n"])
        == "the page's modules import each other: main.js, two.js, one.js, two.js")
  }

  @Test func thePageOfThePackageIsWhole() throws {
    let script = try PageBundle.carried.get().script
    #expect(script.count > 100_000 && !script.contains(#/(?m)^(import|export) /#))
  }

  @Test func sevenBitsAreWhatAScriptCanHold() {
    #expect(PageBundle.sevenBits([]) == "")
    // The digits 0, 13 and 60 are shown 128 higher.
    #expect(PageBundle.sevenBits([0, 13, 120]).unicodeScalars.map(\.value) == [128, 3, 47, 128])
    #expect(PageBundle.sevenBits([26, 0, 15, 255]).unicodeScalars.map(\.value) == [141, 128, 1, 127, 120])
  }
}
