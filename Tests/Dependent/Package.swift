// swift-tools-version: 6.2
// An app's package as a stranger writes it: Scripts/check-dependency gives it the repository by a tag, and then by a path.
import Foundation
import PackageDescription

let address = ProcessInfo.processInfo.environment["MURMURATION"]
let murmuration: Package.Dependency =
  address.map { .package(url: $0, exact: "0.0.1") } ?? .package(name: "murmuration", path: "../..")

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "murmuration") }

let package = Package(
  name: "Shelf",
  dependencies: [murmuration],
  targets: [
    .target(name: "Shelf", dependencies: [product("UIKit"), product("CollectionMotion")]),
    .target(
      name: "IsolatedLayouts", dependencies: [product("UIKit")], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "ShelfTests", dependencies: ["Shelf", product("Stage"), product("StageTesting")]),
  ])
