// The types of closures that the scenarios of Apps/Truth give to UIKit. See UIKit.swift.

extension UICollectionView {
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}

extension UICollectionView.CellRegistration {
  public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
}

extension UICollectionView.SupplementaryRegistration {
  public typealias Handler = (
    _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
  ) -> Void
}

extension UICollectionViewDiffableDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
}

@MainActor public protocol UIDynamicItem: NSObjectProtocol {}
