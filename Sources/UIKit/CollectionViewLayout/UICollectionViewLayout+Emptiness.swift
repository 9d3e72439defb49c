import Runtime

// Diagnostics for layouts that display nothing although there are items: an easy mistake without any symptom but an
// empty view. The page omits them to save space: they are meant for developers.

extension UICollectionViewLayout {
  #if hasFeature(Embedded)
    @inline(__always) func noteMissingPreparation() {}
    @inline(__always) func noteBareLayout() {}
  #else
    /// Reports that one of UIKit's own layouts returned no elements when asked: an override of `prepare()` may not call
    /// super.
    func noteMissingPreparation() {
      if !needsPreparation { noteEmptiness(Mistake.notPrepared("\(type(of: self))")) }
    }

    /// Reports that an instance of the base class, which has no elements, was asked for some.
    func noteBareLayout() {
      if isInstance(self, ofExactly: UICollectionViewLayout.self) { noteEmptiness(Mistake.bareLayout) }
    }

    /// Prints a message once, if the collection view has items and a size.
    private func noteEmptiness(_ message: String) {
      guard let view = attachedCollectionView, view.dataSource != nil, !view.bounds.isEmpty,
        view.data.loadedCounts().contains(where: { $0 > 0 })
      else { return }
      logMessageOnce(for: message, message)
    }
  #endif
}
