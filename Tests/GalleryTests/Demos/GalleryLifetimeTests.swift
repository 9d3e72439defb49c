// Demos that go away in the middle of something.

import Foundation
import Gallery
import Stage
import Testing
import UIKit

@MainActor @Suite struct GalleryLifetimeTests {
  private nonisolated static let demos = [
    "cell-animations", "sticky-headers", "colours", "photos", "select-strip", "dashboard", "outline",
    "storefront", "chat",
  ]

  private let root = UIViewController()
  private let navigation: UINavigationController
  private let stage: Stage

  init() {
    navigation = UINavigationController(rootViewController: root)
    stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: navigation)
  }

  private func settle() { for _ in 0..<600 where stage.needsFrame { stage.advance(by: 1.0 / 60) } }

  /// The middles of all buttons that can be hit, in the window.
  private func buttons(in view: UIView) -> [CGPoint] {
    let own = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let isHit = view is UIButton && stage.window.hitTest(own, with: nil) === view
    return (isHit ? [own] : []) + view.subviews.flatMap { buttons(in: $0) }
  }

  @Test func aDemoIsLeftWhileItsPhotoIsStillBeingDeleted() throws {
    weak var released: PhotosViewController?
    do {
      let photos = PhotosViewController()
      released = photos
      navigation.pushViewController(photos, animated: false)
      stage.advance(by: 0.1)
      stage.tap(at: CGPoint(x: 338, y: 818))
      stage.advance(by: 0.05)
      #expect(photos.synchronizer.isDeleting)
      navigation.popViewController(animated: false)
      stage.advance(by: 0)
    }
    #expect(released == nil)
    stage.advance(by: 1)
    #expect(!stage.needsFrame)
  }

  @Test(arguments: GalleryLifetimeTests.demos + ["gallery", "three-cells"])
  func aFingerStaysOnAButtonWhoseDemoIsReplaced(id: String) throws {
    let demo = try #require(DemoIndex.demo(id))
    weak var released: UIViewController?
    do {
      let controller = demo.makeViewController()
      stage.window.rootViewController = controller
      stage.advance(by: 0.1)
      released = controller
    }
    let points = buttons(in: stage.window) + [CGPoint(x: 195, y: 200), CGPoint(x: 60, y: 790)]
    for point in points {
      stage.touchDown(at: point)
      stage.advance(by: 0.2)
      stage.window.rootViewController = UIViewController()
      stage.advance(by: 0.1)
      stage.touchMove(to: CGPoint(x: point.x + 2, y: point.y))
      stage.touchUp()
      settle()
      #expect(released == nil)
      let controller = demo.makeViewController()
      stage.window.rootViewController = controller
      stage.advance(by: 0.1)
      released = controller
    }
  }

  @Test(arguments: GalleryLifetimeTests.demos) func aDemoIsReleasedWhenItIsLeft(id: String) throws {
    weak var released: UIViewController?
    do {
      let controller = try #require(DemoIndex.demo(id)).makeViewController()
      released = controller
      navigation.pushViewController(controller, animated: true)
      settle()
      stage.tap(at: CGPoint(x: 195, y: 250))
      stage.advance(by: 0.1)
      navigation.popViewController(animated: true)
    }
    settle()
    #expect(released == nil && navigation.viewControllers == [root])
  }
}
