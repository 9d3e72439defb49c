import Foundation
import Stage
import UIKit

/// The cases of LayoutFrameworkBenchmark, a published comparison of ways to lay out a feed item, with views of our own:
/// one item that is made, filled, measured and laid out, and lists of up to a hundred whose heights a spare cell says.
@MainActor enum FeedBenchmarks {
  private final class Cell<Item: FeedItemView>: UICollectionViewCell {
    let item = Item(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      item.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(item)
      NSLayoutConstraint.activate([
        item.topAnchor.constraint(equalTo: contentView.topAnchor),
        item.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        item.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        item.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class List<Item: FeedItemView>: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let items: [FeedItem]
    private let spare = Cell<Item>(frame: .zero)

    init(count: Int) {
      items = (0..<count).map { FeedItem(number: $0) }
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell<Item>.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? Cell<Item>)?.item.show(items[indexPath.item])
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      spare.item.show(items[indexPath.item])
      let width = collectionView.bounds.width
      return CGSize(width: width, height: spare.item.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
  }

  private static func median(_ rounds: Int, _ work: () -> Double) -> Double {
    var series = Series()
    for _ in 0..<rounds { series.add(work()) }
    return series.quantile(0.5)
  }

  private static func measure<Item: FeedItemView>(_ type: Item.Type, _ name: String, into results: inout Results) {
    results.put(
      "feed_\(name)_item_us",
      median(500) {
        let start = Meter.cpu
        let item = Item(frame: .zero)
        item.show(FeedItem(number: 1))
        item.frame.size = item.sizeThatFits(CGSize(width: 390, height: 0))
        item.layoutIfNeeded()
        return Meter.cpu - start
      })
    for count in [10, 50, 100] {
      results.put(
        "feed_\(name)_list_\(count)_us",
        median(20) {
          let list = List<Item>(count: count)
          let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: UIViewController())
          list.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
          let start = Meter.cpu
          list.view.layoutIfNeeded()
          defer { _ = stage }
          return Meter.cpu - start
        })
    }
  }

  static func run() -> Results {
    var results = Results()
    results.put("mode", "feed")
    measure(ConstrainedFeedItemView.self, "constraints", into: &results)
    measure(NestedFeedItemView.self, "nested", into: &results)
    measure(PlacedFeedItemView.self, "placed", into: &results)
    return results
  }
}
