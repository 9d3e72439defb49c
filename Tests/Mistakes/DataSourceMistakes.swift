import UIKit

/// What a data source must not say.
@MainActor let dataSourceMistakes = [
  Mistake("-1 items", says: "collectionView(_:numberOfItemsInSection: 1) returned -1") {
    List { $0.counts = [3, -1] }
  },
  Mistake("-1 sections", says: "numberOfSections(in:) returned -1") { List { $0.sections = -1 } },
  Mistake(
    "more items than can be counted", says: "numberOfItemsInSection: 1) returned \(Int.max). The maximum is 1000000000"
  ) {
    List { $0.counts = [3, .max] }
  },
  Mistake(
    "more sections than can be counted", says: "numberOfSections(in:) returned \(Int.max). The maximum is 1000000000"
  ) {
    List { $0.sections = .max }
  },
  Mistake("more items in all sections than can be counted", says: "1200000000 items in its sections up to section 2") {
    List { $0.counts = [600_000_000, 0, 600_000_000] }
  },
  Mistake("more items after an update", says: "numberOfItemsInSection: 0) returned 1000000001") {
    let list = List()
    list.counts = [1_000_000_001, 3]
    list.view.insertItems(at: [[0, 0]])
  },
  Mistake("a cell that was not dequeued", says: "The view for item 0 of section 0 was not dequeued") {
    List { $0.makeCell = { _, _ in UICollectionViewCell(frame: .zero) } }
  },
  Mistake("a cell twice", says: "is already visible") {
    var kept: UICollectionViewCell?
    List {
      $0.makeCell = { view, path in
        kept = kept ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return kept!
      }
    }
  },
  Mistake("a cell of another collection view", says: "was dequeued from another collection view") {
    let other = List()
    List { $0.makeCell = { _, path in other.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) } }
  },
  Mistake("a registration made while cells are asked for", says: "Create it once, in advance, and keep it") {
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
