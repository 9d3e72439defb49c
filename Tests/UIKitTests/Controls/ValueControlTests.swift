import Stage
import Testing
import UIKit

/// Switch, slider and segmented control.
@MainActor @Suite struct ValueControlTests {
  let fixture = TouchFixture()

  /// Puts a control at (100, 100) and counts what it sends.
  func show(_ control: UIControl, width: CGFloat? = nil) -> Log {
    let log = Log()
    control.addAction(UIAction { _ in log.entries.append("valueChanged") }, for: .valueChanged)
    control.frame.origin = CGPoint(x: 100, y: 100)
    if let width { control.frame.size = CGSize(width: width, height: control.intrinsicContentSize.height) }
    fixture.view.addSubview(control)
    fixture.stage.frame(at: fixture.stage.time)
    return log
  }

  func semantics(of view: UIView) -> Scene.Semantics? {
    fixture.stage.scene.nodes.first { $0.id == view.layer.identifier }?.semantics
  }

  // MARK: Switch

  @Test func aTapTurnsASwitchOverAndTellsOnce() throws {
    let control = UISwitch()
    control.accessibilityLabel = "Sound"
    let log = show(control)
    #expect(control.bounds.size == CGSize(width: 63, height: 28))
    fixture.stage.tap(at: CGPoint(x: 125, y: 115))
    #expect(control.isOn)
    #expect(log.entries == ["valueChanged"])
    let semantics = try #require(self.semantics(of: control))
    #expect(semantics.label == "Sound")
    #expect(semantics.value == "1")
    #expect(semantics.isSelected)
    fixture.stage.tap(at: CGPoint(x: 125, y: 115))
    #expect(!control.isOn)
    #expect(log.entries.count == 2)
  }

  @Test func aSwitchFollowsAFingerAcrossItsMiddle() {
    let control = UISwitch()
    let log = show(control)
    fixture.stage.touchDown(at: CGPoint(x: 115, y: 115))
    fixture.stage.touchMove(to: CGPoint(x: 140, y: 115))
    #expect(control.isOn)
    fixture.stage.touchMove(to: CGPoint(x: 110, y: 115))
    #expect(!control.isOn)
    fixture.stage.touchMove(to: CGPoint(x: 145, y: 115))
    fixture.stage.touchUp()
    #expect(control.isOn)
    #expect(log.entries.count == 3)
  }

  @Test func theKnobOfASwitchTravelsInAQuarterOfASecond() throws {
    let control = UISwitch()
    let log = show(control)
    let knob = control.subviews[1]
    func x() throws -> CGFloat {
      try #require(fixture.stage.scene.nodes.first { $0.id == knob.layer.identifier }).frame.minX
    }
    #expect(try x() == 2)
    control.setOn(true, animated: true)
    fixture.stage.advance(by: 0.125)
    #expect(abs(try x() - 13) < 0.01)
    fixture.stage.advance(by: 0.2)
    #expect(try x() == 24)
    #expect(log.entries == [])  // a program's change sends nothing
  }

  @Test func aDisabledSwitchStaysUnchanged() {
    let control = UISwitch()
    control.isEnabled = false
    let log = show(control)
    fixture.stage.tap(at: CGPoint(x: 125, y: 115))
    #expect(!control.isOn)
    #expect(log.entries == [])
    #expect(control.alpha == 0.5)
  }

  // MARK: Slider

  @Test func aSlidersKnobFollowsTheFinger() throws {
    let slider = UISlider()
    slider.maximumValue = 10
    let log = show(slider, width: 137)  // the knob's middle goes a hundred points from 118.5
    fixture.stage.touchDown(at: CGPoint(x: 119, y: 117))
    fixture.stage.touchMove(to: CGPoint(x: 149, y: 117))
    #expect(abs(slider.value - 3) < 1e-5)
    fixture.stage.touchMove(to: CGPoint(x: 399, y: 117))
    #expect(slider.value == 10)
    fixture.stage.touchUp()
    #expect(log.entries.count == 2)
    #expect(try #require(semantics(of: slider)).value == "100%")
    #expect(slider.accessibilityTraits.contains(.adjustable))
  }

  @Test func aSliderIsMovedByItsKnobOnly() {
    let slider = UISlider()
    let log = show(slider, width: 137)
    fixture.stage.drag(from: CGPoint(x: 180, y: 117), to: CGPoint(x: 220, y: 117), duration: 0.1)
    #expect(slider.value == 0)
    #expect(log.entries == [])
  }

  @Test func aSliderThatIsNotContinuousTellsTheEnd() {
    let slider = UISlider()
    slider.isContinuous = false
    let log = show(slider, width: 137)
    fixture.stage.drag(from: CGPoint(x: 114, y: 117), to: CGPoint(x: 164, y: 117), duration: 0.1)
    #expect(log.entries.count == 1)
    #expect(abs(slider.value - 0.5) < 1e-5)
  }

  @Test func aSlidersValueStaysWithinItsLimits() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 5)
  }

  @Test func aSliderKeepsItsFingerFromAPanAround() {
    let pan = UIPanGestureRecognizer()
    fixture.watch(pan, "pan")
    let slider = UISlider()
    _ = show(slider, width: 137)
    fixture.stage.drag(from: CGPoint(x: 114, y: 117), to: CGPoint(x: 164, y: 117), duration: 0.1)
    #expect(!fixture.log.contains("pan began"))
    #expect(slider.value > 0.4)
  }

  // MARK: Segmented control

  @Test func aTapChoosesASegment() throws {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let log = show(control, width: 304)
    fixture.stage.tap(at: CGPoint(x: 250, y: 115))
    #expect(control.selectedSegmentIndex == 1)
    fixture.stage.tap(at: CGPoint(x: 250, y: 115))
    #expect(log.entries.count == 1)
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Week" })
    let semantics = try #require(self.semantics(of: label))
    #expect(semantics.role == .button)
    #expect(semantics.isSelected)
    #expect(semantics.label == "Week")
  }

  @Test func thePlateSlidesToTheChosenSegment() throws {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 0
    _ = show(control, width: 304)
    func x() throws -> CGFloat {
      try #require(fixture.stage.scene.nodes.first { $0.id == control.subviews[0].layer.identifier }).frame.minX
    }
    #expect(try x() == 2)
    fixture.stage.tap(at: CGPoint(x: 350, y: 115))
    fixture.stage.advance(by: 0.05)
    #expect(try x() > 10 && x() < 200)
    fixture.stage.advance(by: 0.3)
    #expect(try x() == 202)
  }

  @Test func segmentsComeAndGoWithTheSelection() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 0) == "0")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 1)
  }

  @Test func aDisabledSegmentIsNotChosenAndAMomentaryOneDoesNotStay() {
    let control = UISegmentedControl(items: ["A", "B"])
    let log = show(control, width: 204)
    control.setEnabled(false, forSegmentAt: 0)
    fixture.stage.tap(at: CGPoint(x: 120, y: 115))
    #expect(log.entries == [])
    control.isMomentary = true
    fixture.stage.tap(at: CGPoint(x: 280, y: 115))
    #expect(log.entries == ["valueChanged"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aSegmentShowsAnImageInPlaceOfATitle() throws {
    let image = try TestImage.image()
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.insertSegment(with: image, at: 1, animated: false)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 1) === image && control.imageForSegment(at: 0) == nil)
    let log = show(control, width: 304)
    fixture.stage.tap(at: CGPoint(x: 250, y: 115))
    #expect(control.selectedSegmentIndex == 1 && log.entries == ["valueChanged"])
    let shown = fixture.stage.scene.nodes.filter { $0.image != nil }
    #expect(shown.count == 1)
    let node = try #require(shown.first)
    // In the middle, in its own size.
    #expect(node.frame == CGRect(x: 102, y: 2, width: 100, height: 28))
    #expect(node.image?.pieces.first?.frame == CGRect(x: 34, y: 6, width: 32, height: 16))
    #expect(node.semantics.role == .button && node.semantics.isSelected)
    control.setTitle("Month", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil && control.titleForSegment(at: 1) == "Month")
    #expect(!fixture.stage.scene.nodes.contains { $0.image != nil })
    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    control.removeAllSegments()
    #expect(control.intrinsicContentSize.width == 4)
  }

  @Test func aWideImageMakesAllSegmentsWide() throws {
    let image = try TestImage.image(scale: 0.25)  // 128 points wide
    let control = UISegmentedControl(items: ["A"])
    control.insertSegment(with: image, at: 1, animated: false)
    #expect(control.intrinsicContentSize == CGSize(width: 2 * (128 + 24) + 4, height: 32))
  }
}
