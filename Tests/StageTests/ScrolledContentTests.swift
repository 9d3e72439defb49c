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

  private final class ListController: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

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
}
