import Foundation
import Testing

@testable import WebScreens

/// A package as SwiftPM describes it, and the copy of its sources.
@Suite struct ScreensCopyTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)")

  private func target(
    _ name: String, _ type: String, sources: [String] = ["A.swift"], uses: [String] = [], products: [String] = []
  ) -> [String: Any] {
    [
      "name": name, "type": type, "path": "Sources/\(name)", "sources": sources, "target_dependencies": uses,
      "product_dependencies": products,
    ]
  }

  private func package(_ targets: [[String: Any]]) throws -> ScreensPackage {
    let data = try JSONSerialization.data(withJSONObject: ["name": "Cards", "targets": targets])
    return try ScreensPackage(description: data, folder: folder)
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func modulesComeAfterThoseThatTheyUseAndTestsAreLeftOut() throws {
    let package = try package([
      target("CardsTests", "test", uses: ["Cards"]),
      target("CardsScreens", "executable", uses: ["Cards"], products: ["Workbench"]),
      target("Cards", "library", uses: ["Models"], products: ["UIKit"]), target("Models", "library"),
    ])
    #expect(package.modules.map { $0.name } == ["Models", "Cards", "CardsScreens"])
  }

  @Test func aPackageThatCannotBeAPageIsRefusedWithTheReason() throws {
    for (targets, words) in [
      ([target("Cards", "library")], "no program of Cards depends on Workbench"),
      (
        [target("A", "executable", products: ["Workbench"]), target("B", "executable", products: ["Workbench"])],
        "A and B depend on Workbench"
      ),
      (
        [target("A", "executable", products: ["Workbench", "SnapKit"])],
        "A depends on SnapKit, which is not on the page"
      ),
      ([target("A", "executable", sources: ["a.c"], products: ["Workbench"])], "A contains a.c"),
      (
        [target("A", "executable", uses: ["gallery"], products: ["Workbench"]), target("gallery", "library")],
        "the page has a module Gallery of its own; give the target gallery another name"
      ),
    ] {
      let error = #expect(throws: WebScreensError.self) { try package(targets) }
      #expect(error?.message.contains(words) == true, "\(String(describing: error))")
    }
    let error = #expect(throws: WebScreensError.self) { try ScreensPackage(folder: folder) }
    #expect(error?.message == "there is no Package.swift in \(folder.path)")
  }

  @Test func theCopyIsWrittenOnceAndChangesWhereTheSourcesDo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try package([
      target("CardsScreens", "executable", uses: ["Cards"], products: ["Workbench"]),
      target("Cards", "library", products: ["UIKit"]),
    ])
    try write("public final class Deck { weak var owner: Deck? }\n", "Sources/Cards/A.swift")
    try write("@main struct Screens: Workbench { static let screens: [Screen] = [] }\n", "Sources/CardsScreens/A.swift")
    let copy = try ScreensCopy(package)
    #expect(
      copy.list.split(separator: " ") == [
        "Cards:Runtime,UIKit", "CardsScreens:Cards,Runtime,UIKit,Workbench", "OwnScreens:CardsScreens,UIKit,Workbench",
      ])
    #expect(copy.rewrites == ["weak references": 1] && copy.findings.isEmpty)
    let target = folder.appendingPathComponent("copy")
    try FileManager.default.createDirectory(at: target.appendingPathComponent("Old"), withIntermediateDirectories: true)
    try "".write(to: target.appendingPathComponent("Old/Gone.swift"), atomically: true, encoding: .utf8)
    try copy.write(to: target)
    let files = try FileManager.default.subpathsOfDirectory(atPath: target.path).filter { $0.hasSuffix(".swift") }
    #expect(
      files.sorted() == [
        "Cards/A.page.swift", "Cards/WeakReference.swift", "CardsScreens/A.page.swift", "CardsScreens/Program.swift",
        "CardsScreens/WeakReference.swift", "OwnScreens/OwnScreens.swift",
      ])
    let text = try String(contentsOf: target.appendingPathComponent("Cards/A.page.swift"), encoding: .utf8)
    let location = "#sourceLocation(file: \"\(folder.path)/Sources/Cards/A.swift\", line: 1)"
    #expect(text.contains("\(location)\npublic final class Deck { @Weak var"))
    func number() throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: target.path + "/Cards/A.page.swift")
      return attributes[.systemFileNumber] as? Int
    }
    let before = try number()
    try ScreensCopy(package).write(to: target)
    #expect(try number() == before)
    try write("@main struct Screens: Workbench {}\nimport Combine\n", "Sources/CardsScreens/A.swift")
    let findings = try ScreensCopy(package).findings
    #expect(findings.count == 1 && findings[0].contains("CardsScreens/A.swift:2: Combine is not on the page"))
    try write("struct Screens {}", "Sources/CardsScreens/A.swift")
    #expect(throws: WebScreensError.self) { try ScreensCopy(package) }
  }

  @Test func theModulesOfThePageAreThoseOfTheManifest() throws {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    // What is only there natively, the fixtures, and what stands for all modules of a package.
    let parts = text.components(separatedBy: "if !web {")
    let native = try #require(parts.last?.components(separatedBy: "if !usesApplesUIKit {").first)
    let others = try #require(text.components(separatedBy: "} else if !usesApplesUIKit {").last)
    let web = text.replacingOccurrences(of: native, with: "").replacingOccurrences(of: others, with: "")
    let names = web.matches(of: #/(?:arget\(\s*name: |module\(\s*)"(\w+)"/#).map { String($0.1) }
    #expect(Set(names).subtracting(["Boards", "Fixtures"]).union(["OwnScreens"]) == ScreensPackage.modulesOfPage)
  }

  @Test func twoBuildsOfOneCloneTakeTurns() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(".build/web.lock")
    let first = try BuildLock(file) { Issue.record("nobody has the lock") }
    let (waits, isFree) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      let second = try? BuildLock(file) { waits.signal() }
      second?.unlock()
      isFree.signal()
    }
    #expect(waits.wait(timeout: .now() + 10) == .success)
    #expect(isFree.wait(timeout: .now() + 0.05) == .timedOut)
    first.unlock()
    #expect(isFree.wait(timeout: .now() + 10) == .success)
    let third = try BuildLock(file) { Issue.record("nobody has the lock any more") }
    third.unlock()
    let error = #expect(throws: WebScreensError.self) { try BuildLock(folder) {} }
    #expect(error?.message.contains("cannot be written") == true)
  }

  @Test func theCompilerIsQuotedWhereItSpeaksOfThePackage() throws {
    let package = try package([target("CardsScreens", "executable", products: ["Workbench"])])
    let file = folder.path + "/Sources/CardsScreens/A.swift"
    let said = """
      \(file):3:7: error: global function 'weakReference' requires that 'Store' inherit from 'NSObject'
      \(file):3:7: error: global function 'weakReference' requires that 'Store' inherit from 'NSObject'
      /elsewhere/B.swift:1:1: error: no
      \(file):4:1: warning: unused
      """
    let message = CompilerOutput(said).error(of: package).message
    #expect(message.split(separator: "\n").count == 2)
    #expect(message.contains("CardsScreens/A.swift:3:7: global function") && message.contains("has to be an NSObject"))
    #expect(CompilerOutput("a\nlinker: no").error(of: package).message == "the page cannot be built\na\nlinker: no")
  }
}
