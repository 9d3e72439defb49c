// The example of Documentation/Diffable.md, word for word.

import Stage
import Testing
import UIKit

@MainActor @Test func theExampleOfTheDocumentationShowsItsColours() {
  let controller = UIViewController()
  let stage = Stage(size: CGSize(width: 300, height: 300), rootViewController: controller)
  let list = UICollectionView(frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  controller.view.addSubview(list)

  let colours = UICollectionViewDiffableDataSource<String, String>(collectionView: list) { list, path, colour in
    let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.accessibilityLabel = colour
    return cell
  }

  var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  snapshot.appendSections(["warm", "cold"])
  snapshot.appendItems(["red", "orange"], toSection: "warm")
  snapshot.appendItems(["blue"], toSection: "cold")
  colours.apply(snapshot, animatingDifferences: false)

  stage.advance(by: 0)
  #expect(list.visibleCells.map { $0.accessibilityLabel } == ["red", "orange", "blue"])

  snapshot.moveItem("orange", beforeItem: "red")
  snapshot.insertItems(["green"], afterItem: "blue")
  colours.apply(snapshot)  // one move and one insertion, animated

  stage.advance(by: 0.5)
  #expect(list.visibleCells.map { $0.accessibilityLabel } == ["orange", "red", "blue", "green"])
}
