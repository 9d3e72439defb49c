import Runtime

/// The data source as the collection view calls it: the same methods, told to the recorder.
@MainActor struct TracedDataSource {
  let dataSource: any UICollectionViewDataSource

  func numberOfSections(in view: UICollectionView) -> Int {
    view.callRecorder?.called(.dataSource, "numberOfSections(in:)", [], for: view)
    let count = dataSource.numberOfSections(in: view)
    ensure(count >= 0, Mistake.negativeCount(count, "numberOfSections(in:)"))
    view.callRecorder?.returned(.index(count))
    return count
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    view.callRecorder?.called(.dataSource, "collectionView(_:numberOfItemsInSection:)", [.index(section)], for: view)
    let count = dataSource.collectionView(view, numberOfItemsInSection: section)
    ensure(count >= 0, Mistake.negativeCount(count, "collectionView(_:numberOfItemsInSection: \(section))"))
    view.callRecorder?.returned(.index(count))
    return count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.callRecorder?.called(.dataSource, "collectionView(_:cellForItemAt:)", [.path(path)], for: view)
    let cell = dataSource.collectionView(view, cellForItemAt: path)
    view.callRecorder?.returned(.view(cell))
    return cell
  }

  func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
    -> UICollectionReusableView
  {
    view.callRecorder?.called(
      .dataSource, "collectionView(_:viewForSupplementaryElementOfKind:at:)", [.text(kind), .path(path)], for: view)
    let supplementary = dataSource.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    view.callRecorder?.returned(.view(supplementary))
    return supplementary
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    view.callRecorder?.called(.dataSource, "collectionView(_:canMoveItemAt:)", [.path(path)], for: view)
    let answer = dataSource.collectionView(view, canMoveItemAt: path)
    view.callRecorder?.returned(.flag(answer))
    return answer
  }

  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
    view.callRecorder?.called(
      .dataSource, "collectionView(_:moveItemAt:to:)", [.path(source), .path(target)], for: view)
    dataSource.collectionView(view, moveItemAt: source, to: target)
    view.callRecorder?.returned()
  }
}

extension UICollectionView {
  final var tracedPrefetching: TracedPrefetching? { prefetchDataSource.map { TracedPrefetching(dataSource: $0) } }
  final var tracedDataSource: TracedDataSource? { dataSource.map { TracedDataSource(dataSource: $0) } }
}
