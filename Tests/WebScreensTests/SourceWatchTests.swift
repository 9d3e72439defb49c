import Foundation
import Testing
import WatchSupport

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
    // What is written for the page is no source of it.
    var (all, sources) = (SourceWatch(folder), SourceWatch(folder) { $0.hasSuffix(".swift") })
    try Data("<p>".utf8).write(to: folder.appendingPathComponent("a.html"))
    let (noticed, noticedBySources) = (all.hasChanged(), sources.hasChanged())
    #expect(noticed && !noticedBySources)
    try FileManager.default.removeItem(at: file)
    let gone = watch.hasChanged()
    let goneForSources = sources.hasChanged()
    #expect(gone && goneForSources)
  }
}
