/// Finds what a function does by following the values on its stack and in its locals, along all its branches.
struct FunctionReader {
  private struct Block {
    let height: Int
    /// How many values it leaves, and a branch to it takes.
    let resultCount, branchCount: Int
    let parameterCount: Int
    /// Where a loop begins, to which branches lead; nil for other blocks, to whose end they lead.
    var loop: Int?
    /// The locals after the block; nil as long as nothing leads there.
    var exit: [Value]?
    /// The locals of the branch that is not taken, of an `if`.
    var otherwise: [Value]?
  }

  private let module: WebModule
  private let classes: ClassTables
  private let signature: WebModule.Signature
  private let function: Int
  private let body: Range<Int>

  private(set) var summary = FunctionSummary()
  /// Nil after a branch, where nothing leads.
  private var locals: [Value]?
  /// The locals at the beginning of each loop, from all that leads there; by its position.
  private var loops: [Int: [Value]] = [:]
  private var hasNewLoops = false
  private var stack: [Value] = []
  private var blocks: [Block] = []
  private var relocation: Int

  /// - Parameters:
  ///   - classes: those of the module.
  ///   - function: one that is not imported.
  init(_ module: WebModule, classes: ClassTables, function: Int) {
    (self.module, self.classes, self.function) = (module, classes, function)
    signature = module.signature(of: function)
    body = module.bodies[function - module.importedCount]
    var (low, high) = (0, module.relocations.count)
    while low < high {
      let middle = (low + high) / 2
      if module.relocations[middle].position < body.lowerBound { low = middle + 1 } else { high = middle }
    }
    relocation = low
  }

  /// Reads the function until no loop begins with other values.
  mutating func read() throws(PruneError) -> FunctionSummary {
    let first = relocation
    repeat {
      hasNewLoops = false
      relocation = first
      try readOnce()
    } while hasNewLoops
    return summary
  }

  private mutating func readOnce() throws(PruneError) {
    var reader = ModuleReader(module.bytes, in: body)
    var localCount = signature.parameters.count
    for _ in 0..<(try reader.number()) {
      localCount += try reader.number()
      _ = try reader.byte()
    }
    locals =
      signature.parameters.indices.map { Value(.parameter($0), kind: kind(ofParameter: $0)) }
      + Array(repeating: .unknown, count: localCount - signature.parameters.count)
    stack = []
    blocks = [
      Block(height: 0, resultCount: signature.results.count, branchCount: signature.results.count, parameterCount: 0)
    ]
    while !blocks.isEmpty { try step(&reader) }
    guard reader.isAtEnd else { throw PruneError("\(name) has bytes after its end") }
  }

  private func kind(ofParameter parameter: Int) -> Kind {
    classes.parameters[function]?[parameter].map { .object($0) } ?? .unknown
  }

  private var isOfRuntime: Bool { module.names[function]?.contains { $0.hasPrefix("murmuration_") } ?? false }
  private var name: String { module.names[function]?.first ?? "function \(function)" }

  // MARK: Stack

  private mutating func pop() -> Value {
    if let block = blocks.last, stack.count <= block.height { return .unknown }
    return stack.popLast() ?? .unknown
  }

  private mutating func pop(_ count: Int) {
    for _ in 0..<count { escape(pop()) }
  }

  private mutating func drop(_ count: Int) {
    for _ in 0..<count { _ = pop() }
  }

  private mutating func push(_ count: Int) {
    for _ in 0..<count { stack.append(.unknown) }
  }

  private mutating func becomeUnreachable() {
    let block = blocks[blocks.count - 1]
    stack.removeLast(max(0, stack.count - block.height))
    locals = nil
  }

  /// A branch to a block.
  private mutating func branch(to depth: Int) throws(PruneError) -> Int {
    guard depth < blocks.count else { throw PruneError("\(name) branches out of itself") }
    let block = blocks.count - 1 - depth
    if let locals {
      if let loop = blocks[block].loop {
        if Value.merge(locals, into: &loops[loop]) { hasNewLoops = true }
      } else {
        _ = Value.merge(locals, into: &blocks[block].exit)
      }
    }
    return blocks[block].branchCount
  }

  /// Something is done with a value that cannot be followed.
  private mutating func escape(_ value: Value) {
    for origin in value.origins {
      switch origin {
      case .data(let piece): summary.data.insert(piece)
      case .parameter(let index): summary.escaping.insert(index)
      default: break
      }
    }
  }

  /// A value leaves a block: it may be a function that is called after it.
  private mutating func leave(_ count: Int) {
    for _ in 0..<count {
      let value = pop()
      escape(value)
      for case .read(let offset, _) in value.origins { summary.unknownCalls.insert(offset) }
    }
  }

  // MARK: Instructions

  private mutating func relocation(at position: Int) -> WebModule.Relocation? {
    while relocation < module.relocations.count, module.relocations[relocation].position < position { relocation += 1 }
    guard relocation < module.relocations.count else { return nil }
    let found = module.relocations[relocation]
    return found.position == position ? found : nil
  }

  /// The value of an instruction that names data or a function.
  private mutating func value(of relocation: WebModule.Relocation) -> Value {
    switch relocation.target {
    case .function(let index):
      summary.functions.insert(index)
      return .unknown
    case .data(let piece):
      if relocation.addend == 0, classes.isClass[piece] {
        summary.classes.insert(piece)
        return Value(.data(piece))
      }
      summary.data.insert(piece)
      return relocation.addend == 0 ? .unknown : Value(.sum(relocation.addend))
    case .other: return .unknown
    }
  }

  private mutating func step(_ reader: inout ModuleReader) throws(PruneError) {
    let code = try reader.byte()
    switch code {
    case 0x00: becomeUnreachable()
    case 0x01: break
    case 0x02, 0x03, 0x04:  // block, loop, if
      if code == 0x04 { _ = pop() }
      let kind = try reader.signedNumber()
      let shape = kind >= 0 ? module.signatures[kind] : nil
      let parameters = shape?.parameters.count ?? 0
      let results = shape?.results.count ?? (kind == -64 ? 0 : 1)
      leave(parameters)
      blocks.append(
        Block(
          height: stack.count, resultCount: results, branchCount: code == 0x03 ? parameters : results,
          parameterCount: parameters, loop: code == 0x03 ? reader.position : nil, otherwise: code == 0x04 ? locals : nil
        ))
      if code == 0x03, let before = locals {
        if Value.merge(before, into: &loops[reader.position]) { hasNewLoops = true }
        locals = loops[reader.position]
      }
      push(parameters)
    case 0x05:  // else
      let block = blocks[blocks.count - 1]
      leave(block.resultCount)
      stack.removeLast(max(0, stack.count - block.height))
      if let locals { _ = Value.merge(locals, into: &blocks[blocks.count - 1].exit) }
      locals = block.otherwise
      blocks[blocks.count - 1].otherwise = nil
      push(block.parameterCount)
    case 0x0B:  // end
      leave(blocks[blocks.count - 1].resultCount)
      var block = blocks.removeLast()
      stack.removeLast(max(0, stack.count - block.height))
      if let locals { _ = Value.merge(locals, into: &block.exit) }
      if let otherwise = block.otherwise { _ = Value.merge(otherwise, into: &block.exit) }
      locals = block.exit
      push(block.resultCount)
    case 0x0C:  // br
      leave(try branch(to: reader.number()))
      becomeUnreachable()
    case 0x0D:  // br_if
      _ = pop()
      let count = try branch(to: reader.number())
      leave(count)
      push(count)
    case 0x0E:  // br_table
      _ = pop()
      var count = 0
      for _ in 0...(try reader.number()) { count = try branch(to: reader.number()) }
      leave(count)
      becomeUnreachable()
    case 0x0F:  // return
      leave(signature.results.count)
      becomeUnreachable()
    case 0x10: try call(reader.number())
    case 0x11:  // call_indirect
      let index = try reader.number()
      _ = try reader.number()
      callIndirectly(index)
    case 0x1A: _ = pop()
    case 0x1B, 0x1C:  // select
      if code == 0x1C { try reader.skip(reader.number()) }
      _ = pop()
      let second = pop()
      var both = pop()
      _ = both.merge(second)
      stack.append(both)
    case 0x20:  // local.get
      let index = try reader.number()
      let value = locals?[index] ?? .unknown
      if value.origins.contains(.parameter(index)) { summary.readParameters.insert(index) }
      stack.append(value)
    case 0x21, 0x22:  // local.set, local.tee
      let index = try reader.number()
      let value = pop()
      locals?[index] = value
      if code == 0x22 { stack.append(value) }
    case 0x23:  // global.get
      let relocation = relocation(at: reader.position)
      _ = try reader.number()
      stack.append(relocation.map { value(of: $0) } ?? .unknown)
    case 0x24:  // global.set
      _ = try reader.number()
      pop(1)
    case 0x28...0x35: try load(&reader, isAddress: code == 0x28)
    case 0x36...0x3E:  // stores
      _ = try reader.number()
      if let relocation = relocation(at: reader.position) { escape(value(of: relocation)) }
      _ = try reader.number()
      pop(2)
    case 0x3F, 0x40:  // memory.size, memory.grow
      _ = try reader.byte()
      if code == 0x40 { pop(1) }
      push(1)
    case 0x41:  // i32.const
      let relocation = relocation(at: reader.position)
      let number = try reader.signedNumber()
      stack.append(relocation.map { value(of: $0) } ?? Value(.constant(number)))
    case 0x42:  // i64.const
      _ = try reader.signedNumber()
      push(1)
    case 0x43, 0x44:  // f32.const, f64.const
      try reader.skip(code == 0x43 ? 4 : 8)
      push(1)
    case 0x45...0x4F:
      // Comparisons: a class that is only compared needs no methods.
      drop(code == 0x45 ? 1 : 2)
      push(1)
    case 0x6A: add()
    // Operations with one value, and with two.
    case 0x50, 0x67...0x69, 0x79...0x7B, 0x8B...0x91, 0x99...0x9F, 0xA7...0xC4:
      pop(1)
      push(1)
    case 0x51...0x66, 0x6B...0x78, 0x7C...0x8A, 0x92...0x98, 0xA0...0xA6:
      pop(2)
      push(1)
    case 0xFC:
      switch try reader.number() {
      case 0...7:  // conversions
        pop(1)
        push(1)
      case 10:  // memory.copy
        try reader.skip(2)
        pop(3)
      case 11:  // memory.fill
        try reader.skip(1)
        pop(3)
      case let number: throw PruneError("\(name) has the unknown instruction 0xFC \(number)")
      }
    default: throw PruneError("\(name) has the unknown instruction \(code)")
    }
  }

  private mutating func call(_ callee: Int) {
    summary.functions.insert(callee)
    var kind = classes.results[callee].map { Kind.object($0) } ?? .unknown
    let signature = module.signature(of: callee)
    for parameter in signature.parameters.indices.reversed() {
      let value = pop()
      if parameter == 0, classes.retains.contains(callee) { kind = value.kind }
      // What a cast returns is an object of the class, or nil.
      if classes.casts.contains(callee), parameter == 1, value.origins.count == 1,
        case .data(let piece) = value.origins[0]
      {
        kind = .object(piece)
      }
      guard callee >= module.importedCount else {
        escape(value)
        continue
      }
      let passed = FunctionSummary.Passed(function: callee, parameter: parameter)
      for origin in value.origins {
        switch origin {
        case .data(let piece): summary.passedClasses[passed, default: []].insert(piece)
        case .parameter(let index): summary.passedParameters[passed, default: []].insert(index)
        default: break
        }
      }
    }
    push(signature.results.count)
    if signature.results.count == 1 { stack[stack.count - 1].kind = kind }
  }

  private mutating func callIndirectly(_ index: Int) {
    for origin in pop().origins {
      switch origin {
      case .read(let offset, let receiver):
        summary.indirectCalls.insert(.init(offset: offset, signature: index, receiver: receiver))
      // An initializer, which `UIView` reads from the table of a class and passes on, or a method from a computed place;
      // closures are found where they are made.
      case .parameter where isOfRuntime, .anyMethod: summary.passedCalls.insert(index)
      default: break
      }
    }
    pop(module.signatures[index].parameters.count)
    push(module.signatures[index].results.count)
  }

  /// Reads from memory. What follows the superclass in the table of a class is its methods: then it is more than compared.
  private mutating func load(_ reader: inout ModuleReader, isAddress: Bool) throws(PruneError) {
    _ = try reader.number()
    let relocation = relocation(at: reader.position)
    let offset = try reader.number()
    let base = pop()
    guard isAddress else {
      escape(base)
      if let relocation { escape(value(of: relocation)) }
      push(1)
      return
    }
    var result = Value()
    if let relocation {
      _ = result.merge(Value(.read(relocation.addend, receiver: nil)))
      if case .data(let piece) = relocation.target {
        summary.data.insert(piece)
      }
    } else {
      switch base.kind {
      case .object(let owner) where offset == 0: result = Value(.read(0, receiver: nil), kind: .table(owner))
      // A property: if it is called, it is a closure.
      case .object: result = .unknown
      case .table(let owner): result = Value(.read(offset, receiver: owner))
      default:
        result = Value(.read(offset, receiver: nil))
        for case .sum(let more) in base.origins { _ = result.merge(Value(.read(offset + more, receiver: nil))) }
      }
      if base.origins.contains(.anyPlace) { _ = result.merge(Value(.anyMethod)) }
      result.isInTable = offset == 0
      if offset > 0 { escape(base) }
    }
    stack.append(result)
  }

  private mutating func add() {
    let (second, first) = (pop(), pop())
    escape(first)
    escape(second)
    var result = Value()
    result.isInTable = first.isInTable || second.isInTable
    for (one, other) in [(first, second), (second, first)] {
      if one.isInTable && !other.isConstant || one.origins.contains(.anyPlace) { _ = result.merge(Value(.anyPlace)) }
      for case .constant(let number) in one.origins {
        _ = result.merge(Value(.sum(number)))
        for case .sum(let more) in other.origins { _ = result.merge(Value(.sum(number + more))) }
      }
    }
    stack.append(result)
  }
}
