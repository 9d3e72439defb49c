import UIKit

/// Something about a demo that can be changed while it runs: a number, a switch (0 or 1) or a choice (its index).
///
/// ```swift
/// let height = DemoParameter.slider("itemHeight", "Item height", 44...200, unit: "pt", value: 100)
/// height.onChange { layout.itemHeight = $0 }
/// ```
@MainActor public final class DemoParameter {
  public enum Kind: Sendable { case slider, number, toggle, choice }

  /// For links and programs, such as "itemHeight".
  public let id: String
  public let title: String
  public let kind: Kind
  /// What can be chosen.
  public let range: ClosedRange<Double>
  /// 1 or more, or one divided by a whole number.
  public let step: Double
  /// Empty for a bare number.
  public let unit: String
  /// The titles of a choice, by index.
  public let choices: [String]

  /// A program may set any value; what people choose goes through ``choose(_:)``.
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

  /// A number to be tried out.
  public static func slider(
    _ id: String, _ title: String, _ range: ClosedRange<Double>, step: Double = 1, unit: String = "", value: Double
  ) -> DemoParameter { DemoParameter(id, title, .slider, range, step: step, unit: unit, value: value) }

  /// A whole number to be typed.
  public static func number(_ id: String, _ title: String, _ range: ClosedRange<Double>, value: Int) -> DemoParameter {
    DemoParameter(id, title, .number, range, step: 1, value: Double(value))
  }

  public static func toggle(_ id: String, _ title: String, isOn: Bool) -> DemoParameter {
    DemoParameter(id, title, .toggle, 0...1, step: 1, value: isOn ? 1 : 0)
  }

  /// - Parameter selected: the index of the choice at the beginning.
  public static func choice(_ id: String, _ title: String, _ choices: [String], selected: Int) -> DemoParameter {
    DemoParameter(
      id, title, .choice, 0...Double(choices.count - 1), step: 1, choices: choices, value: Double(selected))
  }

  /// Sets the value that comes nearest: in the range, and a whole number of steps.
  public func choose(_ wish: Double) {
    guard wish.isFinite else { return }
    let stepsPerUnit = (1 / step).rounded()
    let rounded = step < 1 ? (wish * stepsPerUnit).rounded() / stepsPerUnit : (wish / step).rounded() * step
    value = min(max(rounded, range.lowerBound), range.upperBound)
  }

  /// Adds a closure that is called with every new value.
  public func onChange(_ listener: @escaping @MainActor (CGFloat) -> Void) { listeners.append(listener) }

  // MARK: Reading

  public var isOn: Bool { value != 0 }

  /// As an index or a count.
  public var index: Int { Int(value) }

  /// As Swift source, a number or a truth value.
  public var code: String {
    if kind == .toggle { return isOn ? "true" : "false" }
    return value == value.rounded() ? "\(Int(value))" : value.description
  }
}
