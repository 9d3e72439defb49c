import Foundation
import Stage
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ConflictTests {
  private let fixture = ConstraintFixture()
  private var view: UIView { fixture.view }

  @Test func ofConstraintsThatContradictEachOtherTheNewestGivesWay() {
    let box = fixture.add()
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 200)
    fixture.activate(box.heightAnchor.constraint(equalToConstant: 10), first, second)
    #expect(box.frame.size == CGSize(width: 100, height: 10))
    #expect(second.isActive)
  }

  @Test func whatGaveWayCountsAgainWhenItCan() {
    let box = fixture.add()
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 200)
    fixture.activate(first, second)
    first.isActive = false
    fixture.layOut()
    #expect(box.frame.width == 200)
  }

  @Test func aConstantThatContradictsOthersGivesWayToo() {
    let box = fixture.add()
    let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    let most = box.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    let wish = box.widthAnchor.constraint(equalToConstant: 100)
    wish.priority = .defaultHigh
    fixture.activate(least, most, wish)
    #expect(box.frame.width == 80)
    least.constant = 90
    fixture.layOut()
    #expect(box.frame.width == 100)
    least.constant = 60
    fixture.layOut()
    #expect(box.frame.width == 80)
  }

  @Test func framesDoNotGiveWay() {
    let box = fixture.add()
    fixture.activate(
      box.leftAnchor.constraint(equalTo: view.leftAnchor), box.rightAnchor.constraint(equalTo: view.rightAnchor),
      box.widthAnchor.constraint(equalToConstant: 100))
    #expect(view.frame.width == 400 && box.frame.width == 400)
  }

  @Test func aConstraintIsDescribedInTheVisualFormat() {
    let (box, label) = (fixture.add(), fixture.add(UILabel()))
    label.text = "Title"
    box.tag = 7
    let width = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    width.identifier = "least"
    #expect(width.description == "<NSLayoutConstraint 'least' H:[UIView 7(>=100)]>")
    #expect(
      label.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8).description
        == "<NSLayoutConstraint H:[UIView 7]-(8)-[UILabel \"Title\"]>")
    #expect(
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 4).description
        == "<NSLayoutConstraint V:|-(4)-[UIView 7]>")
    let middle = box.centerXAnchor.constraint(equalTo: label.centerXAnchor, constant: -2.5)
    middle.priority = .defaultLow
    #expect(
      middle.description == "<NSLayoutConstraint UIView 7.centerX == UILabel \"Title\".centerX - 2.5 @250>")
  }

  // MARK: Messages

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func oneMessageNamesWhatContradictsAndWhatGaveWay() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = ConstraintFixture()
        let label = fixture.add(UILabel())
        label.text = "Title"
        let left = label.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 20)
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        width.identifier = "narrow"
        let right = label.trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor, constant: -20)
        let wish = label.widthAnchor.constraint(equalToConstant: 150)
        wish.priority = .defaultHigh
        fixture.activate(left, width, wish, right)
        fixture.layOut()
        fixture.view.setNeedsLayout()
        fixture.layOut()
      }
    }
    #expect(
      message(result) == """
        These constraints cannot be satisfied simultaneously, together with the frames and sizes that are set:
          <NSLayoutConstraint H:|-(20)-[UILabel "Title"]>
          <NSLayoutConstraint 'narrow' H:[UILabel "Title"(100)]>
          <NSLayoutConstraint H:[UILabel "Title"]-(20)-|>
        The one activated last is broken until others change: \
        <NSLayoutConstraint H:[UILabel "Title"]-(20)-|>. Give one of them a priority below 1000, or deactivate it.

        """)
  }

  @Test func aViewWhoseMaskIsAmongWhatContradictsIsNamed() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = ConstraintFixture()
        let (forgotten, box) = (UILabel(), fixture.add())
        forgotten.text = "Forgotten"
        fixture.view.addSubview(forgotten)
        fixture.activate(
          box.widthAnchor.constraint(equalToConstant: 10),
          forgotten.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 20))
        fixture.layOut()
      }
    }
    #expect(
      message(result).contains(
        "Frames and autoresizing masks count as constraints, too, here those of UILabel \"Forgotten\": set translatesAutoresizingMaskIntoConstraints to false"
      ))
    #expect(message(result).contains("Otherwise give one of them a priority below 1000, or deactivate it."))
  }

  @Test func viewsThatHaveNothingToDoWithItAreNotNamed() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = ConstraintFixture()
        let (framed, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), fixture.add())
        fixture.view.addSubview(framed)
        fixture.activate(
          box.leftAnchor.constraint(equalTo: framed.rightAnchor), box.widthAnchor.constraint(equalToConstant: 10),
          box.widthAnchor.constraint(equalToConstant: 20))
        fixture.layOut()
      }
    }
    #expect(message(result).contains("cannot be satisfied") && !message(result).contains("autoresizing"))
  }

  @Test func whatIsChangedTogetherIsNoContradiction() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = ConstraintFixture()
        let (box, other) = (fixture.add(), fixture.add())
        let (one, two) = (
          box.widthAnchor.constraint(equalToConstant: 100), other.widthAnchor.constraint(equalToConstant: 100)
        )
        let right = box.rightAnchor.constraint(equalTo: fixture.view.rightAnchor, constant: -300)
        fixture.activate(
          one, two, box.widthAnchor.constraint(equalTo: other.widthAnchor),
          box.leftAnchor.constraint(equalTo: fixture.view.leftAnchor), right)
        (one.constant, two.constant, right.constant) = (250, 250, -150)
        fixture.layOut()
        guard box.frame.width == 250 && other.frame.width == 250 else { exit(1) }
      }
    }
    #expect(message(result).isEmpty)
  }

  @Test func framesOfWhichSomeAreReachedByConstraintsNeverContradictEachOther() {
    var dice = Dice(seed: 7)
    for _ in 0..<20 {
      let fixture = ConstraintFixture()
      var views: [UIView] = [fixture.view]
      var frames: [CGRect] = [fixture.view.frame]
      for _ in 0..<12 {
        let view = UIView(
          frame: CGRect(
            x: CGFloat(dice.roll(300)), y: CGFloat(dice.roll(300)), width: CGFloat(dice.roll(200)),
            height: CGFloat(dice.roll(200))))
        views[dice.roll(views.count)].addSubview(view)
        views.append(view)
        frames.append(view.frame)
      }
      // Held by the outermost view, they join all trees to one, which has every frame in it.
      let follower = fixture.add(NaturalView(10, 10))
      for view in views.dropFirst() {
        let wish = follower.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor)
        wish.isActive = true
      }
      fixture.layOut()
      #expect(views.map { $0.frame } == frames)
      let most = views.dropFirst().map { $0.convert(CGPoint.zero, to: fixture.view).x }.max() ?? 0
      #expect(isNear(Double(follower.frame.minX), Double(most), 1e-6))
    }
  }
}
