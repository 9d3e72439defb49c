import Stage
import Testing
import UIKit

/// Views that come into a window with other traits than they have seen are told, wherever they were meanwhile.
@MainActor @Suite struct TraitReturnTests {
  private static let outline = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  /// Its border has a dynamic colour, which layers do not follow by themselves.
  private final class Bordered: UIView {
    var log: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Bordered, _) in view.drawBorder() }
      drawBorder()
    }

    required init?(coder: NSCoder) { nil }

    private func drawBorder() { layer.borderColor = TraitReturnTests.outline.cgColor }

    var isDark: Bool { layer.borderColor == UIColor.white.cgColor }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.append("\(previous!.userInterfaceStyle == .dark) \(UITraitCollection.current.userInterfaceStyle == .dark)")
    }
  }

  private final class BorderedController: UIViewController {
    private(set) lazy var bordered = Bordered(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private(set) var told = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bordered)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      told += 1
    }
  }

  private func stage(_ controller: UIViewController) -> Stage {
    Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func aViewThatIsRemovedIsNotifiedWhenItIsAddedAgain() {
    let screen = Screen()
    let view = screen.add(Bordered())
    view.removeFromSuperview()
    screen.stage.traitCollection = dark
    #expect(!view.isDark && view.log.isEmpty)
    screen.view.addSubview(view)
    #expect(view.isDark && view.log == ["false true"])
    view.removeFromSuperview()
    screen.view.addSubview(view)
    #expect(view.log.count == 1)
    // There and back again while nobody saw it.
    view.removeFromSuperview()
    screen.stage.traitCollection = UITraitCollection()
    screen.stage.traitCollection = dark
    screen.view.addSubview(view)
    #expect(view.log.count == 1)
  }

  @Test func aViewThatWasMadeBeforeTheChangeIsNotifiedWhenItIsFirstShown() {
    let screen = Screen()
    let (view, inner) = (Bordered(), Bordered())
    view.addSubview(inner)
    screen.stage.traitCollection = dark
    screen.view.addSubview(view)
    #expect(view.isDark && view.log == ["false true"])
    #expect(inner.isDark && inner.log == ["false true"])
    let later = Bordered()
    screen.view.addSubview(later)
    #expect(later.isDark && later.log.isEmpty)
  }

  @Test func aViewIsNotifiedOnceWhenItMovesToWhereItIsDark() {
    let screen = Screen()
    let night = screen.add(UIView())
    night.overrideUserInterfaceStyle = .dark
    let view = screen.add(Bordered())
    night.addSubview(view)
    #expect(view.isDark && view.log == ["false true"])
    view.removeFromSuperview()
    night.addSubview(view)
    #expect(view.log.count == 1)
    screen.view.addSubview(view)
    #expect(!view.isDark && view.log == ["false true", "true false"])
    // What is new at its first sight in the dark was made for the light.
    let other = Bordered()
    night.addSubview(other)
    #expect(other.isDark && other.log == ["false true"])
  }

  @Test func aViewBelowAPresentedScreenIsNotifiedWhenItIsUncovered() {
    let below = BorderedController()
    let stage = stage(below)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    below.present(cover, animated: true)
    stage.advance(by: 1)
    #expect(below.bordered.window == nil)
    stage.traitCollection = dark
    below.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(below.bordered.isDark && below.bordered.log == ["false true"] && below.told == 1)
  }

  @Test func aViewInAnotherTabIsNotifiedWhenItsTabIsChosen() {
    let (first, second) = (BorderedController(), BorderedController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let stage = stage(tabs)
    second.loadViewIfNeeded()
    stage.traitCollection = dark
    tabs.selectedIndex = 1
    stage.advance(by: 1)
    #expect(second.bordered.isDark && second.told == 1)
    stage.traitCollection = UITraitCollection()
    tabs.selectedIndex = 0
    stage.advance(by: 1)
    #expect(!first.bordered.isDark && first.bordered.log == ["false true", "true false"])
  }

  @Test func aViewInANavigationStackIsNotifiedWhenItIsPoppedTo() {
    let root = BorderedController()
    let navigation = UINavigationController(rootViewController: root)
    let stage = stage(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.advance(by: 1)
    stage.traitCollection = dark
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(root.bordered.isDark && root.told == 1)
  }

  @Test func contentSizesAndSizeClassesAreReportedOnReturn() {
    let screen = Screen()
    let view = screen.add(UIView())
    var log: [String] = []
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, previous) in
      log.append("text \(previous.preferredContentSizeCategory == .large)")
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, previous) in
      log.append("width \(view.traitCollection.horizontalSizeClass == .regular)")
    }
    view.removeFromSuperview()
    screen.stage.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    screen.view.addSubview(view)
    #expect(log == ["text true"])
    view.removeFromSuperview()
    screen.stage.resize(to: CGSize(width: 1000, height: 700))
    screen.view.addSubview(view)
    #expect(log == ["text true", "width true"])
  }

  @Test func aViewThatWasMadeForAnotherScreenIsNotNotified() {
    let elsewhere = Screen()
    elsewhere.stage.traitCollection = dark
    let view = Bordered()
    let screen = Screen()
    screen.view.addSubview(view)
    #expect(view.log.isEmpty)
  }

  // MARK: Elements of a collection view

  private final class BorderedCell: UICollectionViewCell {
    let bordered = Bordered(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(bordered)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class BorderedReusableView: UICollectionReusableView {
    let bordered = Bordered(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(bordered)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Sections of ten items with a header and a background each; the screen shows less than one of them.
  @Test func cellsHeadersAndBackgroundsThatWereUsedBeforeAreNotified() throws {
    let section = list(.absolute(100))
    section.boundarySupplementaryItems = [boundary("header", .top)]
    section.decorationItems = [.background(elementKind: "background")]
    let fixture = CompositionalFixture([10, 10, 10], UICollectionViewCompositionalLayout(section: section)) {
      $0.collectionView.register(BorderedCell.self, forCellWithReuseIdentifier: "bordered")
      $0.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "bordered", for: $1) }
      $0.makeView = { $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "bordered", for: $2) }
      $0.collectionView.register(
        BorderedReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "bordered")
      $0.layout.register(BorderedReusableView.self, forDecorationViewOfKind: "background")
    }
    func bordered() -> [Bordered] {
      fixture.collectionView.subviews.compactMap {
        ($0 as? BorderedCell)?.bordered ?? ($0 as? BorderedReusableView)?.bordered
      }
    }
    // From the border between two sections to the middle of one: five cells, a header and a background are pooled.
    fixture.scroll(to: 830)
    let seen = bordered()
    #expect(seen.count == 2 + 1 + 4 && seen.allSatisfy { !$0.isDark })
    fixture.scroll(to: 3000 - 300)
    fixture.stage.traitCollection = dark
    fixture.scroll(to: 830)
    let again = bordered()
    #expect(again.count == seen.count && again.allSatisfy { $0.isDark })
    #expect(again.contains { view in seen.contains { $0 === view } })
  }
}
