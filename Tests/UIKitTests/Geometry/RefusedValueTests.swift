import QuartzCore
import Stage
import Testing
import UIKit

/// What is not a number is no value of a control, no distance, no font size and no look: what was set before stays.
@MainActor @Suite struct RefusedValueTests {
  private static let wrong: [CGFloat] = [.nan, .infinity, -.infinity]

  @Test(arguments: [false, true]) func aSliderKeepsItsValueAndItsEnds(isAnimated: Bool) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.value = 0.25
    slider.setValue(.nan, animated: isAnimated)
    slider.value = .nan
    for wrong in Self.wrong {
      slider.minimumValue = Float(wrong)
      slider.maximumValue = Float(wrong)
    }
    slider.layoutIfNeeded()
    #expect(slider.value == 0.25 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = .infinity
    #expect(slider.value == 1)
  }

  @Test func aStepperKeepsItsValueAndItsEnds() {
    let stepper = UIStepper(frame: .zero)
    stepper.value = 5
    stepper.value = .nan
    stepper.minimumValue = .nan
    stepper.maximumValue = .nan
    #expect(stepper.value == 5 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    stepper.maximumValue = .infinity
    stepper.value = 1e6
    #expect(stepper.value == 1e6)
  }

  @Test(arguments: [false, true]) func aProgressViewKeepsItsProgress(isAnimated: Bool) {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.progress = 0.25
    view.setProgress(.nan, animated: isAnimated)
    view.progress = .nan
    #expect(view.progress == 0.25)
    view.progress = .infinity
    #expect(view.progress == 1)
  }

  @Test func aConstraintKeepsItsConstant() {
    let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      width, inner.heightAnchor.constraint(equalToConstant: 20), inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    for wrong in Self.wrong {
      width.constant = wrong
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(width.constant == 30 && inner.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  @Test func aConstraintThatIsMadeWithNoNumberHasTheStandardOnes() {
    let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.addSubview(inner)
    for wrong in Self.wrong {
      let width = inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: wrong, constant: wrong)
      #expect(width.multiplier == 1 && width.constant == 0)
      let left = NSLayoutConstraint(
        item: inner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: wrong,
        constant: wrong)
      #expect(left.multiplier == 1 && left.constant == 0)
      #expect(inner.heightAnchor.constraint(equalToConstant: wrong).constant == 0)
    }
  }

  @Test func aStackKeepsItsSpacing() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
    stack.spacing = 10
    for wrong in Self.wrong {
      stack.spacing = wrong
      stack.setCustomSpacing(wrong, after: views[0])
      stack.layoutIfNeeded()
      #expect(stack.spacing == 10 && views[1].frame == CGRect(x: 60, y: 0, width: 50, height: 20))
    }
  }

  @Test func aFontIsAsLargeAsThatOfALabel() {
    for wrong in Self.wrong {
      #expect(UIFont.systemFont(ofSize: wrong).pointSize == 17)
      #expect(UIFont.boldSystemFont(ofSize: wrong).pointSize == 17)
      #expect(UIFont.monospacedSystemFont(ofSize: wrong, weight: .regular).pointSize == 17)
      #expect(UIFont.systemFont(ofSize: 20).withSize(wrong).pointSize == 17)
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: wrong)
      #expect(label.intrinsicContentSize.height == UIFont.systemFont(ofSize: 17).lineHeight.rounded(.up))
    }
  }

  @Test func aLayerKeepsItsLook() {
    let layer = CALayer()
    layer.cornerRadius = 3
    layer.borderWidth = 1
    for wrong in Self.wrong {
      layer.cornerRadius = wrong
      layer.borderWidth = wrong
      layer.shadowOpacity = Float(wrong)
      layer.shadowRadius = wrong
      layer.shadowOffset = CGSize(width: 0, height: wrong)
    }
    #expect(layer.cornerRadius == 3 && layer.borderWidth == 1)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
  }

  @Test func aShapeKeepsItsLine() {
    let shape = CAShapeLayer()
    for wrong in Self.wrong {
      shape.strokeStart = wrong
      shape.strokeEnd = wrong
      shape.lineWidth = wrong
      shape.miterLimit = wrong
    }
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineWidth == 1 && shape.miterLimit == 10)
  }

  @Test func aLayerKeepsWhatItShowsAndItsTime() {
    let layer = CALayer()
    layer.contentsScale = 2
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    layer.speed = 0.5
    for wrong in Self.wrong {
      layer.contentsScale = wrong
      layer.rasterizationScale = wrong
      layer.contentsRect = CGRect(x: 0, y: 0, width: wrong, height: 1)
      layer.contentsCenter = CGRect(x: wrong, y: 0, width: 1, height: 1)
    }
    (layer.beginTime, layer.speed, layer.timeOffset, layer.duration) = (.nan, .nan, .nan, .nan)
    (layer.repeatCount, layer.repeatDuration) = (.nan, .nan)
    #expect(layer.contentsScale == 2 && layer.rasterizationScale == 1)
    #expect(layer.contentsRect.width == 0.5 && layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.beginTime == 0 && layer.speed == 0.5 && layer.timeOffset == 0 && layer.duration == .infinity)
    #expect(layer.repeatCount == 0 && layer.repeatDuration == 0)
  }

  @Test func aGradientKeepsItsPlaceAndADashedLineItsDashes() {
    let (gradient, shape) = (CAGradientLayer(), CAShapeLayer())
    (gradient.startPoint, gradient.endPoint, gradient.locations) = (.zero, CGPoint(x: 1, y: 0), [0, 0.5])
    shape.lineDashPattern = [4, 2]
    for wrong in Self.wrong {
      gradient.startPoint.x = wrong
      gradient.endPoint.y = wrong
      gradient.locations = [0, NSNumber(value: Double(wrong))]
      shape.lineDashPhase = wrong
      shape.lineDashPattern = [NSNumber(value: Double(wrong))]
    }
    #expect(gradient.startPoint == .zero && gradient.endPoint == CGPoint(x: 1, y: 0))
    #expect(gradient.locations == [0, 0.5])
    #expect(shape.lineDashPhase == 0 && shape.lineDashPattern == [4, 2])
  }

  @Test func anAnimationOfALayerKeepsItsTimeAndItsSpring() {
    let animation = CASpringAnimation(keyPath: "opacity")
    (animation.beginTime, animation.duration, animation.speed) = (1, 2, 3)
    (animation.beginTime, animation.duration, animation.speed) = (.nan, .nan, .nan)
    (animation.timeOffset, animation.repeatCount, animation.repeatDuration) = (.nan, .nan, .nan)
    (animation.mass, animation.stiffness, animation.damping, animation.initialVelocity) = (.nan, .nan, .nan, .nan)
    #expect(animation.beginTime == 1 && animation.duration == 2 && animation.speed == 3)
    #expect(animation.timeOffset == 0 && animation.repeatCount == 0 && animation.repeatDuration == 0)
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(animation.initialVelocity == 0 && animation.settlingDuration.isFinite)
  }

  // MARK: Animations

  /// A duration and a delay that are not numbers count as 0: the change is there at once, and the completion comes.
  @Test func anAnimationThatLastsNoNumberIsOverAtOnce() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var ends = 0
    UIView.animate(withDuration: .nan, delay: .nan, options: [], animations: { view.center.x = 100 }) { _ in ends += 1 }
    screen.stage.advance(by: 0.1)
    #expect(ends == 1 && view.layer.animationKeys() == nil && view.center.x == 100)
    UIView.animate(springDuration: .nan, animations: { view.center.x = 200 }) { _ in ends += 1 }
    UIView.animateKeyframes(withDuration: .nan, delay: .infinity, animations: { view.alpha = 0.5 }) { _ in }
    screen.stage.advance(by: 0.1)
    #expect(ends == 2 && view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 0.2, delay: .infinity, options: [], animations: { view.center.x = 300 }) { _ in
      ends += 1
    }
    screen.stage.advance(by: 0.3)
    #expect(ends == 3)
  }

  /// As with a damping of 1 and without velocity and bounce.
  @Test func aSpringOfNoNumbersIsAPlainOne() throws {
    let screen = Screen()
    func view(_ x: CGFloat) -> UIView { screen.add(UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10))) }
    let (odd, plain, oddBounce, plainBounce) = (view(0), view(0), view(0), view(0))
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: .nan, initialSpringVelocity: .nan,
      animations: { odd.center.x = 100 })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { plain.center.x = 100 })
    UIView.animate(springDuration: 1, bounce: .nan, initialSpringVelocity: .nan) { oddBounce.center.x = 100 }
    UIView.animate(springDuration: 1) { plainBounce.center.x = 100 }
    screen.stage.advance(by: 0.3)
    let places = [odd, plain, oddBounce, plainBounce].compactMap { $0.layer.presentation()?.position.x }
    #expect(places.count == 4 && places[0] > 20 && places[0] < 100)
    #expect(places[0] == places[1] && places[2] == places[3])
  }

  @Test func aKeyframeThatBeginsAtNoNumberBeginsAtOnce() throws {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.center.x = 0
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 0.5) { view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: .nan) { view.center.y = 50 }
      })
    screen.stage.advance(by: 0.25)
    #expect(abs(try #require(view.layer.presentation()).position.x - 50) < 2)
    screen.stage.advance(by: 1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func anAnimatorThatLastsNoNumberIsOverAtOnce() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    for wrong in Self.wrong {
      let animator = UIViewPropertyAnimator(duration: Double(wrong), curve: .linear) { view.alpha = 0.5 }
      #expect(animator.duration == 0)
    }
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.center.x = 100 }
    animator.addAnimations({ view.center.y = 100 }, delayFactor: .nan)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation(afterDelay: .nan)
    #expect(animator.delay == 0)
    screen.stage.advance(by: 0.1)
    #expect(view.layer.presentation().map { $0.position.x == $0.position.y } == true)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: .infinity)
    screen.stage.advance(by: 0.3)
    #expect(ends == 1)
    let parameters = UISpringTimingParameters(dampingRatio: .nan, initialVelocity: CGVector(dx: CGFloat.nan, dy: 2))
    #expect(parameters.initialVelocity == CGVector(dx: 0, dy: 2))
  }

  // MARK: Views and screens

  @Test func aViewKeepsItsMarginsAndALabelItsWidth() {
    let (view, label, image) = (UIView(), UILabel(), UIImageView())
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    label.preferredMaxLayoutWidth = 50
    image.animationDuration = 2
    for wrong in Self.wrong {
      view.layoutMargins.left = wrong
      view.directionalLayoutMargins.trailing = wrong
      image.animationDuration = Double(wrong)
    }
    label.preferredMaxLayoutWidth = .nan
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(label.preferredMaxLayoutWidth == 50 && image.animationDuration == 2)
  }

  @Test func aControllerKeepsItsSafeAreaAndAnItemItsWidth() {
    let (controller, item) = (UIViewController(), UIBarButtonItem())
    controller.additionalSafeAreaInsets.top = 10
    item.width = 20
    for wrong in Self.wrong {
      controller.additionalSafeAreaInsets.top = wrong
      item.width = wrong
    }
    #expect(controller.additionalSafeAreaInsets.top == 10 && item.width == 20)
  }

  @Test func aRecognizerKeepsItsLimits() {
    let (press, pinch, rotation) = (
      UILongPressGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()
    )
    (press.minimumPressDuration, press.allowableMovement) = (.nan, .nan)
    (pinch.scale, rotation.rotation) = (2, 1)
    for wrong in Self.wrong { (pinch.scale, rotation.rotation) = (wrong, wrong) }
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(pinch.scale == 2 && rotation.rotation == 1)
  }

  @Test func aSheetIsWithoutADetentOfNoNumber() throws {
    let (screen, sheet) = (Screen(), UIViewController())
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.custom { _ in .nan }, .custom { _ in 200 }, .custom { _ in .infinity }]
    try #require(screen.stage.window.rootViewController).present(sheet, animated: false)
    screen.stage.advance(by: 0.1)
    let frame = sheet.view.convert(sheet.view.bounds, to: screen.stage.window)
    #expect(screen.stage.window.bounds.maxY - frame.minY == 200)
  }

  @Test func aStageKeepsItsSizeAndItsSafeArea() {
    let stage = Stage(
      size: CGSize(width: 300, height: 400), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      rootViewController: UIViewController())
    for wrong in Self.wrong {
      stage.safeAreaInsets.top = wrong
      stage.resize(to: CGSize(width: wrong, height: 100))
      stage.resize(
        to: CGSize(width: 300, height: 400), safeAreaInsets: UIEdgeInsets(top: wrong, left: 0, bottom: 0, right: 0))
      stage.framesPerSecond = Double(wrong)
    }
    stage.advance(by: 0.1)
    #expect(stage.window.bounds.size == CGSize(width: 300, height: 400))
    #expect(stage.safeAreaInsets.top == 20 && stage.framesPerSecond == 60)
    let odd = Stage(
      size: CGSize(width: 300, height: 400), safeAreaInsets: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0),
      rootViewController: UIViewController())
    #expect(odd.safeAreaInsets == .zero)
  }

  @Test func anItemInHandStaysWhereItIs() throws {
    let list = ListFixture([20])
    let view = list.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 250))
    list.stage.advance(by: 0.5)
    let centers = view.visibleCells.map { $0.center }
    for wrong in Self.wrong {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: wrong))
      list.stage.advance(by: 0.5)
      #expect(view.visibleCells.map { $0.center } == centers)
    }
    view.cancelInteractiveMovement()
  }

  @Test func aMessageNamesWhatItIsAbout() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView.animate(withDuration: .nan) {}
        let label = UILabel()
        label.text = "Title"
        label.widthAnchor.constraint(equalToConstant: 10).constant = .nan
        label.layer.cornerRadius = .infinity
        UIProgressView(frame: .zero).progress = .nan
      }
    }
    #expect(
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == """
        Ignored a value for the duration of an animation block that contains NaN or infinity. 0.0 is used instead. \
        Check the computation for a division by zero.
        Ignored a value for the constant of a constraint of UILabel "Title".width that contains NaN or infinity. \
        Check the computation for a division by zero.
        Ignored a value for the cornerRadius of CALayer that contains NaN or infinity. \
        Check the computation for a division by zero.
        Ignored a value for the progress of UIProgressView that contains NaN or infinity. \
        Check the computation for a division by zero.

        """)
  }
}
