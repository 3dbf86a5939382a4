import Foundation
import GenvcChecks
import GenvcCodegen
import GenvcDiagnostics
import GenvcTemplates
import RandomScreens
import ScreenAgreement

/// The Swift files of random specs, as genvc makes them.
struct ControllerCode {
    /// Every spec names this class as one of the app's own.
    private static let ownClasses = "import UIKit\n\nfinal class ChartView: UIView {}\n"

    private var templates = TemplateSet(bundled: BundledTemplates.all, firstFileID: SourceFileID(rawValue: 1))
    /// What a project has once.
    private let projectFiles: [GeneratedFile]

    init() throws {
        var sink = DiagnosticSink()
        guard let files = ProjectFiles.all(templates: &templates, into: &sink) else {
            throw Failure("the templates of a project have findings")
        }
        projectFiles = files
    }

    /// Writes the controllers of `seeds`, and the program that compares them, into `folder`.
    func write(_ seeds: [UInt64], to folder: URL) throws -> [URL] {
        var copy = self
        var files: [(name: String, contents: Data)] = projectFiles.map { ($0.name, Data($0.contents)) }
        files.append(("OwnClasses.swift", Data(Self.ownClasses.utf8)))
        for seed in seeds { files.append(try copy.controller(seed)) }
        let screens = seeds.map { "    (\($0), { \(RandomScreen.name(seed: $0))ViewController() }),\n" }.joined()
        let main = "import RandomScreens\nimport UIKit\n\nRandomScreen.compare([\n\(screens)])\n"
        files.append(("main.swift", Data(main.utf8)))
        return try files.map { file in
            let place = folder.appending(path: file.name)
            try file.contents.write(to: place)
            return place
        }
    }

    /// Also of a spec with findings about its layout, which genvc would not make code of.
    private mutating func controller(_ seed: UInt64) throws -> (name: String, contents: Data) {
        guard let screen = RandomScreen.specified(seed: seed),
            let valid = ValidScreen(CheckedScreen(tree: screen.tree, findings: []))
        else { throw Failure("the spec of seed \(seed) has errors") }
        var sink = DiagnosticSink()
        let name = RandomScreen.name(seed: seed) + ".yml"
        let made = CodeGenerator.generate(valid, specName: name, templates: &templates, into: &sink)
        guard let file = made?.first else { throw Failure("the spec of seed \(seed) gives no code") }
        return (file.name, Data(file.contents))
    }
}
