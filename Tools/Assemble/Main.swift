// Puts the gallery's page together: template, style, scripts and program become one HTML file.

import CommandSupport
import Foundation
import PageBundle

@main enum Main {
  static let help = """
    Usage: assemble --program FILE --output FILE [--classes FILE] [--repository ADDRESS] [--limit BYTES]
                    [--quick | --draft] [--screens FILE] [--folder]

    Makes one HTML file of the gallery's WebAssembly program and the page.

      --classes FILE         the names of the program's own classes of views by their addresses, which Prune writes
      --repository ADDRESS   the public repository, which the page links to; without it there are no links
      --limit BYTES          the most bytes that the page may have, 1400000 without it
      --screens FILE         the name and the sources of another package whose screens are the program, as JSON
      --folder               writes a folder for other pages instead: the program, and a module with an element
      --quick                a larger page, sooner, and without a limit
      --draft                a still larger page, still sooner

    The exit status is 0, or 2 after an error, which standard error names.
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") { return Output.say(help, of: "assemble") }
    do {
      Output.say(try Assembly(arguments).write(), of: "assemble")
    } catch {
      Output.complain("\(error)", of: "assemble")
      exit(2)
    }
  }
}
