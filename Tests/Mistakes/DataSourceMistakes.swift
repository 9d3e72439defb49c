import UIKit

/// What a data source must not say.
@MainActor let dataSourceMistakes = [
  Mistake("-1 items", says: "collectionView(_:numberOfItemsInSection: 1) gave -1") {
    List { $0.counts = [3, -1] }
  },
  Mistake("-1 sections", says: "numberOfSections(in:) gave -1") { List { $0.sections = -1 } },
  Mistake("a cell that was not dequeued", says: "The view for item 0 of section 0 was not dequeued") {
    List { $0.makeCell = { _, _ in UICollectionViewCell(frame: .zero) } }
  },
  Mistake("a cell twice", says: "is on screen already") {
    var kept: UICollectionViewCell?
    List {
      $0.makeCell = { view, path in
        kept = kept ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return kept!
      }
    }
  },
  Mistake("a cell of another collection view", says: "comes from another collection view") {
    let other = List()
    List { $0.makeCell = { _, path in other.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) } }
  },
  Mistake("a registration made while cells are asked for", says: "Make it once, before, and keep it") {
    List {
      $0.makeCell = { view, path in
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
      }
    }
  },
  Mistake("another cell for an item that is reconfigured", says: "is reconfigured") {
    let list = List()
    list.makeCell = { view, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 1]) }
    list.view.reconfigureItems(at: [[0, 0]])
  },
]
