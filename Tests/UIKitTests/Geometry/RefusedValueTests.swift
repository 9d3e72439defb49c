import QuartzCore
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
      #expect(label.intrinsicContentSize.height == UIFont.systemFont(ofSize: 17).lineHeight)
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

  @Test func aMessageNamesWhatItIsAbout() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let label = UILabel()
        label.text = "Title"
        label.widthAnchor.constraint(equalToConstant: 10).constant = .nan
        label.layer.cornerRadius = .infinity
        UIProgressView(frame: .zero).progress = .nan
      }
    }
    #expect(
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == """
        Ignored a value for the constant of a constraint of UILabel "Title".width that contains NaN or infinity. \
        Check the computation for a division by zero.
        Ignored a value for the cornerRadius of CALayer that contains NaN or infinity. \
        Check the computation for a division by zero.
        Ignored a value for the progress of UIProgressView that contains NaN or infinity. \
        Check the computation for a division by zero.

        """)
  }
}
