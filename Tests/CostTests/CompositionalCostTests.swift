import MallocCounter
import Stage
import Testing
import UIKit

/// What a compositional layout costs, counted: questions to the provider, attributes made, requests for memory.
@MainActor struct CompositionalCostTests {
  private final class CountedAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) static var count = 0
    required init() {
      super.init()
      CountedAttributes.count += 1
    }
  }

  private final class CountedLayout: UICollectionViewCompositionalLayout {
    override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
  }

  /// A cell that is 60 points high.
  private final class Cell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
  }

  private final class Board: UICollectionViewController {
    let counts: [Int]

    init(_ counts: [Int], _ layout: UICollectionViewLayout) {
      self.counts = counts
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell") }

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

    /// Five columns of such a height.
    init(_ counts: [Int], height: NSCollectionLayoutDimension) {
      CountedAttributes.count = 0
      let layout = CountedLayout { [unowned self] _, _ in
        asked += 1
        let cell = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: height)
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: cell)]))
      }
      board = Board(counts, layout)
      stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: board)
    }

    func scroll(frames: Int) {
      for _ in 0..<frames {
        board.collectionView.contentOffset.y += 37
        stage.frame(at: stage.time + 1.0 / 60)
      }
    }
  }

  @Test func aMillionItemsAskTheProviderOnceAndMakeAttributesForWhatIsSeen() {
    let bench = Bench([1_000_000], height: .absolute(60))
    #expect(bench.asked == 1)
    #expect(bench.board.collectionView.contentSize.height == 12_000_000)
    // 50 cells are seen: asked for once, a copy for what is shown, and one that says which size the cell prefers.
    #expect(CountedAttributes.count <= 155)
    bench.board.collectionView.contentOffset.y = 11_000_000
    bench.stage.advance(by: 0)
    #expect(bench.asked == 1)
    #expect(CountedAttributes.count <= 320)
  }

  @Test func aHundredThousandSectionsAskTheProviderOnceEach() {
    let bench = Bench([Int](repeating: 10, count: 100_000), height: .absolute(60))
    #expect(bench.asked == 100_000)
    #expect(bench.board.collectionView.contentSize.height == 12_000_000)
    #expect(CountedAttributes.count <= 155)
    CountedAttributes.count = 0
    bench.scroll(frames: 50)
    #expect(bench.asked == 100_000)
    #expect(CountedAttributes.count <= 50 * 80)
  }

  @Test func aFrameCostsTheSameForAThousandAndAMillionItems() {
    let costs = [1_000, 1_000_000].map { count in
      let bench = Bench([count], height: .absolute(60))
      bench.scroll(frames: 40)
      let before = malloc_counter()
      bench.scroll(frames: 40)
      return malloc_counter() - before
    }
    #expect(abs(costs[0] - costs[1]) <= costs[0] / 50)
  }

  @Test func scrollingThroughEstimatesCostsTheSameHoweverManyItemsThereAre() {
    let costs = [10_000, 1_000_000].map { count in
      let bench = Bench([count], height: .estimated(50))
      bench.scroll(frames: 40)
      #expect(bench.asked == 1)
      let before = (malloc_counter(), malloc_bytes())
      bench.scroll(frames: 40)
      return (times: malloc_counter() - before.0, bytes: malloc_bytes() - before.1)
    }
    #expect(abs(costs[0].times - costs[1].times) <= costs[0].times / 20)
    // The sums of all are not copied, which would take megabytes a frame.
    #expect(abs(costs[0].bytes - costs[1].bytes) <= costs[0].bytes / 10)
  }
  @Test func openingEstimatesTakesNoMemoryForThoseThatNoCellHasPreferred() {
    let bytes = [10_000, 1_000_000].map { count in
      let before = malloc_bytes()
      let bench = Bench([count], height: .estimated(50))
      #expect(bench.asked == 1)
      return malloc_bytes() - before
    }
    // A place for each 512 groups of five, and for the sum of these.
    #expect(bytes[1] - bytes[0] <= 1_000_000 / 5 / 512 * 32)
  }
}
