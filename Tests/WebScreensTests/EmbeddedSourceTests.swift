import Testing

@testable import WebScreens

/// What is rewritten in the copy of a source file, and what is not.
@Suite struct EmbeddedSourceTests {
  private func rewritten(_ source: String) -> String { EmbeddedSource(source).text }

  // MARK: References

  @Test(arguments: [
    ("weak var delegate: Delegate?", "@Weak var delegate: Delegate?"),
    ("private weak var view: UIView?", "private @Weak var view: UIView?"),
    ("weak private(set) var view: UIView?", "@Weak private(set) var view: UIView?"),
    ("unowned let owner: Owner", "unowned(unsafe) let owner: Owner"),
    ("unowned(unsafe) let owner: Owner", "unowned(unsafe) let owner: Owner"),
    ("f { [unowned self] in go() }", "f { [unowned(unsafe) self] in go() }"),
    ("let weak = 1; print(weak)", "let weak = 1; print(weak)"),
  ])
  func referencesThatKeepNothing(_ source: String, _ copy: String) { #expect(rewritten(source) == copy) }

  /// In the copies, CAPTURE and OBJECT stand for what self is captured as and asked for.
  @Test(arguments: [
    ("{ [weak self] in self?.go() }", "{ [CAPTURE] in OBJECT?.go() }"),
    (
      "{ [weak self] a, b in self!.go(a); self?.x = b }",
      "{ [CAPTURE] a, b in OBJECT!.go(a); OBJECT?.x = b }"
    ),
    (
      "{ [weak self] in guard let self else { return }; self.go() }",
      "{ [CAPTURE] in guard let self = OBJECT else { return }; self.go() }"
    ),
    (
      "{ [weak self] in guard let self = self, a else { return }; self.go() }",
      "{ [CAPTURE] in guard let self = OBJECT, a else { return }; self.go() }"
    ),
    (
      "{ [weak self] in guard let strong = self else { return self?.end() }; strong.go() }",
      "{ [CAPTURE] in guard let strong = OBJECT else { return OBJECT?.end() }; strong.go() }"
    ),
    (
      "{ [weak self] in if let self { self.go() } else { self?.end() }; self?.go() }",
      "{ [CAPTURE] in if let self = OBJECT { self.go() } else { OBJECT?.end() }; OBJECT?.go() }"
    ),
    (
      "{ [weak self] in if self == nil { return }; f(self, Self.self, A.self) }",
      "{ [CAPTURE] in if OBJECT == nil { return }; f(OBJECT, Self.self, A.self) }"
    ),
    (
      "{ [weak self] in a.map { b in self?.go(b) } }; self.go()",
      "{ [CAPTURE] in a.map { b in OBJECT?.go(b) } }; self.go()"
    ),
    (
      "{ [weak self] in later { [weak self] in self?.go() } }",
      "{ [CAPTURE] in later { [weakSelf = weakReference(OBJECT)] in OBJECT?.go() } }"
    ),
    (
      "{ [weak self] in guard let self else { return }; later { [weak self] in self?.go() } }",
      "{ [CAPTURE] in guard let self = OBJECT else { return }; later { [CAPTURE] in OBJECT?.go() } }"
    ),
    (
      "{ [weak cell, index, weak view = self.view(a, b)] in cell?.show(index); view?.go(cell: cell) }",
      "{ [weakCell = weakReference(cell), index, weakView = weakReference(self.view(a, b))] in"
        + " weakCell.value?.show(index); weakView.value?.go(cell: weakCell.value) }"
    ),
    (#"{ [weak self] in "\(self?.a ?? "self") self" }"#, #"{ [CAPTURE] in "\(OBJECT?.a ?? "self") self" }"#),
    ("{ [weak self] in a ? self : nil }", "{ [CAPTURE] in a ? OBJECT : nil }"),
    ("let list = [weak, self]", "let list = [weak, self]"),
  ])
  func weakCaptures(_ source: String, _ copy: String) {
    let words = ["CAPTURE": "weakSelf = weakReference(self)", "OBJECT": "weakSelf.value"]
    #expect(rewritten(source) == copy.replacing(#/CAPTURE|OBJECT/#) { words[String($0.output)]! })
  }

  // MARK: Key paths

  @Test(arguments: [
    (#"a.map(\.name)"#, "a.map({ $0.name })"), (#"a.compactMap(\.a?.b)"#, "a.compactMap({ $0.a?.b })"),
    (#"a.reduce(0, \.b)"#, "a.reduce(0, { $0.b })"),
    (#"Dictionary(grouping: a, by: \.key)"#, "Dictionary(grouping: a, by: { $0.key })"),
    (#"a.filter(\.self)"#, "a.filter({ $0 })"), (#"a.sorted(by: \Item.name)"#, #"a.sorted(by: \Item.name)"#),
    (#""\(a.map(\.name))""#, #""\(a.map({ $0.name }))""#),
  ])
  func keyPathsThatAreFunctions(_ source: String, _ copy: String) { #expect(rewritten(source) == copy) }

  // MARK: What is no code

  @Test(arguments: [
    "// [weak self] in self?.go()", "/* { [weak self] /* weak var x */ in self?.go() } */",
    #""{ [weak self] in self?.go() }""#,
    "\"\"\"\n{ [weak self] in \"quoted\" self?.go() }\n\"\"\"", ##"#"a "\(self)" weak var x"#"##,
    #"let a = "\\"; let weak = 1"#, #""\(a) weak var b""#,
  ])
  func commentsAndTextsStayAsTheyAre(_ source: String) { #expect(rewritten(source) == source) }

  @Test func interpolationsOfRawTextsAreCode() {
    let copy = ##"{ [weakSelf = weakReference(self)] in #"\#(weakSelf.value?.a) \(self)"# }"##
    #expect(rewritten(##"{ [weak self] in #"\#(self?.a) \(self)"# }"##) == copy)
  }

  @Test func linesStayWhereTheyAre() {
    let source = "a\n@main struct Screens {\n  f { [weak self]\n    x in\n    self?.go(\\.a)\n  }\n}\nweak var b: C?\n"
    let copy = EmbeddedSource(source)
    #expect(copy.text.split(separator: "\n", omittingEmptySubsequences: false).count == 9)
    #expect(copy.text.hasSuffix("\n@Weak var b: C?\n") && copy.mainType == "Screens" && !copy.text.contains("@main"))
    #expect(copy.rewrites == ["weak captures": 1, "weak references": 1, "key paths": 1])
  }

  // MARK: What is missing

  @Test func whatThePageHasNotIsNamedWithItsLine() {
    let source =
      "import UIKit\nimport Combine\n@Observable class A {}\nfunc f() async { await g() }\nlet a = b.Task\n"
      + "func g() { withObservationTracking { h() } onChange: {} }\n"
    #expect(EmbeddedSource(source).findings.map { $0.line } == [2, 3, 4, 4, 6])
    #expect(EmbeddedSource(source).findings[0].message.contains("Combine is not on the page"))
  }

  @Test func modulesOfFoundationAreFoundationInTheCopy() {
    let networking = "#if canImport(FoundationNetworking)\n  import FoundationNetworking\n#endif\n"
    let copy = EmbeddedSource("import Dispatch\n\(networking)let Dispatch = 1\n")
    let same = networking.replacing("  import FoundationNetworking", with: "  import Foundation")
    #expect(copy.text == "import Foundation\n\(same)let Dispatch = 1\n")
    #expect(copy.findings.isEmpty)
  }

  @Test func theFormsOfFoundationWithoutCompletionsAreNamed() {
    let source = """
      let (data, _) = try await URLSession.shared.data(from: url)
      let feed = try JSONDecoder().decode(Feed.self, from: data)
      """
    #expect(
      EmbeddedSource(source).findings.map { "\($0.line): \($0.message)" } == [
        "1: there is no async code on the page; use a completion",
        "2: Codable is not on the page; read JSON with JSONValue of Stage",
      ])
    #expect(EmbeddedSource("DispatchQueue.main.async { UserDefaults.standard.set(1, forKey: key) }").findings.isEmpty)
  }

  /// Whatever is written, nothing traps, and lines stay where they are.
  @Test func anyMixtureOfWordsCanBeRead() {
    let words = [
      "{", "}", "[", "]", "(", ")", "weak", "self", "in", "guard", "let", "else", "if", "=", "?", ".", "\\.", "\"",
      "\\(", "\"\"\"", "#\"", "\n", ",", ":", "//", "/*", "*/", "@main", "struct", "unowned", "var", "é", "`", " ",
    ]
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      var source = ""
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += words[Int(state >> 33) % words.count] + (state & 1 << 20 == 0 ? " " : "")
      }
      let copy = EmbeddedSource(source)
      let lines = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "\n") } }
      #expect(lines(copy.text) <= lines(source), "\(source)")
    }
  }
}
