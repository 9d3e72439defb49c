import CollectionMotion
import UIKit

/// Pages above and thumbnails below that scroll in step.
final class PicturesViewController: UIViewController {
  private let pages = SwatchesViewController([Array(0..<12)], layout: ParallaxPagingLayout())
  private let strip = SwatchesViewController([Array(0..<12)], layout: FilmstripLayout())
  private(set) lazy var synchronizer = ScrollSynchronizer(
    preview: pages.collectionView, filmstrip: strip.collectionView)

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.collectionView.isPagingEnabled = true
    for child in [pages, strip] {
      addChild(child)
      child.collectionView.showsHorizontalScrollIndicator = false
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    synchronizer.resize {
      pages.view.frame = CGRect(x: 0, y: 0, width: width, height: height - 68)
      strip.view.frame = CGRect(x: 0, y: height - 60, width: width, height: 56)
    }
  }

  func deleteShownPicture() {
    guard let indexPath = synchronizer.activeIndexPath else { return }
    synchronizer.deleteItem(at: indexPath) { [pages, strip] in
      for child in [pages, strip] { child.swatches[0].remove(at: indexPath.item) }
    }
  }
}
