import CoreGraphics
import Stage
import Testing
import UIKit

@testable import Workbench

@Suite struct LiveMessageTests {
  @Test func messagesOfThePageAreRead() throws {
    #expect(
      try LiveMessage(#"["pointerDown", 3, 10, 20.5]"#) == .input(.pointerDown(id: 3, point: CGPoint(x: 10, y: 20.5))))
    #expect(try LiveMessage(#"["edit", "a\"b", 1, 2]"#) == .input(.edit(text: "a\"b", selection: 1..<2)))
    #expect(try LiveMessage(#"["frame", 1.25]"#) == .frame(1.25))
    #expect(try LiveMessage(#"["endEditing"]"#) == .input(.endEditing))
    #expect(try LiveMessage(#"["properties", 12]"#) == .properties(layer: 12))
    #expect(try LiveMessage(#"["setProperty", "/0 alpha=1"]"#) == .input(.setProperty(text: "/0 alpha=1")))
    let start = LiveMessage.start(run: 2, screen: "feed", size: CGSize(width: 390, height: 844))
    #expect(try LiveMessage(#"["start", 2, "feed", 390, 844]"#) == start)
    let device = try #require(
      DeviceSettings(
        isDark: true, textSize: 9, isRightToLeft: true, isMotionReduced: false, isContrastIncreased: true,
        insets: UIEdgeInsets(top: 59, left: 1, bottom: 34, right: 2)))
    #expect(try LiveMessage(#"["device", 1, 9, 1, 0, 1, 59, 1, 34, 2]"#) == .device(device))
  }

  @Test(arguments: [
    ("", "a message is not a JSON list"),
    (#"{"frame": 1}"#, "a message is not a JSON list"),
    (#"["jump", 1]"#, "unknown message jump"),
    (#"["frame"]"#, "a message has too few elements"),
    (#"["frame", 1, 2]"#, "a message has too many elements"),
    (#"["frame", -1]"#, "a message lacks a required number from 0.0 to 1000000000.0"),
    (#"["frame", "1"]"#, "a message lacks a required number from 0.0 to 1000000000.0"),
    (#"["pointerUp", 1.5]"#, "a message has 1.5 instead of an integer"),
    (#"["resize", 0, 100, 0]"#, "a message lacks a required number from 1.0 to 10000.0"),
    (#"["device", 1, 12, 0, 0, 0, 0, 0, 0, 0]"#, "text has no such size"),
    (#"["device", 1, 3, 0, 0, 2, 0, 0, 0, 0]"#, "a message lacks a required number from 0.0 to 1.0"),
    (#"["properties"]"#, "a message has too few elements"),
    (#"["select", 3, 2]"#, "a message has a selection whose end precedes its start"),
  ])
  func whatIsNoMessageIsRefusedWithAReason(text: String, reason: String) {
    #expect(throws: MessageError(reason)) { try LiveMessage(text) }
  }
}
