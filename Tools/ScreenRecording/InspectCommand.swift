import CoreGraphics
import Runtime
import Stage
import UIKit

/// Describes a screen after some input: `gallery inspect`, and `--inspect` of one's own screens.
@MainActor public struct InspectCommand {
  private let screen: RecordedScreen
  private let size: CGSize
  private let steps: OptionValues.NamedScript?
  private let label: String?
  private let changes: [PropertyOption]
  private let seconds: Double
  private let element: ElementName?
  private let placed: String?
  private let deactivated: Int?
  private let picture: String?
  private let printsJSON: Bool

  /// The options, for the help of the commands.
  public nonisolated static let help = """
      --script FILE          the script that is played first
      --do STEPS             the steps of a script that are performed then, such as '[{"tapItem": [0, 2]}]'
      --tap LABEL            taps the frontmost view with these words then
      --set CHANGE           changes a property of a view then: VIEW.property=VALUE, such as Title.alpha=0.5;
                             the view is the frontmost one with these words, with this accessibility identifier
                             or name in the code, or a cell such as "cell 0,2"; may be given several times
      --advance SECONDS      lets time pass then
      --why ELEMENT          says why an element is where it is: 0,2 for a cell, or "KIND 0,0"; its attributes,
                             its animations, and the calls that led to it
      --constraints VIEW     says which constraints place a view: the frontmost one with these words or with this
                             accessibility identifier
      --without NUMBER       says which frames would result if one of them were deactivated
      --picture FILE         writes the screen as an SVG file, too
      --size WIDTHxHEIGHT    the size of the screen in points; the default is 390x844
      --json                 prints JSON
    """

  /// Reads arguments.
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - screen: Returns the screen, by its operands and options and the size in points.
  public init(
    _ arguments: [String], screen: (OptionReader, CGSize) throws(CommandError) -> RecordedScreen
  ) throws(CommandError) {
    let reader = try OptionReader(
      arguments,
      options: [
        "--script", "--do", "--tap", "--advance", "--why", "--constraints", "--without", "--picture", "--size",
      ], lists: ["--set"], flags: ["--json"])
    size = try reader.value(of: "--size").map(OptionValues.size) ?? OptionValues.standardSize
    self.screen = try screen(reader, size)
    steps = try reader.value(of: "--do").map { json throws(CommandError) in
      try OptionValues.NamedScript(name: "the steps of --do", json: json)
    }
    label = reader.value(of: "--tap")
    changes = try reader.values(of: "--set").map { text throws(CommandError) in try PropertyOption(text) }
    seconds = try reader.value(of: "--advance").map(OptionValues.advance) ?? 0
    element = try reader.value(of: "--why").map { text throws(CommandError) in try ElementName(text) }
    placed = reader.value(of: "--constraints")
    deactivated = try reader.value(of: "--without").map { text throws(CommandError) in
      guard let number = Int(text) else { throw CommandError("--without expects the number of a constraint") }
      return number
    }
    if deactivated != nil, placed == nil { throw CommandError("--without needs --constraints") }
    picture = reader.value(of: "--picture")
    printsJSON = reader.isSet("--json")
  }

  /// Returns the tree of the views or, if one is asked for, the report of an element; with changes, these before it.
  public func run() throws(CommandError) -> String {
    let stage = Stage(size: size, rootViewController: screen.makeViewController(), isInspecting: true)
    try screen.script?.play(on: stage)
    try steps?.play(on: stage)
    let tree = ViewTree(stage)
    if let label { stage.tap(at: try tree.point(labelled: label)) }
    stage.isEditable = !changes.isEmpty
    for change in changes { try change.perform(on: stage, tree) }
    if seconds > 0 { stage.advance(by: seconds) } else { stage.frame(at: stage.time) }
    if let picture { try draw(stage, to: picture) }
    let report = try report(of: stage, tree)
    guard !changes.isEmpty else { return report }
    let made = stage.inspectedChanges
    guard printsJSON else { return made.map { "\($0.code)\n" }.joined() + "\n" + report }
    let list = "[" + made.map { $0.json }.joined(separator: ", ") + "]"
    return "{\"changes\": \(list), \"screen\": \(report.dropLast())}\n"
  }

  private func report(of stage: Stage, _ tree: ViewTree) throws(CommandError) -> String {
    if let element {
      let report = try ElementReport(element, on: stage)
      return printsJSON ? report.json : report.text
    }
    if let placed {
      guard let view = try tree.views(labelled: placed).last else { return "" }
      let report = try LayoutReport(of: view, named: placed, on: stage, without: deactivated)
      return printsJSON ? report.json : report.text
    }
    return printsJSON ? tree.json : tree.text
  }

  private func draw(_ stage: Stage, to file: String) throws(CommandError) {
    let recorder = SVGRecorder(title: screen.title)
    stage.renderer = recorder
    stage.frame(at: stage.time)
    try TextFile.write(recorder.svg(), to: file)
  }
}
