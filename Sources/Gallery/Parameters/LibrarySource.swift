/// A template for the source of a view controller whose photos open with a matched transition.
struct LibrarySource {
  var duration: String
  var bounce: String
  /// The fraction by which the grid shrinks behind an open photo.
  var recession: String
  /// The side of a photo, of which the grid has as many columns as fit, in points.
  var side: String
  /// The gaps in points.
  var spacing: String
  /// The corner radius in points.
  var corners: String
  var showsStories: Bool

  var text: String {
    """
    import CollectionMotion
    import UIKit

    /// A grid of pictures that open from their cells.
    final class LibraryViewController: UICollectionViewController {
      private let transition = MatchedTransition()
      private let detail = UIView()
      private let picture = UIImageView()
      private var opened: IndexPath?
      private let images = (1...9).map { UIImage(systemName: "\\($0).circle.fill") }

      init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = \(spacing)
        layout.minimumLineSpacing = \(spacing)
        super.init(collectionViewLayout: layout)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
        detail.backgroundColor = .systemBackground
        picture.contentMode = .scaleAspectFit
        picture.frame = detail.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        detail.addSubview(picture)
    \(showsStories ? Self.storyLines : "")        transition.duration = \(duration)
        transition.bounce = \(bounce)
        transition.source = { [unowned self] in source }
        transition.destination = { [unowned self] in [MatchedElement("picture", view: picture)] }
        transition.alongside = { [unowned self] progress in
          let scale = 1 - \(recession) * progress
          collectionView.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        transition.addGestures(to: detail)
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let columns = max(1, (collectionView.bounds.width / \(side)).rounded())
        let side = ((collectionView.bounds.width - (columns - 1) * \(spacing)) / columns).rounded(.down)
        layout.itemSize = CGSize(width: side, height: side)
      }

      private var source: [MatchedElement] {
        guard let opened else { return [] }
        let element = MatchedElement("picture", itemAt: opened, in: collectionView) { $0.contentView.subviews.first }
        return element.map { [$0] } ?? []
      }

      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        opened = indexPath
        picture.image = images[indexPath.item % images.count]
        transition.open(detail, in: view.superview ?? view)
      }

      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 60 }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        let picture = cell.contentView.subviews.first as? UIImageView ?? UIImageView(frame: cell.contentView.bounds)
        picture.image = images[indexPath.item % images.count]
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = \(corners)
        picture.frame = cell.contentView.bounds
        cell.contentView.addSubview(picture)
        return cell
      }
    }

    """
  }

  private static let storyLines = """
        let story = UILabel(frame: CGRect(x: 24, y: 60, width: 300, height: 44))
        story.text = "What happened here?"
        detail.addSubview(story)

    """
}
