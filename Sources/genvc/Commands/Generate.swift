import GenvcDiagnostics
import GenvcKit

extension Command {
    /// `genvc SPEC`: what one does first, so it needs no name.
    static let print = Command(
        "", .one("SPEC"), [.templates, .name],
        "prints the view controller of a spec",
        details: """
            SPEC may be `-`, standard input. On a terminal the drawing of the screen appears besides. Components that the
            spec declares itself follow its controller; those of a file under `use` are printed of that file.
            """
    ) { invocation, session throws(CommandError) in
        let spec = SpecFinder.Spec(file: invocation.operands[0], standardInputName: invocation.value(.name))
        return try GenerateCommand(invocation, session).run([spec], to: .standardOutput)
    }

    static let generate = Command(
        "generate", .many("SPEC|FOLDER"), [.output, .templates, .name, .force],
        "writes the view controllers of specs",
        details: """
            Without `-o` a file stands beside its spec. Of a folder every .yml and .yaml file with `screen:`, or with
            `components:` alone, is read, and `-o DIR` has the same subfolders. The components of a file under `use` are
            made too, once for all specs, each in a file of its own. Nothing is written unless all specs are right; a file that is as it should
            be is not touched, and one that was edited by hand is kept.
            """
    ) { invocation, session throws(CommandError) in
        let found = SpecFinder.find(invocation.operands, standardInputName: invocation.value(.name))
        return try GenerateCommand(invocation, session).run(found, to: try destination(invocation, of: found))
    }

    private static func destination(
        _ invocation: Invocation, of found: [SpecFinder.Spec]
    ) throws(CommandError) -> GenerateCommand.Destination {
        guard let path = invocation.value(.output) else {
            return invocation.operands == ["-"] ? .standardOutput : .besideSpecs
        }
        let isFolder = System.kind(of: path, ofLink: false) == .folder || path.utf8.last == UInt8(ascii: "/")
        let isFile = path == "-" || !isFolder && Path.hasExtension(path, "swift")
        guard isFile else { return .folder(path) }
        guard found.count <= 1 else {
            throw .usage(
                "\(EnglishList.count(found.count, "spec")) cannot go to one file", help: "name a folder behind `-o`")
        }
        return path == "-" ? .standardOutput : .file(path)
    }
}

/// Generates the code of some specs, all checked before anything is written.
struct GenerateCommand {
    enum Destination {
        case standardOutput
        case besideSpecs
        case folder(String)
        case file(String)

        var isStandardOutput: Bool {
            if case .standardOutput = self { return true }
            return false
        }

        /// True where all that is made follows each other.
        var isOneFile: Bool {
            switch self {
            case .standardOutput, .file: true
            case .besideSpecs, .folder: false
            }
        }
    }

    private let invocation: Invocation
    private let session: Session

    init(_ invocation: Invocation, _ session: Session) {
        self.invocation = invocation
        self.session = session
    }

    func run(_ found: [SpecFinder.Spec], to destination: Destination) throws(CommandError) -> ExitStatus {
        guard !found.isEmpty else { throw .noSpecs(in: invocation.operands) }
        var library = try TemplateFolder.library(invocation.value(.templates))
        let templates = library.prepare(includingBundled: found.count > 1)
        guard templates.count(of: .error) == 0 else {
            session.show([templates], nothingGenerated: true)
            return .wrongInput
        }
        let projects = ProjectFinder(found)
        guard projects.reports.count(of: .error) == 0 else {
            session.show(projects.reports, nothingGenerated: true)
            return projects.reports.status
        }
        let drawsToError = destination.isStandardOutput && session.errorIsTerminal
        let prepared = library
        func make(_ specs: [SpecFinder.Spec], _ projects: ProjectFinder) -> [Outcome] {
            Cores.map(count: specs.count) { part in
                var library = prepared
                return specs[part].map {
                    Self.outcome(
                        of: $0, projects[$0.folder], drawn: drawsToError, inOneFile: destination.isOneFile, &library)
                }
            }
        }
        var (found, outcomes) = (found, make(found, projects))
        let drawing = outcomes.last?.drawing
        if !destination.isOneFile {
            // What the screens stand on is made with them, each file once.
            let used = SpecFinder.used(outcomes.flatMap(\.used), besides: found)
            outcomes += make(used, ProjectFinder(used))
            found += used
        }
        let reports = outcomes.map(\.report).withoutRepetitions
        let files = zip(found, outcomes).flatMap { outputFiles($1.files, of: $0, to: destination) }
        let shown = reports.withoutNotes
        let status = shown.status
        if let drawing { session.show(drawing + "\n") }
        session.show(shown, nothingGenerated: status != .success)
        guard status == .success else { return status }
        if destination.isStandardOutput { return session.print(files.flatMap(\.contents)) }
        _ = try OutputWriter.write(files, overwriting: invocation.has(.force) ? .all : .own)
        return .success
    }

    /// What became of one spec.
    private struct Outcome: Sendable {
        let report: DiagnosticReport
        var files: [Genvc.File] = []
        /// The files whose components it uses.
        var used: [String] = []
        var drawing: String?
    }

    private static func outcome(
        of spec: SpecFinder.Spec, _ project: ProjectFile?, drawn: Bool, inOneFile: Bool,
        _ library: inout TemplateLibrary
    ) -> Outcome {
        switch spec.input {
        case .refused(let report): return Outcome(report: report)
        case .file(let file):
            var run = SpecRun(file, project: project, finder: InputFile.find)
            run.check()
            let files = run.generate(&library, inOneFile: inOneFile) ?? []
            return Outcome(
                report: run.report, files: files, used: run.usedFiles, drawing: drawn ? run.drawing() : nil)
        }
    }

    private func outputFiles(
        _ generated: [Genvc.File], of spec: SpecFinder.Spec, to destination: Destination
    ) -> [OutputFile] {
        switch destination {
        case .standardOutput:
            generated.map { OutputFile(root: "", name: $0.name, contents: $0.contents) }
        case .besideSpecs:
            generated.map { OutputFile(root: spec.folder, name: $0.name, contents: $0.contents) }
        case .folder(let folder):
            generated.map {
                OutputFile(root: folder, name: Path.join(spec.subfolder, $0.name), contents: $0.contents)
            }
        case .file(let path):
            [OutputFile(path: path, contents: generated.flatMap(\.contents))]
        }
    }
}
