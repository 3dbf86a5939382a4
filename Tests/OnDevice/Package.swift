// swift-tools-version: 6.2

// The bundle of tests that `frames` runs on a simulator: the goldens, which `Goldens` has links to, the list of them,
// and the comparison of their frames. The modules have the names that they have in the package above.

import PackageDescription

/// The generated code of a folder of specs, with what `genvc init` writes for it.
func golden(_ name: String, without: [String] = []) -> Target {
    .target(name: name, path: "Goldens/\(name)", exclude: without)
}

let goldens = [
    golden("ExampleScreens", without: ["Apps"]),
    golden("AppScreens"),
    golden("GoldenScreens"),
    golden("ThemedScreens"),
    golden("ViewScreens"),
    golden("SwappedScreens"),
]

let package = Package(
    name: "OnDevice",
    // Only from iOS 17 on a window takes traits. The goldens are for iOS 15 and later; `typecheck` checks them for it.
    platforms: [.iOS(.v17)],
    // With one product alone, Xcode calls the scheme as the package.
    products: [.library(name: "ShownScreens", targets: ["ShownScreens"])],
    targets: goldens + [
        .target(name: "ScreenViews", path: "Views"),
        .target(name: "ShownScreens", dependencies: goldens.map { .byName(name: $0.name) }, path: "Screens"),
        .testTarget(name: "FrameTests", dependencies: ["ScreenViews", "ShownScreens"], path: "FrameTests"),
    ],
    swiftLanguageModes: [.v6]
)
for target in package.targets {
    target.swiftSettings = ["ExistentialAny", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
}
