import UIKit

extension ScenarioRecord {
  /// The text of a file with the records of a topic, as JSON.
  ///
  /// Numbers have three decimals, times four. The text of equal records is equal on every machine.
  /// - Parameter system: The system and the device, such as "iOS 26.1, iPhone 17".
  public static func json(_ records: [ScenarioRecord], topic: String, system: String) -> String {
    let scenarios = records.map { "    " + $0.json.joined(separator: "\n    ") }.joined(separator: ",\n")
    return """
      {
        "topic": \(quoted(topic)),
        "system": \(quoted(system)),
        "scenarios": [
      \(scenarios)
        ]
      }

      """
  }

  private var json: [String] {
    var lines = ["{", "  \"name\": \(quoted(name)),", "  \"asks\": \(quoted(asks)),"]
    func add(_ name: String, _ entries: [String], last: Bool = false) {
      let comma = last ? "" : ","
      guard !entries.isEmpty else { return lines.append("  \(quoted(name)): []\(comma)") }
      lines.append("  \(quoted(name)): [")
      lines += entries.enumerated().map { "    " + $1 + ($0 < entries.count - 1 ? "," : "") }
      lines.append("  ]\(comma)")
    }
    var steps: [String] = []
    for step in self.steps {
      let calls = step.calls.map { "\n        " + quoted($0) }.joined(separator: ",")
      let times = "\"time\": \(written(step.time, 1e4)), \"began\": \(written(step.began, 1e4))"
      steps.append("{\(times), \"calls\": [\(calls)]}")
    }
    add("steps", steps)
    add("moments", moments.map { "{\"name\": \(quoted($0.name)), \"value\": \(written($0.value, 1e4))}" })
    add("values", values.map { "{\"name\": \(quoted($0.name)), \"value\": \(written($0.value, 1e3))}" })
    let times = tracks.isEmpty ? [] : times.map { written($0, 1e4) }
    lines.append("  \"times\": [\(times.joined(separator: ", "))],")
    add(
      "tracks",
      tracks.map { track in
        let values = track.values.map { $0.map { written($0, 1e3) } ?? "null" }.joined(separator: ", ")
        return "{\"name\": \(quoted(track.name)), \"values\": [\(values)]}"
      })
    add("promises", promises.map { "{\"sentence\": \(quoted($0.sentence)), \"kept\": \($0.isKept)}" }, last: true)
    return lines + ["}"]
  }
}

/// A number with the decimals that a factor keeps, without a superfluous fraction; null if it is not finite.
func written(_ number: Double, _ factor: Double) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "null" }
  let rounded = (number * factor).rounded() / factor
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for character in text.unicodeScalars {
    switch character {
    case "\"", "\\": result += "\\\(character)"
    case "\n": result += "\\n"
    default: result.unicodeScalars.append(character)
    }
  }
  return result + "\""
}
