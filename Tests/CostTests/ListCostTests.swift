import MallocCounter
import Stage
import Testing
import UIKit

/// What a list costs, counted: questions to the program, cells, requests for memory.
@MainActor struct ListCostTests {
  private final class Board: UICollectionViewController {
    let count: Int
    private(set) var made = 0

    init(_ count: Int, _ layout: UICollectionViewLayout) {
      self.count = count
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      cell.contentConfiguration = content
      return cell
    }
  }

  @MainActor private final class Bench {
    private(set) var separators = 0
    private(set) var swipes = 0
    private(set) var board: Board!
    private(set) var stage: Stage!

    init(_ count: Int) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.itemSeparatorHandler = { [unowned self] _, section in
        separators += 1
        return section
      }
      configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] _ in
        swipes += 1
        return nil
      }
      board = Board(count, UICollectionViewCompositionalLayout.list(using: configuration))
      stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: board)
      stage.advance(by: 0)
    }

    func scroll(frames: Int) {
      for _ in 0..<frames {
        board.collectionView.contentOffset.y += 37
        stage.frame(at: stage.time + 1.0 / 60)
      }
    }
  }

  @Test func aMillionRowsOpenWithTheCellsAndQuestionsOfAThousand() {
    // Once before, so that what the first list of a program makes for all of them is there.
    _ = Bench(1)
    let costs = [1_000, 1_000_000].map { count in
      // What other tests leave to the next frame of any stage is done in one of these, so the smallest cost counts.
      (0..<3).map { _ in
        let before = malloc_counter()
        let bench = Bench(count)
        #expect(bench.board.made == 13 && bench.separators <= 2 * 13 && bench.swipes == 0)
        return malloc_counter() - before
      }.min()!
    }
    #expect(abs(costs[0] - costs[1]) <= costs[0] / 20)
  }

  @Test func scrollingCostsTheSameHoweverManyRowsThereAre() {
    let costs = [1_000, 1_000_000].map { count in
      let bench = Bench(count)
      bench.scroll(frames: 40)
      return (0..<3).map { _ in
        let before = malloc_counter()
        bench.scroll(frames: 40)
        return malloc_counter() - before
      }.min()!
    }
    #expect(abs(costs[0] - costs[1]) <= costs[0] / 20)
  }
}
