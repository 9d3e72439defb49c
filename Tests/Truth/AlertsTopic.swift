import Foundation
import Stage

@testable import UIKit

extension Topic {
  /// Alerts and action sheets: the card, its text and its buttons, and the dimming of the screen.
  static let alerts = Topic(name: "alerts") {
    let file = try FactFile<AlertFacts>("alerts")
    return file.facts.comparisons(scale: file.scale)
  }
}

struct AlertFacts: Decodable {
  let screen: [CGFloat]
  /// The insets at the top and at the bottom.
  let safeArea: [CGFloat]
  let width: Double
  /// The middle of the card.
  let middle: [Double]
  let corner: Double
  /// The opacity of the black over the screen, in light and dark mode.
  let dimming: [String: Double]
  /// The frequency of the critically damped spring by which it comes, in radians per second.
  let dimmingFrequency: Double
  let alerts: [Alert]
  let text: Text
  /// The heights of a title and a message of one, two, … lines.
  let lines: [String: [Double]]
  let row: Row
  let column: Column

  struct Alert: Decodable {
    let title: String?
    let message: String?
    /// The titles of the actions; that of a cancel action begins with a minus sign.
    let actions: [String]
    let isSheet: Bool
    let height: Double
  }

  /// The text of an alert with a title and a message of a line each.
  struct Text: Decodable {
    let x: Double
    let width: Double
    let titleTop: Double
    let titleHeight: Double
    let messageTop: Double
    let messageHeight: Double
    let titleSize: Double
    let messageSize: Double
    /// The size of a title without a message.
    let onlySize: Double
  }

  /// Two buttons.
  struct Row: Decodable {
    /// The distance from the sides and from the lower edge.
    let margin: Double
    let width: Double
    let height: Double
    let distance: Double
    let corner: Double
  }

  /// More buttons.
  struct Column: Decodable {
    /// The distance of the upper edges.
    let distance: Double
  }
}

@MainActor extension AlertFacts {
  /// An alert on a stage.
  @MainActor private struct Shown {
    let stage: Stage
    let shade: UIView
    let card: UIView

    var labels: [UILabel] { card.subviews[0].subviews.compactMap { $0 as? UILabel } }
    /// The buttons in the order in which they are displayed.
    var buttons: [UIButton] {
      card.subviews[0].subviews.compactMap { $0 as? UIButton }
        .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
  }

  private func show(_ fact: Alert, scale: Double, isDark: Bool = false, animated: Bool = false) -> Shown {
    let root = UIViewController()
    let stage = Stage(
      size: CGSize(width: screen[0], height: screen[1]),
      safeAreaInsets: UIEdgeInsets(top: safeArea[0], left: 0, bottom: safeArea[1], right: 0), rootViewController: root)
    stage.traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
    ])
    let alert = UIAlertController(
      title: fact.title, message: fact.message, preferredStyle: fact.isSheet ? .actionSheet : .alert)
    for title in fact.actions {
      let isCancel = title.hasPrefix("-")
      alert.addAction(
        UIAlertAction(title: isCancel ? String(title.dropFirst()) : title, style: isCancel ? .cancel : .default))
    }
    root.present(alert, animated: animated)
    stage.advance(by: 1.0 / 60)
    return Shown(stage: stage, shade: alert.view.subviews[0], card: alert.view.subviews[1])
  }

  func comparisons(scale: Double) -> [Comparison] {
    func compare(_ name: String, _ recorded: Double, _ ours: Double, _ tolerance: Double = 0.001) -> Comparison {
      Comparison(name: name, recorded: recorded, ours: ours, tolerance: tolerance)
    }
    var all: [Comparison] = []
    for fact in alerts {
      let shown = show(fact, scale: scale)
      let name = "alert “\(fact.title ?? fact.message ?? "")”"
      all += [
        compare("\(name), width", width, shown.card.bounds.width),
        compare("\(name), height", fact.height, shown.card.bounds.height),
        compare("\(name), x", middle[0], shown.card.center.x), compare("\(name), y", middle[1], shown.card.center.y),
        compare("\(name), corner", corner, shown.card.layer.cornerRadius),
      ]
      let buttons = shown.buttons
      if buttons.count > 2 {
        all += zip(buttons, buttons.dropFirst()).map {
          compare("\(name), distance of buttons", column.distance, $1.frame.minY - $0.frame.minY)
        }
        all.append(compare("\(name), cancels last", 1, buttons.last?.currentTitle == "Cancel" ? 1 : 0))
      }
    }
    let (two, only) = (show(alerts[3], scale: scale), show(alerts[1], scale: scale))
    all += textComparisons(two, only, compare: { compare($0, $1, $2) })
    let buttons = two.buttons
    all += [
      compare("first of two buttons, x", row.margin, buttons[0].frame.minX),
      compare("two buttons, width", row.width, buttons[0].frame.width),
      compare("two buttons, height", row.height, buttons[0].frame.height),
      compare("two buttons, distance", row.distance, buttons[1].frame.minX - buttons[0].frame.maxX),
      compare("two buttons, corner", row.corner, buttons[0].layer.cornerRadius),
      compare("two buttons, below", row.margin, two.card.bounds.height - buttons[1].frame.maxY),
      compare("two buttons, cancels first", 1, buttons[0].currentTitle == "Cancel" ? 1 : 0),
    ]
    for (index, style) in ["light", "dark"].enumerated() {
      let shade = show(alerts[0], scale: scale, isDark: index == 1).shade
      all.append(compare("dimming, \(style)", dimming[style] ?? 0, Double(shade.layer.backgroundColor?.alpha ?? 0)))
    }
    return all + dimmingComparisons(scale: scale) + lineComparisons(scale: scale)
  }

  private func textComparisons(
    _ two: Shown, _ only: Shown, compare: (String, Double, Double) -> Comparison
  ) -> [Comparison] {
    let (title, message) = (two.labels[0], two.labels[1])
    return [
      compare("title, x", text.x, title.frame.minX), compare("title, width", text.width, title.frame.width),
      compare("title, y", text.titleTop, title.frame.minY),
      compare("title, height", text.titleHeight, title.frame.height),
      compare("message, y", text.messageTop, message.frame.minY),
      compare("message, height", text.messageHeight, message.frame.height),
      compare("title, size", text.titleSize, title.font.pointSize),
      compare("message, size", text.messageSize, message.font.pointSize),
      compare("title alone, size", text.onlySize, only.labels[0].font.pointSize),
      compare("title alone, in the middle", 1, only.labels[0].textAlignment == .center ? 1 : 0),
    ]
  }

  /// The opacity while the dimming comes.
  private func dimmingComparisons(scale: Double) -> [Comparison] {
    let shown = show(alerts[0], scale: scale, animated: true)
    let begin = shown.shade.layer.animation(forKey: "opacity")?.beginTime ?? 0
    return [0.05, 0.1, 0.2, 0.3].map { time in
      let whole = dimmingFrequency * time
      let ours = shown.shade.layer.presentationValues(at: begin + time).opacity
      return Comparison(
        name: "dimming after \(time) s", recorded: 1 - (1 + whole) * exp(-whole), ours: Double(ours), tolerance: 0.001)
    }
  }

  private func lineComparisons(scale: Double) -> [Comparison] {
    ["title", "message"].flatMap { name in
      (lines[name] ?? []).enumerated().map { index, height in
        let text = [String](repeating: "Line", count: index + 1).joined(separator: "\n")
        let fact = Alert(
          title: name == "title" ? text : "Title", message: name == "title" ? "Message" : text, actions: [],
          isSheet: false, height: 0)
        let label = show(fact, scale: scale).labels[name == "title" ? 0 : 1]
        return Comparison(
          name: "\(name) of \(index + 1) lines", recorded: height, ours: label.frame.height, tolerance: 0.001,
          keptBecause: index > 0 ? "The lines of a label's text are as far apart as they are high" : nil)
      }
    }
  }
}
