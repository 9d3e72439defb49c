import Stage
import Testing
import UIKit

/// Swipe actions: dragged, thrown, caught, pressed, closed.
@MainActor @Suite struct ListSwipeTests {
  @MainActor private final class Log {
    var performed: [String] = []
    var completions: [(Bool) -> Void] = []
    var performsFully = true
  }

  private let log = Log()

  private func fixture(
    leading: Bool = true, isRightToLeft: Bool = false, rows: Int = 30, trailing: [String] = ["Delete", "Pin"],
    leadingActions: [String] = ["Read"]
  ) -> ListFixture {
    let log = log
    func actions(_ titles: [String]) -> UISwipeActionsConfiguration {
      let configuration = UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) { _, _, completion in
            log.performed.append(title)
            log.completions.append(completion)
          }
        })
      configuration.performsFirstActionWithFullSwipe = log.performsFully
      return configuration
    }
    return ListFixture(
      [rows], .plain, isRightToLeft: isRightToLeft,
      list: {
        $0.trailingSwipeActionsConfigurationProvider = { path in path.item == 5 ? nil : actions(trailing) }
        if leading { $0.leadingSwipeActionsConfigurationProvider = { _ in actions(leadingActions) } }
      })
  }

  /// How far a row is aside, to the left.
  private func offset(_ list: ListFixture, _ item: Int = 0) -> CGFloat { list.cell(item)?.bounds.minX ?? .nan }

  /// - Parameter seconds: that the finger takes; it rests before it goes up.
  private func drag(_ list: ListFixture, _ item: Int = 0, by way: CGFloat, lifts: Bool = true) {
    let start = list.middle(item)
    list.stage.touchDown(at: start)
    for step in 1...20 {
      list.stage.advance(by: 1.0 / 60)
      list.stage.touchMove(to: CGPoint(x: start.x + way * CGFloat(step) / 20, y: start.y))
    }
    guard lifts else { return }
    list.stage.advance(by: 0.2)
    list.stage.touchUp()
  }

  @Test func anActionCanBeTappedWhileTheSpringStillSettles() throws {
    let list = fixture()
    drag(list, by: 110)
    list.stage.advance(by: 0.4)
    #expect(offset(list) != -74 && abs(offset(list) + 74) < 10)
    list.stage.tap(at: CGPoint(x: 30, y: list.middle(0).y))
    list.stage.advance(by: 0.1)
    #expect(log.performed == ["Read"])
  }

  @Test func symbolsOfActionsAreWhiteAsTheirTitlesAre() throws {
    let list = ListFixture(
      [3], .plain,
      list: {
        $0.trailingSwipeActionsConfigurationProvider = { _ in
          let action = UIContextualAction(style: .normal, title: nil) { _, _, completion in completion(true) }
          action.image = UIImage(systemName: "star.fill")
          action.backgroundColor = .systemBlue
          return UISwipeActionsConfiguration(actions: [action])
        }
      })
    drag(list, by: -110)
    list.stage.advance(by: 1)
    func images(in view: UIView) -> [UIImageView] {
      ((view as? UIImageView).map { [$0] } ?? []) + view.subviews.flatMap { images(in: $0) }
    }
    let cell = try #require(list.cell(0))
    let image = try #require(images(in: cell).first)
    #expect(image.tintColor == .white)
  }

  @Test func aRowFollowsTheFingerAndComesToRestAtItsActions() throws {
    let list = fixture()
    drag(list, by: -110, lifts: false)
    #expect(offset(list) == 100)  // ten points are kept back
    #expect(list.cell(0)?.configurationState.isSwiped == true)
    list.stage.advance(by: 0.2)
    list.stage.touchUp()
    list.stage.advance(by: 1)
    #expect(offset(list) == 151)
    let cell = try #require(list.cell(0))
    let (delete, pin) = (try #require(list.label("Delete", in: cell)), try #require(list.label("Pin", in: cell)))
    // The first action lies at the edge.
    #expect(delete.convert(delete.bounds, to: list.controller.view).midX == 361.5)
    #expect(pin.convert(pin.bounds, to: list.controller.view).midX == 286)
    #expect(list.selected.isEmpty && log.performed.isEmpty)
  }

  @Test func aRowIsSwipedBetweenTwoLayouts() throws {
    let list = fixture()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Next") { _, _, _ in }])
    }
    let transition = list.collectionView.startInteractiveTransition(
      to: UICollectionViewCompositionalLayout.list(using: configuration))
    for (progress, title) in [(0.25, "Delete"), (0.75, "Next")] {
      transition.transitionProgress = progress
      list.stage.advance(by: 0.1)
      drag(list, by: -110)
      list.stage.advance(by: 1)
      #expect(offset(list) > 0)
      #expect(list.label(title, in: try #require(list.cell(0))) != nil)
      list.stage.tap(at: list.middle(3))
      list.stage.advance(by: 1)
      #expect(offset(list) == 0)
    }
  }

  @Test func aRowThatWasDraggedALittleGoesBack() {
    let list = fixture()
    drag(list, by: -60)
    list.stage.advance(by: 1)
    #expect(offset(list) == 0 && list.cell(0)?.configurationState.isSwiped == false)
    #expect(list.label("Delete", in: list.cell(0)!) == nil)
  }

  @Test func aThrowOpensARow() {
    let list = fixture()
    let start = list.middle(0)
    list.stage.touchDown(at: start)
    for step in 1...4 {
      list.stage.advance(by: 1.0 / 60)
      list.stage.touchMove(to: CGPoint(x: start.x - 15 * CGFloat(step), y: start.y))
    }
    list.stage.touchUp()
    list.stage.advance(by: 1)
    #expect(offset(list) == 151)
  }

  @Test func aPressedActionIsPerformedAndItsCompletionClosesTheRow() {
    let list = fixture()
    drag(list, by: -110)
    list.stage.advance(by: 1)
    list.stage.tap(at: CGPoint(x: 289, y: 26))
    list.stage.advance(by: 0.5)
    #expect(log.performed == ["Pin"] && offset(list) == 151)
    log.completions.first?(true)
    list.stage.advance(by: 1)
    #expect(offset(list) == 0 && list.selected.isEmpty)
  }

  @Test func aSwipeAcrossTheRowPerformsTheFirstAction() {
    let list = fixture()
    drag(list, by: -300)
    #expect(log.performed == ["Delete"])
    list.stage.advance(by: 1)
    #expect(offset(list) == 400)
    log.completions.first?(true)
    list.stage.advance(by: 1)
    #expect(offset(list) == 0)
  }

  @Test func withoutFullSwipeARowResistsBeyondItsActions() {
    log.performsFully = false
    let list = fixture()
    drag(list, by: -300, lifts: false)
    #expect(offset(list) > 151 && offset(list) < 230)
    list.stage.advance(by: 0.2)
    list.stage.touchUp()
    list.stage.advance(by: 1)
    #expect(log.performed.isEmpty && offset(list) == 151)
  }

  @Test func leadingActionsAreAtTheOtherEndAndNoneMeansNoSwipe() {
    let list = fixture()
    drag(list, by: 90)
    list.stage.advance(by: 1)
    #expect(offset(list) == -74)
    let other = fixture(leading: false)
    drag(other, by: 90)
    other.stage.advance(by: 1)
    #expect(offset(other) == 0)
    drag(other, 5, by: -110)
    other.stage.advance(by: 1)
    #expect(offset(other, 5) == 0)
  }

  @Test func fromRightToLeftTrailingActionsAreLeft() {
    let list = fixture(isRightToLeft: true)
    drag(list, by: 110)
    list.stage.advance(by: 1)
    #expect(offset(list) == -151)
  }

  @Test func aFingerCatchesARowOnItsWayWithoutAJump() {
    let list = fixture()
    drag(list, by: -110)
    list.stage.advance(by: 0.05)
    let caught = offset(list)
    #expect(caught > 100 && caught < 151)
    list.stage.touchDown(at: CGPoint(x: 20, y: 26))
    list.stage.advance(by: 0.1)
    #expect(offset(list) == caught)
    list.stage.touchMove(to: CGPoint(x: 25, y: 26))
    #expect(abs(offset(list) - (caught - 5)) < 0.001)
    list.stage.advance(by: 0.2)
    list.stage.touchUp()
    list.stage.advance(by: 1)
    #expect(offset(list) == 151)
  }

  @Test func aFingerOnAnotherRowClosesAndDoesNothingElse() {
    let list = fixture()
    drag(list, by: -110)
    list.stage.advance(by: 1)
    list.stage.tap(at: list.middle(3))
    list.stage.advance(by: 1)
    #expect(offset(list) == 0 && list.selected.isEmpty)
    list.stage.tap(at: list.middle(3))
    list.stage.advance(by: 0.5)
    #expect(list.selected == [[0, 3]])
  }

  @Test func scrollingClosesARow() {
    let list = fixture()
    drag(list, by: -110)
    list.stage.advance(by: 1)
    list.collectionView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    list.stage.advance(by: 1)
    #expect(offset(list) == 0 && list.collectionView.contentOffset.y == 20)
  }

  @Test func listsThatAreEditedAreNotSwiped() {
    let list = fixture()
    list.collectionView.isEditing = true
    drag(list, by: -110)
    list.stage.advance(by: 1)
    #expect(offset(list) == 0)
  }

  @Test func aVerticalDragScrolls() {
    let list = fixture()
    list.stage.touchDown(at: CGPoint(x: 200, y: 300))
    list.stage.touchMove(to: CGPoint(x: 195, y: 250))
    list.stage.touchMove(to: CGPoint(x: 190, y: 200))
    #expect(offset(list) == 0 && list.collectionView.contentOffset.y > 0)
    list.stage.touchUp()
  }

  @Test func aDeletedRowLeavesAsItIsAndItsViewStartsAgain() {
    let list = fixture()
    drag(list, by: -300)
    list.counts = [29]
    list.collectionView.deleteItems(at: [[0, 0]])
    log.completions.first?(true)
    list.stage.advance(by: 2)
    #expect(offset(list) == 0)
    for item in 0..<8 { #expect(offset(list, item) == 0) }
  }

  @Test func assistiveTechnologyAndKeyboardsPerformTheActions() throws {
    let list = fixture()
    let id = try #require(list.cell(2)).layer.identifier
    #expect(list.stage.customActions(of: id) == ["Delete", "Pin", "Read"])
    list.stage.performCustomAction(1, of: id)
    #expect(log.performed == ["Pin"] && offset(list, 2) == 0)
    list.stage.performCustomAction(7, of: id)
    #expect(log.performed == ["Pin"])
    let without = try #require(list.cell(5)).layer.identifier
    #expect(list.stage.customActions(of: without) == ["Read"])
  }

  @Test func aDeleteAccessoryWithoutHandlerShowsTheActions() throws {
    let list = fixture()
    list.collectionView.isEditing = true
    let cell = try #require(list.cell(0))
    cell.accessories = [.delete()]
    list.stage.advance(by: 0.5)
    list.stage.tap(at: CGPoint(x: 28, y: 26))
    list.stage.advance(by: 1)
    #expect(offset(list) == 151)
  }

  @Test func aFullSwipeThatIsThrownBackDoesNothing() {
    for direction in [CGFloat(-1), 1] {
      let list = fixture()
      let start = list.middle(0)
      list.stage.touchDown(at: start)
      for step in 1...20 {
        list.stage.advance(by: 1.0 / 60)
        list.stage.touchMove(to: CGPoint(x: start.x + direction * 19 * CGFloat(step), y: start.y))
      }
      // Back by so little that the first action still fills the row, and so fast that the row is on its way home.
      for step in 1...3 {
        list.stage.advance(by: 1.0 / 60)
        list.stage.touchMove(to: CGPoint(x: start.x + direction * (380 - 30 * CGFloat(step)), y: start.y))
      }
      #expect(abs(offset(list)) >= 0.55 * 400)
      list.stage.touchUp()
      list.stage.advance(by: 2)
      #expect(log.performed.isEmpty && abs(offset(list)) < 200)
    }
  }

  /// The actions are 225 points wide, of 400: more than the part of a row that a full swipe is.
  @Test func aFullSwipeGoesBeyondAllActions() {
    let list = fixture(trailing: ["Delete", "Pin", "Move"])
    drag(list, by: -255)
    list.stage.advance(by: 1)
    #expect(log.performed.isEmpty && offset(list) == 225)
    list.stage.tap(at: list.middle(2))
    list.stage.advance(by: 1)
    drag(list, by: -300)
    #expect(log.performed == ["Delete"])
  }

  @Test func theFirstActionFillsARowThatIsSwipedAcrossInTheDirectionOfItsPlace() throws {
    for direction in [CGFloat(-1), 1] {
      let list = fixture(leadingActions: ["Read", "Flag"])
      drag(list, by: direction * 300, lifts: false)
      list.stage.advance(by: 1)
      let cell = try #require(list.cell(0))
      let offset = abs(offset(list))
      func frame(_ title: String) throws -> CGRect {
        let button = try #require(list.label(title, in: cell)?.superview)
        return button.convert(button.bounds, to: list.collectionView)
      }
      let (first, second) = direction < 0 ? ("Delete", "Pin") : ("Read", "Flag")
      #expect(offset > 250)
      #expect(try frame(first).width == offset)
      #expect(try frame(first).minX == (direction < 0 ? 400 - offset : 0))
      #expect(try frame(second).width < offset * 0.6)
      list.stage.touchUp()
    }
  }

  @Test(arguments: [(UICollectionLayoutListConfiguration.Appearance.plain, false), (.insetGrouped, true)])
  func aRowIsClippedAfterASwipeAsItWasBefore(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, isClipped: Bool
  ) throws {
    let list = ListFixture(
      [10], appearance,
      list: {
        $0.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
        }
      })
    let cell = try #require(list.cell(0))
    #expect(cell.clipsToBounds == isClipped)
    drag(list, by: -110)
    list.stage.advance(by: 1)
    #expect(offset(list) == 74 && cell.clipsToBounds)
    list.stage.tap(at: list.middle(3))
    list.stage.advance(by: 1)
    #expect(offset(list) == 0 && cell.clipsToBounds == isClipped)
  }
}
