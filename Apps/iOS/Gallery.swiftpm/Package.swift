// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// The gallery as an app, to be opened with Xcode or Swift Playgrounds. The folder Gallery is a link to Sources/Gallery: the
// package that it belongs to elsewhere is for iOS 13, and it uses what came with iOS 14 to 16.
let package = Package(
  name: "GalleryApp",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Murmuration",
      targets: ["App"],
      bundleIdentifier: "org.murmuration.gallery",
      teamIdentifier: "",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .leaf),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "Murmuration", path: "../../..")],
  targets: [
    .target(
      name: "Gallery", dependencies: [.product(name: "CollectionMotion", package: "Murmuration")], path: "Gallery",
      exclude: ["README.md"]),
    .executableTarget(name: "App", dependencies: ["Gallery"], path: "Sources"),
  ],
  swiftLanguageModes: [.v6]
)
