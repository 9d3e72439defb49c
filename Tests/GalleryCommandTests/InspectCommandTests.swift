import Testing

@testable import GalleryCommand

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

  @Test func whatIsNotThereIsAnError() {
    let tapped = GalleryTool.run(arguments: ["inspect", "colours", "--tap", "Nothing"])
    #expect(tapped.status == 2 && tapped.error.contains("nothing on the screen is labelled \"Nothing\""))
    #expect(GalleryTool.run(arguments: ["inspect", "colours", "--why", "9,9"]).error.contains("not on the screen"))
    #expect(GalleryTool.run(arguments: ["inspect", "colours", "--why", "x"]).error.contains("--why needs an element"))
  }
}
