import Foundation
import ScreenRecording

/// `pictures`, the command line.
@main struct Main {
  @MainActor static func main() {
    Interrupts.endProgram()
    let outcome = PicturesTool.run(arguments: Array(CommandLine.arguments.dropFirst()))
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(outcome.output.utf8))
      try FileHandle.standardError.write(contentsOf: Data(outcome.error.utf8))
    } catch {
      exit(PicturesTool.failure)
    }
    exit(outcome.status)
  }
}
