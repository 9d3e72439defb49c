import Dispatch
import QuartzCore
import Stage
import Testing
import UIKit

/// What is released on another thread, while a stage makes frames on this one, disturbs nobody. Made for ThreadSanitizer;
/// see Documentation/Fuzzing.md.
@MainActor @Suite(.serialized) struct OtherThreadTests {
  private let screen = Screen()

  /// The only reference to an object, handed from thread to thread.
  private final class Parcel: @unchecked Sendable {
    var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// Keeps what is in it until it is released itself.
  private final class Bundle { let objects: [Any]; init(_ objects: [Any]) { self.objects = objects } }

  /// Has other threads let go of objects, each of which nobody else keeps, while frames go by. Then the main actor comes to
  /// what they have left to it.
  private func release(_ make: () -> AnyObject) async {
    let group = DispatchGroup()
    let parcels = (0..<8).map { _ in Parcel(make()) }
    for parcel in parcels {
      DispatchQueue.global().async(group: group) { parcel.object = nil }
      screen.stage.advance(by: 0.05)
    }
    await withCheckedContinuation { done in group.notify(queue: .main) { done.resume() } }
    #expect(parcels.allSatisfy { $0.object == nil })
    screen.stage.advance(by: 1)
    #expect(!screen.stage.needsFrame)
  }

  @Test func displayLinksAndTheirOwners() async {
    var calls = 0
    await release {
      let owner = NSObject()
      let link = CADisplayLink(for: owner) { _, _ in calls += 1 }
      link.start()
      screen.stage.advance(by: 0.1)
      return Bundle([owner, link])
    }
    let before = calls
    screen.stage.advance(by: 0.5)
    #expect(before > 0 && calls == before)
  }

  @Test func viewsThatAreAnimated() async throws {
    let picture = try TestImage.image()
    await release {
      let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      let image = UIImageView(frame: view.bounds)
      image.animationImages = [picture, picture]
      image.startAnimating()
      view.addSubview(image)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      screen.stage.advance(by: 0.1)
      view.removeFromSuperview()
      screen.stage.advance(by: 0.1)
      return view
    }
  }

  @Test func layersWithSublayersAndMasks() async {
    await release {
      let layer = CALayer()
      layer.addSublayer(CALayer())
      layer.sublayers?[0].addSublayer(CALayer())
      layer.mask = CALayer()
      screen.view.layer.addSublayer(layer)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      screen.stage.advance(by: 0.1)
      layer.removeFromSuperlayer()
      screen.stage.advance(by: 0.1)
      return layer
    }
  }

  @Test func scrollViewsInTheMiddleOfThrowsAndTurns() async {
    await release {
      let scrollView = screen.add(UIScrollView(frame: screen.view.bounds))
      scrollView.contentSize = CGSize(width: 400, height: 5000)
      screen.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), duration: 0.1)
      screen.stage.scrollWheel(at: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 10))
      scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      scrollView.removeFromSuperview()
      screen.stage.advance(by: 0)
      return scrollView
    }
  }

  @Test func propertyAnimators() async {
    let view = screen.add(UIView())
    var ends = 0
    await release {
      view.alpha = 1
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      screen.stage.advance(by: 0.2)
      animator.pauseAnimation()
      return animator
    }
    #expect(isNear(screen.seen(view).opacity, 0) && view.layer.animationKeys() == nil && ends == 0)
  }

  @Test func collectionViewsWithLayoutsInTheMiddleOfUpdates() async {
    await release {
      let fixture = CollectionFixture([20])
      screen.view.addSubview(fixture.collectionView)
      screen.stage.advance(by: 0.1)
      fixture.counts = [19]
      fixture.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
      screen.stage.advance(by: 0.1)
      fixture.collectionView.removeFromSuperview()
      screen.stage.advance(by: 0)
      return fixture
    }
  }

  @Test func controllersOnNavigationControllers() async {
    await release {
      let navigation = UINavigationController(rootViewController: UIViewController())
      screen.stage.window.rootViewController = navigation
      screen.stage.advance(by: 0.1)
      navigation.pushViewController(UIViewController(), animated: true)
      screen.stage.advance(by: 0.1)
      screen.stage.window.rootViewController = screen.controller
      screen.stage.advance(by: 1)
      return navigation
    }
  }

  @Test func stagesInTheMiddleOfEverything() async {
    await release {
      let fixture = CollectionFixture([100])
      fixture.animate(itemHeight: 200)
      fixture.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), duration: 0.1)
      fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
      fixture.stage.trace = Trace()
      screen.stage.advance(by: 0)
      return fixture
    }
  }

  @Test func aViewOutlivesAStageThatIsReleasedElsewhere() async {
    let view = UIView()
    var ends: [Bool] = []
    await release {
      let other = Screen()
      _ = other.add(view)
      view.alpha = 1
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
      other.stage.advance(by: 0.5)
      screen.stage.advance(by: 0)
      return other
    }
    #expect(ends == [Bool](repeating: false, count: 8) && view.layer.animationKeys() == nil)
  }
}
