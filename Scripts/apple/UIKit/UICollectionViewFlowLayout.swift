@objc @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

@objc @_inheritsConvenienceInitializers @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  override public init()
  public required init?(coder: NSCoder)
  open var minimumLineSpacing: CGFloat { get set }
  open var minimumInteritemSpacing: CGFloat { get set }
  open var itemSize: CGSize { get set }
  open var estimatedItemSize: CGSize { get set }
  open var scrollDirection: UICollectionView.ScrollDirection { get set }
  open var headerReferenceSize: CGSize { get set }
  open var footerReferenceSize: CGSize { get set }
  open var sectionInset: UIEdgeInsets { get set }
  open var sectionHeadersPinToVisibleBounds: Bool { get set }
  open var sectionFootersPinToVisibleBounds: Bool { get set }
}

extension UICollectionViewFlowLayout {
  @objc public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }
}

@objc @_inheritsConvenienceInitializers @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  override public init()
  open var invalidateFlowLayoutDelegateMetrics: Bool { get set }
  open var invalidateFlowLayoutAttributes: Bool { get set }
}
