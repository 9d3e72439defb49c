import CollectionIndex
import UIKit

/// Items at given positions on a board, which is scaled to fit the collection view.
///
/// ```swift
/// let layout = ScatterLayout(boardSize: CGSize(width: 300, height: 200))
/// layout.places = [CGPoint(x: 20, y: 10), CGPoint(x: 160, y: 90)]
/// layout.sizeForItem = { images[$0.item].size }
/// ```
///
/// If there are more items than places, further boards with the same places follow below; every section begins on a
/// board of its own. A single board is centred, several scroll. A query for a rectangle takes O(log sections + elements
/// found).
@MainActor open class ScatterLayout: UICollectionViewLayout {
  /// Creates a layout.
  /// - Parameter boardSize: The board's size in points before scaling; above 0 in both dimensions.
  public init(boardSize: CGSize) {
    self.boardSize = boardSize
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// The size of the board in points, the coordinate system of ``places`` and ``sizeForItem``. The board is scaled to
  /// fit.
  public var boardSize: CGSize { didSet { invalidateLayout() } }
  /// The top left corners of the items, in the board's coordinates.
  public var places: [CGPoint] = [] { didSet { invalidateLayout() } }
  /// A closure that returns an item's size, in points of the board. It is called for visible items. An item should not
  /// extend beyond its board.
  public var sizeForItem: @MainActor (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 100) } {
    didSet { invalidateLayout() }
  }

  /// The number of boards before each section, followed by the number of all boards.
  private var firstBoards = [0]
  private var itemCounts: [Int] = []
  private var scale: CGFloat = 1
  /// The height of a scaled board, in points.
  private var boardHeight: CGFloat = 0
  /// The available space of the last preparation. It changes with the bounds and the insets.
  private var preparedRoom = CGSize.zero
  /// The top left corner of the first board.
  private var origin = CGPoint.zero

  /// Computes the boards of all sections. Linear in the number of sections.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    itemCounts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    firstBoards = [0]
    for count in itemCounts { firstBoards.append(firstBoards[firstBoards.count - 1] + boards(for: count)) }
    let room = room
    preparedRoom = room
    scale = max(0, min(room.width / boardSize.width, room.height / boardSize.height))
    // A rounding error must not make the content larger than the view, which would change its insets.
    boardHeight = min(boardSize.height * scale, max(0, room.height))
    let height = CGFloat(boardCount) * boardHeight
    origin = CGPoint(x: (room.width - boardSize.width * scale) / 2, y: max(0, (room.height - height) / 2))
  }

  private var boardCount: Int { firstBoards[firstBoards.count - 1] }

  private func boards(for count: Int) -> Int {
    places.isEmpty ? 0 : (count + places.count - 1) / places.count
  }

  /// The space that a board is fitted into. For a single board, the view's size without its insets.
  ///
  /// Several boards scroll if they are higher than the view, and only then may the safe area count as inset. They are
  /// fitted into the space inside the safe area in either case. Otherwise boards could scroll, shrink because the inset
  /// counts, no longer scroll, and grow again, endlessly.
  private var room: CGSize {
    var room = visibleSize
    guard let collectionView, boardCount > 1, collectionView.contentInsetAdjustmentBehavior != .never else {
      return room
    }
    let (inset, safeArea) = (collectionView.contentInset, collectionView.safeAreaInsets)
    room.height = min(
      room.height, collectionView.bounds.height - inset.top - safeArea.top - inset.bottom - safeArea.bottom)
    return room
  }

  /// The size of the view without its insets.
  private var visibleSize: CGSize {
    guard let collectionView else { return .zero }
    let inset = collectionView.adjustedContentInset
    return CGSize(
      width: collectionView.bounds.width - inset.left - inset.right,
      height: collectionView.bounds.height - inset.top - inset.bottom)
  }

  /// True: in a right-to-left layout the boards are mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize {
    CGSize(
      width: visibleSize.width, height: max(visibleSize.height, CGFloat(boardCount) * boardHeight))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || room != preparedRoom
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard boardHeight > 0, boardCount > 0 else { return [] }
    let first = min(max(0, Int(((rect.minY - origin.y) / boardHeight).rounded(.down))), boardCount)
    let last = min(max(0, Int(((rect.maxY - origin.y) / boardHeight).rounded(.up))), boardCount)
    return (first..<max(first, last)).flatMap { indexPaths(onBoard: $0) }.compactMap { indexPath in
      layoutAttributesForItem(at: indexPath).flatMap { $0.frame.intersects(rect) ? $0 : nil }
    }
  }

  private func indexPaths(onBoard board: Int) -> [IndexPath] {
    let section = firstBoards.partitioningIndex { $0 > board } - 1
    let item = (board - firstBoards[section]) * places.count
    return (item..<min(item + places.count, itemCounts[section])).map { IndexPath(item: $0, section: section) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard !places.isEmpty, indexPath.section < itemCounts.count, indexPath.item < itemCounts[indexPath.section]
    else { return nil }
    let board = firstBoards[indexPath.section] + indexPath.item / places.count
    let place = places[indexPath.item % places.count]
    let size = sizeForItem(indexPath)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: origin.x + place.x * scale, y: origin.y + CGFloat(board) * boardHeight + place.y * scale,
      width: size.width * scale, height: size.height * scale)
    return attributes
  }
}
