import Foundation
import PageBundle

/// A folder for any static host.
///
/// It has the program, the names of its functions, the module that defines the element `murmuration-view`, its types, and a
/// page that shows how they are used.
struct WebFolder {
  private let files: [(name: String, data: Data)]
  private let program: String

  /// - Parameters:
  ///   - program: the program in WebAssembly.
  ///   - names: those of the program's functions, one per line, which the module asks for after a trap.
  ///   - view: the module.
  init(name: String, program: [UInt8], names: String, view: String) {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let base = words.isEmpty ? "screens" : words.joined(separator: "-")
    self.program = "\(base).wasm"
    files = [
      (self.program, Data(program)), ("\(base).names", Data(names.utf8)), ("murmuration.js", Data(view.utf8)),
      ("murmuration.d.ts", Data(Self.types.utf8)),
      ("index.html", Data(Self.page(title: name, program: self.program).utf8)),
    ]
  }

  /// Writes all files beside the folder and then moves them into it. Other files of the folder stay.
  /// - Returns: a line that says what is there.
  func write(to folder: URL) throws -> String {
    let manager = FileManager.default
    let unfinished = folder.deletingLastPathComponent().appendingPathComponent(".assemble-\(UUID().uuidString)")
    do {
      defer { try? manager.removeItem(at: unfinished) }
      try manager.createDirectory(at: unfinished, withIntermediateDirectories: true)
      for file in files { try file.data.write(to: unfinished.appendingPathComponent(file.name)) }
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files {
        let target = folder.appendingPathComponent(file.name)
        // The page is an example, which its author may have changed.
        if file.name == "index.html", manager.fileExists(atPath: target.path) { continue }
        guard rename(unfinished.appendingPathComponent(file.name).path, target.path) == 0 else {
          throw PageProblem("\(target.path) cannot be written")
        }
      }
    } catch let problem as PageProblem {
      throw problem
    } catch {
      throw PageProblem("\(folder.path) cannot be written")
    }
    return "\(folder.path): \(files.map { "\($0.name) \($0.data.count)" }.joined(separator: ", ")) bytes"
  }

  private static let types = """
    /** A screen of the program. */
    export interface MurmurationScreen {
      readonly id: string;
      readonly title: string;
      readonly summary: string;
      readonly explanation: string;
    }

    /**
     * The element <murmuration-view src="…" screen="…" color-scheme="…" message="…" animations="…">. With `animations` set
     * to "frames", the program computes what the browser would animate. Events: `ready`, when the first frame is drawn;
     * `message`, a MessageEvent whose data is a text that the screen has posted; and `error`, an ErrorEvent whose message
     * says what has ended the program.
     */
    export class MurmurationView extends HTMLElement {
      /** The screens of the program; empty until it is loaded. */
      readonly screens: MurmurationScreen[];
      /** The id of the screen that is shown; null for the first one. */
      screen: string | null;
      /** Sends the screen a text, or another value as JSON; before the screen begins, it waits. */
      postMessage(message: unknown): void;
      addEventListener(
        type: "message", listener: (event: MessageEvent<string>) => void, options?: boolean | AddEventListenerOptions): void;
      addEventListener(
        type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
    }

    declare global {
      interface HTMLElementTagNameMap {
        "murmuration-view": MurmurationView;
      }
    }

    """

  private static func page(title: String, program: String) -> String {
    let title = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'">
      <link rel="icon" href="data:,">
      <title>\(title)</title>
      <script type="module" src="murmuration.js"></script>
      <murmuration-view src="\(program)"></murmuration-view>

      """
  }
}
