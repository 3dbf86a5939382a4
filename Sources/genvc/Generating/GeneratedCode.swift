import GenvcDiagnostics
import GenvcKit

/// The code of some specs, and of the files that they use.
struct GeneratedCode {
    /// The specs, behind them the files whose components they use.
    private(set) var specs: [SpecFinder.Spec]
    /// What became of each.
    private(set) var outcomes: [SpecOutcome]
    /// The drawing of the last spec that was asked for.
    let drawing: String?

    /// - Parameters:
    ///   - library: templates that are parsed already.
    ///   - drawn: whether the screens are drawn too.
    init(
        of found: [SpecFinder.Spec], _ projects: ProjectFinder, _ library: TemplateLibrary, drawn: Bool,
        inOneFile: Bool
    ) {
        func make(_ specs: [SpecFinder.Spec], _ projects: ProjectFinder) -> [SpecOutcome] {
            Cores.map(count: specs.count) { part in
                var library = library
                return specs[part].map {
                    SpecOutcome(of: $0, projects[$0.folder], drawn: drawn, inOneFile: inOneFile, &library)
                }
            }
        }
        specs = found
        outcomes = make(found, projects)
        drawing = outcomes.last?.drawing
        if !inOneFile {
            // What the screens stand on is made with them, each file once.
            let used = SpecFinder.used(outcomes.flatMap(\.used), besides: found)
            outcomes += make(used, ProjectFinder(used))
            specs += used
            refuseTwins()
        }
    }

    /// What was found, each finding once.
    var reports: [DiagnosticReport] {
        outcomes.map(\.report).withoutRepetitions
    }

    func files(at destination: Destination) -> [OutputFile] {
        zip(specs, outcomes).flatMap { destination.files($1.files, of: $0) }
    }

    // MARK: Twins

    /// A name by which files of one project must differ: on most disks `LOGIN.swift` is `Login.swift`.
    private struct Name: Hashable {
        let project: String?
        let text: String
    }

    /// Two specs that make files of the same name cannot both be compiled, nor stand in one folder.
    private mutating func refuseTwins() {
        var known: [Name: (place: String, name: String)] = [:]
        let projects = ProjectFinder(specs)
        for (index, spec) in specs.enumerated() {
            for file in outcomes[index].files {
                guard case .file(let source) = spec.input, let range = file.origin else { continue }
                let name = Name(project: projects[spec.folder]?.path, text: file.name.lowercased())
                guard let first = known[name] else {
                    let place = SourceFiles(source).main.lines.position(at: range.start)
                    known[name] = ("\(source.name):\(place.line):\(place.column)", file.name)
                    continue
                }
                outcomes[index] = outcomes[index].adding(Self.finding(file, range, first: first))
            }
        }
    }

    private static func finding(
        _ file: Genvc.File, _ range: SourceRange, first: (place: String, name: String)
    ) -> Diagnostic {
        let isSame = file.name == first.name
        return .error(
            .duplicateScreen,
            isSame
                ? "`\(file.name)` is made at \(first.place) too"
                : "`\(file.name)` differs in case only from `\(first.name)`, which is made at \(first.place)",
            at: range, label: "write another name",
            help: isSame
                ? "the screens and components of a project have different names; an app of its own has a `genvc.yml` of its own"
                : "most disks take both for one file")
    }
}
