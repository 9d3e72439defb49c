import CoreGraphics
import Stage
import Testing
import UIKit

/// Another timing for an animation block, which a run of the same input gets in place of the program's own.
@MainActor @Suite(.serialized) struct BlockTimingTests {
  /// Two calls of `animate`, one after the other, and one inside the second.
  private final class BoxController: UIViewController {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let second = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    let inner = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    var ended: [TimeInterval] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for box in [first, second, inner] { view.addSubview(box) }
    }

    func begin() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.first.frame.origin.x = 100
      } completion: { _ in
        self.ended.append(CACurrentMediaTime())
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.second.frame.origin.x = 100
        UIView.animate(withDuration: 0.25) { self.inner.frame.origin.x = 100 }
      }
    }
  }

  private func run(_ timings: [Int: BlockTiming], until time: TimeInterval) -> (BoxController, Stage) {
    Stage.blockTimings = timings
    defer { Stage.blockTimings = [:] }
    let controller = BoxController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller, isInspecting: true)
    controller.begin()
    stage.advance(by: time)
    return (controller, stage)
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()!.frame.minX }

  @Test func onlyTheNumberedBlockHasTheOtherDuration() throws {
    let timing = BlockTiming(duration: 2, curve: .cubic(x1: 0, y1: 0, x2: 1, y2: 1))
    for (time, wanted) in [(0.25, 12.5), (0.5, 25.0), (1.0, 50.0), (1.5, 75.0)] {
      let (controller, _) = run([1: timing], until: time)
      #expect(abs(x(controller.first) - wanted) < 0.001)
      #expect(abs(x(controller.second) - min(100, wanted * 2)) < 0.001)
    }
    let (controller, _) = run([1: timing], until: 2.1)
    #expect(controller.ended.map { ($0 * 100).rounded() } == [200])
  }

  @Test func anInnerBlockThatInheritsFollowsTheOuterOne() {
    let timing = BlockTiming(duration: 0.5, curve: .cubic(x1: 0, y1: 0, x2: 1, y2: 1))
    let (controller, stage) = run([2: timing], until: 0.25)
    #expect(abs(x(controller.second) - 50) < 0.001 && abs(x(controller.inner) - 50) < 0.001)
    let begun = stage.takeInspection()!.animations
    let blocks = Dictionary(grouping: begun) { $0.layer }.mapValues { Set($0.map { $0.block }) }
    #expect(blocks[controller.first.layer.identifier] == [1])
    #expect(blocks[controller.second.layer.identifier] == [2])
    #expect(blocks[controller.inner.layer.identifier] == [2])
  }

  @Test func aCurveBecomesASpringThatOvershoots() {
    let timing = BlockTiming(duration: 1, curve: .spring(dampingRatio: 0.3, initialVelocity: 0))
    var largest: CGFloat = 0
    for frame in 1...59 {
      let (controller, _) = run([1: timing], until: Double(frame) / 60)
      largest = max(largest, x(controller.first))
    }
    // The first maximum of a spring with a damping ratio of 0.3 is exp(-0.3 π / √(1 - 0.09)) above its end.
    #expect(abs(largest - 137.23) < 1)
    let (controller, stage) = run([1: timing], until: 0.99)
    #expect(abs(x(controller.first) - 100) < 0.2 && stage.needsFrame)
  }

  @Test func theSameInputHasTheSameNumbers() {
    let numbers = (0..<2).map { _ in run([:], until: 0.1).1.takeInspection()!.animations.map { $0.block } }
    #expect(numbers[0] == numbers[1] && numbers[0].allSatisfy { $0 != nil })
  }

  @Test func changesOfACollectionViewAreBlocksToo() throws {
    final class ListController: UIViewController, UICollectionViewDataSource {
      var count = 3
      lazy var list: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        return UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
      }()
      override func viewDidLoad() {
        super.viewDidLoad()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    for (timing, length) in [(nil, 0.3), (BlockTiming(duration: 3, curve: .cubic(x1: 0, y1: 0, x2: 1, y2: 1)), 3.0)] {
      Stage.blockTimings = timing.map { [1: $0] } ?? [:]
      defer { Stage.blockTimings = [:] }
      let controller = ListController()
      let stage = Stage(size: CGSize(width: 100, height: 400), rootViewController: controller, isInspecting: true)
      controller.count = 4
      controller.list.performBatchUpdates { controller.list.insertItems(at: [IndexPath(item: 0, section: 0)]) }
      stage.advance(by: 0.1)
      let moved = try #require(stage.takeInspection()?.animations.first { $0.key.hasPrefix("position") })
      #expect(moved.block == 1 && abs(moved.duration - length) < 1e-9)
    }
  }
}
