import Foundation
import StageTesting
import Testing
import UIKit

@MainActor @Suite struct MotionFlawTests {
  let screen = FlawScreen()

  private func animate(_ duration: Double = 0.4, _ changes: @escaping () -> Void) {
    UIView.animate(withDuration: duration, animations: changes)
  }

  // MARK: Notches

  @Test func aBoxThatCutsACornerDuringATransitionIsANotch() {
    screen.picture(20, 20, 200, 200)
    let caption = screen.box(20, 240, 120, 60)
    // Up over the lower left corner of the picture and down again.
    let flaws = screen.flaws {
      animate(0.2) { caption.frame.origin.y = 180 }
      screen.stage.advance(by: 0.2)
      animate(0.2) { caption.frame.origin.y = 240 }
    }
    #expect(flaws.map { $0.kind } == [.notch])
    #expect(flaws.first?.subject == "picture")
  }

  @Test func aCaptionAcrossThePictureIsNoNotch() {
    screen.picture(20, 20, 200, 200)
    let caption = screen.box(20, 240, 200, 60)
    let kinds = screen.kinds {
      animate(0.2) { caption.frame.origin.y = 180 }
      screen.stage.advance(by: 0.2)
      animate(0.2) { caption.frame.origin.y = 240 }
    }
    #expect(kinds == [])
  }

  @Test func aBadgeThatStaysOnThePictureIsNoNotch() {
    screen.picture(20, 20, 200, 200)
    let badge = screen.box(20, 240, 60, 60)
    #expect(screen.kinds { animate { badge.frame.origin.y = 160 } } == [])
    // Already there at rest, it moves along.
    #expect(screen.kinds { animate { badge.frame.origin.x = 100 } } == [])
  }

  // MARK: Flashes

  @Test func aViewThatComesAndGoesFlashes() {
    let view = screen.box(20, 20, 100, 100)
    view.alpha = 0
    let flaws = screen.flaws {
      screen.stage.advance(by: 0.5)
      animate(0.08) { view.alpha = 1 }
      screen.stage.advance(by: 0.08)
      animate(0.08) { view.alpha = 0 }
    }
    #expect(flaws.map { $0.kind } == [.flash])
    #expect(flaws.first?.words == "flashes")
    #expect(abs((flaws.first?.time ?? 0) - 0.5) < 0.05)
  }

  @Test func aViewThatIsGoneForAMomentBlinks() {
    let view = screen.box(20, 20, 100, 100)
    let flaws = screen.flaws {
      screen.stage.advance(by: 0.5)
      view.isHidden = true
      screen.stage.advance(by: 0.1)
      view.isHidden = false
    }
    #expect(flaws.map { $0.words } == ["blinks"])
  }

  @Test func aSlowPulseIsNoFlash() {
    let view = screen.box(20, 20, 100, 100)
    view.alpha = 0
    let kinds = screen.kinds {
      animate(0.2) { view.alpha = 1 }
      screen.stage.advance(by: 0.3)
      animate(0.2) { view.alpha = 0 }
    }
    #expect(kinds == [])
  }

  @Test func aButtonUnderAFingerIsNoFlash() {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    screen.add(button, 20, 20, 100, 40)
    let kinds = screen.kinds {
      screen.stage.touchDown(at: CGPoint(x: 50, y: 40))
      screen.stage.advance(by: 0.05)
      screen.stage.touchUp()
    }
    #expect(kinds == [])
  }

  /// The touch comes in the frame from which the opacity rises by more than a small change.
  @Test(arguments: [0.2, 0.29])
  func aChangeThatBeganBeforeATouchIsNoFlash(opacity: Double) {
    let view = screen.box(20, 20, 100, 100)
    view.alpha = 0.2
    let other = screen.box(20, 200, 100, 100)
    let kinds = screen.kinds {
      screen.stage.advance(by: 0.5)
      view.alpha = opacity
      other.frame.origin.y += 10  // so that there is a frame in either case
      screen.stage.advance(by: 1.0 / 60)
      screen.stage.tap(at: CGPoint(x: 300, y: 20))
      view.alpha = 0.6
      screen.stage.advance(by: 2.0 / 60)
      view.alpha = 0.2
    }
    #expect(kinds == (opacity > 0.2 ? [] : [.flash]))
  }

  @Test func aPictureThatFadesOverAViewThatChangesItsShapeIsNoFlash() {
    let view = screen.box(20, 20, 100, 100)
    func change() {
      screen.stage.advance(by: 0.5)
      UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) { view.backgroundColor = .green }
      animate(0.2) { view.frame = CGRect(x: 40, y: 60, width: 200, height: 60) }
    }
    #expect(screen.kinds(change) == [])
    // Somewhere else it is one.
    let flaws = screen.flaws {
      screen.stage.advance(by: 0.5)
      let other = screen.box(20, 300, 60, 60)
      animate(0.2) { other.alpha = 0 }
      screen.stage.advance(by: 0.2)
      other.removeFromSuperview()
    }
    #expect(flaws.map { $0.kind } == [.flash])
  }

  @Test func whatGoesWithItsSuperviewDoesNotFlashByItself() {
    let view = UIView()
    screen.add(view, 20, 20, 200, 200)
    screen.box(0, 0, 100, 100, to: view)
    let kinds = screen.kinds {
      screen.stage.advance(by: 0.5)
      view.removeFromSuperview()
      screen.stage.advance(by: 0.1)
      screen.controller.view.addSubview(view)
    }
    #expect(kinds == [.flash])
  }
}
