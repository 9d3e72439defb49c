import Stage
import Testing
import UIKit

@MainActor @Suite struct UIStackViewTests {
  private let fixture = ConstraintFixture()

  /// 300 by 100 points.
  private func stack(_ views: [UIView], _ setUp: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = fixture.add(UIStackView(arrangedSubviews: views))
    setUp(stack)
    fixture.activate(
      stack.widthAnchor.constraint(equalToConstant: 300), stack.heightAnchor.constraint(equalToConstant: 100))
    return stack
  }

  private func boxes(_ widths: CGFloat...) -> [NaturalView] { widths.map { NaturalView($0, 20) } }

  @Test func aStackBeginsWithTheDefaultsOfUIKit() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
  }

  @Test func viewsFillItByTheirHuggingPriorities() {
    let views = boxes(50, 60, 70)
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    _ = stack(views) { $0.spacing = 10 }
    #expect(views.map { $0.frame.width } == [50, 160, 70])
    #expect(views.map { $0.frame.minX } == [0, 60, 230] && views.allSatisfy { $0.frame.height == 100 })
  }

  @Test func viewsShrinkByTheirResistance() {
    let views = boxes(200, 150)
    views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    _ = stack(views)
    #expect(views.map { $0.frame.width } == [150, 150])
  }

  @Test func viewsAreEquallyLong() {
    let views = boxes(10, 60, 70)
    _ = stack(views) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(views.map { $0.frame.width } == [90, 90, 90])
  }

  @Test func viewsShareInProportionToTheirNaturalLengths() {
    let views = boxes(20, 40, 40)
    _ = stack(views) { $0.distribution = .fillProportionally }
    #expect(views.map { $0.frame.width } == [60, 120, 120])
    views[0].size.width = 120
    fixture.layOut()
    #expect(views.map { $0.frame.width } == [180, 60, 60])
  }

  @Test func spacingCountsInTheProportionsOfViews() {
    let views = boxes(20, 40, 40)
    _ = stack(views) {
      $0.distribution = .fillProportionally
      $0.spacing = 25
    }
    #expect(views.map { $0.frame.width } == [40, 80, 130])
  }

  @Test func viewsWithoutLengthShareEqually() {
    let views = [UIView(), UIView()]
    _ = stack(views) { $0.distribution = .fillProportionally }
    #expect(views.map { $0.frame.width } == [150, 150])
  }

  @Test func whatIsLeftLiesBetweenViewsInEqualParts() {
    let views = boxes(20, 40, 60)
    let stack = stack(views) { $0.distribution = .equalSpacing }
    #expect(views.map { $0.frame.minX } == [0, 110, 240])
    #expect(views.map { $0.frame.width } == [20, 40, 60])
    stack.spacing = 100
    fixture.layOut()
    #expect(views[1].frame.minX - views[0].frame.maxX == 100)
  }

  @Test func middlesAreEquallyFarFromEachOther() {
    let views = boxes(20, 40, 60)
    _ = stack(views) { $0.distribution = .equalCentering }
    #expect(views.map { $0.frame.midX } == [10, 140, 270])
  }

  @Test func alignmentSaysWhereViewsAreAcrossTheAxis() {
    let views = boxes(20, 40)
    let stack = stack(views) { $0.alignment = .top }
    #expect(views.map { $0.frame.minY } == [0, 0] && views[0].frame.height == 20)
    stack.alignment = .center
    fixture.layOut()
    #expect(views.map { $0.frame.minY } == [40, 40])
    stack.alignment = .bottom
    fixture.layOut()
    #expect(views.map { $0.frame.maxY } == [100, 100])
    stack.axis = .vertical
    stack.alignment = .trailing
    fixture.layOut()
    #expect(views.map { $0.frame.maxX } == [300, 300] && views[1].frame.maxY == 100)
  }

  @Test func textsAreAlignedAtTheirBaselines() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("a", "a")
    large.font = .systemFont(ofSize: 40)
    let stack = fixture.add(UIStackView(arrangedSubviews: [small, large]))
    stack.alignment = .firstBaseline
    fixture.activate(stack.topAnchor.constraint(equalTo: fixture.view.topAnchor))
    #expect(small.frame.minY > 10 && large.frame.minY == 0 && small.frame.maxY < large.frame.maxY)
    #expect(stack.frame.height == large.frame.height)
    #expect(stack.forFirstBaselineLayout === large)
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === small && stack.forLastBaselineLayout === large)
  }

  @Test func spacingBelongsToTheViewBeforeIt() {
    let views = boxes(20, 20, 20)
    let stack = stack(views) {
      $0.spacing = 10
      $0.setCustomSpacing(40, after: views[0])
      $0.distribution = .fillEqually
    }
    #expect(views[1].frame.minX - views[0].frame.maxX == 40 && views[2].frame.minX - views[1].frame.maxX == 10)
    stack.insertArrangedSubview(views[0], at: 2)
    fixture.layOut()
    #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
    #expect(views[0].frame.minX - views[1].frame.maxX == 10 && views[2].frame.minX - views[0].frame.maxX == 40)
    stack.removeArrangedSubview(views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault && views[0].superview === stack)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    fixture.layOut()
    #expect(views[2].frame.minX - views[1].frame.maxX == 8)
    stack.spacing = UIStackView.spacingUseDefault
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    fixture.layOut()
    #expect(views[2].frame.minX == views[1].frame.maxX)
  }

  @Test func aHiddenViewTakesNoSpaceAndStaysArranged() {
    let views = boxes(20, 20, 20)
    let stack = stack(views) {
      $0.spacing = 12
      $0.distribution = .fillEqually
    }
    views[1].isHidden = true
    fixture.layOut()
    #expect(views[0].frame.width == 144 && views[2].frame.minX == 156 && views[1].frame.width == 0)
    #expect(stack.arrangedSubviews.count == 3)
    views[1].isHidden = false
    fixture.layOut()
    #expect(views.map { $0.frame.width } == [92, 92, 92])
  }

  @Test func hidingIsAnimated() {
    let views = boxes(20, 20)
    let stack = stack(views) { $0.distribution = .fillEqually }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[0].isHidden = true
      stack.layoutIfNeeded()
    }
    fixture.screen.stage.advance(by: 0.5)
    #expect(isNear(Double(fixture.screen.seen(views[1]).bounds.width), 225, 1e-6))
    fixture.screen.stage.advance(by: 0.5)
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  private func seen(_ view: UIView) -> CGRect { fixture.screen.seen(view).untransformedFrame }

  @Test func whatIsHiddenInAnAnimationShrinksInTheGapAndIsGoneAtTheEnd() {
    let views = boxes(60, 60, 60)
    _ = stack(views) {
      $0.spacing = 30
      $0.distribution = .fillEqually
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    #expect(views[1].isHidden && !views[1].layer.isHidden)
    #expect(views[0].frame.width == 135 && views[2].frame.minX == 165)
    fixture.screen.stage.advance(by: 0.5)
    // From 80 points at 110 to nothing in the middle of the gap, at 150; across the stack it stays.
    #expect(seen(views[1]) == CGRect(x: 130, y: 0, width: 40, height: 100))
    #expect(seen(views[0]).width == 107.5 && seen(views[2]).minX == 192.5)
    #expect(!views[1].layer.isHidden)
    fixture.screen.stage.advance(by: 0.5)
    #expect(views[1].layer.isHidden)
    #expect(views[1].frame == CGRect(x: 150, y: 0, width: 0, height: 100))
    #expect(seen(views[0]) == views[0].frame && seen(views[2]) == views[2].frame)
  }

  @Test func whatIsShownInAnAnimationGrowsOutOfTheGap() {
    let views = boxes(60, 60, 60)
    _ = stack(views) {
      $0.distribution = .fillEqually
      views[1].isHidden = true
    }
    #expect(views[1].layer.isHidden)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    #expect(!views[1].layer.isHidden && views[1].frame.width == 100)
    fixture.screen.stage.advance(by: 0.5)
    #expect(seen(views[1]) == CGRect(x: 125, y: 0, width: 50, height: 100))
  }

  @Test func hidingMayBeTurnedBackMidway() {
    let views = boxes(60, 60)
    _ = stack(views) { $0.distribution = .fillEqually }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    fixture.screen.stage.advance(by: 0.5)
    #expect(seen(views[0]).width == 75)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = false }
    fixture.screen.stage.advance(by: 0)
    #expect(seen(views[0]).width == 75)
    fixture.screen.stage.advance(by: 0.6)
    // The first block is over, and what it wanted to hide is shown.
    #expect(!views[0].layer.isHidden && !views[0].isHidden)
    fixture.screen.stage.advance(by: 0.4)
    #expect(seen(views[0]) == CGRect(x: 0, y: 0, width: 150, height: 100))
    views[0].isHidden = true
    #expect(views[0].layer.isHidden)
  }

  @Test func aStackBecomesShorterForWhatItHides() {
    let views = [NaturalView(20, 30), NaturalView(40, 50)]
    let stack = fixture.add(UIStackView(arrangedSubviews: views))
    fixture.activate(stack.topAnchor.constraint(equalTo: fixture.view.topAnchor))
    #expect(stack.frame.size == CGSize(width: 60, height: 50))
    views[1].isHidden = true
    fixture.layOut()
    #expect(stack.frame.size == CGSize(width: 20, height: 30))
    views[1].isHidden = false
    fixture.layOut()
    #expect(stack.frame.size == CGSize(width: 60, height: 50) && views[1].frame.size == CGSize(width: 40, height: 50))
  }

  @Test func aRequiredLengthGivesWayToHiding() {
    let views = boxes(60, 60)
    let width = views[0].widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    _ = stack(views)
    #expect(views.map { $0.frame.width } == [80, 220])
    views[0].isHidden = true
    fixture.layOut()
    #expect(views.map { $0.frame.width } == [0, 300])
    views[0].isHidden = false
    fixture.layOut()
    #expect(views.map { $0.frame.width } == [80, 220])
  }

  @Test func viewsStayWithinTheMarginsIfToldTo() {
    let views = boxes(20, 20)
    _ = stack(views) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 30)
      $0.distribution = .fillEqually
    }
    #expect(views[0].frame == CGRect(x: 20, y: 5, width: 125, height: 90) && views[1].frame.maxX == 270)
  }

  @Test func verticalSpacingMayBeBetweenBaselines() {
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "a" }
    let stack = fixture.add(UIStackView(arrangedSubviews: labels))
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 50
    fixture.activate(stack.topAnchor.constraint(equalTo: fixture.view.topAnchor))
    #expect(labels[1].frame.minY - labels[0].frame.minY == 50)
  }

  @Test func aStackIsAsLargeAsItsViewsNeed() {
    let views = [NaturalView(20, 30), NaturalView(40, 50)]
    let stack = fixture.add(UIStackView(arrangedSubviews: views))
    stack.spacing = 5
    stack.alignment = .center
    fixture.activate(stack.topAnchor.constraint(equalTo: fixture.view.topAnchor))
    #expect(stack.frame.size == CGSize(width: 65, height: 50))
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 65, height: 50))
    views[1].removeFromSuperview()
    fixture.layOut()
    #expect(stack.arrangedSubviews == [views[0]] && stack.frame.size == CGSize(width: 20, height: 30))
  }

  @Test func aStackReadsFromTheRightWhereItsLanguageDoes() {
    let views = boxes(20, 20)
    _ = stack(views) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.distribution = .fillEqually
    }
    #expect(views[0].frame.minX == 150 && views[1].frame.minX == 0)
  }
}
