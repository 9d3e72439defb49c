import Boards
import MallocCounter
import QuartzCore
import Stage
import Testing
import UIKit

@testable import Benchmarks

/// What a frame of the benchmarks costs, in numbers that are the same on every machine: attributes made, layers
/// evaluated, requests for memory. The bounds are a little above what is needed now, in a debug build.
@MainActor struct FrameCostTests {
  /// Attributes that count how often they are made and copied.
  private final class CountedAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) static var count = 0
    required init() {
      super.init()
      CountedAttributes.count += 1
    }
  }

  private final class CountedLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
  }

  /// Of one frame, or of many together.
  private struct Cost: Equatable {
    var attributes = 0
    var evaluations = 0
    var allocations = 0
  }

  private static func cost(_ bench: Bench, _ work: () -> Void) -> Cost {
    let context = bench.stage.window.layer.context!
    let attributes = CountedAttributes.count
    let evaluations = context.evaluations
    let allocations = malloc_counter()
    work()
    return Cost(
      attributes: CountedAttributes.count - attributes, evaluations: context.evaluations - evaluations,
      allocations: malloc_counter() - allocations)
  }

  @MainActor private struct Bench {
    let controller: BoardController
    let stage: Stage
    let renderer = DiscardingRenderer()

    /// - Parameter layout: by default one that counts attributes, and is asked for all of them as it is a subclass; nil for
    ///   the one that the arguments say.
    init(_ arguments: String, _ layout: UICollectionViewLayout? = CountedLayout()) throws {
      controller = BoardController(
        try BenchmarkOptions(arguments.split(separator: " ").map { String($0) }), layout)
      stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
      stage.renderer = renderer
      for _ in 0..<30 { frame() }
    }

    func frame() { stage.frame(at: stage.time + 1.0 / 60) }

    /// A hundred frames of 37 points, after as many to fill the queues.
    func scroll() {
      for _ in 0..<100 {
        controller.collectionView.contentOffset.y += 37
        frame()
      }
    }

    /// Two items leave at the top, two come at the bottom, and two change places: all cells between them move.
    func change() {
      let view = controller.collectionView
      let visible = view.indexPathsForVisibleItems
      let (first, last) = (visible[0].item, visible[visible.count - 1].item)
      let moves = [(from: first + 4, to: first + 6), (from: first + 8, to: first + 1)]
      controller.perform(
        BoardChange(deleted: [first, first + 2], inserted: [last - 5, last - 3], moved: moves))
      frame()
    }
  }

  @Test func aFrameThatScrollsAListMakesAttributesForWhatIsOnScreenOnly() throws {
    let bench = try Bench("--mode scroll --cell text --n 1000000")
    bench.scroll()
    let cost = Self.cost(bench) { bench.scroll() }
    // 19 or 20 rows are seen; each that comes on screen has a copy.
    #expect(cost.attributes <= 100 * 22)
    #expect(cost.evaluations == 0)
    #expect(cost.allocations <= 100 * 224)
  }

  @Test func aFrameCostsTheSameForTenThousandAndTenMillionRows() throws {
    let costs = try [10_000, 10_000_000].map { count in
      let bench = try Bench("--mode scroll --cell text --n \(count)")
      bench.scroll()
      return Self.cost(bench) { bench.scroll() }
    }
    #expect(costs[0].attributes == costs[1].attributes)
    #expect(abs(costs[0].allocations - costs[1].allocations) <= costs[0].allocations / 100)
  }

  @Test func openingTakesMemoryForEachSizeOfTheDelegateAndForEveryFourthLine() throws {
    let bytes = try [100_000, 300_000].map { count in
      let before = malloc_bytes()
      _ = try Bench("--mode jump --sizes var --n \(count)", nil)
      return malloc_bytes() - before
    }
    #expect(bytes[1] - bytes[0] <= 200_000 * (16 + 4) + 10_000)
  }

  @Test func aFrameOfAnAnimationEvaluatesEachMovingLayerOnce() throws {
    let bench = try Bench("--mode batch --view grid --cols 20 --rowh 33.76")
    bench.change()
    let moving = Self.cost(bench) { bench.frame() }
    #expect(moving.attributes == 0)
    #expect(moving.evaluations > 100 && moving.evaluations <= 520)
    #expect(moving.allocations <= 2 * moving.evaluations + 30)
  }

  @Test(arguments: [("flow", 3050), ("compositional", 2500)])
  func aFrameThatScrollsAllocatesForWhatComesOnly(layout: String, bound: Int) throws {
    let bench = try Bench(
      "--mode scroll --view grid --cols 20 --rowh 33.76 --n 20000 --layout \(layout)", nil)
    bench.scroll()
    let cost = Self.cost(bench) { bench.scroll() }
    // Of 500 cells on screen 20 or 40 come in a frame.
    #expect(cost.allocations <= 100 * bound)
  }

  @Test(arguments: [("flow", 205), ("compositional", 178)])
  func aFrameThatScrollsUnderPinnedHeadersAllocatesForThemAndForWhatComes(layout: String, bound: Int) throws {
    let bench = try Bench("--mode section --n 100000 --layout \(layout)", nil)
    bench.scroll()
    let cost = Self.cost(bench) { bench.scroll() }
    #expect(cost.allocations <= 100 * bound)
  }

  @Test func aTransactionInAFlowLayoutAsksNothingAboutWhatStays() throws {
    let bench = try Bench("--mode batch --view grid --cols 20 --rowh 33.76", UICollectionViewFlowLayout())
    bench.change()
    bench.stage.advance(by: 1)
    let cost = Self.cost(bench) { bench.change() }
    let cells = bench.controller.collectionView.visibleCells.count
    #expect(cost.allocations <= cells * 35)
  }

  /// A subclass that overrides nothing but the class of attributes is asked for everything.
  @Test func whatAFlowLayoutIsNotAskedForChangesNoFrame() throws {
    let benches = try [CountedLayout(), UICollectionViewFlowLayout()].map {
      try Bench("--mode batch --view grid --cols 20 --rowh 33.76 --n 3000", $0)
    }
    for round in 0..<4 {
      for bench in benches { bench.change() }
      for _ in 0..<9 { expectSameFrames(benches, "round \(round), moving") }
      for _ in 0..<9 {
        for bench in benches { bench.controller.collectionView.contentOffset.y += round.isMultiple(of: 2) ? 37 : -50 }
        expectSameFrames(benches, "round \(round), scrolling")
      }
    }
  }

  @Test func pinnedHeadersGoTheSameWayWhereOnlyTheyAreAskedFor() throws {
    let benches = try [CountedLayout(), UICollectionViewFlowLayout()].map {
      try Bench("--mode section --n 3000", $0)
    }
    for frame in 0..<200 {
      let step: CGFloat = frame < 120 ? 37 : frame.isMultiple(of: 3) ? -990 : -21
      for bench in benches { bench.controller.collectionView.contentOffset.y += step }
      expectSameFrames(benches, "frame \(frame)")
    }
  }

  private func expectSameFrames(_ benches: [Bench], _ name: Comment) {
    let scenes = benches.map { bench in
      bench.frame()
      return bench.stage.scene.nodes.map { node in
        [node.frame.minX, node.frame.minY, node.opacity, CGFloat(node.semantics.position)]
      }
    }
    #expect(scenes[0] == scenes[1], name)
  }

  @Test func aTransactionAllocatesABoundedNumberOfTimesForEachCell() throws {
    let bench = try Bench("--mode batch --view grid --cols 20 --rowh 33.76")
    bench.change()
    bench.stage.advance(by: 1)
    let cost = Self.cost(bench) { bench.change() }
    let cells = bench.controller.collectionView.visibleCells.count
    // Asked for twice, an initial and a final one, and what is shown.
    #expect(cost.attributes <= cells * 5)
    // In a debug build, each search of the index map allocates: an update asks it once for each cell.
    #expect(cost.allocations <= cells * 39)
  }
}
