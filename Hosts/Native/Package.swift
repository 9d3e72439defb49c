// swift-tools-version: 6.2
import PackageDescription

// The package beside this one has no dependencies; this one draws with Cairo, Pango, gdk-pixbuf and librsvg,
// and shows windows with GTK. Products other than the windows' need no GTK.
let package = Package(
  name: "Native",
  products: [
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "PictureRecording", targets: ["PictureRecording"]),
    .library(name: "PictureTesting", targets: ["PictureTesting"]),
    .executable(name: "pictures", targets: ["PicturesCommand"]),
    .library(name: "Window", targets: ["Window"]),
    .executable(name: "gallery-window", targets: ["WindowCommand"]),
  ],
  dependencies: [.package(name: "murmuration", path: "../..")],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .target(name: "CPixels"),
    .target(
      name: "Pictures",
      dependencies: [
        "CCairo", "CPango", "CPixbuf", "CPixels", "CRsvg",
        .product(name: "CoreGraphics", package: "murmuration"),
        .product(name: "QuartzCore", package: "murmuration"),
        .product(name: "Stage", package: "murmuration"),
        .product(name: "UIKit", package: "murmuration"),
      ]),
    .target(
      name: "PictureTesting",
      dependencies: [
        "CPixels", "Pictures", .product(name: "FilmPage", package: "murmuration"),
        .product(name: "Films", package: "murmuration"), .product(name: "Stage", package: "murmuration"),
        .product(name: "UIKit", package: "murmuration"),
      ]),
    .target(
      name: "PictureRecording",
      dependencies: [
        "Pictures", .product(name: "CoreGraphics", package: "murmuration"),
        .product(name: "ScreenRecording", package: "murmuration"),
        .product(name: "Stage", package: "murmuration"), .product(name: "UIKit", package: "murmuration"),
      ]),
    .executableTarget(
      name: "PicturesCommand",
      dependencies: [
        "PictureRecording", .product(name: "Gallery", package: "murmuration"),
        .product(name: "GalleryOptions", package: "murmuration"),
        .product(name: "ScreenRecording", package: "murmuration"),
      ]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "CWindow", dependencies: ["CGTK"]),
    .target(
      name: "Window",
      dependencies: [
        "CCairo", "CGTK", "CWindow", "Pictures", .product(name: "CoreGraphics", package: "murmuration"),
        .product(name: "ScreenRecording", package: "murmuration"),
        .product(name: "QuartzCore", package: "murmuration"), .product(name: "Stage", package: "murmuration"),
        .product(name: "UIKit", package: "murmuration"),
      ]),
    .executableTarget(
      name: "WindowCommand",
      dependencies: [
        "Window", .product(name: "CoreGraphics", package: "murmuration"),
        .product(name: "Gallery", package: "murmuration"),
        .product(name: "ScreenRecording", package: "murmuration"), .product(name: "UIKit", package: "murmuration"),
      ]),
    .executableTarget(
      name: "picture-costs",
      dependencies: [
        "Pictures", "PictureTesting", .product(name: "CoreGraphics", package: "murmuration"),
        .product(name: "Gallery", package: "murmuration"), .product(name: "QuartzCore", package: "murmuration"),
        .product(name: "Stage", package: "murmuration"),
        .product(name: "UIKit", package: "murmuration"),
      ],
      path: "Benchmarks"),
    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "CCairo", "Pictures", .product(name: "CoreGraphics", package: "murmuration"),
        .product(name: "Gallery", package: "murmuration"),
        .product(name: "QuartzCore", package: "murmuration"),
        .product(name: "Stage", package: "murmuration"), .product(name: "UIKit", package: "murmuration"),
      ]),
    .testTarget(
      name: "PictureTestingTests",
      dependencies: [
        "Pictures", "PictureTesting", .product(name: "Films", package: "murmuration"),
        .product(name: "Stage", package: "murmuration"), .product(name: "UIKit", package: "murmuration"),
      ],
      exclude: ["Pictures"]),
    .testTarget(
      name: "WindowTests",
      dependencies: [
        // The command is run by a test.
        "WindowCommand",
        "CCairo", "CGTK", "CWindow", "Pictures", "PictureTesting", "Window",
        .product(name: "CoreGraphics", package: "murmuration"), .product(name: "Gallery", package: "murmuration"),
        .product(name: "ScreenRecording", package: "murmuration"),
        .product(name: "QuartzCore", package: "murmuration"), .product(name: "Stage", package: "murmuration"),
        .product(name: "UIKit", package: "murmuration"),
      ]),
    .testTarget(
      name: "PicturesCommandTests",
      dependencies: ["PictureRecording", "Pictures", "PicturesCommand"]),
  ],
  swiftLanguageModes: [.v6]
)
