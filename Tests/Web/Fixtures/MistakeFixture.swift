import UIKit

/// A list, and a button that has it insert an item that the data do not have.
final class MistakeFixture: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
    let button = UIButton(
      primaryAction: UIAction(title: "Insert") { [unowned(unsafe) list] _ in list.insertItems(at: [[0, 0]]) })
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 50)
    view.addSubview(button)
  }

  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
