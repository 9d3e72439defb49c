// swift-tools-version: 6.2
import PackageDescription

// A package as somebody else would write it, for full Swift. The browser tests open the page that `Scripts/web` makes of it.
let package = Package(
  name: "Feed",
  dependencies: [.package(name: "murmuration", path: "../../.."), .package(path: "../../../Hosts/Live")],
  targets: [
    .target(
      name: "Feed",
      dependencies: ["CollectionMotion", "Stage", "UIKit"].map { .product(name: $0, package: "murmuration") }),
    .executableTarget(
      name: "FeedScreens", dependencies: ["Feed", .product(name: "Workbench", package: "Live")]),
  ])
