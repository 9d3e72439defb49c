/// A property of a configuration: a standard value, which follows the state, until the program sets one of its own.
struct Customizable<Value: Hashable>: Hashable {
  var standard: Value
  private(set) var custom: Value?

  init(_ standard: Value) { self.standard = standard }

  var value: Value {
    get { custom ?? standard }
    set { custom = newValue }
  }
}
