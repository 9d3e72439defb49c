import Runtime

// Layouts that show nothing although there are items: nothing is lost by it, and nobody would know why. The page does
// without: it has no room for what is meant for who writes a program.

extension UICollectionViewLayout {
  #if hasFeature(Embedded)
    @inline(__always) func noteMissingPreparation() {}
    @inline(__always) func noteBareLayout() {}
  #else
    /// A layout that comes with UIKit was asked for elements and has nothing: an override of `prepare()` may have forgotten
    /// super.
    func noteMissingPreparation() {
      if !needsPreparation { noteEmptiness(Mistake.notPrepared("\(type(of: self))")) }
    }

    /// The layout was asked for elements, and nobody says where they are.
    func noteBareLayout() {
      if isInstance(self, ofExactly: UICollectionViewLayout.self) { noteEmptiness(Mistake.bareLayout) }
    }

    /// Writes a message, once, if the collection view has items and room for them.
    private func noteEmptiness(_ message: String) {
      guard let view = attachedCollectionView, view.dataSource != nil, !view.bounds.isEmpty,
        view.loadedCounts().contains(where: { $0 > 0 })
      else { return }
      logMessageOnce(for: message, message)
    }
  #endif
}
