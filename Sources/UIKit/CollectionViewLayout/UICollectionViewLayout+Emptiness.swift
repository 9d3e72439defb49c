import Runtime

// Layouts that show nothing although there are items: nothing is lost by it, and nobody would know why.

extension UICollectionViewLayout {
  /// A layout that comes with UIKit was asked for elements and has nothing: an override of `prepare()` may have forgotten
  /// super.
  func noteMissingPreparation() {
    guard !needsPreparation else { return }
    #if hasFeature(Embedded)
      let name = "A layout"
    #else
      let name = "\(type(of: self))"
    #endif
    noteEmptiness(Mistake.notPrepared(name))
  }

  /// Writes a message, once, if the collection view has items and room for them.
  func noteEmptiness(_ message: String) {
    guard let view = attachedCollectionView, view.dataSource != nil, !view.bounds.isEmpty,
      view.loadedCounts().contains(where: { $0 > 0 })
    else { return }
    logMessageOnce(for: message, message)
  }
}
