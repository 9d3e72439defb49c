import CollectionMotion
import UIKit

/// A choice of transitions with their source.
@MainActor struct TransitionChoice {
  let title: String
  let code: String
  let transition: ItemTransition

  static let all = [
    TransitionChoice(title: "None", code: ".none", transition: .none),
    TransitionChoice(title: "Fade", code: ".fade", transition: .fade),
    TransitionChoice(title: "Scale", code: ".scale(0.1)", transition: .scale(0.1)),
    TransitionChoice(title: "Slide", code: ".slide(from: .left)", transition: .slide(from: .left)),
    TransitionChoice(
      title: "Fall", code: ".fall(rotation: 0.2 * .pi).combined(with: .fade)",
      transition: .fall(rotation: 0.2 * .pi).combined(with: .fade)),
    TransitionChoice(
      title: "Spin", code: ".spin(.pi).combined(with: .fade)", transition: .spin(.pi).combined(with: .fade)),
    TransitionChoice(
      title: "Rise", code: ".shift(x: 0, y: 80).combined(with: .fade)",
      transition: .shift(x: 0, y: 80).combined(with: .fade)),
  ]

  /// Returns a parameter for a transition.
  /// - Parameter selected: The title of the initial choice.
  static func parameter(_ id: String, _ title: String, selected: String) -> DemoParameter {
    .choice(id, title, all.map { $0.title }, selected: all.firstIndex { $0.title == selected } ?? 0)
  }
}
