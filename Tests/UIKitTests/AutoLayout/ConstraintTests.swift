import Stage
import Testing
import UIKit

@MainActor @Suite struct ConstraintTests {
  private let fixture = ConstraintFixture()
  private var view: UIView { fixture.view }

  @Test func anchorsPlaceAViewInItsSuperview() {
    let box = fixture.add()
    fixture.activate(
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 10))
    #expect(box.frame == CGRect(x: 16, y: 20, width: 360, height: 190))
  }

  @Test func newConstraintsAreInactiveRequiredAndEqualToWhatTheyWereMadeOf() {
    let box = fixture.add()
    let constraint = box.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: 3)
    #expect(!constraint.isActive && constraint.priority == .required && constraint.identifier == nil)
    #expect(constraint.firstItem === box && constraint.secondItem === view)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .width)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 0.5 && constraint.constant == 3)
    #expect(view.constraints.isEmpty)
  }

  @Test func theNearestViewAroundItsItemsHoldsAConstraint() {
    let outer = fixture.add()
    let (one, other) = (fixture.add(to: outer), fixture.add(to: outer))
    let between = one.topAnchor.constraint(equalTo: other.bottomAnchor)
    let own = one.widthAnchor.constraint(equalToConstant: 10)
    let around = one.leftAnchor.constraint(equalTo: view.leftAnchor)
    fixture.activate(between, own, around)
    #expect(outer.constraints == [between] && one.constraints == [own] && view.constraints == [around])
    NSLayoutConstraint.deactivate([between, own, around, own])
    #expect(outer.constraints.isEmpty && one.constraints.isEmpty && view.constraints.isEmpty && !own.isActive)
  }

  @Test func aConstraintByAttributesIsTheSame() {
    let box = fixture.add(NaturalView(10, 10))
    fixture.activate(
      NSLayoutConstraint(
        item: box, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 0.5,
        constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .bottomMargin, relatedBy: .equal, toItem: view, attribute: .bottomMargin, multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 40))
    #expect(box.frame.midX == 100 && box.frame.width == 40)
    #expect(box.frame.maxY - box.layoutMargins.bottom == 400 - view.layoutMargins.bottom)
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.width, .height, .left, .notAnAttribute])
  func theSecondAttributeOfANumberIsIgnored(attribute: NSLayoutConstraint.Attribute) {
    let box = fixture.add(NaturalView(10, 10))
    let lengths = [(NSLayoutConstraint.Attribute.width, 40.0), (.height, 30)].map { length, points in
      NSLayoutConstraint(
        item: box, attribute: length, relatedBy: .equal, toItem: nil, attribute: attribute, multiplier: 1,
        constant: points)
    }
    NSLayoutConstraint.activate(lengths)
    fixture.layOut()
    #expect(box.frame.size == CGSize(width: 40, height: 30))
    #expect(lengths.allSatisfy { $0.secondItem == nil && $0.secondAttribute == .notAnAttribute })
  }

  /// UIKit refuses it when it is solved: tests of published libraries make and activate such constraints.
  @Test func aSideMayBePairedWithOneAcrossUntilItIsSolved() {
    let (container, first, second) = (UIView(), UIView(), UIView())
    for view in [first, second] { container.addSubview(view) }
    let constraint = NSLayoutConstraint(
      item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .top, multiplier: 1, constant: 50)
    constraint.isActive = true
    #expect(container.constraints == [constraint] && constraint.secondAttribute == .top)
    constraint.isActive = false
    #expect(container.constraints.isEmpty)
  }

  @Test func itemsMayBeValuesOfAnyType() {
    let box = fixture.add(NaturalView(10, 10))
    let items: [Any] = [box, view]
    fixture.activate(
      NSLayoutConstraint(
        item: items[0], attribute: .width, relatedBy: .equal, toItem: items[1], attribute: .width, multiplier: 0.5,
        constant: 0))
    #expect(box.frame.width == view.bounds.width / 2)
  }

  @Test func aHigherPriorityWinsOverAnyNumberOfLowerOnes() {
    let box = fixture.add()
    for constant in [50.0, 60, 70] {
      let low = box.widthAnchor.constraint(equalToConstant: constant)
      low.priority = UILayoutPriority(749)
      low.isActive = true
    }
    let high = box.widthAnchor.constraint(equalToConstant: 200)
    high.priority = .defaultHigh
    fixture.activate(high)
    #expect(box.frame.width == 200)
    high.priority = .defaultLow
    fixture.layOut()
    #expect(box.frame.width == 60)
  }

  @Test func constantsAndActivityChangeLater() {
    let box = fixture.add()
    let left = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    let wide = box.widthAnchor.constraint(equalToConstant: 90)
    fixture.activate(left, width)
    left.constant = 30
    fixture.layOut()
    #expect(box.frame.minX == 30)
    width.isActive = false
    wide.isActive = true
    fixture.layOut()
    #expect(box.frame.width == 90)
  }

  @Test func naturalSizesHugAndResist() {
    let short = fixture.add(NaturalView(100, 20))
    let long = fixture.add(NaturalView(100, 20))
    fixture.activate(
      short.leftAnchor.constraint(equalTo: view.leftAnchor),
      long.leftAnchor.constraint(equalTo: short.rightAnchor),
      long.rightAnchor.constraint(equalTo: view.rightAnchor))
    #expect(short.frame.width + long.frame.width == 400)
    short.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    fixture.layOut()
    #expect(short.frame.width == 100 && long.frame.width == 300)
    (short.size.width, long.size.width) = (300, 300)
    short.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    fixture.layOut()
    #expect(short.frame.width == 100 && long.frame.width == 300)
    #expect(short.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(short.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func aNaturalSizeThatChangesMovesWhatDependsOnIt() {
    let box = fixture.add(NaturalView(100, 20))
    let next = fixture.add(NaturalView(10, 10))
    fixture.activate(next.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8))
    #expect(next.frame.minY == 28)
    box.size.height = 60
    fixture.layOut()
    #expect(next.frame.minY == 68)
  }

  @Test func aLabelIsAsLargeAsItsText() {
    let label = fixture.add(UILabel())
    label.text = "One"
    fixture.activate(label.topAnchor.constraint(equalTo: view.topAnchor))
    let width = label.frame.width
    #expect(width == label.intrinsicContentSize.width && width > 0)
    label.text = "One, two"
    fixture.layOut()
    #expect(label.frame.width == label.intrinsicContentSize.width && label.frame.width > width)
  }

  @Test func constraintsAreAboutAlignmentRectangles() {
    final class Badged: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 7) }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    }
    let box = fixture.add(Badged())
    fixture.activate(
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10))
    #expect(box.frame == CGRect(x: 350, y: 15, width: 47, height: 35))
    #expect(box.alignmentRect(forFrame: box.frame) == CGRect(x: 350, y: 20, width: 40, height: 30))
    #expect(
      box.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 10, height: 10)).size == CGSize(width: 17, height: 15))
  }

  @Test func distancesBetweenPlacesAreLengths() {
    let (one, other, last) = (
      fixture.add(NaturalView(10, 10)), fixture.add(NaturalView(10, 10)), fixture.add(NaturalView(10, 10))
    )
    fixture.activate(
      one.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      one.rightAnchor.anchorWithOffset(to: other.leftAnchor).constraint(equalToConstant: 30),
      other.rightAnchor.anchorWithOffset(to: last.leftAnchor).constraint(
        equalTo: one.rightAnchor.anchorWithOffset(to: other.leftAnchor), multiplier: 2))
    #expect(other.frame.minX == 60 && last.frame.minX == 130)
  }

  @Test func theSystemsSpacingIsEightPointsAndALineBetweenBaselines() {
    let (title, text) = (fixture.add(UILabel()), fixture.add(UILabel()))
    title.text = "Title"
    text.text = "Text"
    let box = fixture.add(NaturalView(10, 10))
    fixture.activate(
      box.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 2),
      box.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1),
      text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1))
    #expect(box.frame.minX == title.frame.maxX + 16 && box.frame.minY == title.frame.maxY + 8)
    #expect(text.frame.minY == title.frame.minY + text.font.lineHeight.rounded(.up))
  }

  @Test func baselinesAlignTextsOfDifferentSizes() {
    let (small, large) = (fixture.add(UILabel()), fixture.add(UILabel()))
    (small.text, large.text) = ("a", "a")
    large.font = .systemFont(ofSize: 40)
    fixture.activate(
      large.topAnchor.constraint(equalTo: view.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.midY - label.font.lineHeight / 2
        + (label.font.lineHeight - label.font.ascender + label.font.descender) / 2 + label.font.ascender
    }
    #expect(abs(baseline(small) - baseline(large)) <= 0.5)
    let plain = fixture.add(NaturalView(10, 10))
    fixture.activate(plain.lastBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 50))
    #expect(plain.frame.maxY == 50)
  }

  @Test func leadingIsRightWhereReadingGoesFromTheRight() {
    view.semanticContentAttribute = .forceRightToLeft
    let box = fixture.add(NaturalView(40, 10))
    let next = fixture.add(NaturalView(40, 10))
    fixture.activate(
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      next.topAnchor.constraint(equalTo: box.bottomAnchor))
    #expect(box.frame.maxX == 384 && next.frame.maxX == 336)
    view.semanticContentAttribute = .forceLeftToRight
    fixture.layOut()
    #expect(box.frame.minX == 16 && next.frame.minX == 64)
  }

  @Test func framesAreOnWholePixels() {
    let box = fixture.add()
    fixture.activate(
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 0.3),
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0 / 3))
    let scale = view.layer.contentsScale
    #expect(scale > 0)
    let screenScale = view.window!.screen.scale
    #expect((box.frame.minX * screenScale).truncatingRemainder(dividingBy: 1) == 0)
    #expect(abs((box.frame.width * screenScale).rounded() - box.frame.width * screenScale) < 1e-9)
  }

  @Test func aThinLineHasAPixel() {
    let line = fixture.add()
    let scale = view.window!.screen.scale
    let height = line.heightAnchor.constraint(equalToConstant: 0.4 / scale)
    fixture.activate(
      line.leftAnchor.constraint(equalTo: view.leftAnchor), line.rightAnchor.constraint(equalTo: view.rightAnchor),
      line.bottomAnchor.constraint(equalTo: view.bottomAnchor), height)
    #expect(line.frame == CGRect(x: 0, y: 400 - 1 / scale, width: 400, height: 1 / scale))
    height.constant = 0
    fixture.layOut()
    #expect(line.frame.height == 0)
  }

  // MARK: Trees

  @Test func framesAndMasksAreRequiredConstraints() {
    let fixed = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
    view.addSubview(fixed)
    let box = fixture.add(NaturalView(10, 10))
    fixture.activate(
      box.leftAnchor.constraint(equalTo: fixed.rightAnchor), box.topAnchor.constraint(equalTo: fixed.bottomAnchor))
    #expect(box.frame.origin == CGPoint(x: 130, y: 90) && fixed.frame == CGRect(x: 30, y: 40, width: 100, height: 50))
    fixed.frame.origin.x = 60
    fixture.layOut()
    #expect(box.frame.minX == 160)
    #expect(fixed.translatesAutoresizingMaskIntoConstraints && !box.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theMaskOfAViewThatConstraintsPlaceDoesNotCount() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(outer)
    let box = fixture.add(to: outer)
    box.autoresizingMask = [.flexibleWidth]
    fixture.activate(
      box.widthAnchor.constraint(equalToConstant: 30), box.heightAnchor.constraint(equalTo: outer.heightAnchor))
    outer.frame.size = CGSize(width: 200, height: 300)
    fixture.layOut()
    #expect(box.frame.size == CGSize(width: 30, height: 300))
  }

  @Test func viewsInsideViewsArePlacedInTheirCoordinates() {
    let outer = fixture.add()
    let inner = fixture.add(to: outer)
    fixture.activate(
      outer.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 50),
      outer.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      outer.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: view.centerXAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20))
    #expect(outer.frame == CGRect(x: 50, y: 50, width: 155, height: 30))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 145, height: 20))
  }

  @Test func aConstraintMayReachThroughAViewWithAFrame() {
    let outer = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
    view.addSubview(outer)
    let inner = fixture.add(NaturalView(20, 20), to: outer)
    fixture.activate(
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 130))
    #expect(inner.frame.origin == CGPoint(x: 30, y: 0))
    outer.frame.origin.x = 110
    fixture.layOut()
    #expect(inner.frame.origin == CGPoint(x: 20, y: 0))
  }

  @Test func aTreeThatWasMadeBeforeItIsShownIsPlacedWithTheRest() {
    let outer = UIView()
    outer.translatesAutoresizingMaskIntoConstraints = false
    let inner = fixture.add(NaturalView(20, 20), to: outer)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    view.addSubview(outer)
    fixture.activate(outer.rightAnchor.constraint(equalTo: view.rightAnchor))
    #expect(outer.frame == CGRect(x: 360, y: 0, width: 40, height: 20) && inner.frame.minX == 10)
    outer.removeFromSuperview()
    #expect(view.constraints.isEmpty && outer.constraints.count == 4)
    let other = fixture.add(to: view)
    other.addSubview(outer)
    fixture.activate(
      outer.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 3),
      other.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7))
    #expect(outer.frame == CGRect(x: 3, y: 0, width: 40, height: 20) && other.frame.minX == 7)
  }

  @Test func contentOfAScrollViewIsAsLargeAsConstraintsSpecify() {
    let scrollView = fixture.add(UIScrollView())
    let content = fixture.add(to: scrollView)
    fixture.activate(
      scrollView.leftAnchor.constraint(equalTo: view.leftAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.widthAnchor.constraint(equalToConstant: 300), scrollView.heightAnchor.constraint(equalToConstant: 200),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 920))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    scrollView.contentOffset.y = 100
    fixture.layOut()
    #expect(content.frame.minY == 10 && scrollView.contentOffset.y == 100)
  }

  @Test func constraintsThatAViewIsNamedInAreFound() {
    let box = fixture.add()
    let width = box.widthAnchor.constraint(equalToConstant: 30)
    let top = box.topAnchor.constraint(equalTo: view.topAnchor)
    fixture.activate(width, top)
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [width])
    #expect(box.constraintsAffectingLayout(for: .vertical) == [top])
  }
}
