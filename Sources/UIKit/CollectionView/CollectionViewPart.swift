/// A part of a collection view: an object that owns some of its state. The collection view creates its parts with
/// itself, and connects them before it is used.
@MainActor class CollectionViewPart {
  /// The collection view, which owns this object; not retained. Each access retains the view for its duration: methods
  /// that are called for each element read it once.
  @exclusivity(unchecked) private(set) final unowned(unsafe) var collectionView: UICollectionView!

  /// Connects the part, with those that it owns.
  func connect(to collectionView: UICollectionView) { self.collectionView = collectionView }
}
