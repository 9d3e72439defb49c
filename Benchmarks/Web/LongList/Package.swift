// swift-tools-version: 6.2
import PackageDescription

// The list that Benchmarks/web_insertion.py compares with the one in Benchmarks/Peers/Web/long-list.js.
let package = Package(
  name: "LongList",
  dependencies: [.package(name: "murmuration", path: "../../.."), .package(path: "../../../Hosts/Live")],
  targets: [
    .executableTarget(
      name: "LongList",
      dependencies: [.product(name: "UIKit", package: "murmuration"), .product(name: "Workbench", package: "Live")])
  ])
