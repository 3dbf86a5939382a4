import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc format` writes what `FormattedSpec` makes of each file.
    static let format = Command(
        "format", .many("SPEC|FOLDER"), [.check, .shortSpec, .templates, .answerFormat, .name],
        "puts specs into their canonical form",
        details: """
            Two spaces a level, one space between words, at most one empty line in a row, LF at the end of each
            line. Lists and mappings in brackets stay so where they fit into 120 columns. An element begins with its
            kind, then comes `repeat`; its cases stand behind its other keys, and what it holds behind those. A file
            begins with `screen` and with what is true of all of it; what is around the screen and `state` come
            next, and then rows, styles and components. All else stays in your order, with your quotes. A comment
            stays with what it stands above or behind. Of a folder the specs are formatted and each `genvc.yml`;
            folders that are hidden or come from elsewhere (`Pods`, `Carthage`, `node_modules`) are left alone. The
            spec means the same; one that cannot be parsed stays as it is. `-` is standard input, which is formatted
            to standard output.

            `--short` takes back what `genvc expand` spells out, and what you wrote out yourself: parts of a value
            become its shorthand, and a default goes, as does the comment that `expand` wrote for it. Your comments
            stay, and so does a value with a comment in it, and a default with a comment behind or right above it.
            The code stays the same, byte for byte.
            """
    ) { invocation, session throws(CommandError) in
        let isStandardInput = invocation.operands.contains("-")
        guard !isStandardInput || invocation.operands.count == 1 else {
            throw .usage(
                "`-` is formatted to standard output, and files in their places",
                help: "call `genvc format` once for `-` and once for the files")
        }
        let found =
            SpecFinder.find(
                invocation.operands, on: session.disk, standardInputName: invocation.value(.name), entersForeign: false)
            + SpecFinder.projectFiles(invocation.operands, on: session.disk)
        guard !found.isEmpty else { throw .noSpecs(in: invocation.operands) }
        let formatting =
            invocation.has(.shortSpec)
            ? try Formatting(shortening: found, templates: invocation.value(.templates), session)
            : Formatting(of: found)
        let left = formatting.tellOfLeft(session)
        if session.isForPrograms, invocation.has(.check) { return formatting.printStates(session, left) }
        let done =
            if isStandardInput {
                invocation.has(.check) ? formatting.checkText(session) : formatting.printText(session)
            } else {
                invocation.has(.check)
                    ? try formatting.checkFiles(session) : try formatting.writeFiles(session)
            }
        return left == .success ? done : left
    }
}

/// The files of a run in their canonical form.
private struct Formatting {
    /// The files, and what they are to be.
    private var formatted: [(file: SourceFile, contents: [UInt8])] = []
    /// The findings of those that cannot be parsed.
    private var reports: [DiagnosticReport] = []
    /// The paths of those that have no canonical form that says the same.
    private var kept: [String] = []

    /// Formats each file; nothing is written.
    init(of specs: [SpecFinder.Spec]) {
        for spec in specs {
            switch spec.input {
            case .refused(let report): reports.append(report)
            case .file(let file): add(FormattedSpec(file), of: file)
            }
        }
    }

    /// Makes each spec as short as it can be; project files are formatted.
    init(shortening specs: [SpecFinder.Spec], templates: String?, _ session: Session) throws(CommandError) {
        let projects = ProjectFinder(specs, on: session.disk)
        reports += projects.reports
        guard reports.count(of: .error) == 0 else { return }
        var library = try TemplateFolder.library(templates, projects, on: session.disk)
        for spec in specs {
            switch spec.input {
            case .refused(let report): reports.append(report)
            case .file(let file) where Path.name(of: file.name) == ProjectFile.name: add(FormattedSpec(file), of: file)
            case .file(let file):
                func run(_ file: SourceFile) -> SpecRun {
                    SpecRun(file, project: projects[spec.folder], finder: session.disk.finder)
                }
                add(ShortSpec(run(file), &library, reading: run).result, of: file)
            }
        }
    }

    private mutating func add(_ result: FormattedSpec, of file: SourceFile) {
        switch result {
        case .formatted(let contents): formatted.append((file, contents))
        case .refused(let report): reports.append(report)
        case .unsafe: kept.append(file.name)
        }
    }

    /// Tells of the files that stay as they are since they cannot be formatted.
    func tellOfLeft(_ session: Session) -> ExitStatus {
        session.show(reports)
        for path in kept {
            session.fail("`\(path)` stays as it is: formatted it would not say the same, or lack a comment")
        }
        let status = reports.status
        return status == .success && !kept.isEmpty ? .wrongInput : status
    }

    /// Prints for programs which files are formatted.
    func printStates(_ session: Session, _ left: ExitStatus) -> ExitStatus {
        let refused = reports.map(\.files.main.file.name) + kept
        let isFormatted = formatted.allSatisfy { $0.file.bytes == $0.contents }
        let states =
            formatted.map { ($0.file.name, $0.file.bytes == $0.contents ? "formatted" : "unformatted") }
            + refused.map { ($0, "unreadable") }
        let document = JSONWriter.document { writer in
            writer.list("files", states, onLines: true) { state, writer in
                writer.object { writer in
                    writer.member("file", Path.shown(state.0))
                    writer.member("state", state.1)
                }
            }
        }
        let printed = session.print(document: document)
        guard printed == .success, left == .success else { return printed == .success ? left : printed }
        return isFormatted ? .success : .wrongInput
    }

    // MARK: Files

    /// The files as they are to be written.
    private var outputs: [OutputFile] {
        formatted.map { OutputFile(path: $0.file.name, contents: $0.contents, isUsers: true, basis: $0.file.bytes) }
    }

    /// Writes the files that are not formatted, and says which.
    func writeFiles(_ session: Session) throws(CommandError) -> ExitStatus {
        guard !formatted.isEmpty else { return .success }
        let done = try session.outputWriter.write(outputs, overwriting: .own)
        session.tell(of: done)
        return .success
    }

    /// Prints what is not formatted, and fails if anything is not.
    func checkFiles(_ session: Session) throws(CommandError) -> ExitStatus {
        let plan = try WritePlan(outputs, overwriting: .own, on: session.disk)
        // A diff shows no line ends, and no mark of UTF-8 at the beginning.
        for (file, contents) in formatted where file.bytes != contents {
            guard UnifiedDiff(file.bytes, "", contents, "").text.isEmpty else { continue }
            session.note("\(Path.shown(file.name)): its lines end in CRLF, or it begins with a byte order mark")
        }
        return check(plan.difference, plan.pending.count, session)
    }

    // MARK: Standard input

    /// Prints the text of standard input in its canonical form.
    func printText(_ session: Session) -> ExitStatus {
        formatted.first.map { session.print($0.contents) } ?? .success
    }

    /// Prints what is not formatted in the text of standard input, and fails if anything is not.
    func checkText(_ session: Session) -> ExitStatus {
        guard let text = formatted.first, text.file.bytes != text.contents else { return .success }
        let name = text.file.name
        return check(UnifiedDiff(text.file.bytes, name, text.contents, name).text, 1, session)
    }

    private func check(_ difference: String, _ count: Int, _ session: Session) -> ExitStatus {
        guard count > 0 else { return .success }
        let printed = session.print(difference: difference)
        guard printed == .success else { return printed }
        session.fail(
            "\(count) of \(EnglishList.count(formatted.count, "file")) \(count == 1 ? "is" : "are") not formatted")
        session.help("the same call without `--check` formats \(count == 1 ? "it" : "them")")
        return .wrongInput
    }
}
