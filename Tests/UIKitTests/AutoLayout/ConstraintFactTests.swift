import Stage
import Testing
import UIKit

/// Single facts of UIKit's Auto Layout.
@MainActor @Suite struct ConstraintFactTests {
  private let fixture = ConstraintFixture()

  @Test func prioritiesHaveUIKitsNumbers() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(priorities.map { $0.rawValue } == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(998) + 1)
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test func viewsHaveMarginsOfEightPoints() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
  }

  @Test func aConstraintBetweenViewsWithNothingInCommonIsAMistake() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("its items have no common ancestor. Add them to a view hierarchy first."))
  }

  @Test func aGuideThatNoViewHasCannotBeConstrained() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UILayoutGuide().widthAnchor.constraint(equalToConstant: 10).isActive = true }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Add them to a view hierarchy first."))
  }

  @Test func anActiveConstraintThatIsRequiredStaysRequired() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, box) = (UIView(), UIView())
        view.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        let active = box.widthAnchor.constraint(equalToConstant: 10)
        active.isActive = true
        view.layoutIfNeeded()
        withExtendedLifetime(view) { active.priority = .defaultHigh }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("cannot change to or from required while it is active. Deactivate it first."))
  }

  @Test func whatWasOnlyActivatedMayBecomeAWish() {
    let box = fixture.add()
    let wish = box.widthAnchor.constraint(equalToConstant: 30)
    wish.isActive = true
    wish.priority = .defaultHigh
    fixture.activate(box.widthAnchor.constraint(equalToConstant: 50))
    #expect(box.frame.width == 50)
  }

  @Test func anActiveConstraintDoesNotBecomeRequired() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.priority = .defaultHigh
        width.isActive = true
        width.priority = .defaultLow
        width.isActive = false
        width.priority = .required
        width.priority = .defaultLow
        width.isActive = true
        view.layoutIfNeeded()
        withExtendedLifetime(view) { width.priority = .required }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("cannot change to or from required while it is active. Deactivate it first."))
  }

  @Test func theSameCallsGiveTheSameFramesWhereSeveralAreRight() {
    func frames() -> [CGRect] {
      let fixture = ConstraintFixture()
      let boxes = (0..<5).map { _ in fixture.add() }
      for (box, next) in zip(boxes, boxes.dropFirst()) {
        let order = box.rightAnchor.constraint(lessThanOrEqualTo: next.leftAnchor)
        let width = box.widthAnchor.constraint(greaterThanOrEqualTo: next.widthAnchor)
        NSLayoutConstraint.activate([order, width])
      }
      fixture.activate(boxes[4].rightAnchor.constraint(equalTo: fixture.view.rightAnchor))
      return boxes.map { $0.frame }
    }
    let first = frames()
    for _ in 0..<5 { #expect(frames() == first) }
  }

  @Test func constraintsMayBeReplacedInEveryUpdate() {
    final class Replacing: UIView {
      let box = UIView()
      var left: CGFloat = 0
      var made: [NSLayoutConstraint] = []
      override func updateConstraints() {
        NSLayoutConstraint.deactivate(made)
        made = [
          box.leftAnchor.constraint(equalTo: leftAnchor, constant: left),
          box.topAnchor.constraint(equalTo: topAnchor), box.widthAnchor.constraint(equalToConstant: 10),
          box.heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(made)
        super.updateConstraints()
      }
    }
    let view = Replacing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.box)
    fixture.view.addSubview(view)
    for left in [10, 30, 20] as [CGFloat] {
      view.left = left
      view.setNeedsUpdateConstraints()
      fixture.layOut()
      #expect(view.box.frame == CGRect(x: left, y: 0, width: 10, height: 10))
      #expect(view.constraints.count + view.box.constraints.count == 4)
    }
  }

  @Test func aTargetWithoutPrioritiesIsWantedLessThanAnythingElse() {
    let (view, box) = (UIView(), NaturalView(30, 20))
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let gap = view.rightAnchor.constraint(equalTo: box.rightAnchor)
    gap.priority = UILayoutPriority(60)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor), gap,
    ])
    #expect(view.systemLayoutSizeFitting(CGSize(width: 200, height: 100)) == CGSize(width: 30, height: 100))
    gap.priority = UILayoutPriority(40)
    #expect(view.systemLayoutSizeFitting(CGSize(width: 200, height: 100)) == CGSize(width: 200, height: 100))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10_000)
    #expect(UIView.layoutFittingCompressedSize == .zero)
  }

  @Test func layoutSubviewsGivesTheViewsInItTheFramesThatWereFound() {
    final class Keeping: UIView {
      var places = true
      override func layoutSubviews() { if places { super.layoutSubviews() } }
    }
    let outer = Keeping(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.view.addSubview(outer)
    let middle = fixture.add(to: outer)
    let inner = fixture.add(NaturalView(10, 10), to: middle)
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 20)
    fixture.activate(
      middle.rightAnchor.constraint(equalTo: outer.rightAnchor),
      middle.leftAnchor.constraint(equalTo: inner.leftAnchor),
      middle.topAnchor.constraint(equalTo: outer.topAnchor), inner.topAnchor.constraint(equalTo: middle.topAnchor),
      middle.bottomAnchor.constraint(equalTo: inner.bottomAnchor), left)
    #expect(middle.frame == CGRect(x: 20, y: 0, width: 80, height: 10))
    outer.places = false
    left.constant = 50
    fixture.layOut()
    #expect(middle.frame == CGRect(x: 20, y: 0, width: 80, height: 10))
    outer.places = true
    outer.setNeedsLayout()
    fixture.layOut()
    #expect(middle.frame == CGRect(x: 50, y: 0, width: 50, height: 10) && inner.frame.minX == 0)
  }

  @Test func aViewNamesTheOneWhoseTextCountsForItsBaselines() {
    final class Titled: UIView {
      let title = UILabel()
      override var forLastBaselineLayout: UIView { title }
    }
    let (titled, label) = (fixture.add(Titled()), fixture.add(UILabel()))
    _ = fixture.add(titled.title, to: titled)
    (titled.title.text, label.text) = ("a", "a")
    fixture.activate(
      titled.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 10),
      titled.heightAnchor.constraint(equalToConstant: 100),
      titled.title.topAnchor.constraint(equalTo: titled.topAnchor, constant: 40),
      label.firstBaselineAnchor.constraint(equalTo: titled.firstBaselineAnchor))
    #expect(titled.forFirstBaselineLayout === titled.title && UIView().forFirstBaselineLayout is UILabel == false)
    #expect(label.frame.minY == 50)
  }

  @Test func aViewWithoutTextHasItsFirstBaselineAtItsTopAndTheLastAtItsBottom() {
    let boxes = [fixture.add(NaturalView(10, 10)), fixture.add(NaturalView(10, 10))]
    fixture.activate(
      boxes[0].firstBaselineAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 50),
      boxes[1].lastBaselineAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 50))
    #expect(boxes.map { $0.frame.minY } == [50, 40])
  }

  @Test func theSystemsSpacingBetweenBaselinesIsInWholePixels() {
    let (title, text) = (fixture.add(UILabel()), fixture.add(UILabel()))
    (title.text, text.text) = ("Title", "Text")
    text.font = .systemFont(ofSize: 13.3)
    let spacing = text.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
    let scale = fixture.view.window!.screen.scale
    #expect(spacing.constant > 13.3 && (spacing.constant * scale).truncatingRemainder(dividingBy: 1) == 0)
    text.font = .systemFont(ofSize: 26)
    let wider = text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
    #expect(wider.constant > spacing.constant)
  }

  @Test func theConstantsOfStacksAreTheLargestAndTheSmallestFloat() {
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }

  @Test func proportionsHaveDecreasingPriorities() {
    let views = [NaturalView(20, 10), NaturalView(30, 10), NaturalView(0, 10)]
    let stack = fixture.add(UIStackView(arrangedSubviews: views))
    stack.distribution = .fillProportionally
    fixture.activate(stack.widthAnchor.constraint(equalToConstant: 100))
    #expect(views.map { $0.frame.width } == [40, 60, 0])
    let shares = views.map { view in
      stack.constraints.first { $0.firstItem === view && $0.multiplier != 1 }?.priority.rawValue
        ?? view.constraints.first { $0.firstAttribute == .width }?.priority.rawValue
    }
    #expect(shares == [999, 998, 997])
  }
}
