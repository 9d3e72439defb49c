import Testing

@testable import UIKit

/// The layout in use and the layouts that are attached, without a screen.
@MainActor @Suite struct LayoutInUseTests {
  private let first = UICollectionViewFlowLayout()
  private let second = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private var transitions: TransitionController { view.transitions }

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: first)
  }

  @Test func aReplacedLayoutIsDetachedAndTheNewOneAttached() {
    transitions.replaceLayout(with: second)
    #expect(transitions.layoutInUse === second)
    #expect(second.collectionView === view && first.collectionView == nil)
  }

  @Test func theLayoutInUseCanBeReplacedByItself() {
    transitions.replaceLayout(with: first)
    #expect(transitions.layoutInUse === first && first.collectionView === view)
  }

  @Test func aLayoutThatAnotherViewHasTakenIsNotTakenFromIt() {
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    first.attachedCollectionView = other
    transitions.replaceLayout(with: second)
    #expect(first.collectionView === other)
  }

  @Test func theLayoutsThatATransitionBlendsStayAttachedWithIt() {
    let transition = UICollectionViewTransitionLayout(currentLayout: first, nextLayout: second)
    second.attachedCollectionView = view
    transitions.replaceLayout(with: transition)
    #expect([first, second, transition].allSatisfy { $0.collectionView === view })
    transitions.replaceLayout(with: second)
    #expect(second.collectionView === view && first.collectionView == nil && transition.collectionView == nil)
  }

  @Test func aChangeToTheLayoutInUseIsNoTransition() {
    first.needsPreparation = false
    transitions.changeLayout(to: first, animated: true) { _ in }
    #expect(transitions.layoutInUse === first && !first.needsPreparation)
  }
}
