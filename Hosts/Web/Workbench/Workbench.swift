// What programs of the module Workbench of Hosts/Live need on a page, where they are compiled without that host. Both use
// the same `Screen`.

/// A program that shows its screens in the workbench. On a page, the page begins it.
@MainActor public protocol Workbench {
  /// The screens in the order of the page's list; at least one.
  static var screens: [Screen] { get }
}
