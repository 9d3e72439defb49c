import Stage
import Testing
import UIKit

@MainActor @Suite struct KeyValueObservationTests {
  let screen = Screen()

  @Test func aChangeIsReportedAtOnceWithBothValues() {
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
    var told: [(CGRect?, CGRect?)] = []
    let observation = view.observe(\.bounds, options: [.old, .new]) { _, change in
      told.append((change.oldValue, change.newValue))
    }
    view.bounds.size.width = 30
    #expect(told.count == 1)
    #expect(told[0].0?.width == 10 && told[0].1?.width == 30)
    withExtendedLifetime(observation) {}
  }

  @Test func aFrameIsReportedOnceAndWhole() {
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
    var frames: [CGRect] = []
    let observation = view.observe(\.frame, options: .new) { _, change in frames.append(change.newValue!) }
    view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    #expect(frames == [CGRect(x: 5, y: 6, width: 70, height: 80)])
    view.center.x += 1
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(frames.count == 3)
    withExtendedLifetime(observation) {}
  }

  @Test func scrollingByAFingerAndByItselfTellsEachOffset() {
    let scrollView = screen.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)))
    scrollView.contentSize = CGSize(width: 200, height: 3000)
    var offsets: [CGFloat] = []
    let observation = scrollView.observe(\.contentOffset, options: [.new]) { scrollView, change in
      #expect(scrollView.contentOffset == change.newValue)
      offsets.append(change.newValue!.y)
    }
    screen.stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), duration: 0.1)
    let whileDragged = offsets.count
    #expect(whileDragged > 2)
    screen.stage.advance(by: 3)
    #expect(offsets.count > whileDragged + 10)
    #expect(offsets.last == scrollView.contentOffset.y)
    #expect(Set(offsets).count == offsets.count)
    withExtendedLifetime(observation) {}
  }

  @Test func contentSizeVisibilityAndControlsAreObserved() {
    let scrollView = screen.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)))
    let button = screen.add(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    var told: [String] = []
    let observations = [
      scrollView.observe(\.contentSize) { _, _ in told.append("contentSize") },
      scrollView.observe(\.isHidden) { _, _ in told.append("isHidden") },
      scrollView.observe(\.alpha) { _, _ in told.append("alpha") },
      button.observe(\.isSelected) { _, _ in told.append("isSelected") },
    ]
    scrollView.contentSize.height = 10
    scrollView.isHidden = true
    scrollView.alpha = 0.5
    button.isSelected = true
    #expect(told == ["contentSize", "isHidden", "alpha", "isSelected"])
    withExtendedLifetime(observations) {}
  }

  @Test func whatIsSetAgainIsNotReported() {
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
    var count = 0
    let observation = view.observe(\.center) { _, _ in count += 1 }
    view.center = view.center
    view.alpha = 0.3
    #expect(count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func theInitialValueIsReportedWithoutAnOldOne() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    var told: [(CGFloat?, CGFloat?)] = []
    let observation = view.observe(\.alpha, options: [.initial, .old, .new]) { _, change in
      told.append((change.oldValue, change.newValue))
    }
    #expect(told.count == 1)
    #expect(told[0].0 == nil && told[0].1 == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func aPriorChangeComesFirstWithoutANewValue() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    var told: [(Bool, CGFloat?)] = []
    let observation = view.observe(\.alpha, options: [.prior, .new]) { _, change in
      told.append((change.isPrior, change.newValue))
    }
    view.alpha = 0
    #expect(told.map(\.0) == [true, false])
    #expect(told[0].1 == nil && told[1].1 == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func anInvalidatedOrReleasedObservationTellsNothing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    var count = 0
    let first = view.observe(\.alpha) { _, _ in count += 1 }
    var second: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0.5
    #expect(count == 2)
    first.invalidate()
    second = nil
    view.alpha = 0.2
    #expect(count == 2)
    _ = second
  }

  @Test func anObserverMayChangeWhatItObserves() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    var values: [CGFloat] = []
    let observation = view.observe(\.alpha, options: .new) { view, change in
      values.append(change.newValue!)
      if view.alpha > 0.25 { view.alpha /= 2 }
    }
    view.alpha = 0.8
    #expect(values == [0.8, 0.4, 0.2])
    withExtendedLifetime(observation) {}
  }

  @Test func whatNoSetterTellsIsReportedAtTheEndOfTheFrame() {
    final class Model: NSObject { var name = "a" }
    let model = Model()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
    var told: [String] = []
    let observations = [
      model.observe(\.name, options: .new) { _, change in told.append(change.newValue!) },
      view.observe(\.layer.cornerRadius, options: .new) { _, _ in told.append("radius") },
    ]
    model.name = "b"
    view.layer.cornerRadius = 4
    #expect(told.isEmpty)
    screen.stage.advance(by: 1.0 / 60)
    #expect(told == ["b", "radius"])
    withExtendedLifetime(observations) {}
  }

  @Test func observersDoNotKeepTheirObject() {
    var view: UIView? = UIView()
    weak let gone = view
    let observation = view!.observe(\.alpha) { _, _ in }
    view = nil
    #expect(gone == nil)
    withExtendedLifetime(observation) {}
  }
}
