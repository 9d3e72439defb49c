import Foundation
import Stage
import Testing
@testable import UIKit

/// Sheets with several heights.
@MainActor @Suite struct SheetTests {
  let root = UIViewController()
  let other = UIViewController()
  let stage: Stage
  let sheet: UISheetPresentationController
  let told = Told()

  /// Notes what a person does.
  @MainActor final class Told: NSObject, UISheetPresentationControllerDelegate {
    var entries: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayDismiss }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      entries.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      entries.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      entries.append("did attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { entries.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }
  }

  /// Large is 750 points high, medium 433, small 230.
  init() throws {
    stage = Stage(
      size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0),
      rootViewController: root)
    sheet = try #require(other.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = told
  }

  func present() {
    root.present(other, animated: false)
    stage.advance(by: 0.1)
  }

  /// The upper edge of the sheet, as it is seen.
  var top: CGFloat {
    guard let sheetView = sheet.sheet else { return 800 }
    let card = sheetView.subviews[0].layer.presentationValues(at: stage.time)
    let moved = sheetView.layer.presentationValues(at: stage.time).transform.m42
    return card.position.y - card.bounds.height / 2 + moved
  }

  func isNearTo(_ value: CGFloat) -> Bool { abs(top - value) < 0.51 }

  /// A finger that goes evenly, and rests at the end.
  func drag(from start: CGFloat, to end: CGFloat, lifts: Bool = true) {
    stage.touchDown(at: CGPoint(x: 100, y: start))
    for step in 1...10 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 100, y: start + (end - start) * CGFloat(step) / 10))
    }
    stage.advance(by: 0.2)
    stage.touchMove(to: CGPoint(x: 100, y: end))
    stage.advance(by: 0.2)
    if lifts { stage.touchUp() }
  }

  @Test func aSheetComesAtItsSmallestHeightUnlessOneIsSelected() {
    present()
    #expect(top == 367)
    #expect(other.view.bounds.height == 433)
    #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    sheet.selectedDetentIdentifier = .large
    stage.advance(by: 0)
    #expect(top == 50)
    #expect(other.view.bounds.height == 750)
  }

  @Test func itComesFromBelowTheScreen() {
    root.present(other, animated: true)
    stage.advance(by: 0.001)
    #expect(top > 780)
    stage.advance(by: 0.1)
    #expect(top > 367 && top < 780)
    stage.advance(by: 1)
    #expect(top == 367)
  }

  @Test func aFingerMovesItFromHeightToHeightExactly() {
    present()
    drag(from: 430, to: 230, lifts: false)
    let moved = top
    #expect(isNear(Double(moved), 177))  // 190 of 200 points
    stage.touchMove(to: CGPoint(x: 100, y: 220))
    stage.advance(by: 0)
    #expect(isNear(Double(top), Double(moved - 10), 1e-6))
    #expect(isNear(Double(other.view.bounds.height), Double(800 - top), 1e-6))
    stage.touchUp()
    stage.advance(by: 1)
    #expect(top == 50)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(told.entries == ["large"])
    drag(from: 80, to: 330)
    stage.advance(by: 1)
    #expect(top == 367)
    #expect(told.entries == ["large", "medium"])
  }

  @Test func aFlickGoesToTheNextHeightAndAFingerMayCatchIt() {
    present()
    stage.drag(from: CGPoint(x: 100, y: 430), to: CGPoint(x: 100, y: 350), duration: 0.05)
    #expect(sheet.selectedDetentIdentifier == .large)
    stage.advance(by: 0.1)
    let caught = top
    #expect(caught > 50 && caught < 340)
    stage.touchDown(at: CGPoint(x: 100, y: caught + 30))
    stage.touchMove(to: CGPoint(x: 100, y: caught + 50))
    stage.touchMove(to: CGPoint(x: 100, y: caught + 51))
    stage.advance(by: 0.3)
    #expect(abs(top - caught) < 40)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(top == 50 || top == 367)
  }

  @Test func aPullBelowTheSmallestHeightDismisses() {
    present()
    drag(from: 430, to: 700)
    #expect(told.entries == ["will dismiss"])
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(told.entries == ["will dismiss", "did dismiss"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func aPullThatIsGivenUpLeavesItWhereItWas() {
    present()
    drag(from: 430, to: 500)
    stage.advance(by: 1)
    #expect(root.presentedViewController === other)
    #expect(top == 367)
    #expect(told.entries == ["will dismiss"])
    // Down and up again with one finger, to the large height.
    drag(from: 430, to: 500, lifts: false)
    stage.touchMove(to: CGPoint(x: 100, y: 150))
    stage.advance(by: 0.3)
    #expect(top < 200)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(root.presentedViewController === other)
    #expect(top == 50 || top == 367)
  }

  /// The finger is still down, or has given up, and the sheet is on its way back.
  @Test(arguments: [false, true])
  func aDismissalWithoutAnimationEndsOneByAFinger(lifts: Bool) {
    present()
    drag(from: 430, to: 500, lifts: lifts)
    stage.advance(by: 0.05)
    var isDone = false
    root.dismiss(animated: false) { isDone = true }
    stage.advance(by: 0.1)
    #expect(root.presentedViewController == nil && other.view.window == nil && isDone)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(stage.window.subviews == [root.view])
  }

  @Test(arguments: [false, true])
  func aSheetUnderAFingerLeavesWithTheRootController(lifts: Bool) {
    present()
    drag(from: 430, to: 500, lifts: lifts)
    let next = UIViewController()
    stage.window.rootViewController = next
    stage.advance(by: 0.1)
    #expect(stage.window.subviews == [next.view] && root.presentedViewController == nil)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(stage.window.subviews == [next.view])
  }

  @Test func aSheetThatIsLetGoReturnsOnACriticalSpring() {
    sheet.detents = [.large()]
    present()
    drag(from: 100, to: 280)
    #expect(isNearTo(220))
    for time in [0.05, 0.1, 0.2] {
      stage.advance(by: time == 0.05 ? 0.05 : time / 2)
      let way = time * (1000.0 / 3).squareRoot()
      #expect(isNear(Double(top), 50 + 170 * (1 + way) * exp(-way), 0.01))
    }
    stage.advance(by: 1)
    #expect(top == 50 && root.presentedViewController === other)
  }

  @Test(arguments: [(975.0, false), (1000, true)])
  func aFlickDismissesFromAThousandPointsASecondOn(velocity: Double, dismisses: Bool) {
    sheet.detents = [.large()]
    present()
    stage.framesPerSecond = 120
    let end = CGPoint(x: 100, y: 150 + velocity * 0.05)
    stage.drag(from: CGPoint(x: 100, y: 150), to: end, duration: 0.05)
    stage.advance(by: 1.5)
    #expect((root.presentedViewController == nil) == dismisses)
  }

  @Test func aLargeSheetDoesNotFollowAFingerUpwards() {
    sheet.detents = [.large()]
    present()
    drag(from: 400, to: 220, lifts: false)
    #expect(top == 50)
    stage.touchMove(to: CGPoint(x: 100, y: 450))
    stage.advance(by: 0)
    #expect(isNearTo(110))
  }

  @Test func aListAtItsTopLeavesADragDownToTheSheet() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 750))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 400, height: 3000)
    other.view.addSubview(list)
    sheet.detents = [.large()]
    present()
    drag(from: 200, to: 400, lifts: false)
    #expect(isNearTo(240) && list.contentOffset.y == 0)
    stage.touchUp()
    stage.advance(by: 1)
    drag(from: 400, to: 200)
    #expect(top == 50 && list.contentOffset.y == 190)
    drag(from: 200, to: 300)
    #expect(top == 50 && list.contentOffset.y == 100)
    list.contentOffset.y = 0
    list.refreshControl = UIRefreshControl()  // which the drag is for
    drag(from: 200, to: 300)
    #expect(top == 50)
  }

  @Test func aModalSheetResistsAndTellsOfTheAttempt() {
    present()
    other.isModalInPresentation = true
    drag(from: 430, to: 730, lifts: false)
    #expect(top > 367 && top < 432)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(top == 367)
    #expect(told.entries == ["did attempt"])
    other.isModalInPresentation = false
    told.mayDismiss = false
    stage.tap(at: CGPoint(x: 200, y: 200))
    stage.advance(by: 1)
    #expect(root.presentedViewController === other)
    #expect(told.entries == ["did attempt", "did attempt"])
  }

  @Test func aTapBesideItDismisses() {
    present()
    stage.tap(at: CGPoint(x: 200, y: 200))
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(told.entries == ["will dismiss", "did dismiss"])
  }

  @Test func anUndimmedSheetLeavesWhatIsBelowInReach() {
    var taps = 0
    root.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    sheet.largestUndimmedDetentIdentifier = .medium
    present()
    stage.tap(at: CGPoint(x: 200, y: 200))
    #expect(taps == 1)
    #expect(root.presentedViewController === other)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.advance(by: 0.1)
    #expect(top > 50 && top < 367)
    stage.advance(by: 1)
    #expect(top == 50)
    stage.tap(at: CGPoint(x: 200, y: 30))
    #expect(taps == 1)
  }

  @Test func customHeightsAreResolvedInTheirContext() {
    var largest: CGFloat = 0
    sheet.detents = [
      .custom(identifier: .init("small")) { context in
        largest = context.maximumDetentValue
        return 200
      },
      .custom { _ in nil }, .large(),
    ]
    present()
    #expect(largest == 720)
    #expect(top == 570)
    sheet.detents = [.custom { 0.5 * $0.maximumDetentValue }]
    stage.advance(by: 0)
    #expect(top == 410)
  }

  @Test func theGrabberGoesFromHeightToHeight() throws {
    sheet.prefersGrabberVisible = true
    present()
    let grabber = try #require(sheet.sheet?.grabber)
    let semantics = stage.scene.nodes.first { $0.id == grabber.layer.identifier }?.semantics
    #expect(semantics?.label == "Sheet Grabber" && semantics?.role == .slider)
    stage.adjust(grabber.layer.identifier, up: true)
    stage.advance(by: 1)
    #expect(top == 50)
    #expect(grabber.accessibilityValue == "Expanded")
    stage.tap(at: CGPoint(x: 200, y: 66))
    stage.advance(by: 1)
    #expect(top == 367)
    #expect(told.entries == ["large", "medium"])
    sheet.prefersGrabberVisible = false
    #expect(grabber.isHidden)
  }

  @Test func aFormStandsInTheMiddleWhereThereIsSpace() {
    let stage = Stage(size: CGSize(width: 1000, height: 900), rootViewController: UIViewController())
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    stage.window.rootViewController?.present(form, animated: false)
    stage.advance(by: 0.1)
    #expect(form.view.convert(form.view.bounds, to: nil) == CGRect(x: 230, y: 140, width: 540, height: 620))
  }

  @Test func aSheetFollowsTheSizeOfTheScreen() {
    present()
    stage.resize(to: CGSize(width: 500, height: 600))
    stage.advance(by: 0)
    #expect(top == 279)
    #expect(other.view.bounds.width == 500)
  }
}
