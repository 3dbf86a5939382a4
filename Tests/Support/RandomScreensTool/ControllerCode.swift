import Foundation
import GenvcChecks
import GenvcCodegen
import GenvcDiagnostics
import GenvcModel
import GenvcTemplates
import RandomScreens
import ScreenAgreement

/// The Swift files of random specs, as genvc makes them.
struct ControllerCode {
    /// Every spec names this class as one of the app's own.
    private static let ownClasses = "import UIKit\n\nfinal class ChartView: UIView {}\n"

    private(set) var templates = TemplateSet(bundled: BundledTemplates.all, firstFileID: SourceFileID(rawValue: 1))
    /// The files that a project has once.
    private let projectFiles: [GeneratedFile]

    init() throws {
        var sink = DiagnosticSink()
        guard let files = ProjectFiles.all(tokens: .shipped, templates: &templates, into: &sink) else {
            throw Failure("the templates of a project have findings")
        }
        // A file with selectors compiles on Apple's systems only, and no random screen uses it.
        projectFiles = files.filter { $0.name != "GestureActions.swift" }
    }

    /// Writes the controllers of `screens`, and the program that compares them, into `folder`.
    func write(_ screens: [RandomScreen], to folder: URL) throws -> [URL] {
        var copy = self
        var files: [(name: String, contents: Data)] = projectFiles.map { ($0.name, Data($0.contents)) }
        files.append(("OwnClasses.swift", Data(Self.ownClasses.utf8)))
        for screen in screens { files.append(try copy.controller(screen)) }
        files.append(("main.swift", Data(Self.program(screens).utf8)))
        return try files.map { file in
            let place = folder.appending(path: file.name)
            try file.contents.write(to: place)
            return place
        }
    }

    /// Writes what a project has once, and what the app has of its own, into `folder`.
    func writeProject(to folder: URL, _ ownCode: String) throws -> [URL] {
        let files = projectFiles.map { ($0.name, Data($0.contents)) } + [("OwnTypes.swift", Data(ownCode.utf8))]
        return try files.map { name, contents in
            let place = folder.appending(path: name)
            try contents.write(to: place)
            return place
        }
    }

    /// Also of a spec with findings about its layout, which genvc would not make code of.
    private mutating func controller(_ screen: RandomScreen) throws -> (name: String, contents: Data) {
        guard let specified = screen.specified,
            let valid = ValidScreen(CheckedScreen(tree: specified.tree, findings: []))
        else { throw Failure("the spec of \(screen.name) has errors") }
        var sink = DiagnosticSink()
        let made = CodeGenerator.generate(valid, specName: screen.name + ".yml", templates: &templates, into: &sink)
        guard let file = made?.first else { throw Failure("the spec of \(screen.name) gives no code") }
        return (file.name, Data(file.contents))
    }

    private static func program(_ screens: [RandomScreen]) -> String {
        let calls = screens.map { screen in
            """
            RandomScreen(name: "\(screen.name)", seed: \(screen.seed), spec: ##\"\"\"
            \(screen.spec)
            \"\"\"##).compare { \(screen.name)ViewController() }

            """
        }
        return "import RandomScreens\n\n" + calls.joined()
    }
}
