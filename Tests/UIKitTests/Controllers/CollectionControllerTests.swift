import Foundation
import Stage
import Testing
import UIKit

/// Twenty rows; says what it is told.
private final class RowsController: UICollectionViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    indexPath.item != 1
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll \(scrollView.contentOffset.y)") }
}

@MainActor @Suite struct CollectionControllerTests {
  private func makeController() -> RowsController {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    return RowsController(collectionViewLayout: layout)
  }

  @Test func itsViewIsTheCollectionViewAndItAnswersForIt() {
    let controller = makeController()
    let stage = Stage(size: CGSize(width: 300, height: 500), rootViewController: controller)
    let view: UIView = controller.view
    #expect(view === controller.collectionView && view.frame == stage.window.bounds)
    #expect(controller.collectionView.dataSource === controller && controller.collectionView.delegate === controller)
    #expect(controller.collectionView.visibleCells.count == 5)
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
  }

  @Test func whatASubclassOverridesOfItsDelegatesIsCalled() {
    let controller = makeController()
    let stage = Stage(size: CGSize(width: 300, height: 500), rootViewController: controller)
    stage.tap(at: CGPoint(x: 150, y: 250))
    stage.tap(at: CGPoint(x: 150, y: 150))  // may not be selected
    controller.collectionView.contentOffset.y = 30
    #expect(controller.log == ["select 2", "scroll 30.0"])
  }

  @Test func whatWasSelectedIsDeselectedWhenTheViewReturnsUnlessItShallStay() {
    for clears in [true, false] {
      let controller = makeController()
      controller.clearsSelectionOnViewWillAppear = clears
      let navigation = UINavigationController(rootViewController: controller)
      let stage = Stage(size: CGSize(width: 300, height: 500), rootViewController: navigation)
      controller.collectionView.selectItem(at: [0, 3], animated: false, scrollPosition: [])
      navigation.pushViewController(UIViewController(), animated: true)
      stage.advance(by: 1)
      #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 3]])
      navigation.popViewController(animated: true)
      stage.advance(by: 1)
      #expect(controller.collectionView.indexPathsForSelectedItems == (clears ? [] : [[0, 3]]))
    }
  }
}
