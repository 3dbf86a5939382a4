// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Counter",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [
        // In an app: .package(url: "https://github.com/…/genvc", from: "0.1.0")
        .package(name: "genvc", path: "../..")
    ],
    targets: [
        // Each build makes the code of the specs in the folder that have changed; nothing of it is committed.
        .target(name: "Screens", plugins: [.plugin(name: "GenerateScreens", package: "genvc")])
    ]
)

#if os(Linux)
    // Linux has no UIKit. The stand-in of genvc's own tests takes its place, so that the example builds in CI.
    package.targets[0].dependencies.append(.product(name: "UIKitStandIn", package: "genvc"))
#endif
