import UIKit

/// A card with a title, an image and a shadow, which tests change in one property.
final class Card: UIView {
  let title = UILabel(frame: CGRect(x: 16, y: 12, width: 168, height: 24))
  let dot = UIView(frame: CGRect(x: 16, y: 48, width: 40, height: 40))

  init() {
    super.init(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 6
    title.text = "A title"
    dot.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    dot.layer.cornerRadius = 20
    addSubview(title)
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen with a card.
final class CardController: UIViewController {
  private let change: (Card) -> Void
  let card = Card()

  init(_ change: @escaping (Card) -> Void = { _ in }) {
    self.change = change
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(card)
    change(card)
  }
}
