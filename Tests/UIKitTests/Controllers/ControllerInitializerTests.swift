import Foundation
import Stage
import Testing
import UIKit

/// Has an initialiser of its own, which calls the designated one, as on iOS.
private final class TitledController: UIViewController {
  let words: [String]

  init(words: [String]) {
    self.words = words
    super.init(nibName: nil, bundle: nil)
    title = words.first
  }

  required init?(coder: NSCoder) { nil }
}

/// Overrides the designated initialiser only.
private final class NibController: UIViewController {
  let isMadeHere: Bool

  override init(nibName: String?, bundle: Bundle?) {
    isMadeHere = true
    super.init(nibName: nibName, bundle: bundle)
  }

  required init?(coder: NSCoder) { nil }
}

/// Makes its view itself, with or without a nib.
private final class OwnViewController: UIViewController {
  override func loadView() { view = UILabel() }
}

/// Makes its collection view itself.
private final class OwnListController: UICollectionViewController {
  let layout = UICollectionViewFlowLayout()

  override func loadView() {
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    list.dataSource = self
    collectionView = list
  }
}

@MainActor @Suite struct ControllerInitializerTests {
  @Test func aSubclassWithAnInitialiserOfItsOwnCallsTheDesignatedOne() {
    let controller = TitledController(words: ["One", "Two"])
    #expect(controller.title == "One" && controller.words.count == 2)
    #expect(controller.nibName == nil && controller.nibBundle == nil && !controller.isViewLoaded)
    let stage = Stage(size: CGSize(width: 200, height: 300), rootViewController: controller)
    #expect(controller.view.frame == stage.window.bounds)
  }

  @Test func initWithoutArgumentsCallsAnOverrideOfTheDesignatedInitialiser() {
    let controller = NibController()
    #expect(controller.isMadeHere && controller.nibName == nil && controller.nibBundle == nil)
  }

  @Test func aNibIsNotMissedByAControllerThatMakesItsViewItself() {
    let controller = OwnViewController(nibName: "Board", bundle: .main)
    #expect(controller.nibName == "Board" && controller.nibBundle === Bundle.main)
    #expect(controller.view is UILabel)
  }

  @Test func aNibThatIsToMakeTheViewIsAnErrorThatNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIViewController(nibName: "Board", bundle: nil).view }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The view cannot be loaded from the nib \"Board\": nibs are not supported."))
  }

  @Test func aCollectionControllerMayMakeItsCollectionViewItself() {
    let controller = OwnListController(nibName: nil, bundle: nil)
    #expect(controller.collectionViewLayout === controller.layout)
    #expect(controller.collectionView === controller.viewIfLoaded)
  }

  @Test func aCollectionControllerWithoutALayoutIsAnErrorWithAFix() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UICollectionViewController().loadViewIfNeeded() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Call init(collectionViewLayout:)"))
  }

  @Test func aNavigationControllerMayBeginWithAnEmptyStack() {
    let navigation = UINavigationController()
    let stage = Stage(size: CGSize(width: 200, height: 300), rootViewController: navigation)
    #expect(navigation.viewControllers.isEmpty && navigation.topViewController == nil)
    let first = TitledController(words: ["One"])
    navigation.pushViewController(first, animated: true)
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [first] && first.view.window === stage.window)
    #expect(first.navigationController === navigation && stage.scene.nodes.contains { $0.text?.string == "One" })
  }
}
