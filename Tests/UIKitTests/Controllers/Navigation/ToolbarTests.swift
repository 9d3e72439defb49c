import Stage
import Testing
@testable import UIKit

/// Toolbars and what stands on bars.
@MainActor @Suite struct ToolbarTests {
  let first = UIViewController()
  let second = UIViewController()
  let navigation: UINavigationController
  let stage: Stage

  init() {
    navigation = UINavigationController(rootViewController: first)
    stage = Stage(
      size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0),
      rootViewController: navigation)
  }

  func frame(_ item: UIBarButtonItem) throws -> CGRect {
    let button = try #require(navigation.toolbar.buttons.first { $0.currentTitle == item.title })
    return button.convert(button.bounds, to: nil)
  }

  @Test func aToolbarTakesItsPartOfTheSafeArea() {
    #expect(navigation.isToolbarHidden)
    #expect(first.view.safeAreaInsets.bottom == 30)
    navigation.isToolbarHidden = false
    stage.advance(by: 0)
    #expect(first.view.safeAreaInsets.bottom == 84)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 716, width: 400, height: 54))
    navigation.setToolbarHidden(true, animated: true)
    stage.advance(by: 0.1)
    let seen = navigation.toolbar.layer.presentationValues(at: stage.time).position.y
    #expect(seen > 748 && seen < 823)
    stage.advance(by: 1)
    #expect(navigation.toolbar.isHidden)
    #expect(first.view.safeAreaInsets.bottom == 30)
  }

  /// The plates begin at the bar's upper edge, where a line would run into them.
  @Test func aToolbarHasNoLineAboveItsButtons() throws {
    first.toolbarItems = [UIBarButtonItem(title: "a")]
    navigation.isToolbarHidden = false
    stage.advance(by: 0)
    let line = UIColor.separator.resolvedColor(with: navigation.traitCollection)
    let colors = navigation.toolbar.subviews.map { $0.backgroundColor?.resolvedColor(with: navigation.traitCollection) }
    #expect(!colors.contains(line))
    #expect(try frame(#require(first.toolbarItems?.first)).minY == navigation.toolbar.frame.minY)
  }

  @Test func spacesThatStretchShareTheSpace() throws {
    let items = ["a", "b", "c"].map { UIBarButtonItem(title: $0) }
    first.toolbarItems = [
      items[0], .flexibleSpace(), items[1], UIBarButtonItem(systemItem: .flexibleSpace), items[2],
    ]
    navigation.isToolbarHidden = false
    stage.advance(by: 0)
    #expect(try frame(items[0]).minX == 16)
    #expect(try frame(items[2]).maxX == 384)
    #expect(abs(try frame(items[1]).midX - 200) < 3)
    first.toolbarItems = [items[0], .fixedSpace(50), items[1]]
    stage.advance(by: 0)
    #expect(try frame(items[1]).minX == frame(items[0]).maxX + 62)
  }

  @Test func aToolbarTurnsRoundFromRightToLeft() throws {
    let items = ["a", "b"].map { UIBarButtonItem(title: $0) }
    stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    first.toolbarItems = [items[0], .fixedSpace(50), items[1]]
    navigation.isToolbarHidden = false
    stage.advance(by: 0)
    #expect(try frame(items[0]).maxX == 384)
    #expect(try frame(items[1]).maxX == frame(items[0]).minX - 62)
  }

  @Test func theToolbarShowsTheItemsOfTheTopController() {
    var presses: [String] = []
    first.toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "one") { _ in presses.append("one") })]
    second.toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "two") { _ in presses.append("two") })]
    navigation.isToolbarHidden = false
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 25, y: 748))
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 25, y: 748))
    #expect(presses == ["one", "two"])
    #expect(navigation.toolbar.items?.first === second.toolbarItems?.first)
    second.setToolbarItems([], animated: true)
    stage.advance(by: 1)
    #expect(navigation.toolbar.buttons.isEmpty)
  }

  @Test func aControllerMayBeShownWithoutTheToolbar() {
    navigation.isToolbarHidden = false
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 1)
    #expect(navigation.toolbar.frame.minY > 800)
    #expect(second.view.safeAreaInsets.bottom == 30)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(navigation.toolbar.frame.minY == 716)
    #expect(first.view.safeAreaInsets.bottom == 84)
  }

  // MARK: Bar button items

  @Test func systemItemsAreShownBySymbolsOrNames() {
    let add = UIBarButtonItem(systemItem: .add)
    #expect(add.image != nil)
    #expect(add.title == "")
    let undo = UIBarButtonItem(systemItem: .undo)
    #expect(undo.title == "Undo")
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
  }

  @Test func anItemHasWidthTintAndName() throws {
    let item = UIBarButtonItem(title: "Go")
    item.width = 120
    item.tintColor = .red
    item.accessibilityLabel = "Go on"
    first.toolbarItems = [item]
    navigation.isToolbarHidden = false
    stage.advance(by: 0)
    let button = try #require(navigation.toolbar.buttons.first)
    #expect(button.bounds.width == 120)
    #expect(button.tintColor == .red && button.currentTitleColor == .red)
    #expect(button.accessibilityLabel == "Go on")
    item.isHidden = true
    stage.advance(by: 0)
    #expect(button.isHidden)
  }

  @Test func theTintOfABarColoursOnlyThePlatesOfDoneButtons() throws {
    let (plain, done) = (UIBarButtonItem(title: "Edit"), UIBarButtonItem(systemItem: .done))
    navigation.toolbar.tintColor = .systemPink
    first.toolbarItems = [plain, done]
    navigation.isToolbarHidden = false
    stage.advance(by: 0)
    let buttons = navigation.toolbar.buttons
    func look(_ button: UIButton) throws -> (title: CGColor?, plate: CGColor?) {
      let node = try #require(stage.scene.nodes.first { $0.text?.string == button.currentTitle })
      return (node.text?.runs[0].color, stage.scene.nodes.first { $0.id == node.parent }?.backgroundColor)
    }
    #expect(try look(buttons[0]) == (UIColor.label.cgColor, UIColor.white.cgColor))
    #expect(try look(buttons[1]) == (UIColor.white.cgColor, UIColor.systemPink.cgColor))
    plain.isEnabled = false
    stage.advance(by: 0)
    #expect(try look(buttons[0]).title == UIColor.tertiaryLabel.cgColor)
  }

  @Test func aCustomViewIsAsLargeAsItIsOrAsItsConstraintsSpecify() {
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.widthAnchor.constraint(equalToConstant: 40).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(UIBarButtonItem(customView: fixed).size(plateHeight: 44) == CGSize(width: 70, height: 20))
    #expect(UIBarButtonItem(customView: constrained).size(plateHeight: 44) == CGSize(width: 40, height: 30))
  }

  @Test func leftItemsMayStandBesideTheBackButton() {
    first.title = "Home"
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
    second.navigationItem.leftItemsSupplementBackButton = true
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0)
    let labels = stage.scene.nodes.compactMap { $0.semantics }.filter { $0.role == .button }.map { $0.label }
    #expect(labels.contains("Home") && labels.contains("Left"))
    stage.tap(at: CGPoint(x: 20, y: 72))
    stage.advance(by: 1)
    #expect(navigation.topViewController === first)
  }
}

extension UIView {
  /// The buttons in a view, however deep, that are seen.
  var buttons: [UIButton] {
    subviews.flatMap { view in (view as? UIButton).map { [$0] } ?? view.buttons }
  }
}
