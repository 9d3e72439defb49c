import Stage
import Testing
import UIKit

@MainActor @Suite struct ConstraintUpdateTests {
  private final class Noting: UIView {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      note("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout \(name)")
    }
  }

  @Test func constraintsAreUpdatedFromTheLeavesAndLaidOutFromTheRoot() {
    let screen = Screen()
    var notes: [String] = []
    let outer = Noting("outer") { notes.append($0) }
    let inner = Noting("inner") { notes.append($0) }
    outer.addSubview(inner)
    screen.view.addSubview(outer)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    screen.stage.advance(by: 0)
    #expect(notes.prefix(4) == ["update inner", "update outer", "layout outer", "layout inner"])
    #expect(!outer.needsUpdateConstraints())
    notes = []
    outer.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    #expect(notes == ["update outer"])
  }

  @Test func aViewThatNeedsConstraintsIsAskedForThemWhenItIsShown() {
    final class Constrained: UIView {
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let view = Constrained()
    let screen = Screen()
    #expect(screen.add(view).updates == 1)
  }

  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let stage = Stage(size: CGSize(width: 100, height: 100), rootViewController: controller)
    controller.view.setNeedsUpdateConstraints()
    stage.advance(by: 0)
    #expect(controller.updates == 1)
  }

  @Test func viewsWithoutConstraintsKeepNothingForThem() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.frame.size.width = 20
    screen.stage.advance(by: 0.1)
    #expect(view.constraints.isEmpty && view.translatesAutoresizingMaskIntoConstraints)
    #expect(!view.needsUpdateConstraints())
  }

  // MARK: Frames

  /// Sets the frame of a subview in each layout, as a list cell does with its content view.
  private final class FramingView: UIView {
    let content = UIView()
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      content.frame = bounds.insetBy(dx: 10, dy: 10)
    }
  }

  @Test func aFrameThatIsSetInEveryLayoutIsSetInOne() {
    let fixture = ConstraintFixture()
    let framing = FramingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    fixture.view.addSubview(framing)
    framing.addSubview(framing.content)
    let inside = fixture.add(NaturalView(30, 20), to: framing.content)
    let beside = fixture.add(NaturalView(30, 20), to: framing)
    fixture.activate(
      inside.leadingAnchor.constraint(equalTo: framing.content.leadingAnchor, constant: 5),
      beside.leadingAnchor.constraint(equalTo: inside.trailingAnchor))
    #expect(framing.content.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(beside.frame.minX == 45)
    #expect(framing.layouts <= 2)
  }

  // MARK: Animation

  @Test func constantsChangeInAnAnimation() {
    let fixture = ConstraintFixture()
    let box = fixture.add(NaturalView(10, 10))
    let left = box.leftAnchor.constraint(equalTo: fixture.view.leftAnchor)
    fixture.activate(left)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      left.constant = 100
      fixture.view.layoutIfNeeded()
    }
    #expect(box.frame.minX == 100)
    fixture.screen.stage.advance(by: 0.5)
    #expect(isNear(Double(fixture.screen.seen(box).position.x), 55, 1e-6))
    // It is turned back from where it is seen.
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      left.constant = 0
      fixture.view.layoutIfNeeded()
    }
    fixture.screen.stage.advance(by: 0)
    #expect(isNear(Double(fixture.screen.seen(box).position.x), 55, 1e-6))
    fixture.screen.stage.advance(by: 1)
    #expect(isNear(Double(fixture.screen.seen(box).position.x), 5, 1e-6))
  }
}
