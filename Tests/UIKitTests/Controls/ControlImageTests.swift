import Stage
import Testing
import UIKit

@MainActor @Suite struct ControlImageTests {
  @Test func aButtonsImageLiesLeftOfItsTitleBothInTheMiddle() throws {
    let screen = Screen()
    let button = screen.add(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    button.titleLabel!.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    button.setTitle("abc", for: .normal)  // 18 points
    #expect(button.titleLabel!.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setImage(try TestImage.image(), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView!.frame == CGRect(x: 25, y: 17, width: 32, height: 16))
    #expect(button.titleLabel!.frame == CGRect(x: 57, y: 0, width: 18, height: 50))
    #expect(button.intrinsicContentSize == CGSize(width: 18 + 32 + 16, height: 16 + 12))
    button.setImage(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView!.superview == nil && button.titleLabel!.frame.width == 100)
  }

  @Test func aStateMayHaveItsOwnImage() throws {
    let button = UIButton(frame: .zero)
    let normal = try TestImage.image()
    let selected = try TestImage.image("drawing.svg")
    button.setImage(normal, for: .normal)
    button.setImage(selected, for: .selected)
    #expect(button.currentImage === normal && button.image(for: .selected) === selected)
    button.isSelected = true
    #expect(button.imageView!.image === selected)
    button.isEnabled = false
    #expect(button.imageView!.image === normal && button.imageView!.alpha == 0.5)
  }

  @Test func assistiveTechnologyTurnsASliderByTenths() throws {
    let screen = Screen()
    let slider = screen.add(UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)))
    slider.maximumValue = 50
    slider.value = 20
    var told = 0
    slider.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    screen.stage.adjust(slider.layer.identifier, up: true)
    #expect(slider.value == 25 && told == 1)
    for _ in 0..<8 { screen.stage.adjust(slider.layer.identifier, up: false) }
    #expect(slider.value == 0)
    slider.isEnabled = false
    screen.stage.adjust(slider.layer.identifier, up: true)
    screen.stage.adjust(123_456_789, up: true)
    #expect(slider.value == 0)
    let semantics = screen.stage.scene.nodes.first { $0.id == slider.layer.identifier }?.semantics
    #expect(semantics?.role == .slider && semantics?.value == "0%")
  }

  @Test func aSwitchTellsWhetherItIsOn() {
    let screen = Screen()
    let toggle = screen.add(UISwitch(frame: .zero))
    toggle.setOn(true, animated: false)
    let semantics = screen.stage.scene.nodes.first { $0.id == toggle.layer.identifier }?.semantics
    #expect(semantics?.role == .toggle && semantics?.isSelected == true && semantics?.value == "1")
  }
}
