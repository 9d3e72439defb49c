import Foundation
import QuartzCore
import Testing

@testable import Stage

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG file taken apart.
private final class XMLTree: NSObject, XMLParserDelegate {
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// This one and all inside, in the order of the file.
    var all: [Element] { [self] + children.flatMap { $0.all } }

    func all(_ name: String) -> [Element] { all.filter { $0.name == name } }
  }

  private(set) var root = Element("", [:])
  private var path: [Element] = []
  private(set) var isWellFormed = false

  init(_ text: String) {
    super.init()
    path = [root]
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse() && path.count == 1
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Element(name, attributes)
    path.last?.children.append(element)
    path.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    path.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { path.last?.text += text }
}

@MainActor @Suite struct SVGRecording {
  private let window = Scene.Node.layer(1, in: 0, frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func tree(_ film: Film, duration: Double? = nil) throws -> XMLTree.Element {
    let tree = XMLTree(film.recorder.svg(duration: duration))
    try #require(tree.isWellFormed)
    for animation in tree.root.all("animate") + tree.root.all("animateTransform") {
      let times = animation.attributes["keyTimes", default: ""].split(separator: ";").compactMap { Double($0) }
      let values = animation.attributes["values", default: ""].split(separator: ";")
      #expect(times.count == values.count)
      #expect(times.first == 0)
      #expect(times == times.sorted())
      #expect(animation.attributes["repeatCount"] == "indefinite")
      if animation.attributes["calcMode"] != "discrete" { #expect(times.last == 1) }
    }
    return tree.root
  }

  private func text(_ id: Int, _ string: String, y: CGFloat = 0, in parent: Int = 1) -> Scene.Node {
    .layer(id, in: parent, frame: CGRect(x: 0, y: y, width: 100, height: 20)).showing(string)
  }

  @Test func nothingIsADrawingToo() throws {
    let root = try tree(Film())
    #expect(root.all("svg").count == 1)
  }

  @Test func theTitleAndTextsAreEscaped() throws {
    let film = Film(title: "<Cells> & \"more\"")
    film.show([window, text(2, "a < b & c")], at: 0)
    let root = try tree(film)
    #expect(root.all("title").first?.text == "<Cells> & \"more\"")
    #expect(root.all("text").map { $0.text } == ["a < b & c"])
  }

  @Test func theScreenHasItsSize() throws {
    let film = Film()
    film.show([window], at: 0)
    let svg = try #require(try tree(film).all("svg").first)
    #expect(svg.attributes["viewBox"] == "0 0 390 844")
    #expect(svg.attributes["width"] == "390")
  }

  @Test func whatStandsStillIsNotAnimated() throws {
    let film = Film()
    film.show(from: 0, to: 1) { _ in [window, text(2, "still")] }
    #expect(try tree(film).all("animateTransform").isEmpty)
    #expect(try tree(film).all("animate").isEmpty)
  }

  @Test func aSteadyMoveHasTwoKeysAndARest() throws {
    let film = Film()
    film.show(from: 0, to: 1) { time in [window, text(2, "moving", y: 100 * time)] }
    let animations = try tree(film).all("animateTransform")
    #expect(animations.count == 1)
    #expect(animations.first?.attributes["type"] == "translate")
    #expect(animations.first?.attributes["values"] == "0,0;0,100;0,100")
    #expect(animations.first?.attributes["keyTimes"] == "0;.55556;1")
    #expect(animations.first?.attributes["dur"] == "1.8s")
  }

  @Test func sizeOpacityAndColourAreAnimated() throws {
    let film = Film()
    film.show(from: 0, to: 1) { time in
      [
        window,
        Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 50, height: 100 + 200 * time)).with {
          $0.opacity = 1 - time / 2
          $0.backgroundColor = CGColor(red: time, green: 0, blue: 0, alpha: 1)
        },
      ]
    }
    let animations = try tree(film).all("animate")
    func values(_ attribute: String) -> String? {
      animations.first { $0.attributes["attributeName"] == attribute }?.attributes["values"]
    }
    #expect(values("height") == "100;300;300")
    #expect(values("width") == nil)
    #expect(values("opacity") == "1;.5;.5")
    #expect(values("fill") == "#000;#f00;#f00")
    #expect(values("fill-opacity") == nil)
  }

  @Test func aScrolledLayerMovesAsOneGroup() throws {
    let film = Film()
    film.show(from: 0, to: 1) { time in
      let list = Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 390, height: 844)).with {
        $0.bounds.origin.y = 50 * time
        $0.clips = true
      }
      return [window, list, text(3, "one", in: 2), text(4, "two", y: 100, in: 2)]
    }
    let root = try tree(film)
    #expect(root.all("animateTransform").map { $0.attributes["values"] } == ["0,0;0,-50;0,-50"])
    let clip = try #require(root.all("clipPath").first { $0.attributes["id"] != "screen" })
    #expect(root.all("g").contains { $0.attributes["clip-path"] == "url(#\(clip.attributes["id"]!))" })
  }

  @Test func aTurnIsARotation() throws {
    let film = Film()
    film.show(from: 0, to: 1) { time in
      [window, text(2, "turning").with { $0.transform = CATransform3DMakeRotation(.pi * time, 0, 0, 1) }]
    }
    let rotation = try tree(film).all("animateTransform")
    #expect(rotation.map { $0.attributes["type"] } == ["rotate"])
    #expect(rotation.first?.attributes["values"] == "0;180;180")
  }

  @Test func inPerspectiveALayerHasItsPlaceAndSize() throws {
    let film = Film()
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.01
    // Half-way to the viewer, which doubles the size; seen from the side, which halves the width.
    let near = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 3, 0, 1, 0), CATransform3DMakeTranslation(0, 0, 50))
    let seen = CATransform3DConcat(
      CATransform3DConcat(near, perspective), CATransform3DMakeTranslation(30, 10, 0))
    let box = Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    film.show([window, box.with { $0.transform = seen }], at: 0)
    let transforms = try tree(film).all("g").compactMap { $0.attributes["transform"] }
    #expect(transforms == ["translate(80,60)", "scale(1,2)", "translate(-50,-10)"])
  }

  @Test func textThatChangesIsSeveralTextsWithTheirTimes() throws {
    let film = Film()
    film.show([window, text(2, "first")], at: 0)
    film.show([window, text(2, "second")], at: 1)
    film.show([window, text(2, "second")], at: 2)
    let texts = try tree(film).all("text")
    #expect(texts.map { $0.text } == ["first", "second"])
    #expect(texts[0].children.first?.attributes["values"] == "inline;none")
    #expect(texts[1].attributes["display"] == "none")
    #expect(texts[1].children.first?.attributes["values"] == "none;inline")
    #expect(texts[1].children.first?.attributes["keyTimes"] == "0;.35714")
  }

  @Test func layersAreShownOnlyWhileTheyLive() throws {
    let film = Film()
    film.show([window], at: 0)
    film.show([window, text(2, "short"), text(3, "inside", in: 2)], at: 1)
    film.show([window], at: 2)
    film.show([window], at: 4.2)
    let animations = try tree(film).all("animate")
    #expect(animations.map { $0.attributes["values"] } == ["none;inline;none"])
    #expect(animations.first?.attributes["keyTimes"] == "0;.2;.4")
  }

  @Test func aHiddenLayerIsNotShown() throws {
    let film = Film()
    for time in 0...4 {
      let layer = text(2, "blinking").with { $0.isHidden = time % 2 == 0 }
      film.show(
        [window, layer, text(3, "inside", in: 2), text(4, "never").with { $0.isHidden = true }], at: Double(time))
    }
    let root = try tree(film)
    #expect(root.all("text").map { $0.text } == ["blinking", "inside"])
    #expect(root.all("animate").map { $0.attributes["values"] } == ["none;inline;none;inline;none"])
    #expect(root.all("animate").first?.attributes["keyTimes"] == "0;.20833;.41667;.625;.83333")
  }

  @Test func aViewThatIsUsedAgainDoesNotFlyAcrossTheScreen() throws {
    let film = Film()
    func cell(_ item: Int, y: CGFloat) -> [Scene.Node] {
      [
        window, .layer(2, in: 1, frame: CGRect(x: 0, y: y, width: 390, height: 100), content: .cell(0, item)),
        text(3, "Item \(item)", in: 2),
      ]
    }
    film.show(cell(0, y: -90), at: 0)
    film.show(cell(9, y: 810), at: 1)
    film.show(cell(9, y: 800), at: 1.5)
    let root = try tree(film)
    #expect(root.all("text").map { $0.text } == ["Item 0", "Item 9"])
    #expect(root.all("animateTransform").map { $0.attributes["values"] } == ["0,810;0,810;0,810;0,800;0,800"])
    #expect(root.all("g").contains { $0.attributes["transform"] == "translate(0,-90)" })
  }

  @Test func whatIsStackedAgainIsDrawnInTheNewOrder() throws {
    let film = Film()
    film.show([window, text(2, "a"), text(3, "b"), text(4, "inside b", in: 3)], at: 0)
    film.show([window, text(3, "b"), text(4, "inside b", in: 3), text(2, "a")], at: 1)
    film.show([window, text(3, "b"), text(4, "inside b", in: 3), text(2, "a"), text(5, "c")], at: 2)
    let texts = try tree(film, duration: 3).all("text").map { $0.text }
    #expect(texts == ["b", "inside b", "a", "c", "b", "inside b"] || texts == ["a", "b", "inside b", "a", "c"])
  }

  @Test func aLayerThatChangesItsParentTakesItsContentsAlong() throws {
    let film = Film()
    let other = text(9, "other", y: 300)
    film.show([window, other, text(2, "a"), text(3, "b", in: 2)], at: 0)
    film.show([window, other, text(2, "a", in: 9), text(3, "b", in: 2)], at: 1)
    film.show([window, other, text(2, "a", in: 9), text(3, "b", in: 2)], at: 2)
    let root = try tree(film)
    #expect(root.all("text").map { $0.text } == ["other", "a", "b", "a", "b"])
    let lives = root.all("animate").map { $0.attributes["values"] }
    #expect(lives.sorted { ($0 ?? "") < ($1 ?? "") } == ["inline;none", "none;inline"])
  }

  @Test func nothingIsRecordedAfterTheLimit() throws {
    let film = Film()
    film.recorder.limit = 0.5
    film.show(from: 0, to: 1) { time in [window, text(2, "moving", y: 100 * time)] }
    film.show([window, text(3, "late")], at: 2)
    let root = try tree(film, duration: 0.5)
    #expect(root.all("text").map { $0.text } == ["moving"])
    #expect(root.all("animateTransform").first?.attributes["values"] == "0,0;0,50;0,50")
    #expect(root.all("animateTransform").first?.attributes["dur"] == "1.3s")
  }

  @Test func aTouchIsACircle() throws {
    let film = Film()
    film.show([window], at: 0)
    film.show([window], at: 1)
    film.recorder.touchBegan(at: CGPoint(x: 10, y: 20))
    film.show([window], at: 2)
    film.recorder.touchEnded(at: CGPoint(x: 30, y: 20))
    film.show([window], at: 3)
    let circle = try #require(try tree(film).all("circle").first)
    #expect(circle.attributes["opacity"] == "0")
    #expect(circle.children.map { $0.attributes["values"] } == ["0;0;1;1;0;0", "10,20;10,20;30,20;30,20"])
  }
}
