import UIKit

/// A list, and buttons: one has it insert an item that the data do not have, the other asks it for a cell of a kind that
/// is not registered.
final class MistakeFixture: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
    addButton("Insert", x: 20) { [unowned(unsafe) list] in list.insertItems(at: [[0, 0]]) }
    addButton("Dequeue", x: 200) { [unowned(unsafe) list] in
      _ = list.dequeueReusableCell(withReuseIdentifier: "photo", for: [0, 0])
    }
  }

  private func addButton(_ title: String, x: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: x, y: 20, width: 150, height: 50)
    view.addSubview(button)
  }

  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
