import Testing

@testable import Prune

/// What the names of functions tell.
@Suite struct MethodNameTests {
  @Test(arguments: [
    ("M.A.f() -> ()", "M.A", []),
    ("M.A.f(_: M.B, in: [M.C], (M.D) -> M.E, M.F?) -> M.G", "M.A", ["M.B", "[M.C]", "(M.D) -> M.E", "M.F?"]),
    (
      "M.A.B.f(a: Swift.Dictionary<Swift.Int, M.C>, b: M.D) -> ()", "M.A.B",
      ["Swift.Dictionary<Swift.Int, M.C>", "M.D"]
    ),
    ("M.(A in _0F).(f in _0F)(_: M.B) -> ()", "M.(A in _0F)", ["M.B"]),
    ("M.A.frame.getter : M.B?", "M.A", []),
    ("M.A.(frame in _0F).setter : M.B", "M.A", []),
    ("M.A.frame.willset : M.B", "M.A", []), ("M.A.frame.didset : M.B", "M.A", []),
    ("M.A.init(M.B) -> M.A", "M.A", ["M.B"]),
    ("(extension in N):M.A.f(M.B) -> ()", "M.A", ["M.B"]),
    ("M.A.deinit", "M.A", []), ("M.A.__deallocating_deinit", "M.A", []),
  ])
  func methodsTellTheirClassAndTheirArguments(name: String, owner: String, parameters: [String]) throws {
    let method = try #require(MethodName(name))
    #expect(method.owner == owner)
    #expect(method.parameters.map(String.init) == parameters)
    #expect(!method.makesObject)
  }

  @Test func initializersThatMakeAnObjectHaveNone() throws {
    let method = try #require(MethodName("M.A.__allocating_init(b: M.B) -> M.A"))
    #expect(method.makesObject && method.owner == "M.A")
    #expect(method.parameters == ["M.B"])
    #expect(method.result == "M.A")
    #expect(MethodName("M.A.parent.getter : M.B?")?.result == "M.B")
  }

  @Test func classesAreThoseOfModules() {
    let tree = """
      kind=Class
        kind=Module, text="M"
        kind=Identifier, text="A"
      kind=Structure
        kind=Module, text="M"
        kind=Identifier, text="S"
        kind=Class
          kind=Module, text="M"
          kind=PrivateDeclName
            kind=Identifier, text="_0F"
            kind=Identifier, text="B"
      kind=Class
        kind=Structure
          kind=Module, text="M"
          kind=Identifier, text="Outer"
        kind=Identifier, text="Inner"
      kind=Class
        kind=Module, text="M"
      """
    #expect(PlainNames.classes(in: tree.split(separator: "\n")) == ["M.A", "M.(B in _0F)"])
  }

  @Test(arguments: [
    "static M.A.f() -> ()", "M.f(M.A) -> ()", "closure #1 () -> () in M.A.f() -> ()", "g #1 () -> () in M.A.f() -> ()",
    "merged M.A.f() -> ()", "static (extension in N):M.A.f() -> ()", "M.A.f<A>(A) -> ()", "M.A.frame.modify : M.B",
    "protocol witness for M.P.f() -> () in conformance M.A : M.P in M", "M.A.==", "swift_release", "",
    "generic specialization <M.B> of M.A.f() -> ()", "partial apply forwarder for M.A.f() -> ()",
  ])
  func otherNamesTellNothing(name: String) { #expect(MethodName(name) == nil) }
}
