import Foundation
import Testing

@testable import Workbench

@Suite struct SourceWatchTests {
  @Test func filesThatAreWrittenAreNoticedOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(".build"), withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("A.swift")
    try Data("1".utf8).write(to: file)
    var watch = SourceWatch(folder)
    let first = watch.hasChanged()
    #expect(!first)
    // Written in place, as editors do it or do not.
    try Data("22".utf8).write(to: file)
    let inPlace = watch.hasChanged()
    #expect(inPlace)
    let again = watch.hasChanged()
    #expect(!again)
    try Data("3".utf8).write(to: file, options: .atomic)
    let anew = watch.hasChanged()
    #expect(anew)
    try Data("1".utf8).write(to: folder.appendingPathComponent(".build/B.swift"))
    let hidden = watch.hasChanged()
    #expect(!hidden)
    try FileManager.default.removeItem(at: file)
    let gone = watch.hasChanged()
    #expect(gone)
  }

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
