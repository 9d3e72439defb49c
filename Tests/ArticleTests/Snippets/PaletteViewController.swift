import CollectionMotion
import UIKit

/// Three lists side by side, each with another scroll transition.
final class PaletteViewController: UIViewController {
  private static let transitions: [(name: String, transition: ScrollTransition)] = [
    ("fade", .fade()), ("scale", .scale(0.6)), ("rotation", .rotation(0.15 * .pi)), ("slide", .slide(60)),
    ("tilt", .tilt(0.35 * .pi)), ("depth", .depth()), ("parallax", .parallax(0.2)),
    ("pictureParallax", .pictureParallax), ("arc", .arc(radius: 90)),
  ]
  private let names: [String]
  private let lists: [SwatchesViewController]

  /// Creates a third of the palette.
  init(row: Int) {
    let shown = PaletteViewController.transitions[3 * row..<3 * row + 3]
    names = shown.map { $0.name }
    lists = shown.map { PaletteViewController.list($0.transition) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static func list(_ transition: ScrollTransition) -> SwatchesViewController {
    let layout = PictureLayout()
    layout.itemSize = CGSize(width: 64, height: 34)
    layout.minimumLineSpacing = 6
    layout.scrollTransition = transition
    return PicturesInSwatchesViewController([Array(0..<9)], layout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, list) in lists.enumerated() {
      let x = CGFloat(index) * 106 + 4
      addChild(list)
      list.view.frame = CGRect(x: x, y: 20, width: 100, height: 112)
      view.addSubview(list.view)
      list.didMove(toParent: self)
      let name = UILabel(frame: CGRect(x: x, y: 2, width: 100, height: 16))
      name.text = names[index]
      name.font = .systemFont(ofSize: 12)
      name.textAlignment = .center
      view.addSubview(name)
    }
  }

  func scroll(to offset: CGFloat) {
    for list in lists { list.collectionView.setContentOffset(CGPoint(x: 0, y: offset), animated: true) }
  }
}

/// A layout whose cells are told their way, for the pictures in them.
final class PictureLayout: AnimatedFlowLayout {
  override class var layoutAttributesClass: AnyClass { ParallaxLayoutAttributes.self }
}

/// Swatches with a bar that lies deeper.
final class PicturesInSwatchesViewController: SwatchesViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "swatch")
  }
}

final class PictureCell: UICollectionViewCell {
  private let bar = UIView()

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let value = (layoutAttributes as? ParallaxLayoutAttributes)?.parallaxValue ?? 0
    bar.backgroundColor = UIColor(white: 1, alpha: 0.6)
    bar.frame = CGRect(x: 8, y: 14 - 12 * value, width: 48, height: 6)
    contentView.addSubview(bar)
    clipsToBounds = true
  }
}
