import CoreGraphics

/// An element of an SVG file, with the animations of its attributes.
struct SVGElement {
  /// The timing that all animations of a drawing share.
  struct Timeline {
    /// The time of the last recorded frame, in seconds.
    var end: Double
    /// The time after which the drawing repeats, in seconds.
    var total: Double
  }

  private let name: String
  private var attributes = ""
  private var contents = ""

  /// Whether the element has neither attributes nor contents.
  var isPlain: Bool { attributes.isEmpty && contents.isEmpty }

  init(_ name: String) {
    self.name = name
  }

  var text: String {
    contents.isEmpty ? "<" + name + attributes + "/>" : "<" + name + attributes + ">" + contents + "</" + name + ">"
  }

  /// Returns markup wrapped in this element, or unchanged if the element has no effect.
  func wrapping(_ markup: String) -> String {
    guard !isPlain else { return markup }
    var element = self
    element.append(markup)
    return element.text
  }

  mutating func set(_ attribute: String, _ value: String) {
    attributes += " " + attribute + "=\"" + value + "\""
  }

  mutating func set(_ attribute: String, _ value: Double, places: Int = 2) {
    set(attribute, SVGText.number(value, places: places))
  }

  mutating func append(_ markup: String) {
    contents += markup
  }

  // MARK: - Animated attributes

  /// Sets an attribute to the first value of a track and animates it with the track.
  ///
  /// - Parameter standard: The attribute's default value, which is omitted.
  mutating func set(
    _ attribute: String, _ track: RecordedTrack, _ timeline: Timeline, unless standard: String? = nil,
    format: ([Double]) -> String
  ) {
    guard let first = track.values.first else { return }
    let value = format(first)
    if track.isAnimated || value != standard { set(attribute, value) }
    guard track.isAnimated else { return }
    var animation = SVGElement("animate")
    animation.set("attributeName", attribute)
    animation.follow(track, timeline, format)
    contents += animation.text
  }

  /// Sets a colour and its opacity, with a track of red, green, blue and alpha.
  /// - Parameter attribute: "fill" or "stroke".
  mutating func setColor(
    _ attribute: String, _ track: RecordedTrack, _ timeline: Timeline, unless standard: String? = nil
  ) {
    set(attribute, track.component(0..<3), timeline, unless: standard) { SVGText.color($0) }
    set(attribute + "-opacity", track.component(3..<4), timeline, unless: "1") { SVGText.number($0[0], places: 3) }
  }

  /// Sets one kind of transform to the first value of a track and animates it with the track.
  mutating func setTransform(
    _ type: String, _ track: RecordedTrack, _ timeline: Timeline, unless standard: String,
    attribute: String = "transform", format: ([Double]) -> String
  ) {
    guard let first = track.values.first else { return }
    let value = format(first)
    if track.isAnimated || value != standard { set(attribute, type + "(" + value + ")") }
    guard track.isAnimated else { return }
    var animation = SVGElement("animateTransform")
    animation.set("attributeName", attribute)
    animation.set("type", type)
    animation.follow(track, timeline, format)
    contents += animation.text
  }

  /// Shows the element only during some time spans, which are in order.
  ///
  /// - Parameter whole: The time during which the element can be visible at all.
  mutating func show(during spans: [ClosedRange<Double>], of whole: ClosedRange<Double>, _ timeline: Timeline) {
    var values = ""
    var times = ""
    for span in spans where span != whole {
      if span.lowerBound > whole.lowerBound || !values.isEmpty {
        values += values.isEmpty ? "none;inline" : ";inline"
        times += times.isEmpty ? "0;" : ";"
        times += SVGText.number(span.lowerBound / timeline.total, places: 5)
      } else {
        values = "inline"
        times = "0"
      }
      if span.upperBound < whole.upperBound {
        values += ";none"
        times += ";" + SVGText.number(span.upperBound / timeline.total, places: 5)
      }
    }
    guard !values.isEmpty else { return }
    if values.hasPrefix("none") { set("display", "none") }
    var animation = SVGElement("animate")
    animation.set("attributeName", "display")
    animation.set("calcMode", "discrete")
    animation.set("values", values)
    animation.set("keyTimes", times)
    animation.repeatForever(timeline)
    contents += animation.text
  }

  private mutating func follow(_ track: RecordedTrack, _ timeline: Timeline, _ format: ([Double]) -> String) {
    var values = ""
    var times = ""
    if track.times[0] > 0 {
      values = format(track.values[0]) + ";"
      times = "0;"
    }
    for (time, value) in zip(track.times, track.values) {
      values += format(value) + ";"
      times += SVGText.number(min(time, timeline.total) / timeline.total, places: 5) + ";"
    }
    set("values", values + format(track.values[track.values.count - 1]))
    set("keyTimes", times + "1")
    repeatForever(timeline)
  }

  private mutating func repeatForever(_ timeline: Timeline) {
    set("dur", SVGText.number(timeline.total, places: 3) + "s")
    set("repeatCount", "indefinite")
  }
}
