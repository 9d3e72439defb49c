// Windows on a display. Where there is none, these tests are skipped.

import CGTK
import CWindow
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@testable import Pictures
@testable import Window

/// Whether there is a display. It is said if there is not.
@MainActor private let hasDisplay: Bool = {
  let isOpen = stage_display_open() != 0
  if !isOpen { print("There is no display, so the tests of windows are skipped; Scripts/test-pictures brings one.") }
  return isOpen
}()

@MainActor @Suite(.serialized, .enabled("there is no display") { await hasDisplay }) struct WindowTests {
  private func open(
    _ controller: UIViewController, size: CGSize = CGSize(width: 300, height: 400), history: WindowHistory? = nil
  ) throws -> StageWindow {
    StageWindow(
      Screen("Test") { controller }, size: size, isDark: true, pieces: try LayerPieces(), history: history)
  }

  /// Lets GTK work until a condition holds.
  /// - Returns: Whether it holds within some seconds.
  private func wait(_ isDone: () -> Bool) -> Bool {
    let limit = g_get_monotonic_time() + 10_000_000
    // GTK waits for something to happen, so something happens at intervals.
    let timer = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while !isDone(), g_get_monotonic_time() < limit { g_main_context_iteration(nil, 1) }
    return isDone()
  }

  @Test func aWindowShowsAFrameAndRests() throws {
    let window = try open(ListController())
    #expect(wait { window.isShown && !window.isTicking })
    #expect(window.stage.traitCollection.userInterfaceStyle == .dark)
    #expect(Stage.deviceSettings == DeviceSettings(), "other stages have settings of their own")
    if ProcessInfo.processInfo.environment["GSK_RENDERER"] == "cairo" { #expect(window.nodes.isDrawnByCairo) }
    let time = window.stage.time
    #expect(!wait({ window.stage.time != time }, for: 0.2), "nothing is computed while nothing moves")
    window.close()
  }

  private func wait(_ isDone: @escaping () -> Bool, for seconds: Double) -> Bool {
    let limit = g_get_monotonic_time() + gint64(seconds * 1e6)
    var isLate = false
    _ = wait {
      isLate = g_get_monotonic_time() > limit
      return isDone() || isLate
    }
    return !isLate
  }

  @Test func aDragScrollsInFramesOfTheScreen() throws {
    let controller = ListController()
    let window = try open(controller)
    #expect(wait { window.isShown && !window.isTicking })
    var offsets: [CGFloat] = []
    window.pointing.point(STAGE_POINTER_DOWN, nil, button: 1, CGPoint(x: 150, y: 350))
    for step in 1...10 {
      window.pointing.point(STAGE_POINTER_MOVE, nil, button: 1, CGPoint(x: 150, y: 350 - step * 25))
      let time = window.stage.time
      #expect(wait { window.stage.time > time })
      offsets.append(controller.collectionView.contentOffset.y)
    }
    window.pointing.point(STAGE_POINTER_UP, nil, button: 1, CGPoint(x: 150, y: 100))
    #expect(offsets == offsets.sorted() && offsets[9] > 200)
    #expect(wait { !window.isTicking })
    #expect(controller.collectionView.contentOffset.y > offsets[9] + 50, "it goes on when it is let go")
    window.close()
  }

  @Test func fingersOfATrackpadGoOnAfterTheyAreLifted() throws {
    let controller = ListController()
    let window = try open(controller)
    #expect(wait { window.isShown && !window.isTicking })
    window.pointing.point(STAGE_POINTER_MOVE, nil, button: 1, CGPoint(x: 150, y: 200))
    window.pointing.scroll(by: CGVector(dx: 0, dy: 30), isWheel: false)
    let offset = controller.collectionView.contentOffset.y
    #expect(offset == 30)
    window.pointing.release(CGVector(dx: 0, dy: 800))
    #expect(wait { !window.isTicking })
    // 800 / 2.002 points.
    #expect(abs(controller.collectionView.contentOffset.y - 430) < 8, "\(controller.collectionView.contentOffset.y)")
    window.close()
  }

  @Test func aWindowGoesOnWhereThatOfAnotherProgramWas() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (ListController(), ListController())
    let window = try open(first, history: WindowHistory(folder: folder, number: 0))
    #expect(wait { window.isShown && !window.isTicking })
    window.pointing.point(STAGE_POINTER_DOWN, nil, button: 1, CGPoint(x: 150, y: 350))
    for step in 1...10 {
      window.pointing.point(STAGE_POINTER_MOVE, nil, button: 1, CGPoint(x: 150, y: 350 - step * 25))
      let time = window.stage.time
      #expect(wait { window.stage.time > time })
    }
    window.pointing.point(STAGE_POINTER_UP, nil, button: 1, CGPoint(x: 150, y: 100))
    window.pointing.scroll(by: CGVector(dx: 0, dy: 3), isWheel: false)
    window.pointing.release(CGVector(dx: 0, dy: 200))
    #expect(wait { !window.isTicking })

    // A program that is ended writes no more; half of a line may be there.
    let place = folder.appendingPathComponent("0.steps")
    let whole = try Data(contentsOf: place)
    try (whole + Data(#"["frame", 1"#.utf8)).write(to: place)
    let history = try WindowHistory(folder: folder, number: 0)
    #expect(try Data(contentsOf: place) == whole && !history.isClosed && history.past.count > 20)
    let successor = try open(second, history: history)
    let offset = first.collectionView.contentOffset.y
    func isThere() -> Bool { abs(second.collectionView.contentOffset.y - offset) < 1e-6 }
    #expect(offset > 100 && isThere())
    #expect(successor.stage.time > window.stage.time - 1e-6)
    #expect(wait { successor.isShown && !successor.isTicking })
    #expect(isThere())
    // What cannot be read again is left out.
    history.append(.input(.type(text: String(repeating: "a", count: 100_001))))
    #expect(try Data(contentsOf: place).count < 100_000)
    successor.close()
    #expect(try WindowHistory(folder: folder, number: 0).isClosed)
    window.close()
  }

  @Test func whatIsNoHistoryIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(throws: (any Error).self) { try WindowHistory(folder: folder, number: 0) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try WindowHistory(folder: folder, number: 0).past == [])
    try Data("[\"jump\"]\n".utf8).write(to: folder.appendingPathComponent("0.steps"))
    #expect(throws: MessageError("unknown message jump")) { try WindowHistory(folder: folder, number: 0) }
  }

  @Test func screenReadersAreToldOfWhatIsThereWhenNothingMoves() throws {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 30)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
    label.text = "Some text"
    controller.view.addSubview(button)
    controller.view.addSubview(label)
    let window = try open(controller)
    #expect(wait { window.isShown && !window.isTicking && !window.elements.isEmpty })
    /// The roles that GTK has, from the first element on, and the places of the elements.
    func marks() -> (roles: [GtkAccessibleRole], corners: [CGPoint]) {
      var (roles, corners): ([GtkAccessibleRole], [CGPoint]) = ([], [])
      var next = gtk_widget_get_first_child(stage_window_contents(window.window))
      while let mark = next {
        roles.append(gtk_accessible_get_accessible_role(OpaquePointer(mark)))
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(mark, stage_window_contents(window.window), &bounds)
        corners.append(CGPoint(x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y)))
        next = gtk_widget_get_next_sibling(mark)
      }
      return (roles, corners)
    }
    #expect(window.elements.map { $0.label } == ["Start", "Some text"])
    #expect(marks().roles == [GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_LABEL])
    #expect(wait { marks().corners == [CGPoint(x: 20, y: 40), CGPoint(x: 20, y: 100)] })
    button.isHidden = true
    label.frame.origin.y = 150
    window.wake()
    #expect(wait { !window.isTicking && window.elements.count == 1 })
    #expect(wait { marks().corners == [CGPoint(x: 20, y: 150)] })
    #expect(marks().roles == [GTK_ACCESSIBLE_ROLE_LABEL])
    window.close()
  }

  @Test func screenReadersPressElements() throws {
    let controller = UIViewController()
    var presses: [String] = []
    for (index, name) in ["first", "second"].enumerated() {
      let button = UIButton(type: .system, primaryAction: UIAction(title: name) { _ in presses.append(name) })
      button.frame = CGRect(x: 20, y: 40 + 50 * CGFloat(index), width: 100, height: 30)
      controller.view.addSubview(button)
    }
    let window = try open(controller)
    #expect(wait { window.isShown && !window.isTicking && window.elements.count == 2 })
    let mark = try #require(gtk_widget_get_last_child(stage_window_contents(window.window)))
    #expect(wait { gtk_widget_get_width(mark) == 100 && gtk_widget_get_realized(mark) != 0 })
    // This is what GTK does for the action of a screen reader.
    #expect(gtk_widget_activate(mark) != 0)
    #expect(wait { presses == ["second"] })
    window.close()
  }

  @Test func theWindowFollowsTheAppearanceOfThePortal() throws {
    let window = StageWindow(
      Screen("Test") { UIViewController() }, size: CGSize(width: 100, height: 100), isDark: nil,
      pieces: try LayerPieces())
    let style = window.stage.traitCollection.userInterfaceStyle
    stage_take_color_scheme(1)
    #expect(window.stage.traitCollection.userInterfaceStyle == .dark)
    stage_take_color_scheme(2)
    #expect(window.stage.traitCollection.userInterfaceStyle == .light)
    stage_take_color_scheme(0)
    #expect(window.stage.traitCollection.userInterfaceStyle == style)
    window.close()
  }

  @Test func keysTypeAndAnInputMethodComposes() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    controller.view.addSubview(field)
    let window = try open(controller)
    #expect(wait { window.isShown && !window.isTicking })
    window.pointing.point(STAGE_POINTER_DOWN, nil, button: 1, CGPoint(x: 50, y: 30))
    window.pointing.point(STAGE_POINTER_UP, nil, button: 1, CGPoint(x: 50, y: 30))
    #expect(field.isEditing)
    for letter in [GDK_KEY_a, GDK_KEY_b] { #expect(window.typing.press(UInt32(letter), GdkModifierType(rawValue: 0))) }
    window.typing.compose("ka", caret: 2)
    #expect(field.text == "abka")
    func lines() -> Int { window.stage.scene.nodes.count { $0.bounds.height == 1 && !$0.isHidden } }
    #expect(lines() == 1)
    window.typing.commit("か")
    window.typing.compose("", caret: 0)
    #expect(field.text == "abか" && lines() == 0)
    _ = window.typing.press(UInt32(GDK_KEY_Left), GDK_SHIFT_MASK)
    #expect(window.stage.editedText?.selection == 2..<3)
    _ = window.typing.press(UInt32(GDK_KEY_x), GDK_CONTROL_MASK)
    #expect(field.text == "ab")
    _ = window.typing.press(UInt32(GDK_KEY_v), GDK_CONTROL_MASK)
    #expect(wait { field.text == "abか" })
    window.close()
  }

  /// A view that shows the text of the file that is dropped on it.
  private final class Basket: UILabel, UIDropInteractionDelegate {
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      let names = session.items.compactMap { $0.itemProvider.suggestedName }.joined(separator: " ")
      session.items[0].itemProvider.loadObject(ofClass: NSString.self) { text, _ in
        MainActor.assumeIsolated { self.text = names + ": " + (text.map { "\($0)" } ?? "") }
      }
    }
  }

  @Test func aDroppedFileIsReadInTheNextFrame() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dropped-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Hello".utf8).write(to: folder.appendingPathComponent("a.txt"))
    let controller = UIViewController()
    let basket = Basket(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    basket.isUserInteractionEnabled = true
    basket.addInteraction(UIDropInteraction(delegate: basket))
    controller.view.addSubview(basket)
    let window = try open(controller)
    #expect(wait { window.isShown && !window.isTicking })
    var paths = ["a.txt", "gone.txt"].map { strdup(folder.appendingPathComponent($0).path) } + [nil]
    defer { for path in paths { free(path) } }
    func tell(_ phase: StageFilesPhase, _ x: CGFloat) -> Bool {
      window.files.take(phase, &paths, CGPoint(x: x, y: 150))
    }
    #expect(!tell(STAGE_FILES_OVER, 50) && tell(STAGE_FILES_OVER, 150) && !tell(STAGE_FILES_LEAVE, 0))
    #expect(!tell(STAGE_FILES_DROP, 50) && tell(STAGE_FILES_DROP, 150))
    #expect(wait { basket.text == "a.txt gone.txt: Hello" })
    #expect(wait { !window.isTicking })
    window.close()
  }

  @Test func aClosedWindowLeavesNothing() throws {
    weak var stage: Stage?
    weak var window: StageWindow?
    do {
      let opened = try open(ListController())
      #expect(wait { opened.isShown })
      (window, stage) = (opened, opened.stage)
      opened.close()
    }
    // The next stage takes the place of the current one.
    let other = Stage(size: CGSize(width: 10, height: 10), rootViewController: UIViewController())
    other.advance(by: 0.1)
    #expect(window == nil && stage == nil)
  }
}

@MainActor @Suite struct WindowProgramTests {
  @Test func whatIsUnknownIsAnErrorWithoutAWindow() {
    let program = WindowProgram(name: "windows", screens: [Screen("Feed") { UIViewController() }])
    #expect(program.run(["feet"]) == 2 && program.run(["--size", "x"]) == 2 && program.run(["--list"]) == 0)
  }

  @Test func withoutADisplayThereIsASentenceAndNoWindow() throws {
    let process = Process()
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("gallery-window")
    process.arguments = ["photos"]
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(
      text == "gallery-window: there is no display; DISPLAY or WAYLAND_DISPLAY has to name one\n", "\(text)")
  }
}
