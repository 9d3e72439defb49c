import CoreGraphics
import Foundation
import Testing

@testable import Stage

@Suite struct JSONReading {
  private func error(_ text: String) -> String? {
    do {
      _ = try JSONValue(json: text)
      return nil
    } catch {
      return "\(error.line):\(error.column) \(error.message)"
    }
  }

  @Test func valuesOfEachType() throws {
    let value = try JSONValue(json: #" {"a": [1, -2.5e3, 0.1, true, false, null], "b": {"c": ""}} "#)
    #expect(
      value
        == .object([
          JSONMember(
            name: "a", value: .array([.number(1), .number(-2500), .number(0.1), .bool(true), .bool(false), .null])),
          JSONMember(name: "b", value: .object([JSONMember(name: "c", value: .string(""))])),
        ]))
  }

  @Test func escapesInStrings() throws {
    let value = try JSONValue(json: #""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDC26é🐦""#)
    #expect(value == .string("\"\\/\u{8}\u{C}\n\r\té🐦é🐦"))
  }

  @Test(arguments: [
    "0", "-0", "1", "0.5", "390", "844", "0.1", "0.016666666666666666", "3.141592653589793", "1e3", "1E-7",
    "123456789.125",
    "9007199254740993", "1e22", "2.5e+2",
  ])
  func numbersAsTheStandardLibraryReadsThem(text: String) throws {
    #expect(try JSONValue(json: text) == .number(Double(text)!))
  }

  @Test func numbersWithManyDigitsAreRightToTheLastPlaces() throws {
    for text in [
      "1.7976931348623157e308", "4.9406564584124654e-290", "0.1234567890123456789012345", "12345678901234567890123",
    ] {
      guard case .number(let number) = try JSONValue(json: text) else {
        Issue.record("not a number")
        continue
      }
      #expect(abs(number - Double(text)!) <= 4 * Double(text)!.ulp)
    }
  }

  @Test func aNumberTooSmallIsZero() throws {
    #expect(try JSONValue(json: "1e-99999999999") == .number(0))
  }

  @Test(arguments: [
    ("", "1:1 expected a value, but the text ends"),
    ("[1,\n 2,]", "2:4 expected a value"),
    ("[1 2]", "1:4 expected \",\" or \"]\""),
    ("{\"é\" 1}", "1:6 expected \":\" after a name"),
    ("{a: 1}", "1:2 expected a name in double quotes"),
    ("{\"a\": 1 \"b\": 2}", "1:9 expected \",\" or \"}\""),
    ("{\"a\": 1, \"a\": 2}", "1:10 the name \"a\" occurs twice in one object"),
    ("\"abc", "1:5 the text ends inside a string"),
    ("\"a\nb\"", "1:3 unescaped line break or control character in a string"),
    (#""\x""#, "1:2 unknown escape in a string"),
    (#""\u12g4""#, "1:6 expected four hexadecimal digits after \"\\u\""),
    (#""\ud800""#, "1:2 half of a surrogate pair in a string"),
    (#""\ud800\u0041""#, "1:2 half of a surrogate pair in a string"),
    ("01", "1:1 a number must not have leading zeros"),
    ("-", "1:2 expected a digit"), ("1.", "1:3 expected a digit after the decimal point"),
    ("1e", "1:3 expected a digit in the exponent"), ("1e999", "1:1 the number is too large"),
    ("+1", "1:1 expected a value"), ("NaN", "1:1 expected a value"), ("nul", "1:1 expected a value"),
    ("truex", "1:5 expected the end of the text"), ("[] []", "1:4 expected the end of the text"),
    ("// a\n[]", "1:1 expected a value"),
  ])
  func errorsNameThePlace(text: String, message: String) {
    #expect(error(text) == message)
  }

  @Test func depthIsLimited() {
    #expect(error(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)) == nil)
    #expect(error(String(repeating: "[", count: 100_000))?.contains("deep") == true)
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try JSONValue(json: "\u{FEFF}[]") == .array([]))
  }

  @Test func writtenTextReadsBack() throws {
    let string = "\"\\\n\r\t\u{0}\u{1F}\u{7F}é🐦\u{2028}"
    #expect(try JSONValue(json: JSONText.quoted(string)) == .string(string))
    #expect(JSONText.list([100, -0.0, 0.1, 1e-5, .infinity, .nan]) == "[100.0, 0.0, 0.1, 1e-05, null, null]")
    #expect(try JSONValue(json: "1e-05") == .number(1e-5))
  }
}

@Suite struct ScriptReading {
  private func error(_ text: String) -> String? {
    do {
      _ = try Script(json: text)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func everyStep() throws {
    let script = try Script(
      json: """
        [
          {"tap": [10, 20.5]},
          {"tapItem": [0, 2]},
          {"tapItem": [1, 3], "collectionView": 1},
          {"press": "Add section"},
          {"nth": 2, "press": "Delete"},
          {"drag": {"from": [1, 2], "to": [-3, 4], "duration": 0.3}},
          {"pinch": {"at": [5, 6], "scale": 0.5, "duration": 0.2}},
          {"hold": [1, 2]},
          {"carry": [3, 4]},
          {"release": [5, 6], "duration": 0.2},
          {"wheel": [10, 20], "by": [0, -120]},
          {"secondaryClick": [10, 20]},
          {"wait": 0.5},
          {"resize": [844, 390]},
          {"resize": [390, 844], "duration": 0.4},
          {"safeArea": [47, 0, 34, 0.5]}
        ]
        """)
    #expect(
      script.steps == [
        .tap(CGPoint(x: 10, y: 20.5)),
        .tapItem(section: 0, item: 2, collectionView: 0),
        .tapItem(section: 1, item: 3, collectionView: 1),
        .press(title: "Add section", nth: 0),
        .press(title: "Delete", nth: 2),
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: -3, y: 4), duration: 0.3),
        .pinch(at: CGPoint(x: 5, y: 6), scale: 0.5, duration: 0.2),
        .hold(CGPoint(x: 1, y: 2)),
        .carry(to: CGPoint(x: 3, y: 4), duration: 0),
        .release(at: CGPoint(x: 5, y: 6), duration: 0.2),
        .wheel(CGPoint(x: 10, y: 20), by: CGVector(dx: 0, dy: -120)),
        .secondaryClick(CGPoint(x: 10, y: 20)),
        .wait(0.5),
        .resize(CGSize(width: 844, height: 390), duration: 0),
        .resize(CGSize(width: 390, height: 844), duration: 0.4),
        .safeArea(top: 47, left: 0, bottom: 34, right: 0.5),
      ])
  }

  @Test func anEmptyScript() throws {
    #expect(try Script(json: "[]").steps.isEmpty)
  }

  @Test(arguments: [
    (#"{"wait": 1}"#, "a script must be a list of steps, not an object"),
    (#"[{"wait": 1}"#, #"invalid JSON: expected "," or "]", at line 1, column 13"#),
    (#"[7]"#, #"step 1: a step must be an object such as {"wait": 0.5}, not a number"#),
    (
      #"[{}]"#,
      #"step 1: the step is empty; it needs one of "tap", "tapItem", "press", "drag", "pinch", "hold", "carry", "#
        + #""release", "wheel", "secondaryClick", "type", "key", "wait", "resize" and "safeArea""#
    ),
    (
      #"[{"wait": 1}, {"swipe": 1}]"#,
      #"step 2: unknown action "swipe"; the actions are "tap", "tapItem", "press", "drag", "pinch", "hold", "carry", "#
        + #""release", "wheel", "secondaryClick", "type", "key", "wait", "resize" and "safeArea""#
    ),
    (#"[{"pinch": [1, 2]}]"#, #"step 1: "pinch" needs an object with "at", "scale" and "duration", not a list"#),
    (#"[{"pinch": {"at": [1, 2], "scale": 2}}]"#, #"step 1: "pinch" needs "at", "scale" and "duration""#),
    (
      #"[{"pinch": {"at": [1, 2], "scale": 0, "duration": 1}}]"#,
      #"step 1: "scale" must be from 0.05 to 20, not 0"#
    ),
    (#"[{"wheel": [1, 2], "by": 3}]"#, #"step 1: "by" needs [dx, dy], not a number"#),
    (#"[{"wheel": [1, 2]}]"#, #"step 1: "wheel" needs "by", [dx, dy]"#),
    (#"[{"secondaryClick": [1, 2], "by": [3, 4]}]"#, #"step 1: unknown key "by" in "secondaryClick""#),
    (#"[{"wait": 1, "tap": [1, 2]}]"#, #"step 1: the step has two actions, "wait" and "tap"; split it into two steps"#),
    (#"[{"tap": [1, 2], "nth": 0}]"#, #"step 1: unknown key "nth" in "tap""#),
    (#"[{"tap": 1}]"#, #"step 1: "tap" needs [x, y], not a number"#),
    (#"[{"tap": [1]}]"#, #"step 1: "tap" needs [x, y], two numbers, not 1"#),
    (#"[{"tap": [1, "2"]}]"#, #"step 1: the y of "tap" must be a number, not a string"#),
    (#"[{"tap": [1e9, 2]}]"#, #"step 1: the x of "tap" must be from -100000 to 100000, not 1000000000"#),
    (#"[{"tapItem": [0, -1]}]"#, #"step 1: the item of "tapItem" must be an integer from 0 on, not -1"#),
    (#"[{"tapItem": [0.5, 1]}]"#, #"step 1: the section of "tapItem" must be an integer from 0 on, not 0.5"#),
    (#"[{"tapItem": [0, 1e20]}]"#, #"step 1: the item of "tapItem" must be an integer from 0 on, not 1e+20"#),
    (
      #"[{"tapItem": [0, 1], "collectionView": null}]"#, #"step 1: "collectionView" must be a number, not null"#
    ),
    (#"[{"press": 1}]"#, #"step 1: "press" needs the title of a button, not a number"#),
    (#"[{"press": "A", "nth": "1"}]"#, #"step 1: "nth" must be a number, not a string"#),
    (
      #"[{"drag": [1, 2]}]"#, #"step 1: "drag" needs an object with "from", "to" and "duration", not a list"#
    ),
    (#"[{"drag": {"from": [1, 2], "to": [3, 4]}}]"#, #"step 1: "drag" needs "from", "to" and "duration""#),
    (
      #"[{"drag": {"from": [1, 2], "to": [3, 4], "duration": 1, "speed": 2}}]"#,
      #"step 1: unknown key "speed" in "drag""#
    ),
    (
      #"[{"drag": {"from": [1, 2], "to": [3, 4], "duration": -1}}]"#,
      #"step 1: "duration" must be from 0 to 3600, not -1"#
    ),
    (#"[{"wait": -0.5}]"#, #"step 1: "wait" must be from 0 to 3600, not -0.5"#),
    (#"[{"wait": 1e9}]"#, #"step 1: "wait" must be from 0 to 3600, not 1000000000"#),
    (#"[{"wait": true}]"#, #"step 1: "wait" must be a number, not true or false"#),
    (#"[{"resize": [0, 100]}]"#, #"step 1: the width of "resize" must be from 1 to 10000, not 0"#),
    (#"[{"resize": [100, 10001]}]"#, #"step 1: the height of "resize" must be from 1 to 10000, not 10001"#),
    (#"[{"resize": [100, 100], "duration": -1}]"#, #"step 1: "duration" must be from 0 to 3600, not -1"#),
    (#"[{"wait": 1, "duration": 1}]"#, #"step 1: unknown key "duration" in "wait""#),
    (
      #"[{"safeArea": [1, 2]}]"#, #"step 1: "safeArea" needs [top, left, bottom, right], four numbers, not 2"#
    ),
    (#"[{"safeArea": [0, 0, -1, 0]}]"#, #"step 1: the bottom of "safeArea" must be from 0 to 1000, not -1"#),
    (#"[{"safeArea": 20}]"#, #"step 1: "safeArea" needs [top, left, bottom, right], not a number"#),
  ])
  func errorsNameTheStep(text: String, message: String) {
    #expect(error(text) == message)
  }

  @Test(arguments: [
    #"[{"LONG": 1}]"#, #"[{"tap": [1, 2], "LONG": 0}]"#, #"[{"wait": 1, "LONG": [1, 2]}]"#,
    #"[{"LONG": 1, "LONG": 2}]"#,
  ])
  func aLongNameIsShortened(text: String) throws {
    let long = String(repeating: "a", count: 100_000)
    let message = try #require(error(text.replacingOccurrences(of: "LONG", with: long)))
    #expect(message.count < 1000 && message.contains("aaa…aaa"))
  }

  @Test func tooManySteps() {
    let steps = Array(repeating: #"{"wait": 0}"#, count: 10_001).joined(separator: ",")
    #expect(error("[" + steps + "]") == "a script can have at most 10000 steps, not 10001")
  }

  @Test func aScriptIsScaledToAnotherScreen() throws {
    let script = try Script(
      json: """
        [{"tap": [390, 100]}, {"wheel": [390, 100], "by": [10, 10]}, {"secondaryClick": [390, 100]},
         {"drag": {"from": [0, 844], "to": [195, 0], "duration": 0.3}}, {"wait": 1},
         {"resize": [844, 390]}, {"safeArea": [20, 0, 10, 0]}, {"tapItem": [0, 1]}]
        """)
    let scaled = script.scaled(from: CGSize(width: 390, height: 844), to: CGSize(width: 195, height: 1688))
    #expect(
      scaled.steps == [
        .tap(CGPoint(x: 195, y: 200)), .wheel(CGPoint(x: 195, y: 200), by: CGVector(dx: 5, dy: 20)),
        .secondaryClick(CGPoint(x: 195, y: 200)),
        .drag(from: CGPoint(x: 0, y: 1688), to: CGPoint(x: 97.5, y: 0), duration: 0.3), .wait(1),
        .resize(CGSize(width: 422, height: 780), duration: 0), .safeArea(top: 20, left: 0, bottom: 10, right: 0),
        .tapItem(section: 0, item: 1, collectionView: 0),
      ])
  }
}
