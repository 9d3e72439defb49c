// swift-tools-version: 6.2
import PackageDescription

// One manifest for two compilers. `swift build` and `swift test` need nothing but the toolchain and
// zlib, which Swift's images bring.
// With MURMURATION_WEB=1 (set by Hosts/Web/build) the same sources are compiled by Embedded Swift
// for wasm32, against the small stand-ins for Foundation and _Concurrency under Hosts/Web.
// On a Mac there is Apple's UIKit: only the library of layouts is left, for apps on iOS. The gallery, which needs a newer
// iOS than the library, is built there by its app, Apps/iOS. A manifest knows the machine that builds and not the one that is
// built for: a build for iOS on Linux gets our UIKit.
let web = Context.environment["MURMURATION_WEB"] == "1"
#if os(macOS)
  let usesApplesUIKit = !web
#else
  let usesApplesUIKit = false
#endif
// With MURMURATION_FIXTURES=1 as well, the page shows what the browser tests need in place of the demos.
let fixtures = Context.environment["MURMURATION_FIXTURES"] == "1"
// With MURMURATION_SCREENS it shows the screens of another package, which `Scripts/web` copies to .build/screens. Each of its
// modules stands with what it uses: "Cards:UIKit CardsScreens:Cards,Workbench". The last one is OwnScreens.
let screens = (Context.environment["MURMURATION_SCREENS"] ?? "").split(separator: " ").map { $0.split(separator: ":") }
// With MURMURATION_VIEW=1 as well, it is the program of an element in other pages, without the workbench's questions.
let isView = Context.environment["MURMURATION_VIEW"] == "1"
let toolchain = Context.environment["SWIFT_TOOLCHAIN"] ?? ""  // its `usr` folder
let wasiInclude = Context.environment["WASI_INCLUDE"] ?? ""
let wasiLibrary = Context.environment["WASI_LIBRARY"] ?? ""
let wasmBuiltins = Context.environment["WASM_BUILTINS"] ?? ""

let swiftSettings: [SwiftSetting] =
  web
  ? [
    .enableExperimentalFeature("Embedded"),
    .unsafeFlags([
      "-Osize", "-wmo", "-Xfrontend", "-disable-stack-protector",
      "-Xfrontend", "-import-module", "-Xfrontend", "_Concurrency",
      // A module is compiled once, not once more for its interface; and its code is not checked for what optimisations broke,
      // nor compared to that of the build before, which it never is.
      "-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify",
      "-Xfrontend", "-disable-incremental-llvm-codegen",
      // Tools/Prune knows by its name of which class a function is, so equal ones of two classes must not become one.
      "-Xfrontend", "-disable-llvm-merge-functions-pass",
      "-Xcc", "-isystem", "-Xcc", wasiInclude,
    ]),
  ]
  : []
// What the program uses of a module is compiled with the program. A module above UIKit leaves all of its code to it, for it
// would be optimised and emitted twice. See Hosts/Web/build for what the linker says of that.
let notOptimized = ["-Onone", "-assert-config", "Release"]
let codeInProgram: [SwiftSetting] =
  web ? [.unsafeFlags(notOptimized + ["-Xfrontend", "-emit-empty-object-file"])] : []
// With MURMURATION_DRAFT=1 a module of screens is compiled as it is, in half a second. What Embedded Swift needs, above all that
// generic code is made for its types, takes in all of UIKit that the module uses, for each module anew, and is left to the
// program. (So is leaving out functions: methods that are called where they have not been taken in would seem dead.) The
// program is stricter in a few cases, so Hosts/Web/build compiles what fails once more without this.
let leftToProgram = [
  "mandatory-linker", "mandatory-performance-optimizations", "embedded-swift-diagnostics", "sil-deadfuncelim",
]
let draft: [SwiftSetting] =
  Context.environment["MURMURATION_DRAFT"] == "1"
  ? [.unsafeFlags(leftToProgram.flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] })] : []
// With MURMURATION_QUICK=1 what is above UIKit is optimised nowhere.
let quick: [SwiftSetting] = Context.environment["MURMURATION_QUICK"] == "1" ? [.unsafeFlags(notOptimized)] : []
let cSettings: [CSetting] =
  web ? [.unsafeFlags(["-isystem", wasiInclude, "-D__wasi__", "-fno-stack-protector"])] : []

func module(
  _ name: String, _ dependencies: [String], path: String? = nil, packageAccess: Bool = true,
  settings: [SwiftSetting] = []
) -> Target {
  // What lives in a folder is told there, and is none of the compiler's business.
  let rooms = ["CollectionView/README.md", "CompositionalLayout/README.md", "DragAndDrop/README.md"]
  let readmes = path?.hasPrefix("Tools") ?? true ? ["README.md"] + (name == "UIKit" ? rooms : []) : []
  let foundation: [Target.Dependency] = web ? ["Foundation", "_Concurrency"] : []
  return .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) } + foundation,
    path: path ?? "Sources/\(name)", exclude: readmes, packageAccess: packageAccess,
    swiftSettings: swiftSettings + (dependencies.contains("UIKit") ? codeInProgram : []) + settings)
}

var targets: [Target] = [
  module("CollectionIndex", usesApplesUIKit ? [] : ["CoreGraphics"]),
  module("CollectionMotion", ["CollectionIndex"] + (usesApplesUIKit ? [] : ["Runtime", "UIKit"])),
  module("FrameCommands", []),
]

if !web {
  targets += [
    .systemLibrary(name: "CZlib", path: "Sources/CZlib"),
    module("Zlib", ["CZlib"] + (usesApplesUIKit ? [] : ["Runtime"])),
    module("FilmFormat", ["FrameCommands", "Zlib"]),
    module(
      "MotionRecorder",
      ["FilmFormat", "FrameCommands"] + (usesApplesUIKit ? [] : ["CoreGraphics", "QuartzCore", "UIKit"])),
    .target(name: "TestSupport", dependencies: usesApplesUIKit ? [] : ["Stage", "UIKit"], path: "Tests/Support"),
    .testTarget(name: "CollectionIndexTests", dependencies: ["CollectionIndex", "TestSupport"]),
  ]
}

if !usesApplesUIKit {
  targets += [
    .target(name: "CRuntime", path: "Sources/CRuntime", exclude: ["README.md"], cSettings: cSettings),
    module("Runtime", ["CRuntime"]),
    module("CoreGraphics", ["Runtime"] + (web ? [] : ["_Testing_CoreGraphics"])),
    module("QuartzCore", ["Runtime", "CoreGraphics"]),
    module(
      "UIKit",
      ["CRuntime", "Runtime", "CoreGraphics", "QuartzCore", "CollectionIndex", "ConstraintSolver"]
        + (web ? [] : ["_Testing_UIKit"])),
    module("ConstraintSolver", []),
    module("Stage", ["FrameCommands", "Runtime", "CoreGraphics", "QuartzCore", "UIKit"]),
    module("AVFoundation", ["CoreGraphics"]),
    // It sees what is public, as in its app for iOS, which is another package.
    module("Gallery", ["AVFoundation", "CollectionMotion", "Runtime", "UIKit"], packageAccess: false),
  ]
}

if web {
  targets += [
    .target(
      name: "_Concurrency", path: "Hosts/Web/Concurrency",
      swiftSettings: [
        .enableExperimentalFeature("Embedded"),
        .unsafeFlags([
          "-wmo", "-Xfrontend", "-disable-stack-protector",
          "-Xfrontend", "-disable-implicit-concurrency-module-import",
        ]),
      ]),
    .target(
      name: "Foundation", dependencies: ["CRuntime", "WebImports", "_Concurrency"], path: "Hosts/Web/Foundation",
      swiftSettings: swiftSettings),
    .target(name: "WebImports", path: "Hosts/Web/Imports", cSettings: cSettings),
    .executableTarget(
      name: "Web",
      dependencies: ["FrameCommands", "Gallery", "Stage", "WebImports", "Foundation", "_Concurrency"]
        + (fixtures ? ["Fixtures"] : []) + (screens.isEmpty ? [] : ["Workbench"])
        // All of them: their code is compiled here, so this is compiled again when any of them changes.
        + screens.map { .init(stringLiteral: String($0[0])) },
      path: "Hosts/Web/App", exclude: isView ? ["Workbench"] : [],
      swiftSettings: swiftSettings + quick + [.unsafeFlags(["-parse-as-library"])]
        + (fixtures ? [.define("FIXTURES")] : []) + (isView ? [.define("VIEW")] : [])
        + (screens.isEmpty ? [] : [.define("SCREENS")]),
      linkerSettings: [
        .unsafeFlags([
          "-Xclang-linker", "-nostdlib",
          "\(wasiLibrary)/crt1-reactor.o", "\(wasiLibrary)/libc.a",
          "\(toolchain)/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a",
          wasmBuiltins,
          "-Xlinker", "--entry=_initialize", "-Xlinker", "--gc-sections", "-Xlinker", "--stack-first",
          "-Xlinker", "-z", "-Xlinker", "stack-size=1048576",
        ])
      ]),
  ]
  if fixtures {
    targets += [
      module("Boards", ["UIKit", "QuartzCore", "Runtime"], path: "Benchmarks/Boards"),
      module("Fixtures", ["UIKit", "Gallery", "Boards"], path: "Tests/Web/Fixtures"),
    ]
  }
  if !screens.isEmpty {
    targets.append(module("Workbench", ["UIKit"], path: "Hosts/Web/Workbench", packageAccess: false, settings: draft))
    targets += screens.map { entry in
      let (name, uses) = (String(entry[0]), entry[1].split(separator: ",").map(String.init))
      return module(name, uses, path: ".build/screens/\(name)", packageAccess: false, settings: draft)
    }
  }
} else if !usesApplesUIKit {
  targets += [
    module("Films", ["FilmFormat", "FrameCommands", "Runtime", "CoreGraphics", "QuartzCore", "Stage"]),
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
    .target(name: "PageBundle", dependencies: ["Zlib"], exclude: ["README.md"], resources: [.copy("Page")]),
    module("FilmPage", ["FilmFormat", "PageBundle", "Zlib"]),
    .executableTarget(
      name: "Assemble", dependencies: ["CommandSupport", "PageBundle", "Zlib"], path: "Tools/Assemble",
      exclude: ["README.md"]),
    .executableTarget(
      name: "Prune", dependencies: ["CommandSupport"], path: "Tools/Prune", exclude: ["README.md"]),
    module("StageTesting", ["CoreGraphics", "Stage", "Films", "FilmPage", "QuartzCore", "Runtime", "UIKit"]),
    module("os", []),
    module("CommandSupport", ["Runtime"], path: "Tools/CommandSupport"),
    module("WatchSupport", [], path: "Tools/WatchSupport"),
    module("WebScreens", ["CommandSupport", "PageBundle", "Runtime", "WatchSupport"], path: "Tools/WebScreens"),
    .executableTarget(
      name: "WebScreensCommand", dependencies: ["CommandSupport", "WebScreens"], path: "Tools/WebScreensCommand",
      exclude: ["README.md"]),
    module(
      "ScreenRecording",
      ["CommandSupport", "CoreGraphics", "FilmPage", "Films", "QuartzCore", "Runtime", "Stage", "UIKit"],
      path: "Tools/ScreenRecording"),
    module(
      "GalleryOptions", ["Gallery", "Runtime", "ScreenRecording", "Stage", "UIKit"], path: "Tools/GalleryOptions"),
    .executableTarget(
      name: "GalleryCommand",
      dependencies: [
        "CommandSupport", "Films", "Gallery", "GalleryOptions", "Runtime", "ScreenRecording", "Stage",
      ],
      path: "Tools/GalleryCommand", exclude: ["README.md"]),
    .target(name: "CFuzz", path: "Tools/CFuzz", exclude: ["README.md"]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzz", "CollectionMotion", "CommandSupport", "Gallery", "QuartzCore", "Runtime", "Stage", "UIKit",
      ],
      path: "Tools/Fuzz", exclude: ["README.md"]),
    module("Boards", ["UIKit", "QuartzCore", "Runtime"], path: "Benchmarks/Boards"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Boards", "CollectionIndex", "CommandSupport", "UIKit", "QuartzCore", "Stage"],
      path: "Benchmarks/Sources"),
    .executableTarget(name: "Solver", dependencies: ["ConstraintSolver"], path: "Benchmarks/Solver"),
    .executableTarget(name: "Mistakes", dependencies: ["QuartzCore", "Stage", "UIKit"], path: "Tests/Mistakes"),
    .target(name: "MallocCounter", path: "Tests/MallocCounter"),
    .testTarget(
      name: "CostTests",
      dependencies: ["Benchmarks", "Boards", "Films", "MallocCounter", "QuartzCore", "Stage", "UIKit"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "CoreGraphics", "TestSupport"]),
    .testTarget(
      name: "UIKitTests", dependencies: ["CollectionIndex", "UIKit", "QuartzCore", "Stage", "TestSupport", "os"]),
    .testTarget(
      name: "CollectionMotionTests",
      dependencies: ["CollectionMotion", "QuartzCore", "Stage", "TestSupport", "UIKit"]),
    .testTarget(
      name: "StageTests",
      dependencies: ["Runtime", "Stage", "StageTesting", "UIKit", "CollectionMotion", "TestSupport"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "CollectionMotion", "Stage", "StageTesting", "UIKit", "TestSupport"]),
    .testTarget(name: "ArticleTests", dependencies: ["CollectionMotion", "QuartzCore", "Stage", "UIKit"]),
    .testTarget(
      name: "TruthTests",
      dependencies: [
        "AVFoundation", "CollectionIndex", "CoreGraphics", "Gallery", "QuartzCore", "Runtime", "Stage", "StageTesting",
        "TestSupport", "UIKit",
      ],
      path: "Tests/Truth", exclude: ["Facts"]),
    // In a package of its own it is compiled against Apple's UIKit; see Apps/Truth.
    module("Scenarios", ["UIKit"], path: "Apps/Truth/Scenarios", packageAccess: false),
    .testTarget(name: "ScenarioTests", dependencies: ["Scenarios", "Stage", "UIKit"]),
    .testTarget(
      name: "MotionRecorderTests",
      dependencies: [
        "FilmFormat", "Films", "Gallery", "MotionRecorder", "QuartzCore", "Stage", "TestSupport", "UIKit",
      ]),
    .testTarget(name: "FuzzTests", dependencies: ["Fuzz", "UIKit"]),
    .testTarget(
      name: "GalleryCommandTests",
      dependencies: ["FilmPage", "Films", "Gallery", "GalleryCommand", "GalleryOptions", "ScreenRecording", "Stage"]),
    .testTarget(name: "PruneTests", dependencies: ["Prune"]),
    .testTarget(name: "WebScreensTests", dependencies: ["WatchSupport", "WebScreens"]),
    .testTarget(
      name: "FilmsTests",
      dependencies: ["Films", "FilmFormat", "FilmPage", "Gallery", "PageBundle", "Stage", "UIKit", "Zlib"]),
  ]
}

let libraries =
  ["CollectionMotion"] + (web ? [] : ["MotionRecorder"])
  + (usesApplesUIKit
    ? []
    : [
      "AVFoundation", "CoreGraphics", "QuartzCore", "UIKit", "Stage", "Gallery", "GalleryOptions", "Films", "FilmPage",
      "ScreenRecording", "StageTesting", "WatchSupport", "os",
    ])
let commands: [Product] =
  usesApplesUIKit
  ? []
  : [
    .executable(name: "gallery", targets: ["GalleryCommand"]),
    .executable(name: "fuzz", targets: ["Fuzz"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .executable(name: "solver", targets: ["Solver"]),
    .executable(name: "web-screens", targets: ["WebScreensCommand"]),
  ]

let package = Package(
  name: "Murmuration",
  platforms: [.iOS(.v13)],
  products: web ? [] : libraries.map { .library(name: $0, targets: [$0]) } + commands,
  targets: targets,
  swiftLanguageModes: [.v6]
)
