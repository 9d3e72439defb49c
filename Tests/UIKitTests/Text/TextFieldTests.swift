import Foundation
import Stage
import Testing
import UIKit

/// A text field as a program and a person use it.
@MainActor @Suite struct TextFieldTests {
  @Test func aTapBeginsEditingAndWhatIsTypedIsTheText() {
    let fixture = TextFieldFixture()
    #expect(fixture.field.text == "" && !fixture.field.hasText && !fixture.stage.type("lost"))
    fixture.tap(fixture.field)
    #expect(fixture.field.isEditing && fixture.field.isFirstResponder)
    #expect(fixture.stage.type("Starlings"))
    #expect(fixture.field.text == "Starlings")
    #expect(fixture.stage.scene.nodes.contains { $0.text?.string == "Starlings" })
  }

  @Test func delegateAndEventsComeInOrder() {
    let fixture = TextFieldFixture()
    fixture.listen()
    fixture.tap(fixture.field)
    #expect(fixture.log == ["field begin?", "begins to be edited", "field began"])
    fixture.log = []
    fixture.stage.type("a")
    #expect(fixture.log == ["field change 0+0 to \"a\"?", "selection", "field changed"])
    fixture.log = []
    fixture.tap(fixture.other)
    #expect(
      fixture.log == [
        "other begin?", "field end?", "was edited", "field ended", "begins to be edited", "other began",
      ])
  }

  @Test func theDelegateMayRefuseEverything() {
    let fixture = TextFieldFixture()
    fixture.listen()
    fixture.refusals = ["begin"]
    fixture.tap(fixture.field)
    #expect(!fixture.field.isEditing)
    fixture.refusals = ["change 1+0 to \"b\"", "end", "clear", "return"]
    fixture.field.clearButtonMode = .always
    fixture.tap(fixture.field)
    fixture.stage.type("ab\n")
    #expect(fixture.field.text == "a")
    #expect(!fixture.log.contains("field primary"))
    fixture.tap(fixture.other)
    #expect(fixture.field.isEditing && !fixture.other.isEditing)
    #expect(!fixture.field.resignFirstResponder())
    fixture.stage.tap(at: CGPoint(x: 205, y: 37))
    #expect(fixture.field.text == "a")
    fixture.refusals = []
    fixture.stage.tap(at: CGPoint(x: 205, y: 37))
    #expect(fixture.field.text == "" && fixture.field.isEditing)
  }

  @Test func aTextThatIsSetTellsNobodyAndBringsTheCaretToTheEnd() throws {
    let fixture = TextFieldFixture()
    fixture.listen()
    fixture.field.text = "Murmuration"
    #expect(fixture.log.isEmpty)
    fixture.tap(fixture.field)
    fixture.field.text = "Starlings"
    #expect(!fixture.log.contains("field changed"))
    let range = try #require(fixture.field.selectedTextRange)
    #expect(range.isEmpty && fixture.field.offset(from: fixture.field.beginningOfDocument, to: range.start) == 9)
    fixture.field.text = nil
    #expect(fixture.field.text == "")
  }

  @Test func theReturnKeyEndsEditingOnlyForWhoWaitsForIt() {
    let fixture = TextFieldFixture()
    fixture.listen()
    fixture.tap(fixture.field)
    fixture.stage.key("Enter")
    #expect(fixture.log.contains("field primary") && fixture.field.isEditing)
    var ended = 0
    fixture.field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEndOnExit)
    fixture.stage.key("Enter")
    #expect(ended == 1 && !fixture.field.isEditing)
  }

  @Test func keysMoveTheCaretAndDelete() {
    let fixture = TextFieldFixture()
    fixture.tap(fixture.field)
    fixture.stage.type("abcd")
    for key in ["ArrowLeft", "ArrowLeft", "Backspace", "Delete"] { fixture.stage.key(key) }
    #expect(fixture.field.text == "ad")
    fixture.stage.key("Home")
    fixture.stage.type("<")
    fixture.stage.key("End")
    fixture.stage.type(">")
    #expect(fixture.field.text == "<ad>")
    fixture.field.selectAll(nil)
    fixture.stage.type("new")
    #expect(fixture.field.text == "new")
    fixture.stage.key("Tab")
    #expect(fixture.other.isEditing)
    fixture.stage.key("Escape")
    #expect(!fixture.other.isEditing)
  }

  @Test func insertedTextIsNotSubmittedToTheDelegate() {
    let fixture = TextFieldFixture()
    fixture.listen()
    fixture.refusals = ["change 0+0 to \"a\""]
    fixture.tap(fixture.field)
    fixture.log = []
    fixture.field.insertText("a")
    #expect(fixture.field.text == "a" && fixture.log == ["selection", "field changed"])
    fixture.field.deleteBackward()
    #expect(fixture.field.text == "")
  }

  @Test func aFieldThatLeavesTheWindowIsNotEditedAnyMore() {
    let fixture = TextFieldFixture()
    fixture.listen()
    fixture.refusals = ["end"]
    fixture.tap(fixture.field)
    fixture.field.removeFromSuperview()
    #expect(!fixture.field.isEditing && fixture.log.contains("was edited"))
    #expect(!fixture.stage.type("a"))
    fixture.tap(fixture.other)
    fixture.refusals = []
    #expect(fixture.screen.view.endEditing(false) && !fixture.other.isEditing)
  }

  @Test func aDragEndsEditingIfTheScrollViewDismissesTheKeyboard() {
    let fixture = TextFieldFixture()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 150, width: 400, height: 250))
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    _ = fixture.screen.add(scrollView)
    fixture.tap(fixture.field)
    fixture.stage.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 200), duration: 0.2)
    #expect(fixture.field.isEditing)
    scrollView.keyboardDismissMode = .onDrag
    fixture.stage.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 200), duration: 0.2)
    #expect(!fixture.field.isEditing)
  }

  @Test func aHostsOwnEditorIsAskedForAndFollowed() {
    let fixture = TextFieldFixture()
    fixture.listen()
    fixture.field.text = "Star"
    fixture.tap(fixture.field)
    fixture.log = []
    fixture.stage.edit("Starlings", selection: 9..<9)
    #expect(fixture.log == ["field change 4+0 to \"lings\"?", "selection", "field changed"])
    fixture.stage.select(2..<4)
    fixture.stage.edit("Stlings", selection: 2..<2)
    #expect(fixture.field.text == "Stlings" && fixture.log.last == "field changed")
    fixture.refusals = ["change 0+7 to \"\""]
    fixture.stage.select(0..<7)
    fixture.stage.edit("", selection: 0..<0)
    #expect(fixture.field.text == "Stlings")
  }

  @Test func nothingMovesWhileACaretWaits() {
    let fixture = TextFieldFixture()
    fixture.tap(fixture.field)
    fixture.stage.type("a")
    fixture.stage.advance(by: 0.5)
    #expect(!fixture.stage.needsFrame)
  }

  @Test func attributedTextTakesTheLookOfWhatIsBeforeIt() throws {
    let fixture = TextFieldFixture()
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    fixture.field.attributedText = text
    fixture.tap(fixture.field)
    fixture.stage.type("!")
    let styled = try #require(fixture.field.attributedText)
    #expect(styled.string == "red!")
    #expect(styled.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    fixture.field.text = "plain"
    #expect(fixture.field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
  }

  @Test func placesAreCountedInUTF16() throws {
    let field = TextFieldFixture().field
    field.text = "a😀b"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: range) == "😀b")
    field.replace(range, withText: "!")
    #expect(field.text == "a!")
    #expect(field.position(from: start, offset: 2) == nil)
  }

  @Test func assistiveTechnologyReadsAFieldsNameAndText() {
    let fixture = TextFieldFixture()
    fixture.field.placeholder = "City"
    fixture.field.text = "Lisbon"
    #expect(fixture.semantics(of: fixture.field)?.role == .textField)
    #expect(fixture.semantics(of: fixture.field)?.label == "City")
    #expect(fixture.semantics(of: fixture.field)?.value == "Lisbon")
    fixture.field.isSecureTextEntry = true
    fixture.field.accessibilityLabel = "Password"
    #expect(fixture.semantics(of: fixture.field)?.label == "Password")
    #expect(fixture.semantics(of: fixture.field)?.value == "")
  }

  @Test func anUnfinishedTextIsUnderlinedUntilEditingEnds() {
    let fixture = TextFieldFixture()
    let (stage, field) = (fixture.stage, fixture.field)
    fixture.tap(field)
    stage.edit("abcd", selection: 3..<3)
    stage.frame(at: stage.time)
    let before = fixture.shown.count
    stage.markText(1..<3)
    stage.frame(at: stage.time)
    #expect(fixture.shown.count == before + 1)
    func line() -> CGRect? { fixture.shown.first { $0.frame.height == 1 }?.frame }
    func caret(_ place: Int) -> CGRect {
      let position = field.position(from: field.beginningOfDocument, offset: place)!
      let rect = field.caretRect(for: position)
      return rect.offsetBy(dx: -fixture.shown[0].superview!.frame.minX, dy: -fixture.shown[0].superview!.frame.minY)
    }
    #expect(line() == CGRect(x: caret(1).minX, y: caret(1).maxY - 1, width: caret(3).minX - caret(1).minX, height: 1))
    // It stays in the text when that becomes shorter.
    stage.edit("ab", selection: 2..<2)
    stage.frame(at: stage.time)
    #expect(abs((line()?.width ?? 0) - (caret(2).minX - caret(1).minX)) < 1e-9)
    stage.markText(nil)
    stage.frame(at: stage.time)
    #expect(line() == nil)
    stage.markText(0..<1)
    stage.endEditing()
    stage.frame(at: stage.time)
    #expect(line() == nil)
  }
}
