import Testing

@testable import Workbench

@Suite struct LivePackageTests {
  @Test func errorsOfTheCompilerAreToldOnceWithTheirPlaces() {
    let output = """
      [1/3] Compiling A
      /home/me/p/Sources/A.swift:5:23: error: expected initial value
      3 | var a =
        |        `- error: expected initial value
      /home/me/p/Sources/A.swift:5:23: error: expected initial value
      error: fatalError
      """
    #expect(
      LivePackage.complaint(in: output, folder: "/home/me/p") == """
        The build failed; the previous program keeps running.
        Sources/A.swift:5:23: error: expected initial value
        """)
  }
}
