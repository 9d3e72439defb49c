import Stage
import Testing
import UIKit

@MainActor @Suite struct ContainmentTests {
  private let log = ControllerLog()

  private func makeStage(_ controller: UIViewController) -> Stage {
    Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
  }

  @Test func aRootControllerAppearsAroundItsLayout() {
    let root = DiaryController("root", log)
    root.logsLayout = true
    _ = makeStage(root)
    #expect(
      log.entries == [
        "root willAppear false", "root isAppearing", "root willLayout", "root didLayout", "root didAppear false",
      ])
  }

  @Test func childrenAppearWithTheirParent() {
    let root = DiaryController("root", log)
    let child = DiaryController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(log.take() == ["child willMove true", "child didMove true"])
    let stage = makeStage(root)
    #expect(
      log.take() == [
        "root willAppear false", "child willAppear false", "root isAppearing", "child isAppearing",
        "child didAppear false", "root didAppear false",
      ])
    stage.window.rootViewController = UIViewController()
    #expect(
      log.take() == [
        "root willDisappear false", "child willDisappear false", "child didDisappear false",
        "root didDisappear false",
      ])
  }

  @Test func aChildThatIsAddedOnScreenAppearsAndOneThatIsRemovedDisappears() {
    let root = DiaryController("root", log)
    let stage = makeStage(root)
    log.entries = []
    let child = DiaryController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.advance(by: 0)
    #expect(
      log.take() == [
        "child willMove true", "child willAppear false", "child isAppearing", "child didMove true",
        "child didAppear false",
      ])
    #expect(child.parent === root && root.children.count == 1)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child willMove false", "child willDisappear false", "child didDisappear false", "child didMove false",
      ])
    #expect(child.parent == nil && root.children.isEmpty)
  }

  @Test func aControllerThatIsGoneIsNobodysParentAndIsAskedNothing() {
    final class Container: UIViewController {
      static var questions = 0
      override var children: [UIViewController] {
        Self.questions += 1
        return []
      }
    }
    let child = UIViewController()
    var container: Container? = Container()
    container?.addChild(child)
    weak let former = container
    #expect(child.parent === container)
    Container.questions = 0
    container = nil
    #expect(former == nil && child.parent == nil)
    #expect(Container.questions == 0)
  }

  @Test func aContainerMayTellItsChildrenItself() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let root = Container()
    let child = DiaryController("child", log)
    let stage = makeStage(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    stage.advance(by: 0.1)
    #expect(log.take() == ["child willMove true"])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: false)  // turns round
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(
      log.take() == [
        "child willAppear true", "child isAppearing", "child didAppear true", "child willDisappear true",
        "child willAppear false", "child isAppearing", "child didAppear false",
      ])
  }

  @Test func aChildThatIsAddedElsewhereLeavesItsParent() {
    let (first, second) = (UIViewController(), UIViewController())
    let child = DiaryController("child", log)
    first.addChild(child)
    second.addChild(child)
    #expect(log.entries == ["child willMove true", "child didMove false", "child willMove true"])
    #expect(first.children.isEmpty && child.parent === second)
  }

  @Test func oneChildTakesTheOthersPlace() {
    let root = UIViewController()
    let stage = makeStage(root)
    let (a, b) = (DiaryController("a", log), DiaryController("b", log))
    root.addChild(a)
    root.view.addSubview(a.view)
    root.addChild(b)
    stage.advance(by: 0)
    log.entries = []
    root.transition(from: a, to: b, duration: 0.2, animations: { b.view.alpha = 0.5 })
    #expect(log.take() == ["a willDisappear true", "b willAppear true", "b isAppearing"])
    stage.advance(by: 0.3)
    #expect(log.take() == ["a didDisappear true", "b didAppear true"])
    #expect(a.view.superview == nil && b.view.superview === root.view)
  }

  @Test func aParentSetsTraitsForAChild() {
    let root = UIViewController()
    let child = UIViewController()
    let stage = makeStage(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    root.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
    stage.traitCollection = UITraitCollection(horizontalSizeClass: .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular && child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func editingIsToggledByItsButton() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && controller.editButtonItem === item)
    controller.setEditing(true, animated: false)
    #expect(item.title == "Done" && controller.isEditing)
    controller.isEditing = false
    #expect(item.title == "Edit")
  }
}
