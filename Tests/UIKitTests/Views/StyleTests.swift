import CoreGraphics
import Stage
import Testing
import UIKit

/// Light and dark, and what views make of them.
@MainActor @Suite struct StyleTests {
  private let screen = Screen()
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let white = UIColor.white.cgColor
  private let black = UIColor.black.cgColor

  private func textColor(_ label: UILabel) -> CGColor? {
    if case .text(let text) = label.layer.content { text.runs.first?.color } else { nil }
  }

  @Test func aBackgroundFollowsTheStyle() {
    let view = screen.add(UIView())
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == white)
    screen.stage.traitCollection = dark
    #expect(view.layer.backgroundColor == black && view.backgroundColor == .systemBackground)
    view.backgroundColor = .label
    #expect(view.layer.backgroundColor == white)
    view.backgroundColor = .red
    #expect(view.backgroundColor == .red)
    screen.stage.traitCollection = UITraitCollection()
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func aBackgroundThatTheLayerGotMeanwhileStays() {
    let view = screen.add(UIView())
    view.backgroundColor = .label
    view.layer.backgroundColor = UIColor.red.cgColor
    screen.stage.traitCollection = dark
    defer { screen.stage.traitCollection = UITraitCollection() }
    #expect(view.backgroundColor == .red)
  }

  @Test func textFollowsTheStyle() {
    let label = screen.add(UILabel())
    label.text = "Text"
    #expect(textColor(label) == black)
    screen.stage.traitCollection = dark
    #expect(textColor(label) == white && label.textColor == .label)
    label.attributedText = NSAttributedString(
      string: "Text", attributes: [.foregroundColor: UIColor.systemBackground])
    #expect(textColor(label) == black)
    screen.stage.traitCollection = UITraitCollection()
    #expect(textColor(label) == white)
  }

  @Test func aViewThatComesOnScreenTakesItsColours() {
    screen.stage.advance(by: 0)
    let label = UILabel()
    label.text = "Text"
    let around = UIView()
    around.addSubview(label)
    screen.stage.traitCollection = dark
    defer { screen.stage.traitCollection = UITraitCollection() }
    #expect(textColor(label) == black)
    screen.view.addSubview(around)
    #expect(textColor(label) == white)
  }

  @Test func aStyleOfItsOwnCountsForAViewAndAllInIt() {
    let around = screen.add(UIView())
    let label = screen.add(UILabel(), to: around)
    label.text = "Text"
    around.overrideUserInterfaceStyle = .dark
    #expect(label.traitCollection.userInterfaceStyle == .dark && textColor(label) == white)
    #expect(screen.view.traitCollection.userInterfaceStyle == .light)
    label.overrideUserInterfaceStyle = .light
    #expect(textColor(label) == black)
    around.overrideUserInterfaceStyle = .unspecified
    label.overrideUserInterfaceStyle = .unspecified
    screen.stage.traitCollection = dark
    defer { screen.stage.traitCollection = UITraitCollection() }
    #expect(textColor(label) == white)
  }

  @Test func aControllerAndAWindowHaveStyles() {
    let label = screen.add(UILabel())
    label.text = "Text"
    screen.controller.overrideUserInterfaceStyle = .dark
    #expect(screen.controller.traitCollection.userInterfaceStyle == .dark && textColor(label) == white)
    label.window?.overrideUserInterfaceStyle = .dark
    screen.controller.overrideUserInterfaceStyle = .light
    #expect(textColor(label) == black && label.window?.traitCollection.userInterfaceStyle == .dark)
    screen.controller.overrideUserInterfaceStyle = .unspecified
    #expect(textColor(label) == white)
  }

  @Test func aViewIsNotifiedOfAStyleOnceAndOnlyIfItIsAnother() {
    final class Diary: UIView {
      var changes = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { changes += 1 }
        layer.borderColor = UIColor.label.cgColor
      }
    }
    let diary = screen.add(Diary())
    let inner = screen.add(Diary(), to: diary)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.changes == 0)
    diary.overrideUserInterfaceStyle = .dark
    #expect(diary.changes == 1 && inner.changes == 0)
    #expect(diary.layer.borderColor == white)  // its own traits are current while it is told
    screen.stage.traitCollection = dark
    defer { screen.stage.traitCollection = UITraitCollection() }
    #expect(diary.changes == 1)
  }

  @Test func aViewThatMovesBetweenStylesChanges() {
    let (light, dark) = (screen.add(UIView()), screen.add(UIView()))
    dark.overrideUserInterfaceStyle = .dark
    let label = screen.add(UILabel(), to: light)
    label.text = "Text"
    dark.addSubview(label)
    #expect(textColor(label) == white)
    light.addSubview(label)
    #expect(textColor(label) == black)
  }

  @Test func inItsLayoutAViewsTraitsAreCurrent() {
    final class Framed: UIView {
      override func layoutSubviews() { layer.borderColor = UIColor.label.cgColor }
    }
    let view = screen.add(Framed(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(view.layer.borderColor == black)
    view.overrideUserInterfaceStyle = .dark
    view.setNeedsLayout()
    screen.stage.advance(by: 0.1)
    #expect(view.layer.borderColor == white)
    #expect(UIColor.label.cgColor == black)
    screen.stage.traitCollection = dark
    defer { screen.stage.traitCollection = UITraitCollection() }
    #expect(UIColor.label.cgColor == white)  // elsewhere the screen's are
  }

  @Test func aStyleThatIsSetInAnAnimationIsAnimated() {
    let view = screen.add(UIView())
    view.backgroundColor = .systemBackground
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [screen] in
      screen.controller.overrideUserInterfaceStyle = .dark
    }
    screen.stage.advance(by: 0.5)
    #expect(view.layer.backgroundColor == black)
    let seen = screen.seen(view).backgroundColor
    #expect(isNear(Double(seen?.red ?? 0), 0.5, 1e-6))
    screen.stage.advance(by: 0.6)
    #expect(screen.seen(view).backgroundColor == black)
  }

  @Test func whatIsPresentedOverSomethingIsElevated() {
    screen.stage.traitCollection = dark
    defer { screen.stage.traitCollection = UITraitCollection() }
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    #expect(sheet.view.layer.backgroundColor == black)
    screen.controller.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.view.backgroundColor?.resolvedColor(with: sheet.traitCollection).cgColor != black)
    #expect(sheet.view.layer.backgroundColor?.red == 28.0 / 255)
    sheet.dismiss(animated: false)
    screen.stage.advance(by: 0.1)
    sheet.modalPresentationStyle = .fullScreen
    screen.controller.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceLevel == .base && sheet.view.layer.backgroundColor == black)
  }
}

@MainActor @Suite struct TintTests {
  private let screen = Screen()

  private final class Diary: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  @Test func aTintIsThatOfTheNearestViewThatHasOne() {
    let outer = screen.add(UIView())
    let inner = screen.add(Diary(), to: outer)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed && inner.changes == 1)
    inner.tintColor = .systemGreen
    outer.tintColor = .systemPink
    #expect(inner.tintColor == .systemGreen && inner.changes == 2)
    inner.tintColor = nil
    #expect(inner.tintColor == .systemPink && inner.changes == 3)
    screen.view.addSubview(inner)
    #expect(inner.tintColor == .systemBlue && inner.changes == 4)
  }

  @Test func whatIsShownInTheTintFollowsIt() {
    let outer = screen.add(UIView())
    let inner = screen.add(UIView(), to: outer)
    inner.backgroundColor = .tintColor
    #expect(inner.layer.backgroundColor?.blue == 1)
    outer.tintColor = .red
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    outer.tintColor = .label
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test func aDimmedTintIsGrey() {
    let view = screen.add(Diary())
    view.tintColor = .red
    screen.view.tintAdjustmentMode = .dimmed
    var white: CGFloat = 0
    #expect(view.tintColor.getWhite(&white, alpha: nil) && white > 0.2 && white < 0.4)
    #expect(view.changes == 2 && view.tintAdjustmentMode == .dimmed)
    view.tintAdjustmentMode = .normal
    #expect(view.tintColor == .red)
  }

  @Test func aButtonIsTitledInTheTint() {
    let button = screen.add(UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    button.tintColor = .red
    guard case .text(let text) = button.titleLabel!.layer.content else {
      Issue.record("no title")
      return
    }
    #expect(text.runs.first?.color == UIColor.red.cgColor)
  }
}
