import Stage
import Testing
import UIKit

@MainActor @Suite struct TraitTests {
  private final class Diary: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.append("\(previous!.userInterfaceStyle == .dark) \(traitCollection.userInterfaceStyle == .dark)")
    }
  }

  @Test func aScreenIsLightReadFromLeftToRightAndCompactWhereItIsNarrow() {
    let screen = Screen(width: 390, height: 844)
    let traits = screen.view.traitCollection
    #expect(traits.userInterfaceStyle == .light && traits.layoutDirection == .leftToRight)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    screen.stage.resize(to: CGSize(width: 844, height: 390))
    #expect(screen.view.traitCollection.horizontalSizeClass == .regular)
    #expect(screen.controller.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aScreenIsAPhonesUnlessBothSidesHave600Points() {
    let screen = Screen(width: 599, height: 1024)
    var changes = 0
    screen.controller.registerForTraitChanges([UITraitUserInterfaceIdiom.self]) { (_: UIViewController, _) in
      changes += 1
    }
    #expect(screen.view.traitCollection.userInterfaceIdiom == .phone)
    #expect(screen.view.traitCollection.forceTouchCapability == .unavailable)
    screen.stage.resize(to: CGSize(width: 1024, height: 600))
    #expect(screen.view.traitCollection.userInterfaceIdiom == .pad && changes == 1)
    screen.stage.resize(to: CGSize(width: 600, height: 1024))
    #expect(changes == 1)
  }

  @Test func theLastOfSeveralCollectionsDecidesTheIdiom() {
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(),
    ])
    #expect(phone.userInterfaceIdiom == .phone && phone.forceTouchCapability == .available)
    #expect(UITraitCollection().userInterfaceIdiom == .unspecified)
    #expect(UITraitCollection().forceTouchCapability == .unknown)
    #expect(!phone.isEqual(UITraitCollection(userInterfaceIdiom: .phone)))
  }

  @Test func increasedContrastChangesSystemColoursOnTheScreen() {
    let screen = Screen(width: 390, height: 844)
    let box = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    box.backgroundColor = .systemBlue
    var changes: [UIAccessibilityContrast] = []
    screen.controller.registerForTraitChanges([UITraitAccessibilityContrast.self]) {
      (controller: UIViewController, _) in
      changes.append(controller.traitCollection.accessibilityContrast)
    }
    #expect(box.traitCollection.accessibilityContrast == .normal && !UIAccessibility.isDarkerSystemColorsEnabled)
    let normal = box.layer.backgroundColor
    screen.stage.traitCollection = UITraitCollection(accessibilityContrast: .high)
    #expect(box.layer.backgroundColor == UIColor(red: 30 / 255, green: 110 / 255, blue: 244 / 255, alpha: 1).cgColor)
    #expect(changes == [.high] && UIAccessibility.isDarkerSystemColorsEnabled)
    screen.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(changes == [.high, .normal])
    screen.stage.traitCollection = UITraitCollection()
    #expect(box.layer.backgroundColor == normal)
  }

  @Test func dynamicColoursDifferByContrast() {
    let (normal, high) = (
      UITraitCollection(accessibilityContrast: .normal), UITraitCollection(accessibilityContrast: .high)
    )
    #expect(high.hasDifferentColorAppearance(comparedTo: normal) && !high.isEqual(normal))
    #expect(UITraitCollection(traitsFrom: [high, UITraitCollection()]).accessibilityContrast == .high)
    #expect(UITraitCollection().accessibilityContrast == .unspecified)
    let color = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
    #expect(color.resolvedColor(with: high) == .black && color.resolvedColor(with: normal) == .gray)
  }

  @Test func viewsInAWindowAreNotifiedOfNewTraits() {
    let screen = Screen()
    let diary = screen.add(Diary())
    screen.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    defer { screen.stage.traitCollection = UITraitCollection() }
    #expect(diary.log == ["false true"])
    #expect(diary.traitCollection.horizontalSizeClass == .compact)  // the screen's, as it was not set
    screen.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(diary.log.count == 1)
  }

  @Test func aClosureIsNotifiedOfTheTraitsThatItWasRegisteredFor() {
    let screen = Screen()
    let view = screen.add(UIView())
    var log: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]) {
      (view: UIView, previous) in
      log.append("view \(previous.userInterfaceStyle == .dark) \(view.traitCollection.userInterfaceStyle == .dark)")
    }
    screen.controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { controller, _ in
      log.append("controller \(controller.traitCollection.preferredContentSizeCategory.rawValue)")
    }
    screen.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(log == ["view false true"])
    screen.stage.traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(preferredContentSizeCategory: .small),
    ])
    #expect(log == ["view false true", "controller UICTContentSizeCategoryS"])
    view.unregisterForTraitChanges(registration)
    screen.stage.traitCollection = UITraitCollection()
    #expect(log.count == 3)  // the controller's, of the category
  }

  @Test func aTraitThatWasSetOutlivesResizing() {
    let screen = Screen()
    screen.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    defer { screen.stage.traitCollection = UITraitCollection() }
    screen.stage.resize(to: CGSize(width: 1000, height: 700))
    #expect(screen.view.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aPointIsAPixelUnlessTheStageSetsAScale() {
    let screen = Screen()
    #expect(screen.view.traitCollection.displayScale == 1 && UIScreen.main.scale == 1)
    #expect(UITraitCollection().displayScale == 0)
    screen.stage.traitCollection = UITraitCollection(displayScale: 3)
    defer { screen.stage.traitCollection = UITraitCollection() }
    #expect(screen.view.traitCollection.displayScale == 3 && UIScreen.main.scale == 3)
    #expect(screen.view.traitCollection.userInterfaceStyle == .light)
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
  }

  @Test func traitCollectionsAreComparedAndCombinedTraitByTrait() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [dark, wide])
    #expect(both.containsTraits(in: dark) && both.containsTraits(in: wide) && !dark.containsTraits(in: both))
    #expect(both.containsTraits(in: nil) && both == UITraitCollection(traitsFrom: [wide, dark]) && both != dark)
    let light = UITraitCollection(traitsFrom: [both, UITraitCollection(userInterfaceStyle: .light)])
    #expect(light.userInterfaceStyle == .light && light.horizontalSizeClass == .regular)
    #expect(light.hasDifferentColorAppearance(comparedTo: both) && !wide.hasDifferentColorAppearance(comparedTo: wide))
  }

  @Test func theDirectionOfReadingTurnsLeadingAndTrailingRound() {
    let screen = Screen()
    let view = screen.add(UIView())
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(view.layoutMargins.left == 1)
    screen.stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.layoutMargins.left == 2 && view.directionalLayoutMargins.leading == 1)
    view.semanticContentAttribute = .playback
    #expect(view.layoutMargins.left == 1)
    screen.stage.traitCollection = UITraitCollection(layoutDirection: .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins.left == 2)
  }

  @Test func semanticContentDecidesAboutItsDirection() {
    typealias Direction = UIUserInterfaceLayoutDirection
    func direction(_ attribute: UISemanticContentAttribute, _ direction: Direction) -> Direction {
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
    }
    #expect(direction(.unspecified, .rightToLeft) == .rightToLeft)
    #expect(direction(.unspecified, .leftToRight) == .leftToRight)
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      #expect(direction(attribute, .rightToLeft) == .leftToRight)
    }
    #expect(direction(.forceRightToLeft, .leftToRight) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }

  @Test func fittingSizesAreThoseOfSizeThatFitsUnlessTheTargetIsRequired() {
    final class Elastic: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2 + 10, height: 30) }
    }
    let view = Elastic()
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 10, height: 30))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 5010, height: 30))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 30))
  }

  @Test func anInvalidIntrinsicSizeLaysOutTheSuperview() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let screen = Screen()
    let outer = screen.add(Counting())
    let inner = screen.add(UIView(), to: outer)
    screen.stage.advance(by: 0.1)
    let before = outer.layouts
    inner.invalidateIntrinsicContentSize()
    screen.stage.advance(by: 0.1)
    #expect(outer.layouts == before + 1)
  }
}
