/// What a function does that matters to who else is needed.
struct FunctionSummary {
  /// A use of the table by `call_indirect`.
  struct IndirectCall: Hashable {
    /// Of the place in a table of methods from which the function was read, in bytes.
    let offset: Int
    let signature: Int
    /// The class of the object whose method it is, or one that it inherits from; nil if that is not known.
    let receiver: Int?
  }

  /// An argument that is passed on.
  struct Passed: Hashable {
    let function: Int
    let parameter: Int
  }

  /// Functions that it calls, or whose place in the table it takes.
  var functions: Set<Int> = []
  /// Data that it names; of classes, only those that it does more with than to compare them.
  var data: Set<Int> = []
  /// Classes that it names at all.
  var classes: Set<Int> = []
  /// Classes that it passes to functions, of which it depends whether they do more.
  var passedClasses: [Passed: Set<Int>] = [:]
  var indirectCalls: Set<IndirectCall> = []
  /// Offsets in tables of methods of functions that it calls, nobody knows as what.
  var unknownCalls: Set<Int> = []
  /// Signatures of methods with any place that it calls: those that it is passed, if it is one of the runtime's, and those
  /// from a place that is computed.
  var passedCalls: Set<Int> = []
  /// Its parameters that it reads at all.
  var readParameters: Set<Int> = []
  /// Its parameters with which it does more than to compare them and to pass them on.
  var escaping: Set<Int> = []
  /// Its parameters that it passes to functions.
  var passedParameters: [Passed: Set<Int>] = [:]
}
