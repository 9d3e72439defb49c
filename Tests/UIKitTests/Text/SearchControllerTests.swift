import Foundation
import Stage
import Testing
import UIKit

/// Searches, in navigation bars and elsewhere.
@MainActor @Suite struct SearchControllerTests {
  private let search = UISearchController(searchResultsController: nil)
  private let content = UIViewController()
  private let scrollView = UIScrollView()
  private let navigation: UINavigationController
  private let stage: Stage
  private let updater = Updater()

  private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      log.append("\(searchController.isActive ? "" : "in")active \(searchController.searchBar.text ?? "nil")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
  }

  init() {
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    scrollView.alwaysBounceVertical = true
    content.view = scrollView
    content.title = "Notes"
    content.navigationItem.searchController = search
    search.searchResultsUpdater = updater
    search.delegate = updater
    navigation = UINavigationController(rootViewController: content)
    stage = Stage(size: CGSize(width: 400, height: 800), rootViewController: navigation)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func press(_ title: String) throws {
    try ScriptPlayer(stage: stage).play(Script(json: "[{\"press\": \"\(title)\"}]"))
  }

  @Test func theSearchBarIsPartOfTheNavigationBar() {
    #expect(bar.frame.height == 106 && scrollView.safeAreaInsets.top == 116)
    #expect(scrollView.contentOffset.y == -116)
    #expect(search.searchBar.isDescendant(of: bar))
    let field = search.searchBar.searchTextField
    #expect(field.convert(field.bounds, to: stage.window) == CGRect(x: 16, y: 68, width: 368, height: 36))
  }

  @Test func aTapBeginsASearchAndCancelEndsIt() throws {
    stage.tap(at: CGPoint(x: 200, y: 70))
    #expect(search.isActive && updater.log == ["willPresent", "active "])
    stage.advance(by: 0.5)
    #expect(updater.log.last == "didPresent")
    #expect(bar.frame.height == 52 && scrollView.contentOffset.y == -62)
    stage.type("ab")
    #expect(updater.log.suffix(2) == ["active a", "active ab"])
    updater.log = []
    try press("Cancel")
    #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
    #expect(updater.log == ["willDismiss", "inactive "])
    stage.advance(by: 0.5)
    #expect(updater.log.last == "didDismiss" && bar.frame.height == 106)
    #expect(scrollView.contentOffset.y == -116)
  }

  @Test func theBarStaysInItsRequestedState() {
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsCancelButton = false
    search.isActive = true
    stage.advance(by: 0.5)
    #expect(search.searchBar.isFirstResponder && bar.frame.height == 106 && !search.searchBar.showsCancelButton)
  }

  @Test func theReturnKeyPutsTheKeyboardAwayAndTheSearchContinues() {
    stage.tap(at: CGPoint(x: 200, y: 70))
    stage.type("a\n")
    #expect(search.isActive && !search.searchBar.isFirstResponder && search.searchBar.text == "a")
  }

  @Test func theSearchBarMakesSpaceWhileContentScrolls() {
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 564), duration: 0.5)
    let height = bar.frame.height
    #expect(height < 106 && height > 54 && isNear(height + 10, -scrollView.contentOffset.y))
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5)
    stage.advance(by: 2)
    #expect(bar.frame.height == 54)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    stage.advance(by: 0)
    #expect(bar.frame.height == 106)
  }

  @Test func theSearchBarGoesBeforeTheLargeTitleAndNeitherStaysInPart() {
    bar.prefersLargeTitles = true
    stage.advance(by: 0)
    #expect(bar.frame.height == 158 && scrollView.safeAreaInsets.top == 168 && scrollView.contentOffset.y == -168)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560), duration: 1)
    #expect(isNear(bar.frame.height + 10, -scrollView.contentOffset.y) && bar.frame.height > 106)
    stage.advance(by: 2)
    #expect(bar.frame.height == 106 && scrollView.contentOffset.y == -116 && scrollView.safeAreaInsets.top == 116)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5)
    stage.advance(by: 2)
    #expect(bar.frame.height == 54 && scrollView.safeAreaInsets.top == 64)
  }

  @Test func whatIsPushedHasABarOfItsOwn() {
    stage.tap(at: CGPoint(x: 200, y: 70))
    stage.advance(by: 0.5)
    let next = UIViewController()
    next.title = "Note"
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 54 && next.view.safeAreaInsets.top == 64)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 52 && search.isActive)
  }

  @Test func resultsLieAboveTheContentWhileThereIsText() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    content.navigationItem.searchController = search
    stage.advance(by: 0)
    search.isActive = true
    #expect(results.parent == nil)
    stage.type("a")
    #expect(results.parent === content && results.view.superview === content.view)
    stage.key("Backspace")
    #expect(results.parent == nil && results.view.superview == nil)
  }

  @Test func aShadeKeepsTheContentOutOfReachWhereAskedFor() {
    search.obscuresBackgroundDuringPresentation = true
    search.isActive = true
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 200, y: 600))
    stage.advance(by: 0.5)
    #expect(!search.isActive)
  }
}
