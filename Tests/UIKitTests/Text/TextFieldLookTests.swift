import Foundation
import Stage
import Testing
import UIKit

/// What a text field looks like, and where things lie in it.
@MainActor @Suite struct TextFieldLookTests {
  @Test func aFieldIsAsHighAsALineWithItsBorder() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    let narrow = field.intrinsicContentSize.width
    field.placeholder = "A longer placeholder"
    #expect(field.intrinsicContentSize.width > narrow + 100)
    field.font = .systemFont(ofSize: 34)
    #expect(field.intrinsicContentSize.height == 54)
  }

  @Test func whatIsBesideTheTextMakesSpaceAndFlips() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    field.clearButtonMode = .whileEditing
    field.text = "a"
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 27, y: 0, width: 166, height: 34))
    #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176, y: 7.5, width: 19, height: 19))
    #expect(field.editingRect(forBounds: field.bounds).maxX == 171)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 180)
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
  }

  @Test func subclassesPlaceTheText() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
    }
    let fixture = TextFieldFixture(Inset())
    fixture.field.text = "a"
    fixture.stage.advance(by: 0)
    let content = fixture.field.subviews.first { $0.clipsToBounds }!
    #expect(content.frame.minX == 30)
    fixture.tap(fixture.field)
    #expect(content.frame.minX == 50)
  }

  @Test func thePlaceholderIsSeenWhileThereIsNoText() {
    let fixture = TextFieldFixture()
    func texts() -> [String] { fixture.stage.scene.nodes.compactMap { $0.text?.string } }
    fixture.field.placeholder = "City"
    #expect(texts() == ["City"])
    fixture.tap(fixture.field)
    #expect(texts() == ["City"])
    fixture.stage.type("O")
    #expect(texts() == ["O"])
  }

  @Test func theCaretFollowsTheTextAndATapPlacesIt() {
    let fixture = TextFieldFixture()
    fixture.tap(fixture.field)
    #expect(fixture.caret.minX == 0 && fixture.caret.width == 2)
    fixture.stage.type("iii iii")
    fixture.stage.advance(by: 0)
    let end = fixture.caret.minX
    #expect(isNear(end, (6 * 0.222 + 0.278) * 17, 0.01))
    fixture.stage.tap(at: CGPoint(x: 20 + end / 2 - 1, y: 37))
    fixture.stage.advance(by: 0)
    #expect(
      fixture.field.offset(from: fixture.field.beginningOfDocument, to: fixture.field.selectedTextRange!.start) == 3)
    fixture.field.textAlignment = .right
    fixture.stage.key("End")
    fixture.stage.advance(by: 0)
    #expect(fixture.caret.maxX == 200)
  }

  @Test func aTextThatIsTooWideIsMovedSoThatTheCaretIsSeen() {
    let fixture = TextFieldFixture()
    fixture.tap(fixture.field)
    fixture.stage.type(String(repeating: "wide ", count: 20))
    fixture.stage.advance(by: 0)
    #expect(isNear(fixture.caret.maxX, 200, 0.01))
    fixture.stage.key("Home")
    fixture.stage.advance(by: 0)
    #expect(fixture.caret.minX == 0)
  }

  @Test func whatIsSelectedIsMarkedInPlaceOfTheCaret() {
    let fixture = TextFieldFixture()
    fixture.field.text = "abc"
    fixture.tap(fixture.field)
    #expect(fixture.shown.count == 2)
    fixture.field.selectAll(nil)
    fixture.stage.advance(by: 0)
    let mark = fixture.shown[0]
    #expect(mark.frame.width > 20 && mark.frame.minX == 0)
  }

  @Test func aSecretTextIsSeenAsDots() {
    let fixture = TextFieldFixture()
    fixture.field.isSecureTextEntry = true
    fixture.tap(fixture.field)
    fixture.stage.type("a😀b")
    #expect(fixture.field.text == "a😀b")
    #expect(fixture.stage.scene.nodes.compactMap { $0.text?.string } == ["•••"])
  }

  @Test func theClearButtonIsThereWhileThereIsTextInItsMode() {
    let fixture = TextFieldFixture()
    let button = fixture.field.subviews.compactMap { $0 as? UIButton }[0]
    fixture.field.clearButtonMode = .whileEditing
    fixture.field.text = "a"
    #expect(button.isHidden)
    fixture.tap(fixture.field)
    #expect(!button.isHidden)
    fixture.stage.key("Backspace")
    #expect(button.isHidden)
  }

  @Test func textFollowsTheStyleAndThePreferredSize() throws {
    let fixture = TextFieldFixture()
    fixture.field.font = .preferredFont(forTextStyle: .body)
    fixture.field.adjustsFontForContentSizeCategory = true
    fixture.field.text = "a"
    func run() -> Scene.Text.Run? { fixture.stage.scene.nodes.compactMap { $0.text }.first?.runs.first }
    #expect(run()?.color == CGColor(gray: 0, alpha: 1) && run()?.fontSize == 17)
    fixture.stage.traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ])
    #expect(run()?.color == CGColor(gray: 1, alpha: 1) && run()?.fontSize == 53)
  }

  @Test func baselinesLineUpWithALabel() throws {
    let screen = Screen()
    let label = UILabel()
    label.text = "City"
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Lisbon"
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
    ])
    screen.stage.advance(by: 0)
    #expect(isNear(field.frame.midY, label.frame.midY, 0.51) && field.frame.height == 34)
  }
}
