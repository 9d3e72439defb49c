import Flow
import Workbench

@main struct Screens: Workbench {
  static let screens = [Screen("Flow") { FlowViewController() }]
}
