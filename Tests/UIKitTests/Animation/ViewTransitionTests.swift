import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct ViewTransitionTests {
  @Test func aTransitionReplacesAViewInItsPlace() throws {
    let bench = AnimationBench()
    let superview = try #require(bench.view.superview)
    let front = UIView(frame: .zero)
    superview.addSubview(front)
    let other = UIView(frame: bench.view.frame)
    var isTold = false
    UIView.transition(from: bench.view, to: other, duration: 1, options: .transitionCrossDissolve) { _ in isTold = true
    }
    #expect(bench.view.superview == nil && other.superview === superview)
    #expect(superview.subviews.last === front)
    #expect(superview.subviews.count == 3)
    bench.stage.advance(by: 0.5)
    let picture = superview.subviews[1]
    #expect(isNear(picture.layer.presentationValues(at: bench.stage.time).opacity, 0.5, 1e-6))
    bench.stage.advance(by: 0.5)
    #expect(isTold && superview.subviews.count == 2)
  }

  @Test func inACrossDissolveTheNewTextFadesInAsTheOldOneFadesOut() throws {
    let bench = AnimationBench()
    let superview = try #require(bench.view.superview)
    let label = UILabel(frame: bench.view.frame)
    superview.addSubview(label)
    label.text = "Lake"
    label.alpha = 0.8
    bench.stage.advance(by: 0.1)
    UIView.transition(with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      label.text = "River"
    }
    #expect(label.alpha == 0.8)
    let picture = try #require(superview.subviews.last)
    func opacities() -> [Double] {
      [picture, label].map { Double($0.layer.presentationValues(at: bench.stage.time).opacity) }
    }
    bench.stage.advance(by: 0.25)
    #expect(isNear(opacities()[0], 0.75, 1e-6) && isNear(opacities()[1], 0.2, 1e-6))
    bench.stage.advance(by: 0.75)
    #expect(isNear(opacities()[1], 0.8, 1e-6) && superview.subviews.last === label)
  }

  @Test func inACrossDissolveAnOpaqueViewStaysOpaque() throws {
    let bench = AnimationBench()
    bench.view.backgroundColor = .red
    bench.stage.advance(by: 0.1)
    UIView.transition(with: bench.view, duration: 1, options: .transitionCrossDissolve) {
      bench.view.backgroundColor = .green
    }
    bench.stage.advance(by: 0.25)
    #expect(bench.seen.opacity == 1)
  }

  @Test func thePictureOfAViewThatGrowsIsAsLargeAsTheViewIsSeen() throws {
    let bench = AnimationBench()
    let width = bench.view.bounds.width
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { bench.view.bounds.size.width += 100 })
    bench.stage.advance(by: 0.5)
    UIView.transition(with: bench.view, duration: 1, options: .transitionCrossDissolve) { bench.view.tag = 1 }
    let picture = try #require(bench.view.superview?.subviews.last)
    #expect(isNear(Double(picture.bounds.width), Double(width) + 50, 1e-6))
    #expect(picture.center == bench.seen.position)
  }

  @Test func showHideTransitionsKeepTheHierarchy() throws {
    let bench = AnimationBench()
    let superview = try #require(bench.view.superview)
    let other = UIView(frame: bench.view.frame)
    other.isHidden = true
    superview.addSubview(other)
    UIView.transition(from: bench.view, to: other, duration: 0.5, options: .showHideTransitionViews)
    #expect(bench.view.isHidden && !other.isHidden)
    #expect(superview.subviews.count == 2)
  }

  /// Half way the picture of the old and the view are seen from their edges; the side named comes first.
  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, 0, 1), (.transitionFlipFromRight, 1, 0),
    (.transitionFlipFromTop, 2, 3), (.transitionFlipFromBottom, 3, 2),
  ])
  func aFlipTurnsTheNamedSideTowardsTheViewer(options: UIView.AnimationOptions, near: Int, far: Int) throws {
    let bench = AnimationBench()
    let superview = try #require(bench.view.superview)
    UIView.transition(with: bench.view, duration: 1, options: [options, .curveLinear]) { bench.view.tag = 1 }
    #expect(bench.view.tag == 1 && bench.view.transform3D == CATransform3DIdentity)
    let picture = try #require(superview.subviews.last)
    #expect(picture !== bench.view)
    bench.stage.advance(by: 0.25)
    // The eighth of a turn: what is near is seen larger, so its edge is longer.
    let edges = edges(of: picture.layer.presentationValues(at: bench.stage.time))
    #expect(edges[near] > 100.5 && edges[far] < 99.5)
    bench.stage.advance(by: 0.25)
    for view in [picture, bench.view] {
      let seen = view.layer.presentationValues(at: bench.stage.time).frame
      #expect(min(seen.size.width, seen.size.height) < 1e-6)
    }
    bench.stage.advance(by: 0.25)
    let turning = self.edges(of: bench.seen)
    #expect(turning[near] < 99.5 && turning[far] > 100.5)
    bench.stage.advance(by: 0.25)
    #expect(superview.subviews.count == 1 && bench.seen.transform == CATransform3DIdentity)
  }

  /// The lengths of the left, right, top and bottom edges as they are seen.
  private func edges(of values: LayerValues) -> [Double] {
    let bounds = values.bounds
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
      values.pointInSuperlayer(
        CGPoint(x: bounds.minX + x * bounds.size.width, y: bounds.minY + y * bounds.size.height))
    }
    return [(0, 2), (1, 3), (0, 1), (2, 3)].map { a, b in
      let (dx, dy) = (corners[a].x - corners[b].x, corners[a].y - corners[b].y)
      return (dx * dx + dy * dy).squareRoot()
    }
  }
}
