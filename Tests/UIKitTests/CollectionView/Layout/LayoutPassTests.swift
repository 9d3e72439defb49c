import Testing

@testable import UIKit

/// The preparation of a layout for a pass, without a screen.
@MainActor @Suite struct LayoutPassTests {
  private final class CountingLayout: UICollectionViewLayout {
    var preparations = 0
    /// Called in each preparation.
    var meanwhile: (() -> Void)?

    override func prepare() {
      preparations += 1
      meanwhile?()
    }
  }

  private let layout = CountingLayout()
  private let view: UICollectionView
  private var pass: LayoutPass { view.layoutPass }

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    pass.prepareIfNeeded()
    pass.takePrepared()
    layout.preparations = 0
  }

  @Test func aLayoutThatIsValidDoesNotPrepare() {
    pass.prepareIfNeeded()
    #expect(layout.preparations == 0 && !pass.progress.needsPass)
  }

  @Test func anInvalidationWaitsForThePreparationAndThePass() {
    layout.invalidateLayout()
    #expect(pass.progress.needsPreparation && layout.preparations == 0)
    pass.prepareIfNeeded()
    pass.prepareIfNeeded()
    #expect(layout.preparations == 1 && pass.progress.needsPass)
    let prepared = pass.takePrepared()
    #expect(prepared.everything && !pass.progress.needsPass && pass.progress.laidOutBounds == view.bounds)
  }

  @Test func aLayoutThatAsksForItselfWhileItPreparesIsNotPreparedAgain() {
    layout.meanwhile = { [view] in view.layoutPass.prepareIfNeeded() }
    layout.invalidateLayout()
    pass.prepareIfNeeded()
    #expect(layout.preparations == 1)
  }

  @Test func aLayoutThatInvalidatesItselfWhileItPreparesIsPreparedOnceMore() {
    layout.meanwhile = { [layout] in layout.invalidateLayout() }
    layout.invalidateLayout()
    pass.prepareIfNeeded()
    #expect(layout.preparations == 2 && !pass.progress.needsPreparation)
  }

  @Test func preparingAgainTellsWhetherTheContentHasAnotherSize() {
    let valid = pass.prepareAgain()
    layout.invalidateLayout()
    let unchanged = pass.prepareAgain()
    view.contentSize = CGSize(width: 10, height: 10)
    layout.invalidateLayout()
    let changed = pass.prepareAgain()
    #expect(!valid && !unchanged && changed && view.contentSize == .zero && layout.preparations == 2)
  }
}
