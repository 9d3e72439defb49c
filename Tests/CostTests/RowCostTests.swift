import MallocCounter
import Stage
import Testing
import UIKit

/// What sections that scroll across a compositional layout cost, counted.
@MainActor struct RowCostTests {
  private final class Board: UICollectionViewController {
    let counts: [Int]

    init(_ counts: [Int], _ layout: UICollectionViewLayout) {
      self.counts = counts
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @MainActor private final class Bench {
    private(set) var asked = 0
    private(set) var stage: Stage!
    private(set) var board: Board!

    /// Rows of cells of 100 by 80.
    init(_ counts: [Int]) {
      let layout = UICollectionViewCompositionalLayout { [unowned self] _, _ in
        asked += 1
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
        section.orthogonalScrollingBehavior = .continuous
        return section
      }
      board = Board(counts, layout)
      stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: board)
    }

    var rows: [UIScrollView] { board.collectionView.subviews.compactMap { $0 as? UIScrollView } }

    func scrollRow(frames: Int) {
      for _ in 0..<frames {
        rows[0].contentOffset.x += 37
        stage.frame(at: stage.time + 1.0 / 60)
      }
    }
  }

  @Test func aHundredThousandRowsAskTheProviderOnceEachAndHaveScrollViewsOnScreenOnly() {
    let bench = Bench([Int](repeating: 10, count: 100_000))
    #expect(bench.asked == 100_000)
    #expect(bench.rows.count == 8)
    bench.board.collectionView.contentOffset.y = 4_000_000
    bench.stage.advance(by: 0)
    #expect(bench.rows.count == 8)
    #expect(bench.asked == 100_000)
  }

  @Test func aFrameOfARowCostsTheSameForAThousandAndAMillionItems() {
    let costs = [1_000, 1_000_000].map { count in
      let bench = Bench([count, 20, 20])
      bench.scrollRow(frames: 10)
      let before = malloc_counter()
      bench.scrollRow(frames: 10)
      #expect(bench.asked == 3)
      return malloc_counter() - before
    }
    #expect(abs(costs[0] - costs[1]) <= costs[0] / 50)
  }
}
