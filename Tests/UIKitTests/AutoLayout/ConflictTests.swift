import Stage
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
}
