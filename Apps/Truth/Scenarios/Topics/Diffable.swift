import UIKit

extension ScenarioTopic {
  /// Diffable data sources: which updates a snapshot makes.
  static let diffable = ScenarioTopic(
    "diffable",
    [
      Scenario(
        "snapshot-updates", "Which update items does a snapshot make that moves, removes and adds items?"
      ) { run in
        let source = makeSource(run)
        apply(source, [0, 1, 2, 3, 4], animated: false)
        run.at(0) {
          run.log("apply")
          apply(source, [4, 0, 9, 2, 3], animated: true) { run.event("completion") }
        }
        run.end(0.6)
        run.promise("The completion comes after the update.") { $0.isOrdered("apply", "updates", "completion") }
      },
      Scenario("snapshot-not-animated", "Is a snapshot without animation a batch of updates or a reload?") { run in
        let source = makeSource(run)
        apply(source, [0, 1, 2], animated: false)
        run.at(0) { apply(source, [2, 1, 0, 5], animated: false) { run.event("completion") } }
        run.end(0.3)
        run.promise("The differences are computed all the same.") { $0.count("updates") == 1 }
      },
      Scenario(
        "snapshot-during", "In which order do two snapshots take effect, the second in the first's animation?"
      ) { run in
        let source = makeSource(run)
        apply(source, [0, 1, 2], animated: false)
        run.at(0) {
          apply(source, [9, 0, 1, 2], animated: true) { run.event("first completion") }
          run.log("items \(source.snapshot().numberOfItems)")
        }
        run.at(0.1) {
          apply(source, [0, 1, 2], animated: true) { run.event("second completion") }
          run.log("items \(source.snapshot().numberOfItems)")
        }
        run.end(0.9)
        run.promise("A snapshot is current as soon as it is applied.") { $0.isOrdered("items 4", "items 3") }
      },
    ])

  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private static func makeSource(_ run: ScenarioRun) -> Source {
    let frame = CGRect(x: 0, y: 100, width: 320, height: 480)
    let view = UICollectionView(frame: frame, collectionViewLayout: CallLayout(run))
    view.contentInsetAdjustmentBehavior = .never
    view.register(BoardCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(collectionView: view) { view, path, item in
      run.log("cell \(path.text) \(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    run.keep(source)
    run.root.view.addSubview(view)
    return source
  }

  private static func apply(_ source: Source, _ items: [Int], animated: Bool, completion: (() -> Void)? = nil) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: animated, completion: completion)
  }
}
