// swift-tools-version: 6.2
import PackageDescription

// Where Murmuration is. On a Mac it is CollectionMotion on Apple's UIKit; all else runs in a container, see README.md.
let murmuration = "MURMURATION"
let motion: [Target.Dependency] = [.product(name: "CollectionMotion", package: "murmuration")]
#if os(macOS)
  let portable: [Target.Dependency] = []
  let onLinux: [Target] = []
  let packages: [Package.Dependency] = [.package(name: "murmuration", path: murmuration)]
#else
  let portable: [Target.Dependency] = [.product(name: "UIKit", package: "murmuration")]
  let onLinux: [Target] = [
    .executableTarget(name: "NAMEScreens", dependencies: ["NAME", .product(name: "Workbench", package: "Live")]),
    .testTarget(
      name: "NAMETests",
      dependencies: ["NAME"] + ["Stage", "StageTesting"].map { .product(name: $0, package: "murmuration") },
      exclude: ["Films"]),
  ]
  // Only with --traits Pictures is Cairo needed, to record screens as pictures and videos; only with --traits Window is GTK,
  // to show them in windows.
  let packages: [Package.Dependency] = [
    .package(name: "murmuration", path: murmuration),
    .package(
      path: "\(murmuration)/Hosts/Live",
      traits: [
        .trait(name: "Pictures", condition: .when(traits: ["Pictures"])),
        .trait(name: "Window", condition: .when(traits: ["Window"])),
      ]),
  ]
#endif

let package = Package(
  name: "NAME",
  platforms: [.iOS(.v13)],
  products: [.library(name: "NAME", targets: ["NAME"])],
  traits: [.trait(name: "Pictures"), .trait(name: "Window")],
  dependencies: packages,
  targets: [.target(name: "NAME", dependencies: motion + portable)] + onLinux)
