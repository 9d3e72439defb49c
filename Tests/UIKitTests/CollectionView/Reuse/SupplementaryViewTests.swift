import Stage
import Testing
import UIKit

/// Headers and decoration views.
@MainActor @Suite struct SupplementaryViewTests {
  private func header(_ fixture: CollectionFixture, _ section: Int) -> UICollectionReusableView? {
    fixture.collectionView.supplementaryView(
      forElementKind: "header", at: IndexPath(item: 0, section: section))
  }

  private func listWithHeaders() -> ListLayout {
    let layout = ListLayout()
    layout.headerHeight = 40
    return layout
  }

  @Test func headersOnScreenHaveViewsAndOthersDoNot() throws {
    let fixture = CollectionFixture([2, 2, 2], layout: listWithHeaders())
    #expect(try #require(header(fixture, 0)).frame == CGRect(x: 0, y: 0, width: 400, height: 40))
    #expect(try #require(header(fixture, 1)).frame == CGRect(x: 0, y: 240, width: 400, height: 40))
    #expect(header(fixture, 2) == nil)
    fixture.collectionView.contentOffset.y = 300
    fixture.stage.advance(by: 0.1)
    #expect(header(fixture, 0) == nil && header(fixture, 1) == nil && header(fixture, 2) != nil)
  }

  @Test func aHeaderMayHaveThePathOfASection() throws {
    let layout = ListLayout()
    layout.extra = { _ in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "header", with: IndexPath(index: 0))
      attributes.frame = CGRect(x: 0, y: 10, width: 400, height: 30)
      return [attributes]
    }
    let fixture = CollectionFixture([2], layout: layout)
    #expect(try #require(header(fixture, 0)).frame.height == 30)
    let paths = fixture.stage.scene.nodes.compactMap { node -> [Int]? in
      guard case .element(let element) = node.content, element.kind == "header" else { return nil }
      return [element.section, element.item]
    }
    #expect(paths == [[0, 0]])
  }

  @Test func everyDisplayedHeaderEndsOnce() {
    let fixture = CollectionFixture(Array(repeating: 2, count: 30), layout: listWithHeaders())
    for step in 0..<60 {
      fixture.collectionView.contentOffset.y = CGFloat((step * 977) % 6000)
      fixture.stage.advance(by: 1.0 / 60)
      if step % 7 == 0 { fixture.animate(itemHeight: step % 2 == 0 ? 80 : 120, duration: 0.1) }
    }
    fixture.stage.advance(by: 1)
    var displayed: [String: Int] = [:]
    for line in fixture.log where line.contains("header") {
      let path = line.split(separator: " ").last.map(String.init)!
      displayed[path, default: 0] += line.hasPrefix("willDisplay") ? 1 : -1
      #expect((0...1).contains(displayed[path]!))
    }
    let onScreen = fixture.collectionView.indexPathsForVisibleSupplementaryElements(ofKind: "header")
    #expect(displayed.filter { $0.value == 1 }.keys.sorted() == onScreen.map { "\($0.section).0" }.sorted())
  }

  @Test func headersOnScreenAreFoundByKindIndexPathAndView() throws {
    let fixture = CollectionFixture([2, 2, 2], layout: listWithHeaders())
    let view = fixture.collectionView
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "header") == [[0, 0], [1, 0]])
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "footer") == [])
    let headers = view.visibleSupplementaryViews(ofKind: "header")
    #expect(headers.map { $0.frame.minY } == [0, 240])
    #expect(view.indexPath(forSupplementaryView: headers[1]) == [1, 0])
    #expect(view.indexPath(forSupplementaryView: UICollectionReusableView(frame: .zero)) == nil)
    let attributes = try #require(view.layoutAttributesForSupplementaryElement(ofKind: "header", at: [2, 0]))
    #expect(attributes.frame == CGRect(x: 0, y: 480, width: 400, height: 40))
  }

  @Test func headersAreReused() {
    let fixture = CollectionFixture(Array(repeating: 1, count: 200), layout: listWithHeaders())
    var seen: Set<ObjectIdentifier> = []
    for step in 0..<200 {
      fixture.collectionView.contentOffset.y = CGFloat(step) * 130
      fixture.stage.advance(by: 1.0 / 60)
      for section in 0..<200 { if let view = header(fixture, section) { seen.insert(ObjectIdentifier(view)) } }
    }
    #expect(seen.count <= 6)
  }

  @Test func inAnAnimationHeadersAreAskedForLikeCells() {
    let fixture = CollectionFixture([2, 2, 2], layout: listWithHeaders())
    fixture.clear()
    fixture.animate(itemHeight: 200)
    // In the order in which they stand on screen: the header is in front.
    #expect(fixture.layout.log.filter { $0.hasPrefix("final") } == ["final 1.0", "final 1.1", "final header 1"])
    #expect(header(fixture, 1) == nil)
    fixture.stage.advance(by: 1)
    fixture.clear()
    fixture.animate(itemHeight: 100)
    #expect(
      fixture.layout.log.filter { $0.hasPrefix("initial") } == ["initial 1.0", "initial 1.1", "initial header 1"])
    #expect(header(fixture, 1) != nil)
  }

  @Test func aHeaderThatStaysMovesAlong() throws {
    let fixture = CollectionFixture([2, 2, 2], layout: listWithHeaders())
    let view = try #require(header(fixture, 1))
    fixture.animate(itemHeight: 150)
    fixture.stage.advance(by: 0.5)
    #expect(isNear(Double(fixture.screen.seen(view).position.y), 310))
    fixture.stage.advance(by: 0.5)
    #expect(header(fixture, 1) === view && view.frame.minY == 340)
  }

  @Test func decorationViewsAreMadeByTheClassThatTheLayoutRegistered() throws {
    final class Frame: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .gray
      }
      required init?(coder: NSCoder) { nil }
    }
    let layout = ListLayout()
    layout.decorationKind = "frame"
    layout.register(Frame.self, forDecorationViewOfKind: "frame")
    let fixture = CollectionFixture([2, 2, 2], layout: layout)
    let frames = fixture.collectionView.subviews.compactMap { $0 as? Frame }
    #expect(frames.map { $0.frame.minY } == [0, 200])
    #expect(frames[0].frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(frames[0].backgroundColor?.cgColor == UIColor.gray.cgColor)
    #expect(fixture.collectionView.subviews.first === frames[0])  // zIndex -1
  }

  @Test func aDecorationClassThatIsRegisteredAgainMakesTheNextViews() {
    final class First: UICollectionReusableView {}
    final class Second: UICollectionReusableView {}
    let layout = ListLayout()
    layout.decorationKind = "frame"
    layout.register(First.self, forDecorationViewOfKind: "frame")
    let fixture = CollectionFixture([2, 2, 20], layout: layout)
    func count<View: UICollectionReusableView>(_ type: View.Type) -> Int {
      fixture.collectionView.subviews.filter { $0 is View }.count
    }
    #expect(count(First.self) == 2)
    layout.register(Second.self, forDecorationViewOfKind: "frame")
    fixture.collectionView.contentOffset.y = 150  // the third section comes
    fixture.stage.advance(by: 0.1)
    #expect(count(First.self) == 2 && count(Second.self) == 1)
    fixture.collectionView.contentOffset.y = 500  // the first two go
    fixture.stage.advance(by: 0.1)
    fixture.collectionView.contentOffset.y = 0
    fixture.stage.advance(by: 0.1)
    #expect(count(First.self) == 0 && count(Second.self) == 2)
  }

  @Test func anotherLayoutsDecorationClassIsUsedForTheSameKind() {
    final class First: UICollectionReusableView {}
    final class Second: UICollectionReusableView {}
    let layouts = [ListLayout(), ListLayout()]
    for layout in layouts { layout.decorationKind = "frame" }
    layouts[0].register(First.self, forDecorationViewOfKind: "frame")
    layouts[1].register(Second.self, forDecorationViewOfKind: "frame")
    let fixture = CollectionFixture([2, 2, 20], layout: layouts[0])
    fixture.collectionView.collectionViewLayout = layouts[1]
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.subviews.filter { $0 is First }.isEmpty)
    #expect(fixture.collectionView.subviews.filter { $0 is Second }.count == 2)
  }

  @Test func theSceneTellsWhatKindOfElementAViewIs() {
    let layout = listWithHeaders()
    layout.decorationKind = "frame"
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "frame")
    let fixture = CollectionFixture([1], layout: layout)
    var elements: [Scene.Element] = []
    for node in fixture.stage.scene.nodes { if case .element(let element) = node.content { elements.append(element) } }
    #expect(elements.map { $0.category } == [.decoration, .cell, .supplementary])
    #expect(elements.map { $0.kind } == ["frame", nil, "header"])
    #expect(elements.map { $0.zIndex } == [-1, 0, 1])
    #expect(elements.allSatisfy { !$0.isDisappearing && $0.section == 0 && $0.item == 0 })
  }
}
