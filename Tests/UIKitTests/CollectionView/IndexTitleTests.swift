import Stage
import Testing
import UIKit

/// The index of a data source at the edge of its collection view.
@MainActor @Suite struct IndexTitleTests {
  private final class Source: UICollectionViewDiffableDataSource<String, String> {
    var asked: [String] = []
    var titles: [String]? = ["A", "B", "C"]
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      asked.append(title)
      return IndexPath(item: 0, section: index)
    }
  }

  private final class Board: UIViewController {
    var source: Source!
    private(set) lazy var list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

    override func viewDidLoad() {
      view.addSubview(list)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      }
      source = Source(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      for section in ["A", "B", "C"] {
        snapshot.appendSections([section])
        snapshot.appendItems((0..<20).map { "\(section)\($0)" })
      }
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  private func open() -> (Stage, Board) {
    let board = Board()
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: board)
    stage.advance(by: 0)
    return (stage, board)
  }

  private func bar(_ board: Board) -> UIControl? { board.list.subviews.last as? UIControl }

  @Test func titlesAreAtTheEdgeAlsoWhileTheContentScrolls() throws {
    let (stage, board) = open()
    #expect(try #require(bar(board)).subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B", "C"])
    #expect(bar(board)?.frame == CGRect(x: 380, y: 0, width: 20, height: 600))
    board.list.contentOffset.y = 100
    stage.advance(by: 0)
    #expect(bar(board)?.frame == CGRect(x: 380, y: 100, width: 20, height: 600))
  }

  @Test func aFingerOnATitleScrollsToWhatItStandsFor() {
    let (stage, board) = open()
    stage.touchDown(at: CGPoint(x: 390, y: 300))
    stage.advance(by: 0.2)
    #expect(board.source.asked == ["B"])
    #expect(board.list.indexPathForItem(at: CGPoint(x: 10, y: board.list.contentOffset.y + 1)) == [1, 0])
    stage.touchMove(to: CGPoint(x: 390, y: 314))
    stage.advance(by: 0.1)
    #expect(board.source.asked == ["B", "C"])
    stage.touchUp()
    #expect(board.list.indexPathsForSelectedItems == [])
  }

  @Test func theIndexGoesWithItsTitles() {
    let (stage, board) = open()
    board.source.titles = nil
    board.list.reloadData()
    stage.advance(by: 0)
    #expect(bar(board) == nil)
  }
}
