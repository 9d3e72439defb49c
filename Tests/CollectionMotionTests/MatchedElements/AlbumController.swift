import CollectionMotion
import UIKit

/// Square photos in a grid, which open into a detail view that shows them whole.
@MainActor final class AlbumController: UICollectionViewController {
  /// The names of the photos.
  var photos = Array(0..<60)
  /// The photo that opens, and the transition.
  var opened: Int?
  let transition = MatchedTransition()
  let detail = DetailView()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    super.init(collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    transition.source = { [unowned self] in source() }
    transition.destination = { [unowned self] in detail.elements }
    transition.addGestures(to: detail)
  }

  required init?(coder: NSCoder) { nil }

  func source() -> [MatchedElement] {
    guard let opened, let item = photos.firstIndex(of: opened) else { return [] }
    let element = MatchedElement("photo", itemAt: [0, item], in: collectionView) { ($0 as? PhotoCell)?.imageView }
    return element.map { [$0] } ?? []
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.imageView.image = Self.image(photos[indexPath.item])
    return cell
  }

  func open(_ photo: Int) {
    opened = photo
    detail.show(photo)
    transition.open(detail, in: view.superview ?? view)
  }

  private static var images: [Int: UIImage] = [:]

  /// The image of a photo: 200 by 100 points.
  static func image(_ photo: Int) -> UIImage {
    if let image = images[photo] { return image }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { context in
      UIColor(white: CGFloat(photo) / 100, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    images[photo] = image
    return image
  }

  // MARK: Measurements

  /// The twin with the photo; nil if none flies.
  var twin: UIView? {
    var subviews = (view.superview ?? view).subviews
    if let container = detail.superview { subviews = container.subviews }
    guard let deck = subviews.last, deck !== detail, deck !== view else { return nil }
    return deck.subviews.first
  }

  func cell(_ photo: Int) -> PhotoCell? {
    photos.firstIndex(of: photo).flatMap { collectionView.cellForItem(at: [0, $0]) as? PhotoCell }
  }
}

final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 12
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }
}

/// A photo as wide as the view, with a button in front of it.
final class DetailView: UIView {
  let imageView = UIImageView()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    imageView.contentMode = .scaleAspectFit
    button.setTitle("Close", for: .normal)
    addSubview(imageView)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Int) { imageView.image = AlbumController.image(photo) }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    button.frame = CGRect(x: bounds.width - 80, y: 20, width: 60, height: 40)
  }

  var elements: [MatchedElement] {
    [MatchedElement("photo", view: imageView), MatchedElement("button", view: button)]
  }
}
