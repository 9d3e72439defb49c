import Runtime

/// Says how many elements there are, and makes their views.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: DataSourceObject {
  /// Asked for every section at first, after a reload and with each update.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// A cell from `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A view from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item may be moved by hand; true by default.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// An item was moved by hand: change the data.
  /// - Parameters: `sourceIndexPath` before, `destinationIndexPath` after the change.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Titles for an index at the edge, through which a finger scrolls; nil by default, for none. Asked again when the data
  /// have changed.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// What is scrolled to for a title of the index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Traps: a layout with supplementary views needs a data source that makes them.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    programmerError(Mistake.noSupplementaryViews(ofKind: kind))
  }

  /// Every item may be moved.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  /// Traps: items that are moved by hand need a data source that moves its data, too.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { programmerError(Mistake.noMoving) }

  /// No index.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section that has the title's number.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
