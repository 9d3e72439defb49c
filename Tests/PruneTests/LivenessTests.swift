import Testing

@testable import Prune

/// What a program needs of its classes.
@Suite struct LivenessTests {
  /// A program with the class A, whose method is at offset 12, and a function that casts.
  private func program(_ code: [TestModule.Instruction]) -> TestModule {
    var module = TestModule()
    module.add("swift_dynamicCastClass", .cast, [.get(0), .get(1), .bytes([0x46]), .drop, .get(0)])
    module.add("A.f", meaning: "M.A.f() -> ()", reading)
    module.add("A.g", meaning: "M.A.g() -> ()", reading)
    module.add(class: "A", methods: ["A.f", "A.g"])
    module.add("main", .entry, code)
    return module
  }

  /// Reads the first parameter: self of a method without others.
  private let reading: [TestModule.Instruction] = [.get(0), .drop]
  /// Makes an object of a class, as far as the analysis is concerned: the table is stored somewhere.
  private func make(_ name: String) -> [TestModule.Instruction] { [.zero, .address("$e\(name)N"), .store] }
  /// Calls the method at an offset of an object that is not known.
  private func call(_ offset: UInt8, _ signature: TestModule.Signature = .method) -> [TestModule.Instruction] {
    (signature == .other ? [.zero] : []) + [.zero, .zero, .zero, .load(0), .load(offset), .callIndirectly(signature)]
  }

  @Test func castsNeedNoMethods() throws {
    let cast: [TestModule.Instruction] = [.zero, .address("$eAN"), .call("swift_dynamicCastClass"), .drop]
    let needed = try program(cast + call(12) + call(4)).needed()
    #expect(needed == ["main", "swift_dynamicCastClass", "$eAN"])
  }

  @Test func methodsAreNeededIfThereAreObjectsAndTheirPlaceIsCalled() throws {
    #expect(try program(make("A") + call(12)).needed() == ["main", "$eAN", "A.f"])
    #expect(try program(make("A") + call(16)).needed() == ["main", "$eAN", "A.g"])
    #expect(try program(make("A") + call(4)).needed() == ["main", "$eAN", "$eAfD"])
    #expect(try program(call(12) + make("A")).needed() == ["main", "$eAN", "A.f"])
    #expect(try program(call(12) + call(16)).needed() == ["main"])
    // With another signature it is another function, of a closure for instance.
    #expect(try program(make("A") + call(12, .other)).needed() == ["main", "$eAN"])
  }

  @Test func itIsKnownWhetherDeinitializersAreCalled() throws {
    for (offset, isCalled) in [(UInt8(4), true), (12, false)] {
      let made = program(make("A") + call(offset))
      #expect(try Liveness(WebModule(made.bytes), plain: made.plain).callsDeinitializers == isCalled)
    }
  }

  @Test func methodsThatTheRuntimeIsPassedAreNeededByTheirSignature() throws {
    for (name, isNeeded) in [("murmuration_call", true), ("$eSomething", false)] {
      var module = program(make("A") + [.zero, .zero, .call(name)])
      module.add(name, .method, [.zero, .zero, .get(0), .callIndirectly(.method)])
      let needed = try module.needed()
      #expect(needed.contains("A.f") == isNeeded && needed.contains("A.g") == isNeeded, "\(name)")
    }
    var module = program(make("A") + [.zero, .zero, .call("murmuration_call")])
    module.add("murmuration_call", .method, [.zero, .zero, .zero, .get(0), .callIndirectly(.other)])
    #expect(try !module.needed().contains("A.f"))
  }

  @Test func methodsThatAreCalledWithoutObjectsAreNotNeeded() throws {
    let direct: [TestModule.Instruction] = [.zero, .zero, .call("A.g")]
    #expect(try program(direct).needed() == ["main"])
    #expect(try program(direct + make("A")).needed() == ["main", "$eAN", "A.g"])
  }

  @Test func functionsWithArgumentsThatCannotBeThereAreNotNeeded() throws {
    for (type, isNeeded) in [("M.A", false), ("M.A?", true), ("[M.A]", true), ("M.B", true)] {
      var module = program([.zero, .zero, .zero, .call("C.take")])
      module.add("C.take", .other, meaning: "M.C.take(of: \(type)) -> ()", reading)
      #expect(try module.needed().contains("C.take") == isNeeded, "\(type)")
    }
  }

  @Test func whatDoesNotReadAnArgumentIsNeededWithoutObjects() throws {
    let copy = "function signature specialization <Arg[0] = Owned To Guaranteed> of M.A.h() -> ()"
    for meaning in ["M.A.h() -> ()", copy, "protocol witness for M.P.h() -> () in conformance M.A : M.P in M"] {
      // Another value may be in the local of a parameter.
      for (code, isNeeded) in [([], true), ([.zero, .set(0), .get(0), .drop], true), (reading, false)] {
        var module = program([.zero, .zero, .call("h")])
        module.add("h", meaning: meaning, code)
        #expect(try module.needed().contains("h") == isNeeded, "\(meaning)")
      }
    }
    for (code, isNeeded) in [([], true), (reading, false)] {
      var module = program([.zero, .zero, .zero, .call("take")])
      module.add("take", .other, meaning: "M.S.take(M.A) -> ()", code)
      #expect(try module.needed().contains("take") == isNeeded)
    }
  }

  @Test func whatIsCalledAtAComputedPlaceMayBeAnyMethod() throws {
    // The table of an object plus a number: one at offset 40 of something else, one of many constants, or one of few or a byte.
    let read: [TestModule.Instruction] = [.zero, .load(40), .set(0)]
    let constants: [TestModule.Instruction] = (1...14).flatMap { number in
      [.zero, .if, .bytes([0x41, UInt8(number * 4)]), .set(0), .end]
    }
    let few = Array(constants.prefix(10))
    // A byte, of which nothing is known.
    let byte: [TestModule.Instruction] = [.zero, .bytes([0x2D, 0, 0]), .set(0)]
    let zero: [TestModule.Instruction] = [.zero, .set(0)]
    for (place, isNeeded) in [(read, true), (zero + constants, true), (byte + few, true), (zero + few, false)] {
      let calling: [TestModule.Instruction] = [
        .zero, .zero, .zero, .load(0), .get(0), .add, .load(24), .callIndirectly(.method),
      ]
      #expect(try program(make("A") + place + calling).needed().contains("A.f") == isNeeded)
      // Not of a table: a closure in an array.
      let closure: [TestModule.Instruction] = [
        .zero, .zero, .zero, .load(20), .get(0), .add, .load(80), .callIndirectly(.method),
      ]
      #expect(try !program(make("A") + place + closure).needed().contains("A.f"))
      // Nor what is read from an object in an array.
      let object: [TestModule.Instruction] = [
        .zero, .zero, .zero, .load(0), .get(0), .add, .load(16), .load(24), .callIndirectly(.method),
      ]
      #expect(try !program(make("A") + place + object).needed().contains("A.f"))
    }
  }

  @Test func offsetsIntoConformancesAreAdded() throws {
    var module = program([
      .zero, .zero, .addressPlus("$eAPWP", 4), .load(4), .callIndirectly(.method), .zero, .address("$eAPWP"), .store,
    ])
    module.add("first")
    module.add("second")
    module.add(data: "$eAPWP", [(4, "first"), (8, "second")])
    #expect(try module.needed().contains("second"))
  }

  @Test func classesWithoutATableHaveNoObjects() throws {
    let code: [TestModule.Instruction] = [
      .zero, .zero, .call("B.f"), .zero, .zero, .call("B.make"), .zero, .zero, .zero, .call("A.take"), .zero, .zero,
      .call("N.B.g"),
    ]
    for (isClass, table, isNeeded) in [
      (true, nil, false), (true, "type metadata for M.B", true), (true, "full type metadata for M.B", true),
      (true, "type metadata for M.B<Swift.Int>", true), (true, "type metadata for M.C", false), (false, nil, true),
    ] {
      var module = program(make("A") + code)
      module.add("B.f", meaning: "M.B.f() -> ()", reading)
      module.add("B.make", meaning: "M.B.__allocating_init() -> M.B", reading)
      module.add("A.take", .other, meaning: "M.A.take(M.B) -> ()", reading)
      module.add("N.B.g", meaning: "(extension in N):M.B.g() -> ()", reading)
      if isClass { module.classes = ["M.B"] }
      // Of two symbols for the same piece, which has the name of the first one.
      if let table { module.add(data: "data", aliases: ["table": table]) }
      let needed = try module.needed().intersection(["B.f", "B.make", "A.take", "N.B.g"])
      #expect(needed == (isNeeded ? ["B.f", "B.make", "A.take", "N.B.g"] : ["B.make"]), "\(isClass) \(table ?? "")")
    }
  }

  @Test func methodsOfSelfAreThoseOfItsClassAndOfWhatInheritsFromIt() throws {
    var module = program(make("A") + make("B") + make("C") + [.zero, .zero, .call("B.go")])
    module.add("B.f", meaning: "M.B.f() -> ()")
    module.add("C.f", meaning: "M.C.f() -> ()")
    // self, an error, and the method of self at offset 12, read through a local.
    module.add(
      "B.go", meaning: "M.B.go() -> ()",
      [.get(0), .load(0), .set(2), .get(0), .get(1), .get(2), .load(12), .callIndirectly(.method)])
    module.add(class: "B", methods: ["B.f"])
    module.add(class: "C", of: "B", methods: ["C.f"])
    #expect(try module.needed() == ["main", "$eAN", "$eBN", "$eCN", "B.go", "B.f", "C.f"])
  }

  @Test func closuresInPropertiesAreNoMethods() throws {
    for (meaning, isNeeded) in [("M.A.go() -> ()", false), (nil, true)] {
      var module = program(make("A") + [.zero, .zero, .call("A.go")])
      // self, an error, and what is at offset 12 of self, or of something that is not known.
      module.add(
        "A.go", meaning: meaning,
        [.get(0), .load(12), .set(2), .get(0), .get(1), .get(2), .callIndirectly(.method)])
      #expect(try module.needed().contains("A.f") == isNeeded)
    }
  }

  @Test func objectsOfAClassAreThoseOfItsSuperclass() throws {
    var module = program(make("C") + [.zero, .zero, .call("B.go")])
    module.add("B.go", meaning: "M.B.go() -> ()")
    module.add(class: "B")
    module.add(class: "C", of: "B")
    #expect(try module.needed() == ["main", "$eBN", "$eCN", "B.go"])
  }

  @Test func objectsFromCastsAreOfTheirClass() throws {
    let code: [TestModule.Instruction] = [
      .zero, .zero, .zero, .address("$eAN"), .call("swift_dynamicCastClass"), .load(0), .load(12),
      .callIndirectly(.method),
    ]
    var module = program(make("A") + make("B") + code)
    module.add("B.f", meaning: "M.B.f() -> ()")
    module.add(class: "B", methods: ["B.f"])
    #expect(try module.needed() == ["main", "swift_dynamicCastClass", "$eAN", "$eBN", "A.f"])
  }

  @Test func valuesAreFollowedAlongBranches() throws {
    // The table is put into a local in one branch, and stored after both.
    let branches: [TestModule.Instruction] = [
      .zero, .if, .address("$eAN"), .set(0), .else, .zero, .set(0), .end, .zero, .get(0), .store,
    ]
    #expect(try program(branches + call(12)).needed().contains("A.f"))
    // In a loop, what comes later leads to what comes before.
    let loop: [TestModule.Instruction] = [
      .loop, .zero, .get(0), .store, .get(1), .set(0), .address("$eAN"), .set(1), .zero, .branchIf(0), .end,
    ]
    #expect(try program(loop + call(12)).needed().contains("A.f"))
    // Out of a block.
    let block: [TestModule.Instruction] = [
      .block, .address("$eAN"), .set(0), .branch(0), .end, .zero, .get(0), .store,
    ]
    #expect(try program(block + call(12)).needed().contains("A.f"))
    // What is overwritten before does not count.
    let overwritten: [TestModule.Instruction] = [.address("$eAN"), .set(0), .zero, .set(0), .zero, .get(0), .store]
    #expect(try program(overwritten + call(12)).needed() == ["main", "$eAN"])
  }

  @Test func whatIsPassedOnIsFollowedIntoFunctions() throws {
    let cases: [(body: [TestModule.Instruction], isNeeded: Bool)] = [
      ([.get(0), .drop], false), ([.zero, .get(0), .store], true),
    ]
    for (body, isNeeded) in cases {
      var module = program([.address("$eAN"), .zero, .call("first")] + call(12))
      module.add("first", .method, [.get(0), .get(1), .call("second")])
      module.add("second", .method, body)
      #expect(try module.needed().contains("A.f") == isNeeded)
    }
  }

  @Test func dataThatNameAClassHaveObjectsOfIt() throws {
    var module = program([.zero, .address("object"), .store] + call(12))
    module.add(data: "object", [(0, "$eAN")])
    #expect(try module.needed() == ["main", "object", "$eAN", "A.f"])
  }

  @Test func conformancesNeedWhatIsCalled() throws {
    var module = program([.zero, .address("$eAPWP"), .store] + call(8))
    module.add("first")
    module.add("second")
    module.add(data: "$eAPWP", [(4, "first"), (8, "second")])
    #expect(try module.needed() == ["main", "$eAPWP", "second"])
  }

  @Test func conformancesOfClassesWithoutObjectsNeedNothingButWhatIsStatic() throws {
    for (makesObject, method, isNeeded) in [
      (false, "M.P.f() -> ()", false), (true, "M.P.f() -> ()", true), (false, "static M.P.f() -> ()", true),
      (false, "M.P.init(Swift.Int) -> A", true),
    ] {
      var module = program([.zero, .address("$eAPWP"), .store] + (makesObject ? make("A") : []) + call(8))
      module.add("witness", meaning: "protocol witness for \(method) in conformance M.A : M.P in M", reading)
      module.add(data: "$eAPWP", [(8, "witness")])
      #expect(try module.needed().contains("witness") == isNeeded, "\(method)")
    }
  }

  @Test func whatIsNotNeededTrapsAndIsZero() throws {
    let module = program(make("A") + call(12))
    let read = try WebModule(module.bytes)
    let written = ModuleWriter(read, try Liveness(read, plain: module.plain)).write()
    #expect(throws: PruneError.self) { try WebModule(written) }  // it has no relocations any more
    // The bodies of the cast, A.f, A.g, the deinitializer and main.
    let trap: [UInt8] = [3, 0, 0x00, 0x0B]
    let kept = read.bodies.map { Array(read.bytes[$0]) }
    var code: [UInt8] = [5] + trap
    code += [UInt8(kept[1].count)] + kept[1] + trap + trap
    code += [UInt8(kept[4].count)] + kept[4]
    #expect(written.firstRange(of: [10, UInt8(code.count)] + code) != nil)
    var other = module
    other.add(data: "nobody's")
    let both = try WebModule(other.bytes)
    let pruned = ModuleWriter(both, try Liveness(both, plain: other.plain)).write()
    #expect(pruned.count { $0 == 0xAA } == 20)
    // The places of the deinitializer, which nobody calls, of A.f, and of A.g, which is the same trap.
    let table: [UInt8] = [0xAA, 0xAA, 0xAA, 0xAA, 4, 0, 0, 0, 0xAA, 0xAA, 0xAA, 0xAA, 2, 0, 0, 0, 4, 0, 0, 0]
    #expect(pruned.firstRange(of: table) != nil)
    #expect(other.bytes.count { $0 == 0xAA } == 52)
  }

  @Test func modulesThatAreNotUnderstoodAreRefused() {
    #expect(throws: PruneError.self) { try WebModule([0x7F, 0x45, 0x4C, 0x46]) }
    #expect(throws: PruneError.self) { try WebModule([0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0]) }
    #expect(throws: PruneError.self) { try program([.bytes([0xFD, 0])]).needed() }
    #expect(throws: PruneError.self) { try program([.branch(7)]).needed() }
    #expect(throws: PruneError.self) { try WebModule(Array(program([]).bytes.dropLast(3))) }
  }
}
