import CommandSupport
import Foundation

/// `gallery`, the command line.
@main struct Main {
  @MainActor static func main() {
    let outcome = GalleryTool.run(arguments: Array(CommandLine.arguments.dropFirst()))
    do throws(OutputError) {
      try Output.write(outcome.output, toStandard: STDOUT_FILENO)
      try Output.write(outcome.error, toStandard: STDERR_FILENO)
    } catch {
      Output.complain(error.message, of: "gallery")
      exit(GalleryTool.failure)
    }
    exit(outcome.status)
  }
}
