import Stage
import Testing
import UIKit

/// Swipe actions, menus, alerts and large titles follow how large the person wants text, also while they are shown; bars do
/// not.
@MainActor @Suite struct TextSizeTests {
  private static let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  private func label(_ text: String, in view: UIView?) throws -> UILabel {
    try #require(view.flatMap { labels(in: $0).last { $0.text == text } }, "\(text)")
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Checks that the text of each label has the room that it needs, and that none covers another one.
  private func expectReadable(_ labels: [UILabel]) {
    for (index, label) in labels.enumerated() {
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
      #expect(
        label.bounds.height >= needed.height - 0.01 && label.bounds.width >= needed.width - 0.01,
        "\(label.text ?? "") has \(label.bounds.size), and needs \(needed)")
      for other in labels[..<index] {
        let overlap = place(label).intersection(place(other))
        #expect(
          overlap.isNull || overlap.height < 0.01 || overlap.width < 0.01,
          "\(label.text ?? "") covers \(other.text ?? "")")
      }
    }
  }

  // MARK: Swipe actions

  private func swipedList() -> ListFixture {
    ListFixture(
      [5], .plain,
      list: {
        $0.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(
            actions: ["Delete", "Archive"].map { title in
              UIContextualAction(style: .normal, title: title) { _, _, completion in completion(true) }
            })
        }
      })
  }

  private func drag(_ list: ListFixture) {
    let start = list.middle(0)
    list.stage.drag(from: start, to: CGPoint(x: start.x - 150, y: start.y), duration: 0.3)
    list.stage.advance(by: 2)
  }

  @Test(arguments: [false, true]) func titlesOfSwipeActionsGrow(whileShown: Bool) throws {
    let list = swipedList()
    if whileShown { drag(list) }
    list.stage.traitCollection = Self.largest
    list.stage.advance(by: 0.1)
    if !whileShown { drag(list) }
    let cell = try #require(list.cell(0))
    let titles = try ["Delete", "Archive"].map { try label($0, in: cell) }
    #expect(titles.map { $0.font.pointSize } == [51, 51])
    // Both are on the row, one beside the other, and share it as they need it.
    let places = titles.map { place($0) }
    #expect(places[1].maxX <= places[0].minX + 0.01 && places[0].maxX <= 400.01 && places[1].minX >= -0.01)
    #expect(cell.bounds.minX == min(400, titles.map { max(74, $0.sizeThatFits(.zero).width + 30) }.reduce(0, +)))
    for title in titles { #expect(title.bounds.height == 61) }
  }

  @Test func aRowOfActionsThatShrinkAgainGoesBack() throws {
    let list = swipedList()
    drag(list)
    let open = try #require(list.cell(0)).bounds.minX
    list.stage.traitCollection = Self.largest
    list.stage.advance(by: 0.1)
    #expect(try #require(list.cell(0)).bounds.minX > open + 50)
    list.stage.traitCollection = UITraitCollection()
    list.stage.advance(by: 0.1)
    #expect(try #require(list.cell(0)).bounds.minX == open)
    #expect(try label("Delete", in: list.cell(0)).font.pointSize == 16)
  }

  // MARK: Menus

  private func menu() -> (Screen, UIButton) {
    let screen = Screen()
    let button = screen.add(UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40)))
    let share = UIAction(title: "Share with others") { _ in }
    share.subtitle = "They can change it"
    button.menu = UIMenu(
      title: "What to do", children: [UIAction(title: "Copy") { _ in }, share, UIMenu(title: "More", children: [])])
    button.showsMenuAsPrimaryAction = true
    return (screen, button)
  }

  private func lines(_ screen: Screen) throws -> [UILabel] {
    try ["What to do", "Copy", "Share with others", "They can change it", "More"].map {
      try label($0, in: screen.view.window)
    }
  }

  @Test(arguments: [false, true]) func menusGrow(whileShown: Bool) throws {
    let (screen, button) = menu()
    func open() {
      screen.stage.tap(at: button.center)
      screen.stage.advance(by: 1)
    }
    if whileShown {
      open()
      #expect(try lines(screen).map { $0.font.pointSize } == [13, 17, 17, 13, 17])
      expectReadable(try lines(screen))
    }
    screen.stage.traitCollection = Self.largest
    screen.stage.advance(by: 0.1)
    if !whileShown { open() }
    let lines = try lines(screen)
    #expect(lines.map { $0.font.pointSize } == [44, 53, 53, 44, 53])
    expectReadable(lines)
    #expect(place(lines[1]).minX >= 8 && place(lines[1]).maxX <= 392)
    screen.stage.traitCollection = UITraitCollection()
    screen.stage.advance(by: 0.1)
    #expect(try #require(lines[1].superview).frame.size == CGSize(width: 250, height: 42))
    expectReadable(lines)
  }

  // MARK: Alerts

  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the photo?", message: "It is removed from all devices.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete all", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], [false, true])
  func alertsGrow(_ style: UIAlertController.Style, whileShown: Bool) throws {
    let screen = Screen(width: 400, height: 1000)
    let alert = alert(style)
    func show() {
      screen.controller.present(alert, animated: false)
      screen.stage.advance(by: 1)
    }
    if whileShown { show() }
    screen.stage.traitCollection = Self.largest
    screen.stage.advance(by: 0.1)
    if !whileShown { show() }
    let texts = ["Delete the photo?", "It is removed from all devices.", "Delete all", "Cancel"]
    let found = try texts.map { try label($0, in: screen.view.window) }
    #expect(found.map { $0.font.pointSize } == [53, 49, 53, 53])
    expectReadable(found)
    // Side by side they have no room; what cancels is last.
    #expect(place(found[3]).minY >= place(found[2]).maxY)
    for label in found { #expect(CGRect(x: 0, y: 0, width: 400, height: 1000).contains(place(label))) }
    screen.stage.traitCollection = UITraitCollection()
    screen.stage.advance(by: 0.1)
    #expect(found.map { $0.font.pointSize } == [17, 15, 17, 17])
    #expect(place(found[3]).minY == place(found[2]).minY)
    expectReadable(found)
  }

  @Test func whatOfAnAlertDoesNotFitOnTheScreenIsScrolledTo() throws {
    let screen = Screen(width: 320, height: 400)
    screen.stage.traitCollection = Self.largest
    screen.controller.present(alert(.alert), animated: false)
    screen.stage.advance(by: 1)
    let cancel = try label("Cancel", in: screen.view.window)
    #expect(place(cancel).maxY > 400)
    screen.stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: -200), duration: 0.2)
    screen.stage.advance(by: 2)
    #expect(place(cancel).maxY <= 400)
    screen.stage.tap(at: CGPoint(x: place(cancel).midX, y: place(cancel).midY))
    screen.stage.advance(by: 1)
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test func buttonsWhoseTitlesDoNotFitSideBySideStandBelowEachOther() throws {
    let screen = Screen(width: 400, height: 800)
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Save a copy on this device", style: .default))
    screen.controller.present(alert, animated: false)
    screen.stage.advance(by: 0.1)
    let (cancel, save) = (
      try label("Cancel", in: screen.view.window), try label("Save a copy on this device", in: screen.view.window)
    )
    #expect(place(cancel).minY == place(save).maxY + 8 && place(save).width == 288)
  }

  // MARK: Bars

  private func navigation() -> (Stage, UINavigationController, UICollectionView) {
    let root = LargeTitleTests.ListController("Photos")
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(
      size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0),
      rootViewController: navigation)
    stage.advance(by: 0.1)
    return (stage, navigation, root.collectionView)
  }

  @Test func aLargeTitleGrowsAndTheBarWithItAndTheRestOfTheBarDoesNot() throws {
    let (stage, navigation, list) = navigation()
    let bar = navigation.navigationBar
    stage.traitCollection = Self.largest
    stage.advance(by: 0.5)
    let titles = labels(in: bar).filter { $0.text == "Photos" }.map { $0.font.pointSize }.sorted()
    #expect(titles == [17, 60])
    #expect(try label("Edit", in: bar).font.pointSize == 17)
    // A line of 60 points is 72 high, and the room above and below 11.
    #expect(bar.frame == CGRect(x: 0, y: 50, width: 400, height: 54 + 83))
    #expect(list.adjustedContentInset.top == 187 && list.contentOffset.y == -187)
    let large = try #require(labels(in: bar).first { $0.font.pointSize == 60 })
    #expect(place(large).minY >= 104 && place(large).maxY <= 187 && large.bounds.height == 72)
    for distance in [0, 20, 82, 83, 200] as [CGFloat] {
      list.contentOffset.y = -187 + distance
      #expect(bar.frame.height == 137 - min(distance, 83))
    }
    list.contentOffset.y = -187
    stage.traitCollection = UITraitCollection()
    stage.advance(by: 0.5)
    #expect(bar.frame.height == 106 && list.contentOffset.y == -156)
  }

  @Test func tabsStayAsLargeAsTheyAre() throws {
    let tabs = UITabBarController()
    let one = UIViewController()
    one.tabBarItem.title = "Photos"
    tabs.viewControllers = [one]
    let stage = Stage(size: CGSize(width: 400, height: 800), rootViewController: tabs)
    stage.advance(by: 0.1)
    let before = try label("Photos", in: tabs.view).font.pointSize
    stage.traitCollection = Self.largest
    stage.advance(by: 0.1)
    #expect(try label("Photos", in: tabs.view).font.pointSize == before)
  }
}
