import Stage
import StageTesting
import Testing
import UIKit

@MainActor struct FlawlessScreenTests {
  @Test func theCardsChangePlacesWithoutFlaws() {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    let cards = ["Morning", "Evening"].enumerated().map { number, text in
      let card = UILabel(frame: CGRect(x: 20, y: 100 + 80 * CGFloat(number), width: 200, height: 60))
      card.text = text
      card.backgroundColor = .white
      controller.view.addSubview(card)
      return card
    }
    expectNoVisualFlaws {
      UIView.animate(withDuration: 0.4) {
        cards[0].frame.origin.y = 180
        cards[1].frame.origin.y = 100
      }
      stage.advance(by: 1)
    }
  }
}
