// swift-tools-version: 6.2
import PackageDescription

let products = ["CollectionMotion", "Gallery", "Stage", "UIKit"]
let dependencies: [Target.Dependency] = products.map { .product(name: $0, package: "murmuration") }
let package = Package(
  name: "SameInSwift",
  dependencies: [.package(name: "murmuration", path: "../..")],
  targets: [
    .executableTarget(name: "Generate", dependencies: dependencies, path: "Generate"),
    .executableTarget(name: "Same", dependencies: dependencies, path: "Same"),
  ])
