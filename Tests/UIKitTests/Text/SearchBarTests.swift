import Foundation
import Stage
import Testing
import UIKit

/// Search fields and bars.
@MainActor @Suite struct SearchBarTests {
  private let screen = Screen()
  private let bar = UISearchBar()
  private let delegate = Delegate()

  private final class Delegate: NSObject, UISearchBarDelegate {
    var log: [String] = []
    var refusals: Set<String> = []

    private func ask(_ question: String) -> Bool {
      log.append("\(question)?")
      return !refusals.contains(question)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      ask("\(range.location)+\(range.length) \(text)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  init() {
    bar.frame = CGRect(x: 0, y: 0, width: 400, height: 56)
    bar.delegate = delegate
    _ = screen.add(bar)
  }

  private func press(_ title: String) throws {
    try ScriptPlayer(stage: screen.stage).play(Script(json: "[{\"press\": \"\(title)\"}]"))
  }

  @Test func aSearchFieldHasAMagnifyingGlassAndAClearButton() {
    let field = bar.searchTextField
    #expect(field.frame == CGRect(x: 8, y: 6, width: 384, height: 36))
    #expect(field.leftView is UIImageView && field.leftViewMode == .always && field.clearButtonMode == .always)
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 14.5, y: 8, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 39.5)
    #expect(bar.intrinsicContentSize.height == 44)
    let semantics = screen.stage.scene.nodes.first { $0.id == field.layer.identifier }?.semantics
    #expect(semantics?.role == .searchField)
  }

  @Test func theBarsDelegateReceivesEverythingInOrder() {
    screen.stage.tap(at: CGPoint(x: 200, y: 28))
    #expect(bar.isFirstResponder && delegate.log == ["begin?", "began"])
    delegate.log = []
    screen.stage.type("ab")
    #expect(delegate.log == ["0+0 a?", "text a", "1+0 b?", "text ab"])
    #expect(bar.text == "ab")
    delegate.log = []
    screen.stage.key("Enter")
    #expect(delegate.log == ["search"] && bar.isFirstResponder)
    screen.stage.advance(by: 0.1)
    screen.stage.tap(at: CGPoint(x: 400 - 8 - 5 - 9, y: 28))
    #expect(delegate.log == ["search", "text "] && bar.text == "")
    delegate.log = []
    #expect(bar.resignFirstResponder() && delegate.log == ["end?", "ended"])
  }

  @Test func aTextThatIsSetTellsNobody() {
    bar.text = "ab"
    #expect(delegate.log.isEmpty && bar.searchTextField.text == "ab")
  }

  @Test func theCancelButtonSlidesIn() throws {
    bar.setShowsCancelButton(true, animated: true)
    screen.stage.advance(by: 0.1)
    let onTheWay = screen.seen(bar.searchTextField).bounds.width
    #expect(onTheWay < 384 && onTheWay > bar.searchTextField.bounds.width)
    screen.stage.advance(by: 0.4)
    let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(cancel.frame.maxX <= 400 && cancel.frame.minX >= bar.searchTextField.frame.maxX && cancel.alpha == 1)
    try press("Cancel")
    #expect(delegate.log == ["cancel"])
    bar.showsCancelButton = false
    screen.stage.advance(by: 0)
    #expect(bar.searchTextField.bounds.width == 384 && cancel.alpha == 0)
  }

  @Test func scopesAreChosenBelowTheField() {
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    bar.frame.size.height = bar.intrinsicContentSize.height
    screen.stage.advance(by: 0)
    #expect(bar.bounds.height == 88 && bar.searchTextField.frame.midY == 18)
    screen.stage.tap(at: CGPoint(x: 300, y: 60))
    #expect(delegate.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
  }

  @Test func fromRightToLeftTheBarIsTurnedRound() {
    bar.semanticContentAttribute = .forceRightToLeft
    bar.searchTextField.semanticContentAttribute = .forceRightToLeft
    bar.showsCancelButton = true
    screen.stage.advance(by: 0)
    let cancel = bar.subviews.compactMap { $0 as? UIButton }[0]
    #expect(cancel.frame.maxX < bar.searchTextField.frame.minX)
    #expect(bar.searchTextField.leftView!.frame.minX > bar.searchTextField.bounds.width - 40)
  }
}
