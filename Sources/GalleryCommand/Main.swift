import Foundation

/// `gallery`, the command line.
@main struct Main {
  @MainActor static func main() {
    let outcome = GalleryTool.run(arguments: Array(CommandLine.arguments.dropFirst()))
    do throws(CommandError) {
      try TextFile.write(outcome.output, toStandard: STDOUT_FILENO)
      try TextFile.write(outcome.error, toStandard: STDERR_FILENO)
    } catch {
      try? TextFile.write("gallery: \(error.message)\n", toStandard: STDERR_FILENO)
      exit(GalleryTool.failure)
    }
    exit(outcome.status)
  }
}
