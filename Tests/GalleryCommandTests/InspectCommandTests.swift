import ScreenRecording
import Stage
import Testing
import UIKit

@testable import GalleryCommand

/// A label 16 points from the left, as wide as its text.
private final class LabelController: UIViewController {
  private let heading = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Hello"
    heading.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(heading)
    let near = heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    let far = heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40)
    far.priority = .defaultLow
    near.identifier = "margin"
    NSLayoutConstraint.activate([near, far, heading.topAnchor.constraint(equalTo: view.topAnchor)])
  }
}

@MainActor @Suite struct InspectCommandTests {
  private func output(_ arguments: String...) -> String {
    GalleryTool.run(arguments: ["inspect"] + arguments).output
  }

  @Test func theViewsHaveTheNamesOfTheirClassesAndElements() {
    let lines = output("colours").split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(lines.first == "UIWindow (0, 0, 390, 844)")
    #expect(lines.contains("ColourCell <cell 0,1> \"Coral, press to delete\" (110, 42, 80, 80)"))
  }

  @Test func aMovingElementHasItsAnimationAndItsCalls() {
    let report = output(
      "cell-animations", "--do", "[{\"tapItem\": [0, 2]}]", "--advance", "0.1", "--why", "0,3")
    // 300 + 200 * (1 - (1 + w t) e^(-w t))
    #expect(report.contains("on screen   (0, 434.21, 390, 100) alpha 1\n"))
    #expect(report.contains("    from (0, 300, 390, 100) alpha 1\n    to   (0, 500, 390, 100) alpha 1\n"))
    #expect(report.contains("position from 0 s to 0.4 s, spring(damping 1"))
    #expect(report.contains("layout.prepare()\n"))
  }

  @Test func aTapByItsWordsReachesACell() {
    #expect(output("colours", "--tap", "Coral", "--advance", "1").contains("\"Coral\"") == false)
  }

  private func inspect(_ arguments: String...) throws -> String {
    try InspectCommand(arguments) { _, _ in RecordedScreen(title: "Label") { LabelController() } }.run()
  }

  @Test func theConstraintsOfAViewAreListedAndTried() throws {
    let report = try inspect("--constraints", "Hello")
    #expect(report.hasPrefix("heading, in the constraints of view\n"))
    let line = try #require(report.split(separator: "\n").first { $0.hasSuffix("leading + 16 \"margin\"") })
    #expect(line.contains("heading.leading = view.leading + 16"))
    #expect(report.contains("     of view; satisfied; gives x\n"))
    #expect(report.contains("heading.leading = view.leading + 40 @250\n     of view; not satisfied, off by 24\n"))
    // Numbers count the activations of the program, which has started the screen before.
    let json = try inspect("--constraints", "Hello", "--json")
    #expect(json.contains("\"words\": \"heading.leading = view.leading + 16\", \"identifier\": \"margin\""))
    #expect(throws: CommandError.self) { try inspect("--constraints", "Hello", "--without", "0") }
    #expect(throws: CommandError.self) { try inspect("--without", "1") }
  }

  @Test func aViewWithoutConstraintsIsAnError() {
    let result = GalleryTool.run(arguments: ["inspect", "colours", "--constraints", "Coral, press to delete"])
    #expect(result.status == 2 && result.error.contains("no constraints place"), "\(result.error)")
  }

  @Test func propertiesAreSetBeforeTheScreenIsDescribed() throws {
    let report = try inspect("--set", "heading.alpha=0.5", "--set", "Hello.text=Bye = now", "--advance", "0.1")
    #expect(report.hasPrefix("heading.alpha = 0.5\nheading.text = \"Bye = now\"\n\nUIWindow"), "\(report)")
    #expect(report.contains("\"Bye = now\"") && report.contains(" alpha 0.5\n"))
    let json = try inspect("--set", "heading.layer.cornerRadius=8", "--json")
    #expect(json.hasPrefix("{\"changes\": [{") && json.contains("\"code\": \"heading.layer.cornerRadius = 8\""))
    #expect(try JSONValue(json: json) != .null)
    let cell = output("colours", "--set", "cell 0,1.alpha=0.25")
    #expect(cell.hasPrefix("cell.alpha = 0.25  // ColourCell") && cell.contains("<cell 0,1>"))
    #expect(cell.split(separator: "\n").contains { $0.contains("<cell 0,1>") && $0.hasSuffix("alpha 0.25") })
  }

  @Test func whatCannotBeSetIsAnErrorOfOneSentence() {
    for (change, message) in [
      ("alpha", "--set needs VIEW.property=VALUE such as Title.alpha=0.5, not \"alpha\""), (".alpha=1", "--set needs"),
      ("Coral.wings=2", "--set needs"), ("Nothing.alpha=1", "nothing on the screen is labelled \"Nothing\""),
      ("cell 9,9.alpha=1", "cell 9,9 is not on the screen"),
      ("cell 0,1.alpha=2", "alpha needs a number from 0 to 1, not \"2\""),
      ("cell 0,1.text=a", "has no property \"text\" to edit"),
    ] {
      let result = GalleryTool.run(arguments: ["inspect", "colours", "--set", change])
      #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
      #expect(result.output.isEmpty && result.error.split(separator: "\n").count == 1)
    }
  }

  @Test func whatIsNotThereIsAnError() {
    let tapped = GalleryTool.run(arguments: ["inspect", "colours", "--tap", "Nothing"])
    #expect(tapped.status == 2 && tapped.error.contains("nothing on the screen is labelled \"Nothing\""))
    #expect(GalleryTool.run(arguments: ["inspect", "colours", "--why", "9,9"]).error.contains("not on the screen"))
    #expect(GalleryTool.run(arguments: ["inspect", "colours", "--why", "x"]).error.contains("--why needs an element"))
  }
}
