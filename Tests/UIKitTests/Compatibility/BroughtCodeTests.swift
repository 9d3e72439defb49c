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

  @Test func tablesRetainTheirObjectsAsSpecified() {
    final class Key: NSObject {}
    final class Box { var text = "" }
    for (holdsKeys, holdsObjects) in [(true, true), (true, false), (false, true), (false, false)] {
      let table: NSMapTable<Key, Box> =
        switch (holdsKeys, holdsObjects) {
        case (true, true): .strongToStrongObjects()
        case (true, false): .strongToWeakObjects()
        case (false, true): .weakToStrongObjects()
        case (false, false): .weakToWeakObjects()
        }
      var keys = [Key(), Key()]
      var boxes = [Box(), Box()]
      for (key, box) in zip(keys, boxes) { table.setObject(box, forKey: key) }
      #expect(table.count == 2 && table.object(forKey: keys[1]) === boxes[1])
      #expect(table.keyEnumerator().allObjects.first as? Key === keys[0])
      boxes.remove(at: 0)
      #expect((table.object(forKey: keys[0]) == nil) == !holdsObjects)
      #expect(table.count == (holdsObjects ? 2 : 1))
      boxes.insert(Box(), at: 0)
      table.setObject(boxes[0], forKey: keys[0])
      keys.remove(at: 0)
      #expect(table.count == (holdsKeys ? 2 : 1))
      table.removeObject(forKey: keys[0])
      #expect(table.object(forKey: keys[0]) == nil && table.count == (holdsKeys ? 1 : 0))
      table.setObject(nil, forKey: keys[0])
      table.removeAllObjects()
      #expect(table.count == 0 && table.objectEnumerator() == nil)
    }
  }

  @Test func tablesCompareKeysByEqualityByDefault() {
    let (first, second) = (NSString(string: "a key"), NSString(string: "a key"))
    let (one, other) = (NSObject(), NSObject())
    let equal = NSMapTable<NSString, NSObject>(keyOptions: .copyIn, valueOptions: .strongMemory)
    equal.setObject(one, forKey: first)
    equal.setObject(other, forKey: second)
    #expect(equal.count == 1 && equal.object(forKey: first) === other)
    let same = NSMapTable<NSString, NSObject>(keyOptions: .objectPointerPersonality, valueOptions: .weakMemory)
    same.setObject(one, forKey: first)
    same.setObject(other, forKey: second)
    #expect(same.count == 2 && same.object(forKey: first) === one)
  }

  @Test func decorationViewsAreMadeOfNibsAndOfAnyClass() {
    final class Shade: UICollectionReusableView {
      var isAwake = false
      override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
      }
    }
    final class Shaded: UICollectionViewFlowLayout {
      var kinds: [String] = []
      override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        kinds.append("nib \(elementKind)")
        super.register(nib, forDecorationViewOfKind: elementKind)
      }
      override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        kinds.append("class \(elementKind)")
        super.register(viewClass, forDecorationViewOfKind: elementKind)
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let shades = ["plain", "nib"].map {
          let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: $0, with: [0, 0])
          shade.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          return shade
        }
        return (super.layoutAttributesForElements(in: rect) ?? []) + shades
      }
    }
    UINib.use(Shade.self, forNibNamed: "Shade")
    let layout = Shaded()
    layout.register(Shade.self, forDecorationViewOfKind: "plain")
    layout.register(UINib(nibName: "Shade", bundle: nil), forDecorationViewOfKind: "nib")
    layout.register(nil as AnyClass?, forDecorationViewOfKind: "none")
    #expect(layout.kinds == ["class plain", "nib nib", "class none"])
    let screen = Screen()
    let source = OneItem()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    _ = screen.add(view)
    #expect(view.subviews.compactMap { ($0 as? Shade)?.isAwake }.sorted { !$0 && $1 } == [false, true])
  }

  @Test func keyboardsAndReadersHaveNamesThatProgramsMayPost() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.switchControlStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.elementFocusedNotification,
    ]
    let keys = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
      UIResponder.keyboardIsLocalUserInfoKey, UIAccessibility.focusedElementUserInfoKey,
      UIAccessibility.unfocusedElementUserInfoKey,
    ]
    #expect(Set(names).count == names.count && Set(keys).count == keys.count)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
    #expect(Set([UIAccessibilityTraits.button, .header, .button]).count == 2)
    let view = UIView()
    #expect(view.accessibilityElements == nil)
    view.accessibilityElements = [UIView(), view]
    #expect(view.accessibilityElements?.last as? UIView === view)
    let field = UITextField()
    #expect(view.inputAccessoryView == nil && view.inputView == nil && field.inputAccessoryView == nil)
    field.inputAccessoryView = view
    field.inputView = field
    #expect(field.inputAccessoryView === view && field.inputView === field)
    field.inputView = nil
    view.accessibilityElements = nil
    #expect(view.accessibilityElements == nil)
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

  @Test func aWindowIsAsLargeAsTheScreen() {
    let screen = Screen(width: 320, height: 480)
    #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(screen.stage.window.bounds.size == UIWindow().bounds.size)
  }

  @Test func theWindowsAreThoseThatExistOnTheScreen() {
    let other = Screen()
    let screen = Screen()
    let front = UIWindow()
    let mine: Set<ObjectIdentifier> = [ObjectIdentifier(screen.stage.window), ObjectIdentifier(front)]
    do {
      let windows = UIApplication.shared.windows
      #expect(windows.firstIndex(of: screen.stage.window) ?? .max < windows.firstIndex(of: front) ?? .min)
      #expect(mine.isSubset(of: windows.map { ObjectIdentifier($0) }))
      #expect(!windows.contains(other.stage.window))
    }
    weak var gone: UIWindow?
    do {
      let window = UIWindow()
      gone = window
      #expect(UIApplication.shared.windows.last === window)
    }
    #expect(gone == nil && UIApplication.shared.windows.last === front)
  }

  private final class NotchedWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0) }
  }

  @Test func aWindowThatOverridesItsSafeAreaPassesItToItsViews() {
    let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.viewIfLoaded?.window == nil)
    window.isHidden = false
    #expect(controller.view.superview === window)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    let low = UIView(frame: CGRect(x: 0, y: 25, width: 200, height: 375))
    controller.view.addSubview(low)
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 30, right: 0))
    let next = UIViewController()
    window.rootViewController = next
    #expect(next.view.superview === window && controller.view.superview == nil)
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

  @Test func aTabBarIsTranslucentByDefault() {
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

private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
