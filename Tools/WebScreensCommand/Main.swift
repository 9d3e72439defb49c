import CommandSupport
import Foundation
import WebScreens

/// `Scripts/web`, which builds this program first.
@main struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") {
      return Output.say(WebCommand.help, of: "Scripts/web")
    }
    do throws(CommandError) {
      Output.say(try WebCommand(arguments).run(), of: "Scripts/web")
    } catch {
      Output.complain(error.message, of: "Scripts/web")
      exit(2)
    }
  }
}
