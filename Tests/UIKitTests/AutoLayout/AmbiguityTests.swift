import Testing
import UIKit

@MainActor @Suite struct AmbiguityTests {
  private let fixture = ConstraintFixture()

  @Test func whatIsPlacedAndSizedIsNotAmbiguous() {
    let view = fixture.add()
    fixture.activate(
      view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: fixture.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 40))
    #expect(!view.hasAmbiguousLayout)
    #expect(!fixture.view.hasAmbiguousLayout && !UIView().hasAmbiguousLayout)
  }

  @Test func whatIsOnlyLimitedIsAmbiguous() {
    let view = fixture.add()
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    fixture.activate(
      view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: fixture.view.topAnchor), limit,
      view.heightAnchor.constraint(equalToConstant: 40))
    let width = view.bounds.width
    #expect(view.hasAmbiguousLayout)
    fixture.layOut()
    #expect(view.bounds.width == width, "To ask moves nothing.")
    let exact = view.widthAnchor.constraint(equalToConstant: 20)
    exact.priority = .defaultLow
    exact.isActive = true
    #expect(!view.hasAmbiguousLayout)
    exact.isActive = false
    #expect(view.hasAmbiguousLayout)
  }

  @Test func aLimitThatMustBeReachedLeavesNothingOpen() {
    let view = fixture.add()
    fixture.activate(
      view.leadingAnchor.constraint(greaterThanOrEqualTo: fixture.view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: fixture.view.leadingAnchor, constant: 30),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      view.topAnchor.constraint(equalTo: fixture.view.topAnchor), view.heightAnchor.constraint(equalToConstant: 40))
    #expect(view.frame.minX == 10 && view.bounds.width == 20)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func twoNaturalSizesOfOnePriorityCompete() {
    let (one, other) = (fixture.add(NaturalView(50, 10)), fixture.add(NaturalView(50, 10)))
    fixture.activate(
      one.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
      one.trailingAnchor.constraint(equalTo: other.leadingAnchor),
      other.trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor),
      one.topAnchor.constraint(equalTo: fixture.view.topAnchor),
      other.topAnchor.constraint(equalTo: fixture.view.topAnchor))
    #expect(one.hasAmbiguousLayout && other.hasAmbiguousLayout)
    one.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
    fixture.layOut()
    #expect(one.bounds.width == 50 && !one.hasAmbiguousLayout && !other.hasAmbiguousLayout)
  }

  @Test func anExerciseMovesOnlyWhatIsAmbiguousAndKeepsTheConstraints() {
    let (loose, firm) = (fixture.add(), fixture.add())
    fixture.activate(
      loose.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
      loose.topAnchor.constraint(equalTo: fixture.view.topAnchor),
      loose.widthAnchor.constraint(greaterThanOrEqualToConstant: 5), loose.heightAnchor.constraint(equalToConstant: 40),
      firm.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 7),
      firm.topAnchor.constraint(equalTo: fixture.view.topAnchor),
      firm.widthAnchor.constraint(equalToConstant: 30), firm.heightAnchor.constraint(equalToConstant: 40))
    let (frame, firmFrame) = (loose.frame, firm.frame)
    firm.exerciseAmbiguityInLayout()
    fixture.layOut()
    #expect(loose.frame == frame && firm.frame == firmFrame)
    loose.exerciseAmbiguityInLayout()
    fixture.layOut()
    #expect(loose.bounds.width == frame.width + 8 && loose.frame.minX == 0 && firm.frame == firmFrame)
  }

  @Test func aGuideIsAmbiguousAsAViewIs() {
    let guide = UILayoutGuide()
    fixture.view.addLayoutGuide(guide)
    fixture.activate(
      guide.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
      guide.topAnchor.constraint(equalTo: fixture.view.topAnchor), guide.widthAnchor.constraint(equalToConstant: 3))
    #expect(guide.hasAmbiguousLayout)
    guide.heightAnchor.constraint(equalToConstant: 3).isActive = true
    #expect(!guide.hasAmbiguousLayout)
  }
}
