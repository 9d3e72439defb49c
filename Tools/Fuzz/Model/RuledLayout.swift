import UIKit

/// Keeps the board of the last preparation and answers from it, so that what is shown is old whenever the collection
/// view forgets to have it prepare. An invalidation that names elements, for which it doesn't prepare, updates the board.
@MainActor class RuledLayout: UICollectionViewLayout {
  private let rule: any BoardRule
  private var board = Board()
  private var counts: [Int] = []

  static let decorationKind = "ground"
  static let badgeKind = "badge"

  init(_ rule: any BoardRule) {
    self.rule = rule
    super.init()
    register(FuzzDecoration.self, forDecorationViewOfKind: RuledLayout.decorationKind)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    Interjections.current.reached(.prepare)
    guard let collectionView else { return }
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    board = rule.board(counts, bounds: collectionView.bounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if rule.namesElements, let bounds = collectionView?.bounds, !context.invalidateEverything,
      !context.invalidateDataSourceCounts
    {
      board = rule.board(counts, bounds: bounds)
    }
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    Ledger.current.openChanges.begin(.update, of: self)
    Interjections.current.reached(.prepareForUpdates)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Interjections.current.reached(.initialAttributes)
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    Interjections.current.reached(.finalizeUpdates)
    super.finalizeCollectionViewUpdates()
    Ledger.current.openChanges.end(.update, of: self)
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    Ledger.current.openChanges.begin(.transition, of: self)
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    Ledger.current.openChanges.begin(.transition, of: self)
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    Ledger.current.openChanges.end(.transition, of: self)
  }

  override var collectionViewContentSize: CGSize { board.contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    board.places.filter { $0.depth(in: rect) > 0 }.map(RuledLayout.attributes)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(.init(.cell, "", indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.init(.supplementaryView, elementKind, indexPath))
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.init(.decorationView, elementKind, indexPath))
  }

  private func attributes(_ key: Board.Key) -> UICollectionViewLayoutAttributes? {
    board.places.first { $0.key == key }.map(RuledLayout.attributes)
  }

  private static func attributes(_ place: Board.Place) -> UICollectionViewLayoutAttributes {
    let path = place.key.path
    let attributes: UICollectionViewLayoutAttributes
    switch place.key.category {
    case .cell: attributes = .init(forCellWith: path)
    case .supplementaryView:
      attributes = .init(forSupplementaryViewOfKind: place.key.kind, with: path)
    case .decorationView: attributes = .init(forDecorationViewOfKind: place.key.kind, with: path)
    }
    attributes.frame = place.frame
    attributes.alpha = place.alpha
    attributes.zIndex = place.zIndex
    attributes.transform3D = place.transform
    attributes.isHidden = place.isHidden
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return newBounds.size != bounds.size
      || (rule.dependsOnOffset && newBounds.origin != bounds.origin)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard rule.namesElements, let bounds = collectionView?.bounds, bounds.size == newBounds.size
    else {
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    let context = UICollectionViewLayoutInvalidationContext()
    for place in board.places where place.depth(in: bounds.union(newBounds)) > -50 {
      let path = [place.key.path]
      switch place.key.category {
      case .cell: context.invalidateItems(at: path)
      case .supplementaryView:
        context.invalidateSupplementaryElements(ofKind: place.key.kind, at: path)
      case .decorationView: context.invalidateDecorationElements(ofKind: place.key.kind, at: path)
      }
    }
    return context
  }
}
