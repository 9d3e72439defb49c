import Boards
import CollectionIndex
import Foundation
import QuartzCore
import Stage
import UIKit

/// Single parts of the engine, each by itself.
@MainActor enum MicroBenchmarks {
  static func run(_ options: BenchmarkOptions) -> Results {
    var results = Results()
    results.put("mode", "micro")
    results.put("n", Double(options.count))
    measureFlowLayout(options, into: &results)
    measureIndexMap(options, into: &results)
    measureSprings(into: &results)
    measurePresentation(into: &results)
    measureBatch(options, into: &results)
    measureDifference(into: &results)
    ConstraintBenchmarks.measure(into: &results)
    return results
  }

  private static func median(_ rounds: Int, _ work: () -> Void) -> Double {
    var series = Series()
    for _ in 0..<rounds {
      let start = Meter.cpu
      work()
      series.add(Meter.cpu - start)
    }
    return series.quantile(0.5)
  }

  /// Gathering `n` sizes from the delegate, and asking for what is on screen at the end.
  private static func measureFlowLayout(_ options: BenchmarkOptions, into results: inout Results) {
    var varied = options
    varied.sizes = .var
    let controller = BoardController(varied)
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    let view = controller.collectionView
    results.put(
      "flow_prepare_us",
      median(3) {
        controller.layout.invalidateLayout()
        view.layoutIfNeeded()
      })
    let rect = CGRect(x: 0, y: view.contentSize.height - 844, width: 390, height: 844)
    var found = 0
    let queries = 1000
    results.put(
      "flow_query_us",
      median(5) {
        for _ in 0..<queries { found += controller.layout.layoutAttributesForElements(in: rect)?.count ?? 0 }
      } / Double(queries))
    results.put("flow_query_elements", Double(found / (5 * queries)))
    _ = stage
  }

  /// Making the map of a thousand deletions, insertions and moves among `n` items, and asking it for an item each way.
  private static func measureIndexMap(_ options: BenchmarkOptions, into results: inout Results) {
    let step = options.count / 3000
    let (deleted, inserted) = ((0..<1000).map { $0 * step }, (1000..<2000).map { $0 * step })
    let moved = (0..<500).map { (from: (2000 + $0) * step, to: (2999 - $0) * step) }
    var map = AxisMap(deletions: [], insertions: [])
    results.put(
      "index_map_us", median(20) { map = AxisMap(deletions: deleted, insertions: inserted, moves: moved) })
    let queries = 100_000
    var astray = 0
    results.put(
      "index_map_query_ns",
      median(20) {
        for query in 0..<queries {
          let old = query * options.count / queries
          if let new = map.newIndex(ofOld: old), map.oldIndex(ofNew: new) != old { astray += 1 }
        }
      } * 1000 / Double(2 * queries))
    precondition(astray == 0, "The map leads elsewhere and back.")
  }

  private static func measureSprings(into results: inout Results) {
    let count = 100_000
    let spring = Spring(frequency: 12, dampingRatio: 0.5, initialVelocity: 2)
    var sum = 0.0
    results.put(
      "spring_ns",
      median(5) { for index in 0..<count { sum += spring.progress(at: Double(index) * 1e-5) } } * 1000
        / Double(count))
    precondition(sum.isFinite)
  }

  /// A thousand deletions, insertions and moves all over `n` items, without animation: what the map of index paths costs,
  /// and the layout pass.
  private static func measureBatch(_ options: BenchmarkOptions, into results: inout Results) {
    var changing = options
    changing.mode = .batch
    let controller = BoardController(changing)
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    let step = options.count / 3000
    let paths = (0..<3000).map { IndexPath(item: $0 * step, section: 0) }
    let deleted = Array(paths[..<1000])
    let inserted = Array(paths[1000..<2000])
    let moved = (0..<500).map { (from: paths[2000 + $0], to: paths[2999 - $0]) }
    controller.rows.change(
      deleted: deleted.map { $0.item }, inserted: inserted.map { $0.item },
      moved: moved.map { ($0.from.item, $0.to.item) })
    results.put(
      "batch_of_2500_us",
      median(1) {
        UIView.performWithoutAnimation {
          controller.collectionView.performBatchUpdates {
            controller.collectionView.deleteItems(at: deleted)
            controller.collectionView.insertItems(at: inserted)
            for move in moved { controller.collectionView.moveItem(at: move.from, to: move.to) }
          }
        }
      })
    _ = stage
  }

  /// One snapshot of so many identifiers applied on another.
  static func runSnapshots(_ options: BenchmarkOptions) -> Results {
    var results = Results()
    results.put("mode", options.mode.rawValue)
    results.put("n", Double(options.count))
    results.put("app_rss_MB", Meter.memory("VmRSS:"))
    results.put("difference_us", difference(of: options.count))
    results.put("peak_rss_MB", Meter.memory("VmHWM:"))
    return results
  }

  private static func measureDifference(into results: inout Results) {
    results.put("difference_of_100k_us", difference(of: 100_000))
  }

  /// From one snapshot of so many identifiers to another, in which every hundredth has gone and another has come: the time
  /// of applying it, in microseconds.
  private static func difference(of count: Int) -> Double {
    let controller = BoardController(BenchmarkOptions.standard)
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: controller.collectionView) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "plain", for: path)
    }
    func snapshot(_ identifiers: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(identifiers)
      return snapshot
    }
    let first = snapshot(Array(0..<count))
    let second = snapshot((0..<count).map { $0 % 100 == 0 ? $0 + 2 * count : $0 })
    source.apply(first, animatingDifferences: false)
    stage.frame(at: 0)
    return median(1) { source.apply(second, animatingDifferences: true) }
  }

  /// A frame in which a thousand layers move on springs.
  private static func measurePresentation(into results: inout Results) {
    let count = 1000
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    let renderer = DiscardingRenderer()
    stage.renderer = renderer
    for index in 0..<count {
      controller.view.addSubview(UIView(frame: CGRect(x: CGFloat(index % 30), y: 0, width: 10, height: 10)))
    }
    stage.frame(at: 0)
    UIView.animate(
      withDuration: 100, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { for view in controller.view.subviews { view.center.y += 300 } })
    stage.frame(at: 0)
    results.put(
      "animated_layer_ns", median(50) { stage.frame(at: stage.time + 1.0 / 60) } * 1000 / Double(count))
    precondition(renderer.changes > count)
  }
}
