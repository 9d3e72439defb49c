import Foundation
import StageTesting
import Testing
import UIKit

@MainActor @Suite struct TextFlawTests {
  let screen = FlawScreen()

  // MARK: Overlapping texts

  @Test func twoTextsAtOnePlaceOverlap() {
    screen.label("Lake Bled", 20, 100)
    screen.label("Ljubljana", 30, 106)
    let flaws = screen.flaws()
    #expect(flaws.map { $0.kind } == [.overlappingTexts])
    #expect(flaws.first?.subject == "text “Lake Bled”")
    #expect(flaws.first?.words == "lies under the text “Ljubljana”")
    #expect(flaws.first?.time == 0)
    #expect(flaws.first?.duration == 1)
  }

  @Test func textsBesideEachOtherDoNotOverlap() {
    screen.label("Lake", 20, 100)
    // The labels overlap, the letters do not.
    screen.label("Bled", 80, 100)
    screen.label("Ljubljana", 20, 118)
    #expect(screen.kinds() == [])
  }

  @Test func aTextBehindAnOpaqueCardDoesNotOverlap() {
    screen.label("Lake Bled", 20, 100)
    let card = screen.box(10, 90, 250, 50)
    screen.label("Ljubljana", 10, 10, to: card)
    #expect(screen.kinds() == [])
  }

  @Test func aTextBehindABlurredBarDoesNotOverlap() {
    screen.label("Lake Bled", 20, 10)
    let bar = screen.box(0, 0, 300, 44)
    bar.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.8)
    screen.label("Ljubljana", 20, 10, to: bar)
    #expect(screen.kinds() == [])
    bar.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.4)
    #expect(screen.kinds() == [.overlappingTexts])
  }

  @Test func aCrossFadeAtOnePlaceIsAllowed() {
    let old = screen.label("Lake Bled", 20, 100)
    let new = screen.label("Ljubljana", 20, 100)
    new.alpha = 0
    func fade() {
      UIView.animate(withDuration: 0.5) {
        old.alpha = 0
        new.alpha = 1
      }
    }
    #expect(screen.kinds(fade) == [])
    (old.alpha, new.alpha) = (1, 0)
    new.frame.origin.y += 5
    screen.stage.advance(by: 0.1)
    #expect(screen.kinds(fade) == [.overlappingTexts])
  }

  @Test func textsThatPassQuicklyDoNotOverlap() {
    screen.label("Lake", 20, 100)
    let other = screen.label("Bled", 20, -50)
    func pass() { UIView.animate(withDuration: 0.1) { other.frame.origin.y = 500 } }
    #expect(screen.kinds(pass) == [])
    other.frame.origin.y = 70
    screen.stage.advance(by: 0.1)
    func creep() { UIView.animate(withDuration: 0.9) { other.frame.origin.y = 140 } }
    #expect(screen.kinds(creep) == [.overlappingTexts])
  }

  // MARK: Covered texts and controls

  @Test func aTextUnderAnOpaqueViewIsCovered() {
    screen.label("Lake Bled", 20, 100)
    screen.box(60, 90, 100, 40)
    let flaws = screen.flaws()
    #expect(flaws.map { $0.kind } == [.covered])
    #expect(flaws.first?.words == "is covered by the view")
  }

  @Test func aTextUnderATranslucentViewIsNotCovered() {
    screen.label("Lake Bled", 20, 100)
    screen.box(60, 90, 100, 40).alpha = 0.5
    #expect(screen.kinds() == [])
  }

  @Test func aTextIsCoveredOnlyAtRest() {
    screen.label("Lake Bled", 20, 100)
    let box = screen.box(60, 90, 100, 40)
    #expect(screen.kinds { UIView.animate(withDuration: 0.5) { box.frame.origin.y = 200 } } == [])
  }

  @Test func aViewBehindAnotherOneAsAWholeIsNotCovered() {
    screen.label("Lake Bled", 20, 100)
    screen.box(10, 90, 200, 50)
    #expect(screen.kinds() == [])
  }

  @Test func aButtonUnderAnOpaqueViewIsCovered() {
    let button = UIButton(type: .system)
    button.setTitle("Add to favourites", for: .normal)
    screen.add(button, 20, 100, 200, 40)
    screen.box(150, 90, 40, 60)
    #expect(Set(screen.kinds()) == [.covered])
  }

  private func scrollView(inset: CGFloat) -> UIScrollView {
    let view = screen.add(UIScrollView(), 0, 0, 300, 400)
    view.contentSize = CGSize(width: 300, height: 1000)
    view.contentInset.bottom = inset
    screen.label("The last words", 20, 970, to: view)
    screen.box(50, 350, 100, 40)
    return view
  }

  @Test func contentThatCannotBeScrolledClearIsCovered() {
    let view = scrollView(inset: 0)
    #expect(screen.kinds() == [])
    #expect(screen.kinds { view.contentOffset.y = 600 } == [.covered])
  }

  @Test func contentThatCanBeScrolledClearIsNotCovered() {
    let view = scrollView(inset: 60)
    #expect(screen.kinds { view.contentOffset.y = 600 } == [])
  }

  @Test func aMenuThatComesLaterMayCoverAnything() {
    _ = scrollView(inset: 0)
    screen.stage.advance(by: 0.5)
    func open(_ radius: CGFloat) -> [VisualFlaw.Kind] {
      var menu: UIView?
      let kinds = screen.kinds {
        screen.stage.advance(by: 0.5)
        let box = screen.box(10, 80, 280, 60)
        box.layer.cornerRadius = radius
        screen.add(UISwitch(), 20, 10, 60, 30, to: box)
        menu = box
      }
      menu?.removeFromSuperview()
      return kinds
    }
    let text = screen.label("Two hours of rain", 0, 120)
    #expect(open(20) == [])
    #expect(open(0) == [.covered])
    text.removeFromSuperview()
  }

  @Test func aSheetMayCoverAnything() {
    let view = scrollView(inset: 60)
    screen.box(0, 250, 300, 150)
    #expect(screen.kinds { view.contentOffset.y = 600 } == [])
  }
}
