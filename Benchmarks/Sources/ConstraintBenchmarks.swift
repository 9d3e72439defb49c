import Foundation
import Stage
import UIKit

/// Auto Layout of a cell: a picture and nine texts below each other, ten views and thirty constraints.
@MainActor final class ConstraintBenchmarks {
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
  private var constraints: [NSLayoutConstraint] = []
  private var first: NSLayoutConstraint?

  /// As large as it is made, so that no text is measured.
  private final class Box: UIView {
    private let size: CGSize

    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private init() {
    let picture = Box(CGSize(width: 40, height: 40))
    content.addSubview(picture)
    constraints = [
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -12),
    ]
    var above: UIView?
    for index in 0..<9 {
      let box = Box(CGSize(width: 100 + 17 * CGFloat(index), height: 20))
      content.addSubview(box)
      constraints += [
        box.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        box.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -16),
        above.map { box.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 4) }
          ?? box.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      ]
      above = box
    }
    first = constraints.first
  }

  private static func median(_ work: () -> Void, prepare: () -> Void) -> Double {
    var series = Series()
    for _ in 0..<2000 {
      prepare()
      let start = Meter.cpu
      work()
      series.add(Meter.cpu - start)
    }
    return series.quantile(0.5)
  }

  static func measure(into results: inout Results) {
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: UIViewController())
    var cell = ConstraintBenchmarks()
    results.put(
      "constraints_of_a_new_cell_us",
      median({
        NSLayoutConstraint.activate(cell.constraints)
        cell.content.layoutIfNeeded()
      }) { cell = ConstraintBenchmarks() })
    var target = CGSize(width: 390, height: 0)
    results.put(
      "constraints_fitting_us",
      median({
        _ = cell.content.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      }) { target.width = target.width == 390 ? 380 : 390 })
    results.put(
      "constraints_edit_us",
      median({ cell.content.layoutIfNeeded() }) { cell.first?.constant = cell.first?.constant == 16 ? 20 : 16 })
    _ = stage
  }
}
