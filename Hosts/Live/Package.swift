// swift-tools-version: 6.2
import PackageDescription

// The package beside this one has no dependencies; this one needs libsoup, which serves the page.
let package = Package(
  name: "Live",
  products: [.library(name: "Workbench", targets: ["Workbench"])],
  traits: [
    .trait(name: "Pictures", description: "Records screens as pictures and videos, which needs Cairo."),
    .trait(name: "Window", description: "Shows screens in windows, which needs GTK."),
  ],
  dependencies: [.package(name: "murmuration", path: "../.."), .package(path: "../../Hosts/Native")],
  targets: [
    .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .target(name: "CCallStack"),
    .target(
      name: "Workbench",
      dependencies: [
        "CCallStack", "CSoup", .product(name: "FilmPage", package: "murmuration"),
        .product(name: "Films", package: "murmuration"),
        .product(name: "PictureRecording", package: "Native", condition: .when(traits: ["Pictures"])),
        .product(name: "ScreenRecording", package: "murmuration"),
        .product(name: "Stage", package: "murmuration"), .product(name: "UIKit", package: "murmuration"),
        .product(name: "WatchSupport", package: "murmuration"),
        .product(name: "Window", package: "Native", condition: .when(traits: ["Window"])),
      ]),
    .executableTarget(
      name: "MyScreens",
      dependencies: [
        "Workbench", .product(name: "Gallery", package: "murmuration"), .product(name: "UIKit", package: "murmuration"),
      ],
      path: "Example"),
    .testTarget(name: "WorkbenchTests", dependencies: ["Workbench"]),
  ],
  swiftLanguageModes: [.v6]
)
