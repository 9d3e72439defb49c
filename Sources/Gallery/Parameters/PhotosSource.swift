/// A template for the source of a view controller with a synchronized preview and filmstrip.
struct PhotosSource {
  /// The lines that configure `pages`, `strip` and `synchronizer`.
  var settings: [String]
  /// The widths of the photos divided by their heights, as Swift source.
  var aspectRatios: [String]

  var text: String {
    """
    import CollectionMotion
    import UIKit

    /// Pages above and thumbnails below, in step.
    final class PhotoPagesViewController: UIViewController, UICollectionViewDataSource {
      private let pages = ParallaxPagingLayout()
      private let strip = FilmstripLayout()
      /// The width of each photo divided by its height.
      private let shapes: [CGFloat] = [
    \(aspectRatios.map { "    \($0),\n" }.joined())  ]
      private lazy var preview = UICollectionView(frame: .zero, collectionViewLayout: pages)
      private lazy var filmstrip = UICollectionView(frame: .zero, collectionViewLayout: strip)
      private lazy var synchronizer = ScrollSynchronizer(preview: preview, filmstrip: filmstrip)

      override func viewDidLoad() {
        super.viewDidLoad()
    \(settings.map { "    " + $0 + "\n" }.joined())    strip.aspectRatio = { [shapes] in shapes[$0.item] }
        preview.isPagingEnabled = true
        filmstrip.decelerationRate = .fast
        for collectionView in [preview, filmstrip] {
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          collectionView.dataSource = self
          view.addSubview(collectionView)
        }
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        synchronizer.resize {
          preview.frame = CGRect(x: 0, y: area.minY, width: area.width, height: max(0, area.height - 80))
          filmstrip.frame = CGRect(x: 0, y: area.maxY - 66, width: area.width, height: 66)
        }
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shapes.count
      }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
      }
    }

    """
  }
}
