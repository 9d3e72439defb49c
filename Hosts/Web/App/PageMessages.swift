#if SCREENS
  import Foundation
  import Stage
  import WebImports
  import Workbench

  /// The page's end of the channel to the screen; see `MessagePort`.
  @MainActor enum PageMessages {
    private static var page: MessagePort?

    /// Returns the other end for a screen that begins. That of the screen before is closed.
    static func makePort() -> MessagePort {
      page?.close()
      let (page, screen) = MessagePort.makeChannel()
      page.onMessage = { text in text.passed { murmuration_post_message($0, $1) } }
      self.page = page
      return screen
    }

    /// Passes a message of the page on to the screen.
    static func receive(_ text: String) { page?.postMessage(text) }
  }

  /// Gives the screen a message of the page.
  @MainActor @_cdecl("murmuration_receive_message") @_expose(wasm, "receiveMessage")
  public func receiveMessage(_ text: UnsafePointer<UInt8>, _ count: Int32) {
    let message = Strings.read(text, count)
    Program.current?.stage.perform { PageMessages.receive(message) }
  }
#endif
