import Foundation
import Stage
import Testing
import UIKit
import os

/// What code that was written for Apple's systems calls here and there.
@MainActor @Suite struct BroughtCodeTests {
  @Test func geometryIsKeptInObjects() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgRect: rect) == NSValue(cgRect: rect))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test func theKeyWindowIsTheOneThatBecameItLast() {
    let screen = Screen()
    #expect(UIApplication.shared.keyWindow === screen.stage.window)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.makeKey()
    #expect(UIApplication.shared.keyWindow === other && other.isKeyWindow)
    screen.stage.window.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === screen.stage.window)
  }

  @Test func aKeyWindowThatIsGoneIsNoKeyWindow() {
    let screen = Screen()
    for _ in 0..<3 {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.makeKey()
      #expect(UIApplication.shared.keyWindow === window)
    }
    #expect(UIApplication.shared.keyWindow == nil)
    screen.stage.window.makeKey()
    #expect(UIApplication.shared.keyWindow === screen.stage.window)
  }

  @Test func aControllerIsPushedOrPresentedWhereItIsShown() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(size: CGSize(width: 300, height: 500), rootViewController: navigation)
    first.show(second, sender: nil)
    stage.advance(by: 1)
    #expect(navigation.topViewController === second)
    let plain = UIViewController()
    let other = Stage(size: CGSize(width: 300, height: 500), rootViewController: plain)
    plain.show(third, sender: self)
    other.advance(by: 1)
    #expect(plain.presentedViewController === third)
  }

  @Test func aFontByNameIsTheSystemsInItsWeight() {
    #expect(UIFont(name: "Avenir", size: 12) == .systemFont(ofSize: 12))
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 14) == .systemFont(ofSize: 14, weight: .bold))
    #expect(UIFont(name: "Avenir-DemiBold", size: 14) == .systemFont(ofSize: 14, weight: .semibold))
    #expect(UIFont(name: "Menlo-Regular", size: 9) == .monospacedSystemFont(ofSize: 9, weight: .regular))
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func whatIsHiddenFromAssistiveTechnologySaysNothing() {
    let screen = Screen()
    let outer = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let inner = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), to: outer)
    inner.isAccessibilityElement = true
    inner.accessibilityLabel = "box"
    func label() -> String? {
      screen.stage.advance(by: 0)
      return screen.stage.scene.nodes.first { $0.id == inner.layer.identifier }?.semantics.label
    }
    #expect(label() == "box")
    outer.accessibilityElementsHidden = true
    #expect(label() ?? "" == "")
    outer.accessibilityElementsHidden = false
    #expect(label() == "box")
  }

  @Test func hintsAndPostsAreKeptAndTold() {
    let view = UIView()
    view.accessibilityHint = "Opens the list"
    #expect(view.accessibilityHint == "Opens the list" && !view.accessibilityScroll(.down))
    var posts: [String] = []
    UIAccessibility.onPost = { notification, argument in
      posts.append("\(notification == .announcement) \(argument as? String ?? "")")
    }
    defer { UIAccessibility.onPost = nil }
    UIAccessibility.post(notification: .announcement, argument: "Done")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(posts == ["true Done", "false "])
  }

  @Test func aPoolAnswersAndThrowsWhatItsClosureDoes() {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  @Test func aTabBarIsTranslucentUnlessItIsToldOtherwise() {
    let bar = UITabBar()
    #expect(bar.isTranslucent)
    bar.isTranslucent = false
    #expect(!bar.isTranslucent)
  }

  @Test func messagesAreLinesOnStandardError() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let logger = Logger(subsystem: "com.example.birds", category: "nest")
      let eggs = 3
      logger.info("\(eggs, privacy: .public) eggs of \("a cuckoo", privacy: .private)")
      logger.log("Hatched")
      os_log("%{public}d of %d", log: .default, type: .error, 1, 2)
      os_log(.debug, "plain")
      os_log("Nobody reads this", log: .disabled)
      let signposter = OSSignposter(logHandle: OSLog(subsystem: "a", category: "b"))
      let state = signposter.beginInterval("brooding", id: signposter.makeSignpostID())
      signposter.endInterval("brooding", state)
    }
    #expect(
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == """
        com.example.birds nest: info: 3 eggs of <private>
        com.example.birds nest: Hatched
        error: 1 of 2
        debug: plain

        """)
  }
}
