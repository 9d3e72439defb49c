import Workbench

@main struct Screens: Workbench {
  static let screens = [
    Screen("Long list") { port in
      let list = LongListViewController()
      port.onMessage = { [weak list] message in list?.receive(message) }
      return list
    }
  ]
}
