import Stage
import Testing
import UIKit

/// What hosts are told of a collection view while it scrolls: assistive technology goes by it.
@MainActor @Suite struct ScrolledContentTests {
  private final class Reader: SceneRenderer {
    var contents: [Int: Scene.Content] = [:]

    func render(_ node: Scene.Node, changes: Scene.Changes) { contents[node.id] = node.content }
    func arrange(_ children: [Int], of id: Int) {}
    func remove(_ id: Int) { contents[id] = nil }

    var offsets: [CGPoint] {
      contents.values.compactMap { if case .collectionView(let offset, _) = $0 { offset } else { nil } }
    }
  }

  private final class FlippingFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private final class ListController: UICollectionViewController {
    var count = 100

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test func whereItIsScrolledIsSaidInEveryFrame() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 60)
    let controller = ListController(collectionViewLayout: layout)
    let stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: controller)
    let reader = Reader()
    stage.renderer = reader
    stage.advance(by: 0.1)
    #expect(reader.offsets == [.zero])
    let view = try #require(controller.collectionView)
    view.contentOffset.y = 130
    stage.advance(by: 0)
    #expect(reader.offsets == [CGPoint(x: 0, y: 130)])
    stage.touchDown(at: CGPoint(x: 150, y: 300))
    for step in 1...20 {
      stage.touchMove(to: CGPoint(x: 150, y: 300 - 10 * CGFloat(step)))
      stage.frame(at: stage.time + 1.0 / 60)
      #expect(reader.offsets == [view.contentOffset])
    }
    stage.touchUp()
    stage.frame(at: stage.time + 0.1)
    #expect(reader.offsets == [view.contentOffset] && view.contentOffset.y > 300)
    stage.advance(by: 3)
    #expect(reader.offsets == [view.contentOffset])
  }

  @Test func fromRightToLeftItIsSaidFromWhereTheContentBegins() throws {
    let layout = FlippingFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 300)
    layout.scrollDirection = .horizontal
    let controller = ListController(collectionViewLayout: layout)
    let stage = Stage(size: CGSize(width: 400, height: 300), rootViewController: controller)
    stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    let reader = Reader()
    stage.renderer = reader
    stage.advance(by: 0.1)
    #expect(reader.offsets == [.zero])
    controller.collectionView.contentOffset.x = 130
    stage.advance(by: 0.1)
    #expect(controller.collectionView.layer.mirrorsSublayers && reader.offsets == [CGPoint(x: 130, y: 0)])
  }

  /// As people count: the first of a hundred is 1.
  @Test func cellsAreCountedAndWhatIsOnItsWayOutIsNot() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 60)
    layout.minimumLineSpacing = 0
    let controller = ListController(collectionViewLayout: layout)
    let stage = Stage(size: CGSize(width: 300, height: 300), rootViewController: controller)
    stage.advance(by: 0.1)
    func said() -> [String] {
      stage.scene.nodes.compactMap { node in
        guard case .element(let element) = node.content else { return nil }
        let semantics = node.semantics
        return "\(element.item)\(element.isDisappearing ? " leaves" : ""): "
          + (semantics.role == .listItem ? "\(semantics.position) of \(semantics.count)" : "\(semantics.role)")
      }.sorted()
    }
    #expect(said() == (0..<5).map { "\($0): \($0 + 1) of 100" })
    controller.count = 99
    controller.collectionView.deleteItems(at: [[0, 1]])
    stage.advance(by: 0.1)
    #expect(said().contains("1 leaves: none"))
    #expect(said().filter { !$0.contains("leaves") } == (0..<5).map { "\($0): \($0 + 1) of 99" })
  }
}
