import UIKit

/// Records which elements are displayed.
@MainActor final class DisplayCalls: NSObject, UICollectionViewDelegate {
  private let run: ScenarioRun

  init(_ run: ScenarioRun) {
    self.run = run
    super.init()
    run.keep(self)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { run.log("willDisplay \(indexPath.text)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { run.event("didEndDisplaying \(indexPath.text)") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { run.log("willDisplay \(elementKind.kindText) \(indexPath.text)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { run.log("didEndDisplaying \(elementKind.kindText) \(indexPath.text)") }
}
