import Gallery
import Stage

// The playground: the parameters of the demo on stage. Answers are JSON; Documentation/Inspector.md says what is in them.

/// Answers a list of all parameters of the demo.
@MainActor @_cdecl("murmuration_parameters") @_expose(wasm, "parameters")
public func parameters() {
  Strings.answer(JSONText.list((Program.current?.demo?.parameters ?? []).map { $0.json }))
}

/// Answers the value that the parameter has then, which may be another one; null when there is none of that name.
@MainActor @_cdecl("murmuration_set_parameter") @_expose(wasm, "setParameter")
public func setParameter(_ id: UnsafePointer<UInt8>, _ count: Int32, _ value: Double) {
  let parameter = Program.current?.demo?.parameter(Strings.read(id, count))
  parameter?.choose(value)
  Strings.answer(JSONText.optional(parameter.map { JSONText.number($0.value) }))
}

/// Answers the identifiers of those parameters of the demo that are springs.
@MainActor @_cdecl("murmuration_springs") @_expose(wasm, "springs")
public func springs() {
  Strings.answer(JSONText.list((Program.current?.demo?.springs ?? []).map { $0.json }))
}

/// Answers how much of its way a spring of UIKit's has done, from 0 to a time, at the ends of equal pieces of it.
@MainActor @_cdecl("murmuration_spring_curve") @_expose(wasm, "springCurve")
public func springCurve(_ duration: Double, _ damping: Double, _ velocity: Double, _ end: Double, _ pieces: Int32) {
  let curve = SpringCurve(duration: duration, dampingRatio: damping, initialVelocity: velocity)
  Strings.answer(JSONText.list(curve.progress(until: end, pieces: Int(pieces))))
}

/// The same of a spring that is told by its frequency, as animations are.
@MainActor @_cdecl("murmuration_spring_motion") @_expose(wasm, "springMotion")
public func springMotion(_ frequency: Double, _ damping: Double, _ velocity: Double, _ end: Double, _ pieces: Int32) {
  let curve = SpringCurve(frequency: frequency, dampingRatio: damping, initialVelocity: velocity)
  Strings.answer(JSONText.list(curve.progress(until: end, pieces: Int(pieces))))
}

/// Answers a Swift file with the present values; empty for a demo without parameters.
@MainActor @_cdecl("murmuration_code") @_expose(wasm, "code")
public func code() {
  Strings.answer(Program.current?.demo?.code ?? "")
}

extension DemoSpring {
  fileprivate var json: String {
    JSONText.object([
      ("title", JSONText.quoted(title)), ("duration", JSONText.quoted(duration.id)),
      ("damping", JSONText.quoted(damping.id)),
      ("velocity", JSONText.optional(velocity.map { JSONText.quoted($0.id) })),
    ])
  }
}

extension DemoParameter {
  fileprivate var json: String {
    JSONText.object([
      ("id", JSONText.quoted(id)), ("title", JSONText.quoted(title)), ("kind", JSONText.quoted(kindName)),
      ("value", JSONText.number(value)), ("minimum", JSONText.number(range.lowerBound)),
      ("maximum", JSONText.number(range.upperBound)), ("step", JSONText.number(step)),
      ("unit", JSONText.quoted(unit)), ("choices", JSONText.list(choices.map { JSONText.quoted($0) })),
    ])
  }

  private var kindName: String {
    switch kind {
    case .slider: "slider"
    case .number: "number"
    case .toggle: "switch"
    case .choice: "choice"
    }
  }
}
