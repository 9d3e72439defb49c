import CollectionMotion
import UIKit

/// Thumbnails, of which the middle one is as wide as its picture.
final class FilmstripViewController: SwatchesViewController {
  private let layout = FilmstripLayout()

  init() {
    super.init([Array(0..<24)], layout: layout)
    layout.aspectRatio = { indexPath in indexPath.item % 2 == 0 ? 1.5 : 0.75 }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.showsHorizontalScrollIndicator = false
  }
}
