// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// The gallery as an app, to be opened with Xcode or Swift Playgrounds.
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
    .executableTarget(
      name: "App", dependencies: [.product(name: "Gallery", package: "Murmuration")], path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
