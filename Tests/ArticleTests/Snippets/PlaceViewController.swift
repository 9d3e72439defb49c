import CollectionMotion
import UIKit

/// A list below a picture that collapses to a bar, in two steps.
final class PlaceViewController: UIViewController, UICollectionViewDelegate {
  private let header = CollapsingHeaderView(expandedHeight: 130, barHeight: 36)
  private lazy var list: SwatchesViewController = {
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 304, height: 32)
    rows.minimumLineSpacing = 6
    rows.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return SwatchesViewController([Array(0..<14)], layout: rows)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(list)
    list.view.frame = view.bounds
    view.addSubview(list.view)
    list.didMove(toParent: self)
    list.collectionView.delegate = self
    header.title = "Lisbon"
    header.titleLabel.textColor = .white
    header.detents = [80]
    header.backgroundView = sunset(.systemOrange, sun: .systemYellow)
    header.collapsedBackgroundView = sunset(.systemOrange, sun: .clear)  // the place for a blurred copy of a picture
    header.attach(to: list.collectionView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { header.follow() }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { header.follow() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = header.targetContentOffset(
      forProposedContentOffset: targetContentOffset.pointee, withVelocity: velocity)
  }

  private func sunset(_ sky: UIColor, sun: UIColor) -> UIView {
    let picture = UIView()
    picture.backgroundColor = sky
    let disc = UIView(frame: CGRect(x: 110, y: 20, width: 100, height: 100))
    disc.backgroundColor = sun
    disc.layer.cornerRadius = 50
    picture.addSubview(disc)
    return picture
  }
}
