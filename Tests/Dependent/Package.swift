// swift-tools-version: 6.2
// An app's package as a stranger writes it: Scripts/check-dependency gives it the repository by a tag.
import Foundation
import PackageDescription

let murmuration = ProcessInfo.processInfo.environment["MURMURATION"] ?? "../.."

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "murmuration") }

let package = Package(
  name: "Shelf",
  dependencies: [.package(url: murmuration, exact: "0.0.1")],
  targets: [
    .target(name: "Shelf", dependencies: [product("UIKit"), product("CollectionMotion")]),
    .target(
      name: "IsolatedLayouts", dependencies: [product("UIKit")], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "ShelfTests", dependencies: ["Shelf", product("Stage"), product("StageTesting")]),
  ])
