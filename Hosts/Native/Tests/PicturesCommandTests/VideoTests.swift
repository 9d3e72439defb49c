import Foundation
import Testing

@testable import PicturesCommand

/// Videos by a script in place of ffmpeg, which need not be installed.
@MainActor @Suite struct VideoTests {
  private let folder: TemporaryFolder
  /// The folder of the script, and what it is given.
  private let programs: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    programs = try TemporaryFolder()
  }

  /// Installs a script that notes its arguments and what it reads, and then continues with some lines, in which `$last` is the
  /// file to write.
  private func install(_ lines: String, reads: Bool = true) throws {
    let script = """
      #!/bin/sh
      for last; do :; done
      printf '%s\\n' "$@" >> '\(programs.path)/arguments'
      \(reads ? "/bin/cat >> '\(programs.path)/frames'" : "")
      \(lines)
      """
    programs.write(script, to: "ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: programs.path + "/ffmpeg")
  }

  private func record(_ name: String, _ arguments: String...) -> PicturesTool.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    setenv("PATH", programs.path, 1)
    defer { setenv("PATH", path, 1) }
    return PicturesTool.run(
      arguments: [
        "record", "three-cells", "--output", folder.path + "/" + name, "--scale", "1", "--size", "301x401",
        "--duration",
        "0.5",
      ] + arguments)
  }

  private var arguments: String { (programs.text("arguments") ?? "").replacing("\n", with: " ") }

  @Test func aVideoIsWrittenFrameByFrame() throws {
    try install("echo 'Recorded by Murmuration' > \"$last\"")
    let outcome = record("a.mp4", "--fps", "10")
    #expect(outcome == .init(status: 0, output: "\(folder.path)/a.mp4: 0.5 seconds, 6 frames, 1 KB\n"))
    #expect(arguments.contains("-f rawvideo -pixel_format bgr0 -video_size 301x401 -framerate 10 -i pipe:0"))
    for option in ["pad=ceil(iw/2)*2:ceil(ih/2)*2", "format=yuv420p", "-c:v libx264", "-colorspace bt709", "-f mp4"] {
      #expect(arguments.contains(option), "\(arguments)")
    }
    let frames = try #require(programs.bytes("frames"))
    let bytes = 301 * 401 * 4
    try #require(frames.count == 6 * bytes)
    // The first frame is the picture of that moment.
    #expect(
      PicturesTool.run(arguments: [
        "record", "three-cells", "--output", folder.path + "/a.png", "--scale", "1", "--size", "301x401", "--at", "0",
      ]).status == 0)
    let first = try #require(folder.picture("a.png"))
    let start = 20 * first.bytesPerRow
    let row = first.withPixels { Array(UnsafeBufferPointer(start: $0 + start, count: 301 * 4)) }
    #expect(row == Array(frames[20 * 301 * 4..<21 * 301 * 4]))
    #expect(folder.files == ["a.mp4", "a.png"])
    // What it has written it may replace.
    #expect(record("a.mp4").output.contains("31 frames"))
    #expect(record("b.webm").status == 0 && arguments.contains("-c:v libvpx-vp9"))
  }

  @Test func theColoursOfAGIFFileAreFoundFirst() throws {
    try install("printf 'GIF89a;' > \"$last\"")
    #expect(record("a.gif").output.contains("13 frames"))
    // Both times the frames, and 0.8 seconds of the last one.
    let bytes = 301 * 401 * 4
    #expect(programs.bytes("frames")?.count == 2 * (13 + 20) * bytes)
    #expect(arguments.contains("palettegen") && arguments.contains("paletteuse"))
    #expect(folder.text("a.gif") == "GIF89a!\u{FFFD}\u{17}Recorded by Murmuration\0;")
    #expect(folder.files == ["a.gif"])
    #expect(record("a.gif").status == 0)
  }

  @Test(arguments: ["a.gif", "a.mp4", "a.webm"]) func withoutFFmpegASentenceNamesThePackage(name: String) {
    let outcome = record(name)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.error.hasSuffix("needs ffmpeg, which is not installed; on Debian, the package is ffmpeg\n"))
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: [true, false]) func aFailureIsItsLastLine(readsFrames: Bool) throws {
    try install("echo half > \"$last\"; echo one >&2; echo 'No space left on device' >&2; exit 1", reads: readsFrames)
    let failed = PicturesTool.Outcome(status: 2, error: "pictures record: ffmpeg has failed: No space left on device\n")
    #expect(record("a.mp4") == failed)
    #expect(folder.files.isEmpty)
  }

  @Test func aFileThatWasNotRecordedStays() throws {
    try install("echo > \"$last\"")
    for name in ["a.png", "a.apng", "a.gif", "a.mp4"] {
      folder.write("mine", to: name)
      let outcome = record(name)
      #expect(outcome.status == 2 && outcome.error.contains("is not a recording and stays as it is"))
      #expect(folder.text(name) == "mine")
      // There is nothing to lose in an empty file.
      folder.write("", to: name)
      #expect(record(name).status == 0, "\(name)")
    }
    try FileManager.default.createDirectory(atPath: folder.path + "/b.mp4", withIntermediateDirectories: true)
    #expect(record("b.mp4").error.contains("it is a folder"))
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/c.mp4", withDestinationPath: "/dev/full")
    #expect(record("c.mp4").error.contains("it is not a regular file"))
  }

  @Test(arguments: [(SIGINT, "INT", 130), (SIGTERM, "TERM", 143)])
  func anInterruptLeavesNothing(number: Int32, name: String, status: Int32) throws {
    // The script interrupts the program that has started it, when the file is half written.
    try install("echo half > \"$last\"; kill -\(name) $PPID; exec /bin/sleep 1000", reads: false)
    let bundle = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
    let process = Process()
    process.executableURL = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("pictures")
    process.environment = ["PATH": programs.path]
    process.arguments = ["record", "photos", "--output", folder.path + "/a.webm", "--scale", "3"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == status && process.terminationReason == .exit)
    #expect(folder.files.isEmpty)
  }
}
