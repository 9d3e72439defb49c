import Foundation
import QuartzCore
import Stage
import UIKit

/// Single parts of the engine, each by itself.
@MainActor enum MicroBenchmarks {
  static func run(_ options: Options) -> Results {
    var results = Results()
    results.put("mode", "micro")
    results.put("n", Double(options.count))
    measureFlowLayout(options, into: &results)
    measureSprings(into: &results)
    measurePresentation(into: &results)
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
  private static func measureFlowLayout(_ options: Options, into results: inout Results) {
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
