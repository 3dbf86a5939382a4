// swift-tools-version: 6.2

import PackageDescription

func named(_ targets: [String]) -> [Target.Dependency] { targets.map { .byName(name: $0) } }

/// A target of the flow; `imports` is the import table of `Sources/README.md`, which a house test checks.
func stage(_ name: String, imports: String = "", without lists: [String] = []) -> Target {
    let names = imports.split { ", ".contains($0) }.map { $0 == "SimpleLayout" ? "SimpleLayout" : "Genvc\($0)" }
    return .target(name: name, dependencies: named(names), exclude: lists)
}

/// The stand-ins for Apple's frameworks, so that generated code compiles on every system.
let standIns = ["Accessibility", "UIKit"]
/// A file that needs selectors, which only Apple's systems have; the stand-in does the same by other means.
let needsSelectors = "Project/Shipped/GestureActions.swift"

/// The generated code of a folder of specs, with what `genvc init` writes for it.
func golden(_ name: String, code: String, without: [String] = []) -> Target {
    .target(name: name, dependencies: named(standIns), path: code, exclude: [needsSelectors] + without)
}

/// What tests share.
func support(_ name: String, of targets: [String] = []) -> Target {
    .target(name: name, dependencies: named(targets), path: "Tests/Support/\(name)")
}

/// A part of the package in `Tests/OnDevice`, which has the same target with Apple's UIKit.
func onDevice(_ name: String, _ folder: String, of targets: [String] = []) -> Target {
    .target(name: name, dependencies: named(targets + ["UIKit"]), path: "Tests/OnDevice/\(folder)")
}

func tests(_ name: String, of targets: [String]) -> Target { .testTarget(name: name, dependencies: named(targets)) }

/// Each construct of the language in one form, that is as part of a screen, a view or a component, and its checks.
func constructs(_ form: String) -> Target {
    .testTarget(
        name: "\(form)ConstructTests", dependencies: named(standIns + ["GenvcTestSupport", "ScreenAgreement"]),
        path: "Tests/ConstructTests/\(form)", exclude: [needsSelectors], swiftSettings: [.define(form.uppercased())])
}

/// The goldens, compiled against the stand-ins: a golden that does not compile stops every build.
let goldens = [
    golden("ExampleScreens", code: "Examples/Code", without: ["Apps"]),
    golden("AppScreens", code: "Examples/Code/Apps"),
    golden("GoldenScreens", code: "Tests/Goldens/Screens/Code"),
    golden("ThemedScreens", code: "Tests/Goldens/Themed/Code"),
    golden("ViewScreens", code: "Tests/Goldens/Views/Code"),
    golden("SwappedScreens", code: "Tests/Goldens/Swapped/Code"),
]

/// The targets that read a spec, and those that lay it out besides.
let reading = ["GenvcDiagnostics", "GenvcYAML", "GenvcVocabulary", "GenvcModel", "GenvcReader"]
let layout = reading + ["GenvcViews", "GenvcChecks", "SimpleLayout"]
let kit = ["GenvcKit", "GenvcSetup", "GenvcExplain"]

let package = Package(
    name: "genvc",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "genvc", targets: ["genvc"]),
        .library(name: "SimpleLayout", targets: ["SimpleLayout"]),
        .library(name: "GenvcKit", targets: ["GenvcKit"]),
        .plugin(name: "GenerateScreens", targets: ["GenerateScreens"]),
        .plugin(name: "GenerateScreensCommand", targets: ["GenerateScreensCommand"]),
    ],
    targets: [
        stage("GenvcDiagnostics"),
        stage("GenvcYAML", imports: "Diagnostics"),
        stage("SimpleLayout"),
        stage("GenvcText"),
        stage("GenvcCores"),
        stage("GenvcVocabulary", imports: "Diagnostics", without: ["Symbols/Symbols.txt"]),
        stage("GenvcSwift"),
        stage("GenvcModel", imports: "Diagnostics, Vocabulary, Swift"),
        stage("GenvcReader", imports: "Diagnostics, YAML, Vocabulary, Swift, Model"),
        stage("GenvcViews", imports: "Diagnostics, Vocabulary, Model"),
        stage("GenvcChecks", imports: "Diagnostics, Text, Cores, Vocabulary, Model, Views, SimpleLayout"),
        stage("GenvcTemplates", imports: "Diagnostics"),
        stage("GenvcCodegen", imports: "Diagnostics, Vocabulary, Model, Views, Checks, Templates, Swift"),
        stage("GenvcPreview", imports: "Diagnostics, Vocabulary, Model, Views, Checks, SimpleLayout"),
        stage(
            "GenvcKit",
            imports: "Diagnostics, YAML, Cores, Vocabulary, Swift, Model, Reader, Views, Checks, Templates, Codegen, "
                + "Preview, SimpleLayout"),
        stage("GenvcExplain", imports: "Diagnostics, Vocabulary, Reader, Views, Checks"),
        stage("GenvcSetup", imports: "Diagnostics, Vocabulary, Swift, Model, Reader, Templates, Codegen, Kit"),
        stage("GenvcProject", imports: "Diagnostics, Cores, Swift, Kit, Setup"),
        stage(
            "GenvcLanguageServer",
            imports: "Diagnostics, YAML, Cores, Vocabulary, Model, Reader, Checks, Templates, Kit, Explain, Project"),
        .executableTarget(
            name: "genvc",
            dependencies: [
                "GenvcLanguageServer", "GenvcProject", "GenvcKit", "GenvcSetup", "GenvcExplain", "GenvcCores",
                "GenvcDiagnostics",
            ]),
        // Other packages generate by these: as a part of a build, or by `swift package generate-screens`.
        .plugin(
            name: "GenerateScreens", capability: .buildTool(), dependencies: ["genvc"],
            path: "Sources/Plugins/GenerateScreens"),
        .plugin(
            name: "GenerateScreensCommand",
            capability: .command(
                intent: .custom(verb: "generate-screens", description: "writes the view controllers of specs"),
                permissions: [.writeToPackageDirectory(reason: "It writes the code of specs beside them.")]),
            dependencies: ["genvc"], path: "Sources/Plugins/GenerateScreensCommand"),
        .executableTarget(
            name: "genvc-dev", dependencies: ["GenvcKit", "GenvcSetup", "GenvcVocabulary", "GenvcDiagnostics"]),

        // The stand-ins; VoiceOver's custom content is all that there is of Accessibility.
        support("UIKit", of: ["GenvcText", "SimpleLayout"]),
        support("Accessibility"),
        support("GenvcTestSupport"),
        support("RandomSpecs"),
        // Random specs of the whole language, made of the vocabulary.
        support("LanguageSpecs", of: reading + ["RandomSpecs"]),
        // The views of a controller by the names of its properties, and the golden controllers in their states.
        onDevice("ScreenViews", "Views"),
        onDevice("ShownScreens", "Screens", of: goldens.map(\.name)),
        // Loads a controller with the stand-in, and compares its frames with the predicted ones.
        support("ScreenAgreement", of: layout + ["ScreenViews", "UIKit"]),
        // Compares the code of random specs with what is predicted for them; part of each executable made of them.
        support("RandomScreens", of: layout + ["LanguageSpecs", "RandomSpecs", "ScreenAgreement", "UIKit"]),
        // Makes those executables, and runs them.
        .executableTarget(
            name: "random-screens",
            dependencies: ["RandomScreens", "LanguageSpecs", "GenvcCodegen", "GenvcKit", "GenvcTemplates"],
            path: "Tests/Support/RandomScreensTool"),

        tests("GenvcDiagnosticsTests", of: ["GenvcDiagnostics", "GenvcTestSupport", "RandomSpecs"]),
        tests("GenvcYAMLTests", of: ["GenvcYAML", "GenvcDiagnostics", "GenvcTestSupport", "RandomSpecs"]),
        tests("GenvcReaderTests", of: reading + ["RandomSpecs"]),
        tests("LanguageSpecsTests", of: reading + ["LanguageSpecs", "RandomScreens", "UIKit"]),
        tests("SimpleLayoutTests", of: ["SimpleLayout", "RandomSpecs"]),
        tests("GenvcSwiftTests", of: ["GenvcSwift", "GenvcTestSupport", "RandomSpecs"]),
        tests("GenvcVocabularyTests", of: ["GenvcVocabulary"]),
        tests("GenvcViewsTests", of: reading + ["GenvcViews", "RandomSpecs"]),
        tests("GenvcCodegenTests", of: ["GenvcCodegen", "GenvcKit", "GenvcDiagnostics"]),
        tests(
            "GoldenTests",
            of: layout + kit
                + ["GenvcCodegen", "GenvcSwift", "GenvcPreview", "GenvcTestSupport", "LanguageSpecs", "RandomSpecs"]),
        tests(
            "ScreenTests",
            of: layout + goldens.map(\.name) + standIns + ["ScreenAgreement", "ShownScreens", "GenvcTestSupport"]),
        // The bundle that runs on a simulator, here with expectations of its own.
        .testTarget(
            name: "FrameTests",
            dependencies: named(
                ["ScreenViews", "ShownScreens", "UIKit", "GenvcKit", "GenvcDiagnostics", "GenvcTestSupport"]),
            path: "Tests/OnDevice/FrameTests"),
        tests("UIKitStandInTests", of: ["UIKit", "GenvcVocabulary", "GoldenScreens"]),
        tests("GenvcChecksTests", of: layout + ["GenvcText", "RandomSpecs", "GenvcTestSupport"]),
        tests("GenvcTemplatesTests", of: ["GenvcTemplates", "GenvcDiagnostics", "GenvcTestSupport", "RandomSpecs"]),
        tests("GenvcPreviewTests", of: layout + ["GenvcPreview", "RandomSpecs", "GenvcTestSupport"]),
        tests("GenvcKitTests", of: layout + ["GenvcKit", "GenvcTestSupport"]),
        tests("GenvcExplainTests", of: ["GenvcExplain", "GenvcKit", "GenvcDiagnostics", "GenvcVocabulary"]),
        tests("GenvcSetupTests", of: layout + ["GenvcSetup", "GenvcKit", "GenvcTestSupport"]),
        tests("GenvcProjectTests", of: ["GenvcCores", "GenvcProject", "GenvcSetup", "GenvcKit", "GenvcDiagnostics"]),
        tests("GenvcCommandTests", of: ["genvc", "GenvcTestSupport"]),
        tests("HouseTests", of: layout + ["genvc-dev", "GenvcExplain", "GenvcKit", "GenvcSwift", "GenvcTemplates"]),
    ] + goldens + ["Screen", "View", "Component"].map(constructs),
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // `Examples/Package` builds on Linux too, where there is no UIKit.
    package.products.append(.library(name: "UIKitStandIn", targets: ["UIKit"]))
#endif

// Tests lay out screens many thousand times, for which code without optimization takes ten times as long. So what lays
// out is optimized in debug builds too; a debugger shows less of these targets alone.
let hot: Set = ["SimpleLayout", "GenvcText", "GenvcVocabulary", "GenvcModel", "GenvcViews", "GenvcChecks", "UIKit"]
// SwiftPM refuses such flags in a package that another one depends on; Xcode and SwiftPM check these out so.
let isDependency = Context.packageDirectory.contains("/checkouts/")
let optimized = isDependency ? [] : [SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))]

// One loop, so that no target can differ: warnings are errors, `any` is written, imports are explicit.
let strict: [SwiftSetting] =
    [.treatAllWarnings(as: .error)] + ["ExistentialAny", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
// Swift Testing brings an overlay for each module that is named UIKit, also for the stand-in, which it does not fit.
let withoutOverlays = [SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
for target in package.targets where target.type != .plugin {
    let own =
        (target.swiftSettings ?? []) + (hot.contains(target.name) ? optimized : [])
        + (target.type == .test ? withoutOverlays : [])
    target.swiftSettings = own + (target.name == "UIKit" ? [] : strict)
    // On Linux `Double.rounded()` lives in the mathematics library, which only Foundation would bring along.
    if target.name == "GenvcModel" { target.linkerSettings = [.linkedLibrary("m", .when(platforms: [.linux]))] }
}
