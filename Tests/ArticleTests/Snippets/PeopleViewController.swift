import CollectionMotion
import UIKit

/// People in a list. The portrait and the name of the tapped one fly onto a card, where they are larger.
final class PeopleViewController: UICollectionViewController {
  private let names = ["Ada", "Grace", "Mary", "Emmy"]
  private let card = PersonView()
  private let transition = MatchedTransition()
  /// The person that is open, opening or closing.
  private var person = 0

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 56)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PersonCell.self, forCellWithReuseIdentifier: "person")
    transition.source = { [unowned self] in
      let cell = collectionView.cellForItem(at: [0, person]) as? PersonCell
      return cell?.person.elements ?? []
    }
    transition.destination = { [unowned self] in card.elements }
    transition.addGestures(to: card)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let container = view.superview else { return }
    person = indexPath.item
    card.show(names[person], at: person, isLarge: true)
    transition.open(card, in: container)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "person", for: indexPath)
    (cell as? PersonCell)?.person.show(names[indexPath.item], at: indexPath.item, isLarge: false)
    return cell
  }
}

/// A portrait and a name.
final class PersonView: UIView {
  private let portrait = UIView()
  private let name = UILabel()

  var elements: [MatchedElement] {
    [MatchedElement("portrait", view: portrait), MatchedElement("name", view: name)]
  }

  func show(_ text: String, at index: Int, isLarge: Bool) {
    portrait.backgroundColor = UIColor(hue: CGFloat(index) / 4, saturation: 0.5, brightness: 0.9, alpha: 1)
    portrait.frame =
      isLarge ? CGRect(x: 60, y: 20, width: 200, height: 130) : CGRect(x: 16, y: 8, width: 40, height: 40)
    portrait.layer.cornerRadius = 20
    name.text = text
    name.font = .systemFont(ofSize: isLarge ? 34 : 17, weight: .semibold)
    name.textAlignment = isLarge ? .center : .left
    name.frame = isLarge ? CGRect(x: 0, y: 164, width: 320, height: 44) : CGRect(x: 72, y: 16, width: 200, height: 24)
    backgroundColor = .systemBackground
    addSubview(portrait)
    addSubview(name)
  }
}

final class PersonCell: UICollectionViewCell {
  let person = PersonView()

  override func layoutSubviews() {
    super.layoutSubviews()
    person.frame = contentView.bounds
    contentView.addSubview(person)
  }
}
