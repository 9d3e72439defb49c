import UIKit

/// A parameter of a demo that can be changed while it runs: a number, a switch (0 or 1) or a choice (its index).
///
/// ```swift
/// let height = DemoParameter.slider("itemHeight", "Item height", 44...200, unit: "pt", value: 100)
/// height.onChange { layout.itemHeight = $0 }
/// ```
@MainActor public final class DemoParameter {
  public enum Kind: Sendable { case slider, number, toggle, choice }

  /// The identifier for links and programs, such as "itemHeight".
  public let id: String
  public let title: String
  public let kind: Kind
  /// The range of values that a user can choose.
  public let range: ClosedRange<Double>
  /// The step between values: 1 or more, or one divided by a whole number.
  public let step: Double
  /// The unit; empty for a bare number.
  public let unit: String
  /// The titles of a choice, by index.
  public let choices: [String]

  /// The value. A program may set any value; choices of a user go through ``choose(_:)``.
  public var value: Double {
    didSet {
      guard value != oldValue else { return }
      for listener in listeners { listener(CGFloat(value)) }
    }
  }

  private var listeners: [@MainActor (CGFloat) -> Void] = []

  private init(
    _ id: String, _ title: String, _ kind: Kind, _ range: ClosedRange<Double>, step: Double, unit: String = "",
    choices: [String] = [], value: Double
  ) {
    (self.id, self.title, self.kind, self.range) = (id, title, kind, range)
    (self.step, self.unit, self.choices, self.value) = (step, unit, choices, value)
  }

  /// Returns a numeric parameter that is set with a slider.
  public static func slider(
    _ id: String, _ title: String, _ range: ClosedRange<Double>, step: Double = 1, unit: String = "", value: Double
  ) -> DemoParameter { DemoParameter(id, title, .slider, range, step: step, unit: unit, value: value) }

  /// Returns a parameter for a whole number that is typed.
  public static func number(_ id: String, _ title: String, _ range: ClosedRange<Double>, value: Int) -> DemoParameter {
    DemoParameter(id, title, .number, range, step: 1, value: Double(value))
  }

  public static func toggle(_ id: String, _ title: String, isOn: Bool) -> DemoParameter {
    DemoParameter(id, title, .toggle, 0...1, step: 1, value: isOn ? 1 : 0)
  }

  /// Returns a choice.
  /// - Parameter selected: The index of the initial choice.
  public static func choice(_ id: String, _ title: String, _ choices: [String], selected: Int) -> DemoParameter {
    DemoParameter(
      id, title, .choice, 0...Double(choices.count - 1), step: 1, choices: choices, value: Double(selected))
  }

  /// Sets the value to the nearest one in the range that is a whole number of steps.
  public func choose(_ newValue: Double) {
    guard newValue.isFinite else { return }
    let stepsPerUnit = (1 / step).rounded()
    let rounded = step < 1 ? (newValue * stepsPerUnit).rounded() / stepsPerUnit : (newValue / step).rounded() * step
    value = min(max(rounded, range.lowerBound), range.upperBound)
  }

  /// Adds a closure that is called with every new value.
  public func onChange(_ listener: @escaping @MainActor (CGFloat) -> Void) { listeners.append(listener) }

  // MARK: Reading

  public var isOn: Bool { value != 0 }

  /// The value as an index or a count.
  public var index: Int { Int(value) }

  /// The value as Swift source, a number or a Boolean literal.
  public var code: String {
    if kind == .toggle { return isOn ? "true" : "false" }
    return value == value.rounded() ? "\(Int(value))" : value.description
  }
}
