import CoreGraphics
import Foundation

/// Parses one element of a script's list as a step.
struct StepReader {
  /// The number of the step, counted from 1, for messages.
  let step: Int

  func read(_ value: JSONValue) throws(ScriptError) -> Script.Step {
    guard case .object(let members) = value else {
      throw error("a step must be an object such as {\"wait\": 0.5}, not \(value.typeName)")
    }
    let actions = members.filter { member in StepReader.actions.contains { $0.name == member.name } }
    guard let action = actions.first else {
      throw error(
        members.isEmpty
          ? "the step is empty; it needs one of \(StepReader.actionList)"
          : "unknown action \(JSONText.quotedInMessage(members[0].name)); the actions are \(StepReader.actionList)")
    }
    guard actions.count == 1 else {
      throw error(
        "the step has two actions, \(JSONText.quotedInMessage(action.name)) and \(JSONText.quotedInMessage(actions[1].name));"
          + " split it into two steps")
    }
    let name = JSONText.quotedInMessage(action.name)
    let option = StepReader.actions.first { $0.name == action.name }?.option
    try check(members, of: name, known: [action.name, option ?? action.name])
    switch action.name {
    case "tap": return .tap(try point(action.value, name))
    case "tapItem":
      let path = try pair(action.value, name, "[section, item]")
      return .tapItem(
        section: try index(path.0, "the section of \(name)"), item: try index(path.1, "the item of \(name)"),
        collectionView: try index(member("collectionView", of: members), "\"collectionView\""))
    case "press":
      guard case .string(let title) = action.value else {
        throw error("\(name) needs the title of a button, not \(action.value.typeName)")
      }
      return .press(title: title, nth: try index(member("nth", of: members), "\"nth\""))
    case "drag": return try drag(action.value, name)
    case "pinch": return try pinch(action.value, name)
    case "hold": return .hold(try point(action.value, name))
    case "carry": return .carry(to: try point(action.value, name), duration: try seconds(in: members))
    case "release": return .release(at: try point(action.value, name), duration: try seconds(in: members))
    case "wheel": return .wheel(try point(action.value, name), by: try way(in: members, name))
    case "secondaryClick": return .secondaryClick(try point(action.value, name))
    case "type":
      let text = try text(action.value, name, "the text to type", limit: Script.typingLimit)
      return .type(text, duration: try seconds(in: members))
    case "key": return .key(try text(action.value, name, "the name of a key", limit: Script.typingLimit))
    case "wait": return .wait(try duration(action.value, name))
    case "resize": return .resize(try size(action.value, name), duration: try seconds(in: members))
    default: return try safeArea(action.value, name)
    }
  }

  /// The actions, each with its only option, if it has one.
  private static let actions: [(name: String, option: String?)] = [
    ("tap", nil), ("tapItem", "collectionView"), ("press", "nth"), ("drag", nil), ("pinch", nil), ("hold", nil),
    ("carry", "duration"), ("release", "duration"), ("wheel", "by"), ("secondaryClick", nil), ("type", "duration"),
    ("key", nil), ("wait", nil), ("resize", "duration"), ("safeArea", nil),
  ]
  private static let actionList =
    "\"tap\", \"tapItem\", \"press\", \"drag\", \"pinch\", \"hold\", \"carry\", \"release\", \"wheel\","
    + " \"secondaryClick\", \"type\", \"key\", \"wait\", \"resize\" and \"safeArea\""

  // MARK: - Parts of a step

  private func drag(_ value: JSONValue, _ name: String) throws(ScriptError) -> Script.Step {
    guard case .object(let members) = value else {
      throw error("\(name) needs an object with \"from\", \"to\" and \"duration\", not \(value.typeName)")
    }
    try check(members, of: name, known: ["from", "to", "duration"])
    guard let from = member("from", of: members), let to = member("to", of: members),
      let seconds = member("duration", of: members)
    else { throw error("\(name) needs \"from\", \"to\" and \"duration\"") }
    return .drag(
      from: try point(from, "\"from\""), to: try point(to, "\"to\""), duration: try duration(seconds, "\"duration\""))
  }

  private func pinch(_ value: JSONValue, _ name: String) throws(ScriptError) -> Script.Step {
    guard case .object(let members) = value else {
      throw error("\(name) needs an object with \"at\", \"scale\" and \"duration\", not \(value.typeName)")
    }
    try check(members, of: name, known: ["at", "scale", "duration"])
    guard let center = member("at", of: members), let scale = member("scale", of: members),
      let seconds = member("duration", of: members)
    else { throw error("\(name) needs \"at\", \"scale\" and \"duration\"") }
    return .pinch(
      at: try point(center, "\"at\""), scale: try number(scale, "\"scale\"", in: Script.pinchScales),
      duration: try duration(seconds, "\"duration\""))
  }

  private func size(_ value: JSONValue, _ name: String) throws(ScriptError) -> CGSize {
    let sides = try pair(value, name, "[width, height]")
    return CGSize(
      width: try number(sides.0, "the width of \(name)", in: Script.screenSides),
      height: try number(sides.1, "the height of \(name)", in: Script.screenSides))
  }

  private func way(in members: [JSONMember], _ name: String) throws(ScriptError) -> CGVector {
    guard let value = member("by", of: members) else { throw error("\(name) needs \"by\", [dx, dy]") }
    let way = try pair(value, "\"by\"", "[dx, dy]")
    return CGVector(
      dx: try number(way.0, "the x of \"by\"", in: Script.coordinates),
      dy: try number(way.1, "the y of \"by\"", in: Script.coordinates))
  }

  private func seconds(in members: [JSONMember]) throws(ScriptError) -> Double {
    guard let value = member("duration", of: members) else { return 0 }
    return try duration(value, "\"duration\"")
  }

  private func safeArea(_ value: JSONValue, _ name: String) throws(ScriptError) -> Script.Step {
    let edges = ["top", "left", "bottom", "right"]
    let values = try list(value, name, "[top, left, bottom, right]", count: 4)
    var insets: [Double] = []
    for (value, edge) in zip(values, edges) {
      insets.append(try number(value, "the \(edge) of \(name)", in: Script.insets))
    }
    return .safeArea(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  }

  private func point(_ value: JSONValue, _ name: String) throws(ScriptError) -> CGPoint {
    let coordinates = try pair(value, name, "[x, y]")
    return CGPoint(
      x: try number(coordinates.0, "the x of \(name)", in: Script.coordinates),
      y: try number(coordinates.1, "the y of \(name)", in: Script.coordinates))
  }

  private func duration(_ value: JSONValue, _ name: String) throws(ScriptError) -> Double {
    try number(value, name, in: 0...Script.longestDuration)
  }

  private func text(
    _ value: JSONValue, _ name: String, _ what: String, limit: Int
  ) throws(ScriptError) -> String {
    guard case .string(let text) = value else { throw error("\(name) needs \(what), not \(value.typeName)") }
    guard text.count <= limit else { throw error("\(name) can have at most \(limit) characters, not \(text.count)") }
    return text
  }

  private func pair(
    _ value: JSONValue, _ name: String, _ form: String
  ) throws(ScriptError) -> (JSONValue, JSONValue) {
    let values = try list(value, name, form, count: 2)
    return (values[0], values[1])
  }

  private func list(
    _ value: JSONValue, _ name: String, _ form: String, count: Int
  ) throws(ScriptError) -> [JSONValue] {
    guard case .array(let values) = value else { throw error("\(name) needs \(form), not \(value.typeName)") }
    guard values.count == count else {
      throw error("\(name) needs \(form), \(count == 2 ? "two" : "four") numbers, not \(values.count)")
    }
    return values
  }

  private func number(
    _ value: JSONValue, _ name: String, in range: ClosedRange<Double>
  ) throws(ScriptError) -> Double {
    guard case .number(let number) = value else { throw error("\(name) must be a number, not \(value.typeName)") }
    guard range.contains(number) else {
      throw error(
        "\(name) must be from \(StepReader.text(range.lowerBound)) to \(StepReader.text(range.upperBound)),"
          + " not \(StepReader.text(number))")
    }
    return number
  }

  /// Returns a whole number that is not negative; 0 if it is missing.
  private func index(_ value: JSONValue?, _ name: String) throws(ScriptError) -> Int {
    guard let value else { return 0 }
    guard case .number(let number) = value else { throw error("\(name) must be a number, not \(value.typeName)") }
    guard number >= 0, number <= 2_147_483_647, number == number.rounded(.down) else {
      throw error("\(name) must be an integer from 0 on, not \(StepReader.text(number))")
    }
    return Int(number)
  }

  // MARK: - Members

  private func member(_ name: String, of members: [JSONMember]) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  private func check(_ members: [JSONMember], of name: String, known: [String]) throws(ScriptError) {
    for member in members where !known.contains(member.name) {
      throw error("unknown key \(JSONText.quotedInMessage(member.name)) in \(name)")
    }
  }

  private func error(_ message: String) -> ScriptError {
    ScriptError(step: step, message)
  }

  /// Returns a number as text, without ".0" for a whole one.
  static func text(_ number: Double) -> String {
    let text = JSONText.number(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
