import Foundation
import GenvcTestSupport
import Testing

/// The generated code under the settings of projects. It is compiled in the Swift 6 language mode elsewhere.
@Suite("Code in a module with other settings")
struct ModuleSettingTests {
    /// The settings of a module.
    enum Setting: CaseIterable {
        /// As in a new project of Xcode 26, where what says nothing belongs to the main actor.
        case mainActor
        /// As in a project that has not moved on to Swift 6, and asks for all warnings about concurrency.
        case swift5

        var options: [String] {
            switch self {
            case .mainActor: ["-default-isolation", "MainActor"]
            case .swift5: ["-swift-version", "5", "-strict-concurrency=complete"]
            }
        }
    }

    @Test(
        "compiles as it does elsewhere, without a warning",
        .enabled(if: SwiftCompiler.isAvailable, "there is no stand-in to compile with"),
        arguments: [
            "Examples/Code/Apps", "Examples/Code/Project", "Tests/Goldens/Screens/Code", "Tests/Goldens/Themed/Code",
            "Tests/Goldens/Views/Code",
        ], Setting.allCases)
    func goldens(path: String, setting: Setting) throws {
        // The largest folder takes as long as all others.
        if setting == .swift5, path.contains("Screens"), !Exhaustive.isOn { return }
        let folder = Tool.repository.appending(path: path)
        let files = try FileManager.default.subpathsOfDirectory(at: folder)
        let findings = try SwiftCompiler.findings(in: folder, files, setting.options)
        #expect(!files.isEmpty && findings.isEmpty, "\(findings)")
    }
}

extension FileManager {
    /// The Swift files in a folder and below, in folders behind links too, which `subpathsOfDirectory` leaves out.
    fileprivate func subpathsOfDirectory(at folder: URL) throws -> [String] {
        try contentsOfDirectory(atPath: folder.path).sorted().flatMap { name -> [String] in
            let inner = folder.appending(path: name).resolvingSymlinksInPath()
            var isFolder: ObjCBool = false
            guard fileExists(atPath: inner.path, isDirectory: &isFolder), isFolder.boolValue else {
                return name.hasSuffix(".swift") ? [name] : []
            }
            return try subpathsOfDirectory(at: inner).map { "\(name)/\($0)" }
        }
    }
}
