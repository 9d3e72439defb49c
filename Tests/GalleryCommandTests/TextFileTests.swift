import Foundation
import ScreenRecording
import Testing

@Suite struct TextFiles {
  private func writingError(_ path: String) -> String? {
    do {
      try TextFile.write("new", to: path)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func aFileIsWrittenAndNothingElse() throws {
    let folder = try TemporaryFolder()
    try TextFile.write("one", to: folder.file("a.svg"))
    try TextFile.write("two", to: folder.file("a.svg"))
    #expect(try folder.read("a.svg") == "two")
    #expect(try folder.names == ["a.svg"])
  }

  @Test func aFileKeepsItsPermissionsAndALinkStaysOne() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "a.svg")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "a.svg")
    try TextFile.write("new", to: folder.file("link"))
    #expect(try folder.read("a.svg") == "new")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == "a.svg")
    #expect(try folder.names == ["a.svg", "link"])
  }

  @Test func whatCannotBeWrittenIsNamedWithTheReason() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "nowhere/a.svg")
    let missing = folder.file("no/such/a.svg")
    #expect(writingError(missing) == "\"\(missing)\" cannot be written: no such file or directory")
    #expect(writingError(folder.path) == "\"\(folder.path)\" cannot be written: it is a folder")
    #expect(writingError(folder.path + "/new/")?.hasSuffix("it is a folder") == true)
    #expect(writingError(folder.file("link"))?.hasSuffix("it is a link to a file that does not exist") == true)
    // Found out only when the new file is to take its place.
    let long = folder.file(String(repeating: "a", count: 300))
    #expect(writingError(long) == "\"\(long)\" cannot be written: file name too long")
    #expect(try folder.names == ["link"])
  }

  #if os(Linux)
    @Test func aLinkToAPipeIsWrittenTo() throws {
      let (folder, pipe) = (try TemporaryFolder(), Pipe())
      let path = "/proc/self/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
      try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: path)
      #expect(writingError(path) == nil && writingError(folder.file("link")) == nil)
      try pipe.fileHandleForWriting.close()
      #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("newnew".utf8))
    }

    @Test func devicesAreWrittenToAndStayDevices() throws {
      #expect(writingError("/dev/null") == nil)
      #expect(
        try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType != .typeRegular)
      #expect(writingError("/dev/full") == "\"/dev/full\" cannot be written: no space left on device")
    }
  #endif

  @Test func aFileIsReadIfItIsText() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "é🐦", count: 50_000)
    #expect(try TextFile.read(try folder.write(text, to: "text"), called: "it") == text)
    try Data([0x22, 0xFF, 0x22]).write(to: URL(fileURLWithPath: folder.file("bytes")))
    #expect(throws: CommandError("it is not UTF-8 text")) {
      try TextFile.read(folder.file("bytes"), called: "it")
    }
    try Data(count: 5 << 20).write(to: URL(fileURLWithPath: folder.file("long")))
    #expect(throws: CommandError("it is larger than 4 MB")) {
      try TextFile.read(folder.file("long"), called: "it")
    }
  }
}
