import Stage

@testable import UIKit

extension Topic {
  /// Sheets: where they rest, how they follow a finger and what letting go does.
  static let sheets = Topic(name: "sheets") {
    let facts = try FactFile<SheetFacts>("sheets").facts
    return SheetReplay.rest(facts) + SheetReplay.detents(facts) + SheetReplay.drags(facts) + SheetReplay.ends(facts)
      + SheetReplay.lists(facts)
  }
}

struct SheetFacts: Decodable {
  let screen: [CGFloat]
  /// The insets at the top and at the bottom.
  let safeArea: [CGFloat]
  let large: [Double]
  let dimming: Double
  let grabber: [Double]
  let detents: [Detent]
  /// The height of a medium sheet, with the safe area.
  let medium: Double
  /// The largest value of a detent, without the safe area.
  let maximum: Double
  let drags: [Drag]
  let upwards: Drag
  let letGo: [End]
  let flicks: [End]
  let settling: Settling
  let lists: [List]

  struct Detent: Decodable {
    let value: CGFloat
    /// The height of the sheet without the scale at which it floats.
    let height: Double
  }

  /// How far the finger goes and the sheet follows it, in points downwards.
  struct Drag: Decodable {
    let travel: CGFloat
    let offset: Double
  }

  /// Whether a sheet is dismissed by a finger that goes so far and rests, or is lifted at a velocity.
  struct End: Decodable {
    let travel: CGFloat
    let velocity: CGFloat?
    let dismisses: Bool
  }

  struct Settling: Decodable {
    let travel: CGFloat
    let shift: Double
    /// Pairs of seconds and points that are left.
    let left: [[Double]]
  }

  /// How far a sheet and the offset of a list in it go when a finger pulls the list.
  struct List: Decodable {
    let offset: CGFloat
    let travel: CGFloat
    let sheet: Double
    let content: Double
  }
}

/// A sheet on a stage.
@MainActor private struct SheetReplay {
  private let facts: SheetFacts
  private let stage: Stage
  private let root = UIViewController()
  private let presented = UIViewController()

  init(_ facts: SheetFacts, detents: [UISheetPresentationController.Detent] = [.large()], list: UIScrollView? = nil) {
    self.facts = facts
    stage = Stage(
      size: CGSize(width: facts.screen[0], height: facts.screen[1]),
      safeAreaInsets: UIEdgeInsets(top: facts.safeArea[0], left: 0, bottom: facts.safeArea[1], right: 0),
      rootViewController: root)
    presented.sheetPresentationController?.detents = detents
    presented.sheetPresentationController?.prefersGrabberVisible = true
    if let list {
      list.frame = presented.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 100, height: 4000)
      presented.view.addSubview(list)
    }
    root.present(presented, animated: false)
    stage.advance(by: 0.1)
  }

  private static func compare(_ name: String, _ recorded: Double, _ ours: Double, _ tolerance: Double = 0.01)
    -> Comparison
  {
    Comparison(name: name, recorded: recorded, ours: ours, tolerance: tolerance)
  }

  private var sheet: SheetView? { presented.sheetPresentationController?.sheet }

  /// The upper edge of the card, as it is seen.
  private var top: Double {
    guard let sheet else { return facts.screen[1] }
    let card = sheet.subviews[0].layer.presentationValues(at: stage.time)
    return card.position.y - card.bounds.height / 2 + sheet.layer.presentationValues(at: stage.time).transform.m42
  }

  /// The opacity of what is behind the sheet, as it is seen.
  private var dimming: Double {
    let shade = sheet?.superview?.subviews.first { $0 !== sheet }
    return shade.map { Double($0.layer.presentationValues(at: stage.time).opacity) } ?? 0
  }

  private var isDismissed: Double { root.presentedViewController == nil ? 1 : 0 }

  /// Moves a finger by equal steps of about 4 points, 16 ms each, or at a velocity.
  private func drag(from start: CGFloat, by travel: CGFloat, velocity: CGFloat = 250, hold: Double = 0, lifts: Bool) {
    let interval = abs(velocity) > 250 ? 0.008 : 0.016
    let step = (travel < 0 ? -1 : 1) * velocity * interval
    var (y, time) = (start, stage.time)
    stage.touchDown(at: CGPoint(x: facts.screen[0] / 2, y: y))
    for _ in 0..<Int((travel / step).rounded()) {
      y += step
      time += interval
      stage.frame(at: time)
      stage.touchMove(to: CGPoint(x: facts.screen[0] / 2, y: y))
    }
    stage.advance(by: max(hold, lifts ? interval : 0))
    if lifts { stage.touchUp() }
  }

  // MARK: Comparisons

  static func rest(_ facts: SheetFacts) -> [Comparison] {
    let replay = SheetReplay(facts)
    let frame = replay.presented.view.convert(replay.presented.view.bounds, to: nil)
    let grabber = replay.sheet?.grabber.subviews.first.map { $0.convert($0.bounds, to: nil) } ?? .zero
    func numbers(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
    return ["x", "y", "width", "height"].enumerated().flatMap { index, part in
      [
        compare("large, \(part)", facts.large[index], numbers(frame)[index]),
        compare("grabber, \(part)", facts.grabber[index], numbers(grabber)[index]),
      ]
    } + [compare("dimming", facts.dimming, replay.dimming)]
  }

  static func detents(_ facts: SheetFacts) -> [Comparison] {
    var maximum = 0.0
    func height(_ detent: UISheetPresentationController.Detent) -> Double {
      facts.screen[1] - SheetReplay(facts, detents: [detent]).top
    }
    var all = facts.detents.map { fact in
      let ours = height(
        .custom {
          maximum = $0.maximumDetentValue
          return fact.value
        })
      var comparison = compare("height for a detent of \(fact.value)", fact.height, ours)
      if fact.height == Double(fact.value) { comparison.keptBecause = "Sheets do not float" }
      return comparison
    }
    all.append(compare("medium height", facts.medium, height(.medium())))
    all.append(compare("largest value of a detent", facts.maximum, maximum))
    return all
  }

  static func drags(_ facts: SheetFacts) -> [Comparison] {
    facts.drags.flatMap { fact in
      let replay = SheetReplay(facts)
      let rest = replay.top
      replay.drag(from: 200, by: fact.travel, lifts: false)
      replay.stage.advance(by: 0)
      let dimming = facts.dimming * (1 - fact.offset / facts.large[3])
      return [
        compare("pulled \(fact.travel)", fact.offset, replay.top - rest),
        compare("dimming, pulled \(fact.travel)", dimming, replay.dimming, 0.0025),
      ]
    }
      + {
        let replay = SheetReplay(facts)
        let rest = replay.top
        replay.drag(from: 400, by: -facts.upwards.travel, lifts: false)
        replay.stage.advance(by: 0)
        return [
          compare("pulled up", facts.upwards.offset, rest - replay.top),
          compare("dimming, pulled up", facts.dimming, replay.dimming),
        ]
      }()
  }

  static func ends(_ facts: SheetFacts) -> [Comparison] {
    let ends = (facts.letGo + facts.flicks).map { fact in
      let replay = SheetReplay(facts)
      replay.drag(
        from: 150, by: fact.travel, velocity: fact.velocity ?? 250, hold: fact.velocity == nil ? 0.4 : 0, lifts: true)
      replay.stage.advance(by: 1.5)
      let name = fact.velocity.map { "flicked at \($0)" } ?? "let go after \(fact.travel)"
      return compare("\(name), is dismissed", fact.dismisses ? 1 : 0, replay.isDismissed)
    }
    let replay = SheetReplay(facts)
    let rest = replay.top
    replay.drag(from: 200, by: facts.settling.travel, hold: 0.4, lifts: true)
    let lift = replay.stage.time
    return ends
      + facts.settling.left.map { entry in
        replay.stage.frame(at: lift + entry[0] - facts.settling.shift)
        return compare("left after \(entry[0]) s", entry[1], replay.top - rest, 1)
      }
  }

  static func lists(_ facts: SheetFacts) -> [Comparison] {
    facts.lists.flatMap { fact in
      let list = UIScrollView()
      let replay = SheetReplay(facts, list: list)
      list.contentOffset.y = fact.offset
      let rest = replay.top
      replay.drag(from: fact.travel < 0 ? 500 : 300, by: fact.travel, lifts: false)
      replay.stage.advance(by: 0)
      let name = "list at \(fact.offset), pulled \(fact.travel)"
      return [
        compare("\(name), sheet", fact.sheet, replay.top - rest),
        compare("\(name), content", fact.content, list.contentOffset.y),
      ]
    }
  }
}
