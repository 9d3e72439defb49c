import CoreGraphics
import Testing
import UIKit

@testable import Stage

/// A title that constraints place beside a fixed badge, a text of several lines below, and a stack of two views.
@MainActor private final class CardController: UIViewController {
  let titleLabel = UILabel()
  let badge = UIView()
  let panel = UIView()
  let note = UIView()
  let stack = UIStackView()
  let (upper, lower) = (UIView(), UIView())
  lazy var leading = titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
  lazy var wide = titleLabel.widthAnchor.constraint(equalToConstant: 120)

  private func add(_ subview: UIView, to superview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(subview)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "screen"
    titleLabel.accessibilityIdentifier = "title"
    badge.frame = CGRect(x: 300, y: 20, width: 40, height: 40)
    badge.accessibilityIdentifier = "badge"
    view.addSubview(badge)
    for each in [titleLabel, panel, stack] { add(each, to: view) }
    add(note, to: panel)
    (stack.axis, stack.distribution) = (.vertical, .fillEqually)
    for each in [upper, lower] { stack.addArrangedSubview(each) }
    leading.identifier = "Title's start"
    let far = titleLabel.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8)
    far.priority = .init(750)
    let atLeast = titleLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    wide.priority = .init(900)
    NSLayoutConstraint.activate([
      leading, far, atLeast, wide, titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      titleLabel.heightAnchor.constraint(equalToConstant: 30),
      panel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 10),
      panel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 5),
      panel.widthAnchor.constraint(equalTo: titleLabel.widthAnchor, multiplier: 0.5, constant: 20),
      panel.heightAnchor.constraint(equalToConstant: 50),
      note.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 4),
      note.topAnchor.constraint(equalTo: panel.topAnchor),
      note.widthAnchor.constraint(equalToConstant: 10), note.heightAnchor.constraint(equalToConstant: 10),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: panel.bottomAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100), stack.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}

@MainActor @Suite struct LayoutInspectionTests {
  private let controller = CardController()
  private let stage: Stage

  init() { stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller) }

  private func layout(of view: UIView) throws -> InspectedLayout {
    try #require(stage.inspectedLayout(view.layer.identifier))
  }

  private func constraint(_ words: String, of view: UIView) throws -> InspectedConstraint {
    let constraints = try layout(of: view).constraints
    return try #require(constraints.first { $0.words == words }, "\(constraints.map { $0.words })")
  }

  private func trial(of view: UIView, without words: String) throws -> InspectedTrial {
    let number = try #require(try constraint(words, of: view).number)
    return try #require(stage.inspectedTrial(view.layer.identifier, withoutConstraint: number))
  }

  @Test func constraintsAreWrittenAsPeopleWriteThem() throws {
    let title = try layout(of: controller.titleLabel)
    #expect((title.view, title.root, title.isAmbiguous) == ("title", "screen", false))
    #expect(
      title.constraints.filter { $0.origin == .program }.prefix(6).map { $0.words } == [
        "title.leading = screen.leading + 16", "title.trailing = badge.leading − 8 @750", "title.width ≥ 50",
        "title.width = 120 @900", "title.top = screen.top + 20", "title.height = 30",
      ])
    // Full Swift knows the properties of the controller.
    #expect(
      try layout(of: controller.panel).constraints.map { $0.words }.contains("panel.width = 0.5 × title.width + 20"))
    let leading = try constraint("title.leading = screen.leading + 16", of: controller.titleLabel)
    #expect(leading.identifier == "Title's start")
  }

  @Test func eachConstraintSaysWhatFollowsFromIt() throws {
    let title = controller.titleLabel
    let leading = try constraint("title.leading = screen.leading + 16", of: title)
    #expect(leading.effects == ["x"] && leading.state == .satisfied && leading.isOwn && leading.holder == "screen")
    let wide = try constraint("title.width = 120 @900", of: title)
    #expect(wide.effects == ["width"] && wide.state == .satisfied)
    // 16 + 120 instead of 300 - 8.
    let far = try constraint("title.trailing = badge.leading − 8 @750", of: title)
    #expect(far.effects.isEmpty && far.state == .violated(by: 156))
    #expect(far.stateInWords == "not satisfied, off by 156")
    let atLeast = try constraint("title.width ≥ 50", of: title)
    #expect(atLeast.effects.isEmpty && atLeast.state == .satisfied)
    #expect(atLeast.stateInWords == "satisfied, without effect now")
  }

  @Test func constraintsAboutOtherViewsAreListedIfThePlaceFollowsFromThem() throws {
    let leading = try constraint("title.leading = screen.leading + 16", of: controller.panel)
    #expect(leading.effects == ["x"] && !leading.isOwn)
    let wide = try constraint("title.width = 120 @900", of: controller.panel)
    #expect(wide.effects == ["x", "width"])
    // In its superview it is where its own constraint says, wherever that is.
    #expect(try layout(of: controller.note).constraints.filter { !$0.isOwn }.isEmpty)
  }

  @Test func theSizeOfTheContentHasBothPriorities() throws {
    controller.titleLabel.text = "Title"
    controller.titleLabel.setContentHuggingPriority(.init(260), for: .horizontal)
    stage.advance(by: 0)
    let natural = controller.titleLabel.intrinsicContentSize
    let width = try #require(
      try layout(of: controller.titleLabel).constraints.first {
        $0.origin == .contentSize && $0.words.contains("width")
      })
    #expect(
      width.words == "title.width = \(Words.number(natural.width)), hugging @260, compression resistance @750")
    #expect(width.state == .violated(by: 120 - natural.width) && width.effects.isEmpty)
  }

  @Test func framesAndStacksHaveConstraintsToo() throws {
    let upper = try layout(of: controller.upper)
    let made = upper.constraints.filter { $0.origin == .stackView }
    // Both have half of what is left below the upper edge.
    #expect(made.contains { $0.words == "upper.top = stack.top" && $0.effects == ["y", "height"] })
    #expect(made.contains { $0.words == "lower.height = upper.height" && $0.effects == ["height"] })
    #expect(made.allSatisfy { $0.originInWords == "made by stack" && $0.number == nil })
    // The badge has a frame of its own, which the title's width follows from without the constraint of its own width.
    controller.wide.isActive = false
    stage.advance(by: 0)
    let frame = try constraint("badge.left = 300", of: controller.titleLabel)
    #expect(frame.origin == .frame && frame.number == nil && frame.effects == ["width"])
  }

  @Test func aDeactivatedConstraintLetsTheNextPriorityDecide() throws {
    let trial = try trial(of: controller.titleLabel, without: "title.width = 120 @900")
    #expect(!trial.isAmbiguous)
    let title = try #require(trial.changes.first { $0.view == "title" })
    #expect(title.before == CGRect(x: 16, y: 20, width: 120, height: 30))
    #expect(title.after == CGRect(x: 16, y: 20, width: 276, height: 30))
    let panel = try #require(trial.changes.first { $0.view == "panel" })
    #expect(panel.after == CGRect(x: 302, y: 55, width: 158, height: 50))
    // It keeps its place in its superview, and moves with it.
    let note = try #require(trial.changes.first { $0.view == "note" })
    #expect(note.before == note.after && note.corners[0] == CGPoint(x: 306, y: 55))
    #expect(!trial.changes.contains { $0.view == "upper" })
  }

  @Test func whatWouldHappenIsWhatHappens() throws {
    stage.advance(by: 0.1)  // tests beside this one have stages, too
    let views = [controller.titleLabel, controller.panel, controller.note, controller.stack, controller.lower]
    let trial = try trial(of: controller.titleLabel, without: "title.width = 120 @900")
    let expected = views.map { view in
      trial.changes.first { $0.layer == view.layer.identifier }?.after ?? view.frame
    }
    let before = views.map { $0.frame }
    #expect(!stage.needsFrame && views.map { $0.frame } == before)
    stage.advance(by: 0.1)
    #expect(views.map { $0.frame } == before && controller.wide.isActive)
    controller.wide.isActive = false
    stage.advance(by: 0)
    #expect(views.map { $0.frame } == expected && expected != before)
  }

  @Test func aViewWithoutAHorizontalPositionIsAmbiguous() throws {
    #expect(try trial(of: controller.titleLabel, without: "title.leading = screen.leading + 16").isAmbiguous == false)
    #expect(try trial(of: controller.stack, without: "stack.leading = screen.leading").isAmbiguous)
    controller.leading.isActive = false
    controller.wide.isActive = false
    controller.titleLabel.constraintsAffectingLayout(for: .horizontal).forEach { $0.isActive = false }
    stage.advance(by: 0)
    #expect(try layout(of: controller.titleLabel).isAmbiguous)
  }

  @Test func aBrokenConstraintIsSatisfiedWithoutTheOneItContradicts() throws {
    let other = controller.titleLabel.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 40)
    other.isActive = true
    stage.advance(by: 0)
    let broken = try constraint("title.leading = screen.leading + 40", of: controller.titleLabel)
    #expect(broken.state == .broken && broken.effects.isEmpty && broken.stateInWords.hasPrefix("broken"))
    let trial = try trial(of: controller.titleLabel, without: "title.leading = screen.leading + 16")
    #expect(trial.changes.first { $0.view == "title" }?.after.minX == 40)
    #expect(!trial.isAmbiguous && controller.titleLabel.frame.minX == 16)
  }

  @Test func aTextOfSeveralLinesBecomesAsHighAsItsNewWidthNeeds() throws {
    let text = UILabel()
    text.accessibilityIdentifier = "text"
    text.numberOfLines = 0
    text.text = "One two three four five six seven eight nine ten"
    text.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(text)
    let narrow = text.widthAnchor.constraint(equalToConstant: 80)
    let wide = text.widthAnchor.constraint(equalToConstant: 300)
    wide.priority = .init(999)
    NSLayoutConstraint.activate([
      narrow, wide, text.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      text.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    stage.advance(by: 0)
    let trial = try trial(of: text, without: "text.width = 80")
    let change = try #require(trial.changes.first { $0.view == "text" })
    #expect(change.before == text.frame && change.after.width == 300)
    narrow.isActive = false
    stage.advance(by: 0)
    #expect(text.frame == change.after && change.after.height < change.before.height)
  }

  @Test func aViewThatNobodyHasIsNamedByItsClassAndItsWords() throws {
    let label = UILabel()
    label.text = "One two three four five six seven eight nine ten"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 3).isActive = true
    stage.advance(by: 0)
    let made = try constraint("UILabel \"One two three four fiv…\".top = UIStackView.top", of: label)
    #expect(made.originInWords == "made by UIStackView")
    #expect(try layout(of: stack).constraints.first?.words == "UIStackView.top = screen.top + 3")
  }

  @Test func aNumberIsOfOneTreeOnly() throws {
    #expect(stage.inspectedTrial(controller.titleLabel.layer.identifier, withoutConstraint: -1) == nil)
    #expect(stage.inspectedLayout(0) == nil && stage.inspectedTrial(0, withoutConstraint: 1) == nil)
    let plain = Stage(size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    #expect(plain.inspectedLayout(plain.window.layer.identifier) == nil)
  }

  @Test func theJSONHasAllOfIt() throws {
    let json = try layout(of: controller.titleLabel).json
    #expect(json.contains(#""words": "title.leading = screen.leading + 16""#))
    #expect(json.contains(#""state": "violated", "stateInWords": "not satisfied, off by 156", "effects": []"#))
    let trial = try trial(of: controller.titleLabel, without: "title.width = 120 @900").json
    #expect(trial.contains(#""before": [16.0, 20.0, 120.0, 30.0], "after": [16.0, 20.0, 276.0, 30.0]"#))
  }
}
