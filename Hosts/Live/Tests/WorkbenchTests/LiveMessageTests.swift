import Testing

@testable import Workbench

@Suite struct LiveMessageTests {
  @Test func aTouchIsRead() throws {
    #expect(try LiveMessage(#"["pointerDown", 3, 10, 20.5]"#) == .touchDown(id: 3, .init(x: 10, y: 20.5)))
  }
}
