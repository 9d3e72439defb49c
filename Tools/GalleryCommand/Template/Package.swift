// swift-tools-version: 6.2
import PackageDescription

// Murmuration, in a folder. On a Mac it is CollectionMotion on Apple's UIKit; all else runs in a container, see README.md.
let murmuration = "MURMURATION"
#if os(macOS)
  let portable: [Target.Dependency] = []
  let tests: [Target] = []
#else
  let portable: [Target.Dependency] = [.product(name: "UIKit", package: "PACKAGE")]
  let tests: [Target] = [
    .testTarget(
      name: "NAMETests",
      dependencies: ["NAME"] + ["Stage", "StageTesting"].map { .product(name: $0, package: "PACKAGE") },
      exclude: ["Films"])
  ]
#endif

let package = Package(
  name: "NAME",
  platforms: [.iOS(.v16)],
  products: [.library(name: "NAME", targets: ["NAME"])],
  dependencies: [.package(path: murmuration)],
  targets: [.target(name: "NAME", dependencies: portable)] + tests)
