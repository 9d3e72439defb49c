import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@testable import Workbench

/// A list to scroll, with a field above it.
@MainActor final class ListViewController: UICollectionViewController, UITextFieldDelegate {
  static var last: ListViewController?
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    ListViewController.last = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(field)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// What a session has said.
@MainActor final class Told {
  var frames: [[Double]] = []
  var texts: [String] = []

  func take(_ answer: LiveAnswer) {
    switch answer {
    case .text(let text): texts.append(text)
    case .bytes(let bytes): frames.append(bytes.withUnsafeBytes { Array($0.bindMemory(to: Double.self).prefix(9)) })
    }
  }
}

@MainActor @Suite(.serialized) struct LiveSessionTests {
  private func makeSession(_ told: Told) -> LiveSession {
    let screens = ScreenList([Screen("List") { ListViewController() }])
    return LiveSession(screens: screens, metrics: BuiltInTextMetrics()) { told.take($0) }
  }

  @Test func aPropertyIsSetAndToldOf() throws {
    let told = Told()
    let session = makeSession(told)
    for message in [start, #"["frame", 0]"#] { session.hear(message) }
    let field = try #require(ListViewController.last).field
    // The page knows the numbers of layers from the commands of frames.
    let number = (1...200_000).first { number in
      session.hear(#"["properties", \#(number)]"#)
      return told.texts.last?.contains("\"view\": \"field\"") == true
    }
    let layer = try #require(number)
    let before = try #require(told.texts.last)
    #expect(before.hasPrefix("{\"properties\": {") && before.hasSuffix(", \"layer\": \(layer)}"))
    let path = try #require(before.firstMatch(of: #/"path": "([^"]*)"/#)).output.1
    session.hear(#"["setProperty", "\#(path) alpha=0.5"]"#)
    #expect(field.alpha == 0.5)
    session.hear(#"["properties", \#(layer)]"#)
    #expect(told.texts.last?.contains("\"code\": \"field.alpha = 0.5\"") == true)
    session.hear(#"["setProperty", "\#(path) alpha=9"]"#)
    session.hear(#"["properties", \#(layer)]"#)
    #expect(told.texts.last?.contains("alpha needs a number from 0 to 1") == true && field.alpha == 0.5)
    session.hear(#"["properties", 0]"#)
    #expect(told.texts.last == #"{"properties": null, "layer": 0}"#)
  }

  private let start = #"["start", 7, "list", 390, 844]"#

  /// A drag upwards, with frames in between and afterwards.
  private var drag: [String] {
    var messages = [start, #"["frame", 0]"#, #"["pointerDown", 1, 100, 700]"#]
    for step in 1...12 {
      messages += [#"["pointerMove", 1, 100, \#(700 - step * 30)]"#, #"["frame", \#(Double(step) / 60)]"#]
    }
    messages.append(#"["pointerUp", 1]"#)
    for step in 13...90 { messages.append(#"["frame", \#(Double(step) / 60)]"#) }
    return messages
  }

  @Test func aFrameTellsOfTheStage() throws {
    let told = Told()
    let session = makeSession(told)
    session.hear(start)
    session.hear(#"["frame", 0.5]"#)
    let frame = try #require(told.frames.first)
    #expect(frame[..<4] == [1, 7, 2, 0.5] && frame[5...6] == [390, 844])
    #expect(frame[8] > 1000, "the first frame has everything")
    session.hear(#"["frame", 0.6]"#)
    #expect(told.frames.count == 2 && told.frames[1][8] < 100, "the second has what has changed")
  }

  @Test func whatWasDoneIsDoneAgainToTheSameFrames() throws {
    let (told, again) = (Told(), Told())
    let session = makeSession(told)
    for message in drag { session.hear(message) }
    let offset = try #require(ListViewController.last).collectionView.contentOffset
    #expect(offset.y > 300)
    let other = makeSession(again)
    other.hear(#"["again", 1.4]"#)
    for message in drag { other.hear(message) }
    #expect(try #require(ListViewController.last).collectionView.contentOffset == offset)
    // The last frames are told of as they were, and the first one of them has everything.
    #expect(again.frames.map { $0[3] } == told.frames.map { $0[3] }.filter { $0 >= 1.4 })
    #expect(again.frames[0][8] > 1000)
  }

  @Test func noMoreThanASecondPassesAtOnce() {
    let told = Told()
    let session = makeSession(told)
    for message in [start, #"["frame", 1000000]"#] { session.hear(message) }
    #expect(told.frames[0][3] == 1)
  }

  @Test func aScreenThatIsNotThereIsRefused() {
    let told = Told()
    makeSession(told).hear(#"["start", 1, "feed", 390, 844]"#)
    #expect(told.texts == [#"{"refused":"unknown screen feed"}"#])
  }

  @Test func theFieldThatIsEditedIsTold() throws {
    let told = Told()
    let session = makeSession(told)
    for message in [start, #"["frame", 0]"#, #"["pointerDown", 1, 20, 20]"#, #"["pointerUp", 1]"#, #"["type", "hi"]"#] {
      session.hear(message)
    }
    session.hear(#"["frame", 0.1]"#)
    #expect(try #require(told.texts.last).contains(#""text":"hi""#))
  }

  @Test func mutatedMessagesChangeNothingForTheWorse() {
    let told = Told()
    let session = makeSession(told)
    var numbers = Numbers(seed: 17)
    let good =
      drag + [
        #"["wheel", 100, 200, 0, 40]"#, #"["key", "PageDown", 0]"#, #"["type", "some text"]"#, #"["edit", "ab", 0, 2]"#,
        #"["select", 0, 1]"#, #"["beginEditing", 12]"#, #"["endEditing"]"#, #"["adjust", 12, 1]"#,
        #"["device", 1, 7, 1, 0, 20, 0, 34, 0]"#, #"["performAction", 12, 0]"#, #"["resize", 500, 300, 0]"#,
        #"["safeArea", 20, 0, 34, 0]"#, #"["secondaryClick", 10, 10]"#,
      ]
    for message in drag { session.hear(message) }
    for _ in 0..<10_000 { session.hear(numbers.mutated(good)) }
    // It goes on as ever.
    told.frames = []
    for message in drag { session.hear(message) }
    #expect(told.frames.count == 91)
    #expect(told.texts.contains { $0.contains("refused") }, "no message was bad")
  }
}

/// Numbers that are the same in each run.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }

  /// One of some messages with bytes changed, doubled or left out, or a number that is beyond all bounds.
  mutating func mutated(_ messages: [String]) -> String {
    let message = messages.randomElement(using: &self)!
    switch UInt8.random(in: 0...3, using: &self) {
    case 0: return message
    case 1:
      let numbers = ["-1", "1e308", "9007199254740991", "-9007199254740991", "0.5", "null", "[]", "\"x\"", "1e999"]
      guard let comma = message.indices.filter({ message[$0] == "," }).randomElement(using: &self) else {
        return message
      }
      let end = message[message.index(after: comma)...].firstIndex { $0 == "," || $0 == "]" } ?? message.endIndex
      return message[...comma] + numbers.randomElement(using: &self)! + message[end...]
    default:
      var bytes = Array(message.utf8)
      for _ in 0...Int.random(in: 0...3, using: &self) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &self)
        switch UInt8.random(in: 0...2, using: &self) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
        case 1: bytes.insert(bytes[place], at: place)
        default: bytes.remove(at: place)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
