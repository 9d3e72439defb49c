import Runtime

/// A data source whose calls are recorded.
@MainActor struct TracedDataSource {
  let dataSource: any UICollectionViewDataSource

  func numberOfSections(in view: UICollectionView) -> Int {
    view.tell(.dataSource, "numberOfSections(in:)", answer: CallValue.index) {
      let count = dataSource.numberOfSections(in: view)
      check(count) { "numberOfSections(in:)" }
      return count
    }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    view.tell(.dataSource, "collectionView(_:numberOfItemsInSection:)", [.index(section)], answer: CallValue.index) {
      let count = dataSource.collectionView(view, numberOfItemsInSection: section)
      check(count) { "collectionView(_:numberOfItemsInSection: \(section))" }
      return count
    }
  }

  @inline(__always) private func check(_ count: Int, _ method: () -> String) {
    ensure(count >= 0, Mistake.negativeCount(count, method()))
    ensure(count <= CollectionData.greatest, Mistake.greatCount(count, method()))
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.tell(.dataSource, "collectionView(_:cellForItemAt:)", [.path(path)], answer: CallValue.view) {
      dataSource.collectionView(view, cellForItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
    -> UICollectionReusableView
  {
    view.tell(
      .dataSource, "collectionView(_:viewForSupplementaryElementOfKind:at:)", [.text(kind), .path(path)],
      answer: CallValue.view
    ) {
      dataSource.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    view.tell(.dataSource, "collectionView(_:canMoveItemAt:)", [.path(path)], answer: CallValue.flag) {
      dataSource.collectionView(view, canMoveItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
    view.tell(.dataSource, "collectionView(_:moveItemAt:to:)", [.path(source), .path(target)]) {
      dataSource.collectionView(view, moveItemAt: source, to: target)
    }
  }

  func indexTitles(for view: UICollectionView) -> [String]? { dataSource.indexTitles(for: view) }

  func collectionView(_ view: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    view.tell(
      .dataSource, "collectionView(_:indexPathForIndexTitle:at:)", [.text(title), .index(index)],
      answer: { CallValue.path($0) }
    ) {
      dataSource.collectionView(view, indexPathForIndexTitle: title, at: index)
    }
  }
}

extension UICollectionView {
  final var tracedDataSource: TracedDataSource? { dataSource.map { TracedDataSource(dataSource: $0) } }
}
