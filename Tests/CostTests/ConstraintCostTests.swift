import Boards
import MallocCounter
import Stage
import Testing

@testable import UIKit

/// What Auto Layout costs, counted: nothing where there are no constraints, and what changes where there are.
@MainActor struct ConstraintCostTests {
  private final class CountedView: UIView {
    nonisolated(unsafe) static var (layouts, updates) = (0, 0)

    override func layoutSubviews() {
      CountedView.layouts += 1
      super.layoutSubviews()
    }

    override func updateConstraints() {
      CountedView.updates += 1
      super.updateConstraints()
    }
  }

  /// Three deep, 1 + 10 + 100 views.
  private func makeTree() -> [CountedView] {
    let root = CountedView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var views = [root]
    for column in 0..<10 {
      let strip = CountedView(frame: CGRect(x: 40 * column, y: 0, width: 40, height: 400))
      strip.autoresizingMask = .flexibleWidth
      root.addSubview(strip)
      views.append(strip)
      for row in 0..<10 {
        let box = CountedView(frame: CGRect(x: 0, y: 40 * row, width: 40, height: 40))
        box.autoresizingMask = .flexibleWidth
        strip.addSubview(box)
        views.append(box)
      }
    }
    return views
  }

  private func allocations(_ work: () -> Void) -> Int {
    let before = malloc_counter()
    work()
    return malloc_counter() - before
  }

  @Test func aTreeWithoutConstraintsKeepsNothingAndAsksForNothing() {
    let views = makeTree()
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    controller.view.addSubview(views[0])
    stage.advance(by: 0)
    for view in views { view.setNeedsLayout() }
    (CountedView.layouts, CountedView.updates) = (0, 0)
    let first = allocations { views[0].layoutIfNeeded() }
    #expect(CountedView.layouts == views.count && CountedView.updates == 0)
    // One for each is what calling it takes in a debug build.
    #expect(first <= views.count + 10)
    views[0].frame.size.width = 300
    stage.advance(by: 0.1)
    _ = views[0].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(views.allSatisfy { $0.layoutState == nil })
    #expect(CountedView.updates == 0)
  }

  @Test func constraintsBesideATreeCostItNothing() {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    let views = makeTree()
    controller.view.addSubview(views[0])
    stage.advance(by: 0)
    func cost() -> [Int] {
      for view in views { view.setNeedsLayout() }
      (CountedView.layouts, CountedView.updates) = (0, 0)
      let allocations = allocations { views[0].layoutIfNeeded() }
      return [allocations, CountedView.layouts, CountedView.updates]
    }
    let without = cost()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.advance(by: 0.1)
    #expect(cost() == without)
    #expect(views.allSatisfy { $0.layoutState == nil })
  }

  @Test func aBoardOfFiveHundredConstrainedCellsSolvesTheCellsThatCome() throws {
    let options = try BenchmarkOptions(
      "--view grid --cols 20 --rowh 33.76 --cell constrained".split(separator: " ").map { String($0) })
    let controller = BoardController(options)
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    func scroll() {
      for _ in 0..<40 {
        controller.collectionView.contentOffset.y += 37
        stage.frame(at: stage.time + 1.0 / 60)
      }
    }
    scroll()
    let cost = allocations(scroll)
    // 22 cells come in a frame, each with ten views to place.
    #expect(cost <= 40 * 22 * 380)
  }
}
