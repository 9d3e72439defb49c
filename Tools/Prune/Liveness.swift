import Dispatch

/// What a program needs: found from what its host calls, and what that calls and names.
///
/// A class needs the methods in its table only if the program does more with it than to compare objects with it, and a method
/// only if somewhere a function at this place of a table is called with the method's signature. The same goes for the tables
/// of conformances to protocols.
struct Liveness {
  private let module: WebModule
  private let summaries: [FunctionSummary]
  let tables: ClassTables
  /// Parameters that are more than compared, as numbers of `key`.
  private var escaping: Set<FunctionSummary.Passed> = []

  /// Of methods in tables.
  private struct Place: Hashable {
    let offset: Int
    let signature: Int
  }

  private(set) var functions: [Bool]
  private(set) var data: [Bool]
  /// Of the tables of classes, those that are needed with methods.
  private(set) var classes: [Bool]
  /// Who first needed a function or a table, for reports.
  private(set) var reasons: [String: String] = [:]

  private var calls: Set<FunctionSummary.IndirectCall> = []
  /// The classes of objects whose methods are called; nil for any.
  private var receivers: [Place: Set<Int?>] = [:]
  private var unknownCalls: Set<Int> = []
  private var passedCalls: Set<Int> = []
  /// Methods that are needed once their place is called.
  private var waiting: [Place: [(method: Int, table: Int)]] = [:]
  /// Classes of which there are objects.
  private var hasObjects: Set<Int> = []
  /// Functions that are needed once there is an object of a class, which is one of their arguments.
  private var withoutObject: [Int: [(function: Int, reason: String)]] = [:]
  private var work: [Int] = []

  init(_ module: WebModule, plain: PlainNames) throws(PruneError) {
    self.module = module
    let tables = ClassTables(module, plain: plain)
    self.tables = tables
    summaries = try Self.summaries(of: module, tables)
    functions = Array(repeating: false, count: summaries.count)
    data = Array(repeating: false, count: module.data.count)
    classes = data
    findEscapingParameters()
    for root in module.roots { need(function: root) }
    for target in module.looseReferences { need(target) }
    while let function = work.popLast() { follow(function) }
  }

  /// Reads all functions, on all processors.
  private static func summaries(of module: WebModule, _ tables: ClassTables) throws(PruneError) -> [FunctionSummary] {
    let (count, share) = (module.functions.count, 256)
    var results = Array(repeating: Result<FunctionSummary, PruneError>.success(FunctionSummary()), count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each function has a place of its own.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { index in
        let (start, end) = (index * share, min((index + 1) * share, count))
        for function in start..<end where function >= module.importedCount {
          var reader = FunctionReader(module, classes: tables, function: function)
          places[function] = Result { () throws(PruneError) in try reader.read() }
        }
      }
    }
    var summaries: [FunctionSummary] = []
    summaries.reserveCapacity(count)
    for result in results { summaries.append(try result.get()) }
    return summaries
  }

  /// A parameter is more than compared if a function to which it is passed does more.
  private mutating func findEscapingParameters() {
    var passing: [FunctionSummary.Passed: [FunctionSummary.Passed]] = [:]
    var found: [FunctionSummary.Passed] = []
    for (function, summary) in summaries.enumerated() {
      for (passed, parameters) in summary.passedParameters {
        for parameter in parameters {
          passing[passed, default: []].append(.init(function: function, parameter: parameter))
        }
      }
      found += summary.escaping.map { .init(function: function, parameter: $0) }
    }
    while let next = found.popLast() {
      if escaping.insert(next).inserted { found += passing[next] ?? [] }
    }
  }

  /// Whether a method in the place of deinitializers is called.
  var callsDeinitializers: Bool { receivers.keys.contains { $0.offset == ClassTables.deinitializer } }

  // MARK: Needs

  private mutating func need(_ target: WebModule.Symbol, for reason: String = "") {
    switch target {
    case .function(let index): need(function: index, for: reason)
    case .data(let index): need(data: index, for: reason)
    case .other: break
    }
  }

  private mutating func need(function: Int, for reason: String = "") {
    guard !functions[function] else { return }
    let missing = tables.arguments[function]?.first {
      !hasObjects.contains($0.owner) && summaries[function].readParameters.contains($0.parameter)
    }
    if let missing {
      withoutObject[missing.owner, default: []].append((function, reason))
      return
    }
    functions[function] = true
    reasons[module.names[function]?.first ?? "\(function)"] = reason
    work.append(function)
  }

  private mutating func need(data piece: Int, for reason: String = "") {
    if tables.isClass[piece] { needMethods(of: piece, for: reason) }
    guard !data[piece] else { return }
    data[piece] = true
    if tables.isClass[piece] { return needTable(piece) }
    let name = module.data[piece].name
    reasons[name] = reason
    for reference in module.data[piece].references {
      if tables.isConformance[piece], case .function(let method) = reference.target {
        wait(for: method, at: reference.offset, of: piece)
      } else {
        need(reference.target, for: name)
      }
    }
  }

  /// A class that is only compared needs those that it inherits from, to be compared with.
  private mutating func needTable(_ piece: Int) {
    data[piece] = true
    let name = module.data[piece].name
    for reference in module.data[piece].references {
      if reference.offset == 0, case .data(let superclass) = reference.target, tables.isClass[superclass] {
        if !data[superclass] { needTable(superclass) }
      } else if case .data(let other) = reference.target {
        need(data: other, for: name)
      }
    }
  }

  private mutating func needMethods(of piece: Int, for reason: String) {
    guard !classes[piece] else { return }
    classes[piece] = true
    let name = module.data[piece].name
    reasons[name] = reason
    var next: Int? = piece
    while let current = next, hasObjects.insert(current).inserted {
      for (function, reason) in withoutObject.removeValue(forKey: current) ?? [] {
        need(function: function, for: reason)
      }
      next = tables.superclasses[current]
    }
    for reference in module.data[piece].references {
      if case .function(let method) = reference.target { wait(for: method, at: reference.offset, of: piece) }
    }
  }

  private mutating func wait(for method: Int, at offset: Int, of table: Int) {
    let place = Place(offset: offset, signature: module.functions[method])
    let isCalled = unknownCalls.contains(offset) || passedCalls.contains(place.signature)
    if isCalled || receivers[place]?.contains(where: { tables.canBe($0, table) }) == true {
      need(function: method, for: module.data[table].name)
    } else {
      waiting[place, default: []].append((method, table))
    }
  }

  private mutating func follow(_ function: Int) {
    let summary = summaries[function]
    let name = module.names[function]?.first ?? "\(function)"
    for callee in summary.functions { need(function: callee, for: name) }
    for piece in summary.data { need(data: piece, for: name) }
    for piece in summary.classes where !data[piece] { needTable(piece) }
    for (passed, pieces) in summary.passedClasses where escaping.contains(passed) {
      for piece in pieces { need(data: piece, for: name) }
    }
    for call in summary.indirectCalls where calls.insert(call).inserted {
      let place = Place(offset: call.offset, signature: call.signature)
      receivers[place, default: []].insert(call.receiver)
      needWaiting(at: place, for: "offset \(call.offset) in \(name)") { [tables] in tables.canBe(call.receiver, $0) }
    }
    for offset in summary.unknownCalls where unknownCalls.insert(offset).inserted {
      for place in waiting.keys.filter({ $0.offset == offset }) {
        needWaiting(at: place, for: "offset \(offset) in \(name)") { _ in true }
      }
    }
    for signature in summary.passedCalls where passedCalls.insert(signature).inserted {
      for place in waiting.keys.filter({ $0.signature == signature }) {
        needWaiting(at: place, for: "a function that is passed to \(name)") { _ in true }
      }
    }
  }

  private mutating func needWaiting(at place: Place, for reason: String, where isCalled: (Int) -> Bool) {
    guard let methods = waiting.removeValue(forKey: place) else { return }
    let rest = methods.filter { !isCalled($0.table) }
    if !rest.isEmpty { waiting[place] = rest }
    for (method, table) in methods where isCalled(table) { need(function: method, for: reason) }
  }
}
