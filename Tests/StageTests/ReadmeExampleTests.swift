// The examples of the README, word for word.

import CollectionMotion
import Stage
import Testing
import UIKit

final class ListViewController: UIViewController, UICollectionViewDataSource {
  let layout = ExpandableListLayout()
  override func viewDidLoad() {
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
  func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Test func aCellGrowsOnASpring() throws {
  let controller = ListViewController()
  let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
  controller.layout.toggleExpansion(at: [0, 2], animation: .spring(duration: 0.4, dampingRatio: 1))
  stage.advance(by: 0.1)
  let cell = try #require(stage.scene.cell(at: [0, 2]))
  #expect(abs(cell.frame.height - 234.2135) < 0.001)  // 100 + 200 * (1 - (1 + w t) e^(-w t))
}

@MainActor @Test func anAppAnimatesItsUpdatesByALayout() {
  let layout = AnimatedFlowLayout()
  layout.transitions.insertItem = .scale(0.1)
  layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
  layout.transitions.insertSection = .slide(from: .left)
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  #expect(collectionView.collectionViewLayout === layout)
}

@MainActor @Test func theSmallestHost() {
  let controller = ListViewController()
  let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
  let recorder = SVGRecorder(title: "My screen")
  stage.renderer = recorder
  stage.tap(at: CGPoint(x: 100, y: 150))
  stage.advance(by: 1)
  #expect(recorder.svg().contains("<title>My screen</title>"))
}
