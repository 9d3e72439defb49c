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

  // MARK: Changes

  /// Boxes below each other at the left side of a view, ten points high.
  private func makeColumn(_ count: Int, in view: UIView) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var above = view.topAnchor
    for _ in 0..<count {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      constraints += [
        box.topAnchor.constraint(equalTo: above, constant: 2), box.leftAnchor.constraint(equalTo: view.leftAnchor),
        box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
      ]
      above = box.bottomAnchor
    }
    return constraints
  }

  private func shown() -> (view: UIView, stage: Stage) {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    return (controller.view, stage)
  }

  @Test func anotherConstantCostsLessThanAnotherConstraint() {
    let (view, stage) = shown()
    var constraints = makeColumn(20, in: view)
    NSLayoutConstraint.activate(constraints)
    stage.advance(by: 0)
    let widths = stride(from: 2, to: constraints.count, by: 4)
    func edit() {
      for index in widths { constraints[index].constant += 1 }
      view.layoutIfNeeded()
    }
    func replace() {
      for index in widths {
        let former = constraints[index]
        former.isActive = false
        let box = former.firstItem as! UIView
        constraints[index] = box.widthAnchor.constraint(equalToConstant: former.constant + 1)
        constraints[index].isActive = true
      }
      view.layoutIfNeeded()
    }
    edit()
    replace()
    let (edited, replaced) = (allocations(edit), allocations(replace))
    #expect(2 * edited < replaced)
  }

  @Test func constraintsThatAreActivatedTogetherAreSolvedTogether() {
    func cost(_ activate: ([NSLayoutConstraint], UIView) -> Void) -> Int {
      let (view, stage) = shown()
      let constraints = makeColumn(20, in: view)
      stage.advance(by: 0)
      return allocations { activate(constraints, view) }
    }
    let together = cost { constraints, view in
      NSLayoutConstraint.activate(constraints)
      view.layoutIfNeeded()
    }
    let oneByOne = cost { constraints, view in
      for constraint in constraints {
        constraint.isActive = true
        view.layoutIfNeeded()
      }
    }
    #expect(2 * together < oneByOne)
  }

  // MARK: Many views

  /// What the first layout of so many views in a row asks for, each made by `fill`.
  private func costOfViews(_ count: Int, _ fill: (UIView) -> [NSLayoutConstraint]) -> Int {
    let (view, stage) = shown()
    var constraints: [NSLayoutConstraint] = []
    for number in 0..<count {
      let part = UIView(frame: CGRect(x: 20 * number, y: 0, width: 20, height: 400))
      view.addSubview(part)
      constraints += fill(part)
    }
    stage.advance(by: 0)
    return allocations {
      NSLayoutConstraint.activate(constraints)
      view.layoutIfNeeded()
    }
  }

  @Test func whatHasNothingToDoWithEachOtherIsSolvedApart() {
    let costs = [10, 20, 40].map { count in costOfViews(count) { makeColumn(10, in: $0) } }
    #expect(Double(costs[1]) < 2.05 * Double(costs[0]) && Double(costs[2]) < 2.05 * Double(costs[1]))
  }

  /// A row has a term for each view before it, so the cost is between that of the number of views and that of its square.
  @Test func aRowOfTwiceTheLengthCostsLessThanFourTimesAsMuch() {
    let costs = [25, 50, 100].map { count in costOfViews(1) { makeColumn(count, in: $0) } }
    #expect(Double(costs[1]) < 3.2 * Double(costs[0]) && Double(costs[2]) < 3.2 * Double(costs[1]))
  }

  @Test func viewsTwiceAsDeepInViewsCostLessThanFourTimesAsMuch() {
    func nest(_ depth: Int, in view: UIView) -> [NSLayoutConstraint] {
      var (constraints, outer) = ([] as [NSLayoutConstraint], view)
      for _ in 0..<depth {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        constraints += [
          inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
          inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1),
          inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ]
        outer = inner
      }
      return constraints
    }
    let costs = [10, 20, 40].map { depth in costOfViews(1) { nest(depth, in: $0) } }
    #expect(Double(costs[1]) < 3.2 * Double(costs[0]) && Double(costs[2]) < 3.2 * Double(costs[1]))
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
