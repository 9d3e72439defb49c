// swift-tools-version: 6.2
import PackageDescription

// A screen with a flow layout, without navigation, text fields, lists and constraints: what it does not use is not in its
// program, whose size the browser tests check.
let package = Package(
  name: "Flow",
  dependencies: [.package(name: "murmuration", path: "../../.."), .package(path: "../../../Hosts/Live")],
  targets: [
    .target(name: "Flow", dependencies: [.product(name: "UIKit", package: "murmuration")]),
    .executableTarget(
      name: "FlowScreens", dependencies: ["Flow", .product(name: "Workbench", package: "Live")]),
  ])
