// swift-tools-version: 6.2

import PackageDescription

/// A target of the flow; `imports` is the import table of `Sources/README.md`, which a house test checks.
func stage(_ name: String, imports: [String] = []) -> Target {
    .target(name: name, dependencies: imports.map { .byName(name: $0) })
}

func tests(_ name: String, of targets: [String]) -> Target {
    .testTarget(name: name, dependencies: targets.map { .byName(name: $0) })
}

let package = Package(
    name: "genvc",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "genvc", targets: ["genvc"]),
        .library(name: "SimpleLayout", targets: ["SimpleLayout"]),
        .library(name: "GenvcKit", targets: ["GenvcKit"]),
    ],
    targets: [
        stage("GenvcDiagnostics"),
        stage("GenvcYAML", imports: ["GenvcDiagnostics"]),
        stage("SimpleLayout"),
        stage("GenvcVocabulary", imports: ["GenvcDiagnostics"]),
        stage("GenvcSwift"),
        stage("GenvcModel", imports: ["GenvcDiagnostics", "GenvcVocabulary", "GenvcSwift"]),
        stage(
            "GenvcReader", imports: ["GenvcDiagnostics", "GenvcYAML", "GenvcVocabulary", "GenvcSwift", "GenvcModel"]),
        stage("GenvcViews", imports: ["GenvcDiagnostics", "GenvcVocabulary", "GenvcModel"]),
        stage(
            "GenvcChecks",
            imports: ["GenvcDiagnostics", "GenvcVocabulary", "GenvcModel", "GenvcViews", "SimpleLayout"]),
        stage("GenvcTemplates", imports: ["GenvcDiagnostics"]),
        stage(
            "GenvcCodegen",
            imports: [
                "GenvcDiagnostics", "GenvcVocabulary", "GenvcModel", "GenvcViews", "GenvcChecks", "GenvcTemplates",
                "GenvcSwift",
            ]),
        stage(
            "GenvcPreview",
            imports: [
                "GenvcDiagnostics", "GenvcVocabulary", "GenvcModel", "GenvcViews", "GenvcChecks", "SimpleLayout",
            ]),
        stage(
            "GenvcKit",
            imports: [
                "GenvcDiagnostics", "GenvcYAML", "GenvcVocabulary", "GenvcModel", "GenvcReader", "GenvcViews",
                "GenvcChecks", "GenvcTemplates", "GenvcSwift", "GenvcCodegen", "GenvcPreview", "SimpleLayout",
            ]),
        stage(
            "GenvcExplain",
            imports: ["GenvcDiagnostics", "GenvcVocabulary", "GenvcReader", "GenvcViews", "GenvcChecks"]),
        stage(
            "GenvcSetup",
            imports: [
                "GenvcDiagnostics", "GenvcVocabulary", "GenvcSwift", "GenvcModel", "GenvcReader", "GenvcTemplates",
                "GenvcCodegen", "GenvcKit",
            ]),
        stage("GenvcProject", imports: ["GenvcDiagnostics", "GenvcSwift", "GenvcKit", "GenvcSetup"]),
        .executableTarget(
            name: "genvc",
            dependencies: ["GenvcProject", "GenvcKit", "GenvcSetup", "GenvcExplain", "GenvcDiagnostics"]),
        .executableTarget(name: "genvc-dev", dependencies: ["GenvcKit", "GenvcSetup", "GenvcDiagnostics"]),

        // A stand-in for Apple's UIKit, so that the goldens compile on every system.
        .target(name: "UIKit", dependencies: ["GenvcChecks", "SimpleLayout"], path: "Tests/Support/UIKit"),
        // A stand-in for Apple's Accessibility, of which VoiceOver's custom content is.
        .target(name: "Accessibility", path: "Tests/Support/Accessibility"),
        // The goldens, compiled against it: a golden that does not compile stops every build.
        .target(
            name: "ExampleScreens", dependencies: ["UIKit"], path: "Examples",
            exclude: [
                // It needs selectors, which only Apple's systems have; the stand-in does the same by other means.
                "Apps", "Project/GestureActions.swift", "Dashboard/Dashboard.yml", "Feedback/Feedback.yml",
                "Login/Login.yml",
                "Profile/Profile.yml",
                "RowPatterns/RowPatterns.yml",
            ]),
        .target(
            name: "GoldenScreens", dependencies: ["Accessibility", "UIKit"], path: "Tests/Goldens/Screens",
            exclude: [
                "Project/GestureActions.swift", "Accessibility.yml", "AccessibilityContent.yml", "BoundController.yml",
                "BoundLengths.yml",
                "ButtonKind.yml", "Chats.yml", "ChildKind.yml", "CollectionKind.yml", "ComponentParts.yml",
                "Components.yml", "Contacts.yml", "ContainerKinds.yml", "ControlKinds.yml", "ControllerKeys.yml",
                "Errors.yml", "Gallery.yml", "Gestures.yml", "HostileStrings.yml", "Images.yml", "LabelKind.yml",
                "Layers.yml", "Lists.yml", "Looks.yml", "MapPlaces.yml", "MenusAndAlerts.yml", "Motion.yml",
                "NavigationKeys.yml",
                "Patterns.yml", "Cases.yml", "TakenBack.yml", "OwnSwift.yml", "Composer.yml", "Formats.yml",
                "Plurals.yml", "Player.yml",
                "Tiles.yml", "Popover.yml",
                "Relations.yml", "Runs.yml", "ScreenKeys.yml", "SectionViews.yml", "Sheet.yml", "FilledCells.yml",
                "FilledPlaces.yml", "Slots.yml",
                "Spacers.yml", "State.yml", "StayingPut.yml",
                "SurfaceKinds.yml",
                "TextFieldKind.yml",
                "Shared/cards.yml", "Shared/looks.yml", "SharedParts.yml",
                "NewForm.yml", "NewDetail.yml", "NewDashboard.yml", "NewList.yml", "PlainForm.yml", "PlainList.yml",
            ]),
        // Screens as real apps have them, with a theme of their own.
        .target(
            name: "AppScreens", dependencies: ["UIKit"], path: "Examples/Apps",
            exclude: [
                "Project/GestureActions.swift", "README.md", "genvc.yml", "Facts", "Shared/labels.yml", "Alert.yml",
                "BuyVPN.yml", "InfoCard.yml", "InstantOnboarding.yml", "Passcode.yml", "PasscodeInput.yml",
                "PushNotifications.yml", "Settings.yml", "TermsOfService.yml", "UserInfo.yml", "UserInfoHeader.yml",
            ]),
        // Of a project with tokens of its own.
        .target(
            name: "ThemedScreens", dependencies: ["UIKit"], path: "Tests/Goldens/Themed",
            exclude: ["Project/GestureActions.swift", "genvc.yml", "Tokens.yml"]),
        // Classes that are views.
        .target(
            name: "ViewScreens", dependencies: ["UIKit"], path: "Tests/Goldens/Views",
            exclude: ["Project/GestureActions.swift", "Account.yml", "Inbox.yml"]),
        // Of a project whose colors the app swaps.
        .target(
            name: "SwappedScreens", dependencies: ["UIKit"], path: "Tests/Goldens/Swapped",
            exclude: ["Project/GestureActions.swift", "genvc.yml", "Evening.yml"]),
        .target(name: "GenvcTestSupport", path: "Tests/Support/GenvcTestSupport"),
        .target(name: "RandomSpecs", path: "Tests/Support/RandomSpecs"),
        // Loads a controller with the stand-in, and compares its frames with the predicted ones.
        .target(
            name: "ScreenAgreement",
            dependencies: [
                "UIKit", "GenvcChecks", "GenvcViews", "GenvcReader", "GenvcYAML", "GenvcModel",
                "GenvcVocabulary", "GenvcDiagnostics", "SimpleLayout",
            ],
            path: "Tests/Support/ScreenAgreement"),
        // Compares the code of random specs with what is predicted for them; part of each executable made of them.
        .target(
            name: "RandomScreens",
            dependencies: ["RandomSpecs", "ScreenAgreement", "UIKit", "GenvcChecks", "GenvcViews", "GenvcVocabulary"],
            path: "Tests/Support/RandomScreens"),
        // Makes those executables, and runs them.
        .executableTarget(
            name: "random-screens",
            dependencies: [
                "RandomScreens", "RandomSpecs", "ScreenAgreement", "GenvcCodegen", "GenvcTemplates", "GenvcModel",
                "GenvcChecks", "GenvcDiagnostics",
            ],
            path: "Tests/Support/RandomScreensTool"),

        tests("GenvcDiagnosticsTests", of: ["GenvcDiagnostics", "GenvcTestSupport", "RandomSpecs"]),
        tests("GenvcYAMLTests", of: ["GenvcYAML", "GenvcDiagnostics", "GenvcTestSupport", "RandomSpecs"]),
        tests(
            "GenvcReaderTests",
            of: ["GenvcReader", "GenvcYAML", "GenvcModel", "GenvcVocabulary", "GenvcDiagnostics", "RandomSpecs"]),
        tests("SimpleLayoutTests", of: ["SimpleLayout", "RandomSpecs"]),
        tests("GenvcSwiftTests", of: ["GenvcSwift", "GenvcTestSupport", "RandomSpecs"]),
        tests("GenvcVocabularyTests", of: ["GenvcVocabulary"]),
        tests(
            "GenvcViewsTests",
            of: ["GenvcViews", "GenvcReader", "GenvcVocabulary", "GenvcYAML", "GenvcModel", "GenvcDiagnostics"]),
        tests("GenvcCodegenTests", of: ["GenvcCodegen", "GenvcKit", "GenvcDiagnostics"]),
        tests(
            "GoldenTests",
            of: [
                "GenvcKit", "GenvcSetup", "GenvcExplain", "GenvcChecks", "GenvcCodegen", "GenvcModel", "GenvcPreview",
                "GenvcReader", "GenvcViews",
                "GenvcVocabulary", "GenvcYAML", "GenvcDiagnostics", "GenvcTestSupport",
            ]),
        tests(
            "ScreenTests",
            of: [
                "ExampleScreens", "AppScreens", "GoldenScreens", "ThemedScreens", "SwappedScreens", "UIKit",
                "Accessibility",
                "ViewScreens",
                "ScreenAgreement",
                "GenvcChecks",
                "GenvcDiagnostics", "GenvcViews", "GenvcVocabulary", "SimpleLayout",
            ]),
        tests("UIKitStandInTests", of: ["UIKit"]),
        tests(
            "GenvcChecksTests",
            of: [
                "GenvcChecks", "GenvcViews", "GenvcReader", "GenvcYAML", "GenvcModel", "GenvcVocabulary",
                "GenvcDiagnostics", "RandomSpecs", "GenvcTestSupport", "SimpleLayout",
            ]),
        tests("GenvcTemplatesTests", of: ["GenvcTemplates", "GenvcDiagnostics", "GenvcTestSupport", "RandomSpecs"]),
        tests(
            "GenvcPreviewTests",
            of: [
                "GenvcPreview", "GenvcChecks", "GenvcViews", "GenvcReader", "GenvcYAML", "GenvcModel",
                "GenvcVocabulary", "GenvcDiagnostics", "SimpleLayout", "RandomSpecs", "GenvcTestSupport",
            ]),
        tests(
            "GenvcKitTests",
            of: ["GenvcKit", "GenvcChecks", "GenvcVocabulary", "SimpleLayout", "GenvcDiagnostics"]),
        tests("GenvcExplainTests", of: ["GenvcExplain", "GenvcKit", "GenvcDiagnostics"]),
        tests("GenvcSetupTests", of: ["GenvcSetup", "GenvcKit", "GenvcDiagnostics"]),
        tests("GenvcProjectTests", of: ["GenvcProject", "GenvcKit", "GenvcDiagnostics"]),
        tests("GenvcCommandTests", of: ["genvc"]),
        tests(
            "HouseTests",
            of: [
                "genvc-dev", "GenvcKit", "GenvcChecks", "GenvcExplain", "GenvcTemplates", "GenvcVocabulary",
                "GenvcReader", "GenvcYAML", "GenvcDiagnostics",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// On Linux `Double.rounded()` lives in the mathematics library, which only Foundation would bring along.
for target in package.targets where target.name == "GenvcModel" {
    target.linkerSettings = [.linkedLibrary("m", .when(platforms: [.linux]))]
}

// One loop, so that no target can differ: warnings are errors, `any` is written, imports are explicit.
for target in package.targets where target.name != "UIKit" {
    target.swiftSettings = [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
