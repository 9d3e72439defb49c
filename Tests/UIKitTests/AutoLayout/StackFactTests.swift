import Stage
import Testing
import UIKit

/// Single facts of UIKit's stacks.
@MainActor @Suite struct StackFactTests {
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

  private func text(_ string: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = string
    label.font = .systemFont(ofSize: size)
    return label
  }

  // MARK: Along the axis

  @Test func amongEqualsTheFirstViewGrowsAndTheLastOneShrinks() {
    let views = boxes(50, 50, 50)
    let stack = stack(views)
    func widths() -> [CGFloat] { stack.arrangedSubviews.map { $0.frame.width } }
    #expect(widths() == [200, 50, 50])
    stack.insertArrangedSubview(views[2], at: 0)
    fixture.layOut()
    #expect(widths() == [200, 50, 50] && views[2].frame.width == 200)
    for view in views { view.size.width = 120 }
    fixture.layOut()
    #expect(widths() == [120, 120, 60])
    stack.addArrangedSubview(views[2])
    stack.distribution = .equalSpacing
    fixture.layOut()
    #expect(widths() == [120, 120, 60] && views[2].frame.width == 60)
    views[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    stack.distribution = .fill
    for view in views { view.size.width = 50 }
    fixture.layOut()
    #expect(views.map { $0.frame.width } == [50, 200, 50])
  }

  @Test func equalLengthsAreThatOfTheFirstViewAndRequired() {
    let views = boxes(10, 20, 30)
    let stack = stack(views) { $0.distribution = .fillEqually }
    let lengths = stack.constraints.filter { $0.firstAttribute == .width && $0.secondAttribute == .width }
    #expect(lengths.count == 2 && lengths.allSatisfy { $0.secondItem === views[0] && $0.priority == .required })
    #expect(lengths.allSatisfy { $0.relation == .equal && $0.multiplier == 1 && $0.constant == 0 })
  }

  @Test func proportionsOfViewsWithoutNaturalLengthAreThoseOfWhatIsInThem() {
    let views = (1...2).map { number in
      let view = UIView()
      let inner = fixture.add(NaturalView(40 * CGFloat(number), 10), to: view)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        view.rightAnchor.constraint(greaterThanOrEqualTo: inner.rightAnchor),
      ])
      return view
    }
    _ = stack(views) { $0.distribution = .fillProportionally }
    #expect(views.map { $0.frame.width } == [100, 200])
  }

  @Test func centresAreNoNearerThanSpacingAllows() {
    let views = boxes(20, 100, 20)
    let stack = stack(views) {
      $0.distribution = .equalCentering
      $0.spacing = 30
    }
    #expect(views.map { $0.frame.midX } == [10, 150, 290])
    stack.spacing = 80
    fixture.layOut()
    #expect(views[1].frame.minX - views[0].frame.maxX == 80 && views[2].frame.minX - views[1].frame.maxX == 80)
  }

  @Test func aHiddenViewHasNoGapOfItsOwn() {
    let views = boxes(20, 20, 20)
    let stack = stack(views) {
      $0.distribution = .fillEqually
      $0.spacing = 10
      $0.setCustomSpacing(40, after: views[1])
      views[1].isHidden = true
    }
    #expect(views[2].frame.minX - views[0].frame.maxX == 10)
    views[1].isHidden = false
    views[2].isHidden = true
    fixture.layOut()
    #expect(views[1].frame.maxX == 300 && views[1].frame.minX - views[0].frame.maxX == 10)
    views[0].isHidden = true
    fixture.layOut()
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(stack.customSpacing(after: views[1]) == 40)
  }

  @Test func sidesAreOnWholePixels() {
    let views = boxes(20, 20, 20)
    _ = stack(views) {
      $0.distribution = .fillEqually
      $0.spacing = 10.3
    }
    let scale = fixture.view.window!.screen.scale
    for side in views.flatMap({ [$0.frame.minX, $0.frame.maxX] }) {
      #expect(isNear(Double(side * scale), Double((side * scale).rounded())))
    }
    #expect(views[0].frame.minX == 0 && views[2].frame.maxX == 300)
  }

  // MARK: Baselines

  @Test func spacingIsBetweenBaselinesInVerticalStacksOnly() {
    let labels = [text("a"), text("a")]
    let stack = stack(labels) {
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 50
    }
    #expect(labels[1].frame.minX - labels[0].frame.maxX == 50)
    stack.axis = .vertical
    fixture.layOut()
    #expect(labels[1].frame.minY - labels[0].frame.maxY < 50)
  }

  @Test func viewsOfAVerticalStackThatAreToBeAlignedAtBaselinesAreInTheMiddle() {
    let labels = [text("a"), text("aaa", size: 30)]
    _ = stack(labels) {
      $0.axis = .vertical
      $0.alignment = .lastBaseline
    }
    #expect(labels.allSatisfy { abs($0.frame.midX - 150) <= 0.5 })
  }

  @Test func inAStackOfTextsAViewWithoutTextStandsWithItsTopOnTheFirstBaseline() {
    let (label, box) = (text("a", size: 40), NaturalView(20, 5))
    let stack = fixture.add(UIStackView(arrangedSubviews: [label, box]))
    stack.alignment = .firstBaseline
    fixture.activate(stack.topAnchor.constraint(equalTo: fixture.view.topAnchor))
    let middle = (label.font.ascender + label.font.descender) / 2
    #expect(isNear(Double(box.frame.minY), Double(label.frame.midY + middle), 0.5))
    stack.alignment = .lastBaseline
    fixture.layOut()
    #expect(isNear(Double(box.frame.maxY), Double(label.frame.midY + middle), 0.5))
  }

  // MARK: Views

  @Test func whatIsNotArrangedAnyMoreStaysUntilItIsRemoved() {
    let views = boxes(20, 20, 20)
    let stack = stack(views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]] && stack.subviews.count == 3)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]] && stack.subviews.count == 2)
    fixture.layOut()
    #expect(views[2].frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func aHiddenViewDoesNotCountAcrossTheAxis() {
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for alignment in alignments {
        let views = [NaturalView(30, 20), NaturalView(90, 80), NaturalView(25, 15)]
        let stack = fixture.add(UIStackView(arrangedSubviews: views))
        (stack.axis, stack.alignment) = (axis, alignment)
        views[1].isHidden = true
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == (axis == .horizontal ? CGSize(width: 55, height: 20) : CGSize(width: 30, height: 35)))
        views[1].isHidden = false
        let whole = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(axis == .horizontal ? whole.height >= 80 : whole.width == 90)
        stack.removeFromSuperview()
      }
    }
  }
}
