import Stage
import Testing
import UIKit

/// Menus of buttons and bar buttons.
@MainActor @Suite struct MenuTests {
  @MainActor private final class Log { var entries: [String] = [] }

  private func action(
    _ title: String, _ log: Log, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { _ in log.entries.append(title) }
  }

  private func button(_ menu: UIMenu, at place: CGPoint = CGPoint(x: 20, y: 20)) -> (Screen, UIButton) {
    let screen = Screen()
    let button = screen.add(UIButton(frame: CGRect(x: place.x, y: place.y, width: 100, height: 40)))
    button.setTitle("More", for: .normal)
    button.menu = menu
    return (screen, button)
  }

  /// The lines of an open menu, from above, with where they are on the screen.
  private func lines(_ screen: Screen) -> [(title: String, frame: CGRect)] {
    var found: [(title: String, frame: CGRect)] = []
    func collect(_ view: UIView) {
      for subview in view.subviews { collect(subview) }
      if let label = view as? UILabel, label.superview is UIControl, !(label.superview is UIButton) {
        found.append((label.text ?? "", label.superview!.convert(label.superview!.bounds, to: nil)))
      }
    }
    if let window = screen.view.window { collect(window) }
    return found.sorted { $0.frame.minY < $1.frame.minY }
  }

  private func titles(_ screen: Screen) -> [String] { lines(screen).map { $0.title } }

  private func tap(_ title: String, on screen: Screen) throws {
    let line = try #require(lines(screen).first { $0.title == title })
    screen.stage.tap(at: CGPoint(x: line.frame.midX, y: line.frame.midY))
    screen.stage.advance(by: 1)
  }

  @Test func aPressOpensTheMenuAndAChoiceClosesIt() throws {
    let log = Log()
    let (screen, button) = button(UIMenu(children: [action("Copy", log), action("Share", log)]))
    button.showsMenuAsPrimaryAction = true
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in events.append("press") }, for: [.touchUpInside, .primaryActionTriggered])
    screen.stage.tap(at: button.center)
    screen.stage.advance(by: 1)
    #expect(titles(screen) == ["Copy", "Share"] && events == ["menu"])
    let first = try #require(lines(screen).first)
    #expect(first.frame == CGRect(x: 20, y: 78, width: 250, height: 42))
    try tap("Share", on: screen)
    #expect(log.entries == ["Share"] && titles(screen).isEmpty)
  }

  @Test func aTapBesideClosesTheMenuAndDoesNothingElse() {
    let log = Log()
    let (screen, button) = button(UIMenu(children: [action("Copy", log)]))
    button.showsMenuAsPrimaryAction = true
    screen.stage.tap(at: button.center)
    screen.stage.advance(by: 1)
    screen.stage.tap(at: button.center)
    screen.stage.advance(by: 1)
    #expect(titles(screen).isEmpty && log.entries.isEmpty)
  }

  @Test func withAnActionOfItsOwnAButtonOpensItsMenuUnderALongPress() {
    let log = Log()
    let (screen, button) = button(UIMenu(children: [action("Copy", log)]))
    button.addAction(action("press", log), for: .primaryActionTriggered)
    screen.stage.tap(at: button.center)
    screen.stage.advance(by: 1)
    #expect(log.entries == ["press"] && titles(screen).isEmpty)
    screen.stage.touchDown(at: button.center)
    screen.stage.advance(by: 0.6)
    screen.stage.touchUp()
    screen.stage.advance(by: 1)
    #expect(log.entries == ["press"] && titles(screen) == ["Copy"])
  }

  @Test func attributesAndStatesAreSeen() throws {
    let log = Log()
    let menu = UIMenu(
      title: "Notes",
      children: [
        action("Gone", log, .hidden), action("Off", log, .disabled), action("Delete", log, .destructive),
        action("On", log, state: .on), action("Again", log, .keepsMenuPresented),
      ])
    let (screen, button) = button(menu)
    button.showsMenuAsPrimaryAction = true
    screen.stage.tap(at: button.center)
    screen.stage.advance(by: 1)
    #expect(titles(screen) == ["Off", "Delete", "On", "Again"])
    let nodes = screen.stage.scene.nodes
    #expect(nodes.contains { $0.semantics.role == .dialog && $0.semantics.label == "Notes" })
    #expect(nodes.contains { $0.semantics.label == "On" && $0.semantics.isSelected })
    #expect(nodes.contains { $0.semantics.label == "Off" && !$0.semantics.isEnabled })
    try tap("Off", on: screen)
    try tap("Again", on: screen)
    #expect(log.entries == ["Again"] && titles(screen).count == 4)
  }

  @Test func menusInAMenuAreGroupsOrBehindALine() throws {
    let log = Log()
    let menu = UIMenu(children: [
      action("Copy", log), UIMenu(options: .displayInline, children: [action("Share", log)]),
      UIMenu(title: "Sort", children: [action("By name", log), action("By date", log)]),
    ])
    let (screen, button) = button(menu)
    button.showsMenuAsPrimaryAction = true
    screen.stage.tap(at: button.center)
    screen.stage.advance(by: 1)
    #expect(titles(screen) == ["Copy", "Share", "Sort"])
    // Groups are apart.
    #expect(lines(screen).map { $0.frame.minY } == [78, 141, 204])
    try tap("Sort", on: screen)
    #expect(titles(screen) == ["Sort", "By name", "By date"])
    try tap("Sort", on: screen)
    #expect(titles(screen) == ["Copy", "Share", "Sort"])
    try tap("Sort", on: screen)
    try tap("By date", on: screen)
    #expect(log.entries == ["By date"] && titles(screen).isEmpty)
  }

  @Test func aMenuForOneSelectionMarksWhatWasChosenLast() throws {
    let log = Log()
    let menu = UIMenu(
      options: .singleSelection, children: [action("Small", log, state: .on), action("Large", log)])
    let (screen, button) = button(menu)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small")
    screen.stage.tap(at: button.center)
    screen.stage.advance(by: 1)
    try tap("Large", on: screen)
    #expect(button.currentTitle == "Large" && menu.selectedElements.map { $0.title } == ["Large"])
    #expect(menu.replacingChildren([]).options == .singleSelection)
  }

  @Test func aMenuLiesAboveItsButtonWhereThereIsNoSpaceBelow() throws {
    let log = Log()
    let (screen, button) = button(
      UIMenu(children: [action("Copy", log), action("Share", log)]), at: CGPoint(x: 280, y: 340))
    button.showsMenuAsPrimaryAction = true
    screen.stage.tap(at: button.center)
    screen.stage.advance(by: 1)
    #expect(lines(screen).map { $0.frame.origin } == [CGPoint(x: 130, y: 238), CGPoint(x: 130, y: 280)])
  }

  @Test func aBarButtonOpensItsMenu() throws {
    let log = Log()
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: navigation)
    let item = UIBarButtonItem(
      title: "More", image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [action("Copy", log)]))
    controller.navigationItem.rightBarButtonItem = item
    stage.advance(by: 0)
    let button = try #require(stage.scene.nodes.first { $0.semantics.role == .button })
    #expect(button.semantics.label == "More" && !stage.scene.nodes.contains { $0.text?.string == "More" })
    stage.tap(at: CGPoint(x: 375, y: 22))
    stage.advance(by: 1)
    #expect(stage.scene.nodes.contains { $0.text?.string == "Copy" })
  }

  @Test func barButtonsTakeTheirTitleAndImageFromTheirAction() throws {
    let log = Log()
    let item = UIBarButtonItem(primaryAction: action("First", log))
    #expect(item.title == "First")
    item.primaryAction = action("Second", log)
    #expect(item.title == "Second")
    let trash = UIBarButtonItem(systemItem: .trash)
    trash.primaryAction = action("Empty", log)
    #expect(trash.title == "" && trash.image != nil)
  }
}
