import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc doctor` looks at a project as a whole by a `Checkup`.
    static let doctor = Command(
        "doctor", .optional("DIR"), [.answerFormat, .templates, .jobs],
        "says what a project lacks, and what to do about it",
        details: """
            Looks at the specs in DIR, else where genvc is called: at their project file, their errors, at all layouts that
            `genvc validate` tries, at their code, at what the code stands on, at the Swift of yours that it names, at
            generated files that no spec makes any more, and at what runs left that did not end. A line that begins with
            `ok` is as it should be; below each other line stands what to do. The exit status is 1 where there is such a
            line. Nothing is written.
            """
    ) { invocation, session throws(CommandError) in
        switch try ProjectCode(isValidating: true, invocation, session) {
        case .wrong(let status): return status
        case .made(let code):
            return try Checkup(of: code, invocation.operands.first ?? "", session).print()
        }
    }
}

/// The state of a project, point by point.
struct Checkup {
    /// One thing that was looked at.
    private struct Point {
        let isRight: Bool
        let text: String
        /// The lines that say what to do; empty where all is right.
        let help: [String]

        static func right(_ text: String) -> Point { Point(isRight: true, text: text, help: []) }

        /// - Parameters:
        ///   - help: What to do.
        ///   - lines: Swift to paste for it.
        static func wrong(_ text: String, help: String, lines: [String] = []) -> Point {
            Point(isRight: false, text: text, help: [help] + lines)
        }
    }

    private let session: Session
    private var points: [Point] = []

    /// - Parameter folder: The folder of the specs as the user names it; empty for the one genvc is called in.
    init(of code: GeneratedCode, _ folder: String, _ session: Session) throws(CommandError) {
        self.session = session
        look(at: ListedSpec.all(of: code, on: session.disk), in: folder)
        lookAtProject(around: code.specs.first?.folder ?? "")
        lookAtNeeds(of: code, folder)
        try lookAtRest(in: folder)
    }

    /// Prints the points; status 1 if any of them is not right.
    func print() -> ExitStatus {
        let isRight = points.allSatisfy(\.isRight)
        let printed =
            session.isForPrograms
            ? session.print(document: document(isRight)) : session.print(session.fitted(text))
        guard printed == .success else { return printed }
        return isRight ? .success : .wrongInput
    }

    private func document(_ isRight: Bool) -> String {
        JSONWriter.document { writer in
            writer.member("genvc", Genvc.version)
            writer.member("isRight", isRight)
            writer.list("points", points, onLines: true) { point, writer in
                writer.object { writer in
                    writer.member("isRight", point.isRight)
                    writer.member("text", point.text)
                    if !point.help.isEmpty { writer.list("help", point.help) }
                }
            }
        }
    }

    private var text: String {
        let lines =
            ["ok  genvc \(Genvc.version)"]
            + points.flatMap { point in
                [(point.isRight ? "ok  " : "!!  ") + point.text] + point.help.map { "    " + $0 }
            }
        return lines.map { VisibleText.of($0) + "\n" }.joined()
    }

    private mutating func look(at specs: [ListedSpec], in folder: String) {
        let place = folder.isEmpty ? "." : folder
        points.append(.right(EnglishList.count(specs.count, "spec")))
        func named(_ isMeant: (ListedSpec.State) -> Bool) -> [ListedSpec] { specs.filter { isMeant($0.state) } }
        func add(_ found: [ListedSpec], _ words: String, _ help: String) {
            guard !found.isEmpty else { return }
            points.append(
                .wrong(
                    "\(EnglishList.count(found.count, "spec")) \(words): \(Self.list(found.map(\.spec)))", help: help))
        }
        let wrong = named { if case .hasErrors = $0 { true } else { false } }
        add(wrong, "with errors", "`genvc validate \(place)` shows them")
        // Nothing is generated while a spec has errors.
        let condition = wrong.isEmpty ? "" : " once no spec has errors"
        add(named { $0 == .notGenerated }, "without code", "`genvc generate \(place)` makes it" + condition)
        add(
            named { $0 == .outOfDate }, "whose code is out of date",
            "`genvc generate \(place)` makes it anew" + condition)
        add(
            named { $0 == .edited }, "whose code was edited by hand",
            "move what you need into the spec or a file of your own; `genvc generate \(place) --diff` shows it")
        let warnings = specs.reduce(0) { $0 + $1.warnings }
        let isCurrent = !specs.contains { $0.state != .upToDate }
        if isCurrent { points.append(.right("the code of all specs is up to date")) }
        if warnings > 0 {
            points.append(
                .right("\(EnglishList.count(warnings, "warning")); `genvc validate \(place)` shows them"))
        }
    }

    private mutating func lookAtProject(around folder: String) {
        if let home = session.disk.projectFolder(around: folder) {
            points.append(.right("project file `\(Path.join(home, ProjectFile.name))`"))
        } else {
            let text =
                "no project file `\(ProjectFile.name)`, which is for what all screens share: `genvc init` writes one"
            points.append(.right(text))
        }
    }

    /// Looks for what the code stands on: the theme, shipped components, extensions, and what people write for it.
    private mutating func lookAtNeeds(of code: GeneratedCode, _ folder: String) {
        // If every spec has errors, there is no code that stands on anything.
        guard code.specs.isEmpty || code.outcomes.contains(where: { !$0.files.isEmpty }) else { return }
        let needs = GeneratedApp(of: code, at: .besideSpecs, on: session.disk)
        guard let needs else {
            let text = "nothing says how far the app reaches, so theme and components were not looked for: `genvc init`"
            points.append(.right(text + " or `git init` does"))
            return
        }
        if needs.missing.isEmpty {
            points.append(.right("the theme and the components that the code needs are there"))
        }
        for missing in needs.missing {
            guard missing.isCertain else {
                points.append(.wrong(missing.doubt.text, help: missing.doubt.help))
                continue
            }
            for message in missing.messages(besides: []) {
                points.append(.wrong(message.text, help: message.help, lines: message.lines))
            }
        }
        for catalog in AppCatalogs(for: code, at: .besideSpecs, in: needs, on: session.disk).all {
            guard let error = catalog.reports.lazy.flatMap(\.diagnostics).first(where: { $0.severity == .error })
            else { continue }
            points.append(
                .wrong(
                    "`\(Path.shown(catalog.path))`, which has the forms of plurals, is no string catalogue: \(error.message)",
                    help: "mend it; until then `genvc generate` stops there"))
        }
        points += MissingSwift(of: code, in: needs.tree.read, folder, on: session.disk).messages.map {
            .wrong($0.text, help: $0.help)
        }
    }

    /// Looks for generated files that no spec makes any more, and for what is left of runs that did not end.
    private mutating func lookAtRest(in folder: String) throws(CommandError) {
        let dead = try DeadCode(in: folder, isAll: false, isForced: false, on: session.disk)
        if !dead.paths.isEmpty {
            let text = EnglishList.count(dead.paths.count, "generated file") + " that no spec makes any more: "
            points.append(
                .wrong(
                    text + Self.list(dead.paths),
                    help: "`genvc clean\(folder.isEmpty ? "" : " " + folder)` removes them"))
        }
        if !dead.kept.isEmpty {
            let text = EnglishList.count(dead.kept.count, "file") + " of specs that are gone, with lines of yours: "
            points.append(
                .wrong(
                    text + Self.list(dead.kept),
                    help:
                        "keep your lines elsewhere; `genvc clean\(folder.isEmpty ? "" : " " + folder) --force` removes "
                        + "\(dead.kept.count == 1 ? "it" : "them"), and keeps a copy of each"))
        }
        let littered = SourceTree.unread(in: folder, on: session.disk).littered
        guard !littered.isEmpty else { return }
        points.append(
            .wrong(
                "hidden files of runs that did not end, in \(Self.list(littered))",
                help: "the next `genvc generate` there puts them right"))
    }

    /// The first few of some paths.
    private static func list(_ paths: [String]) -> String {
        let shown = paths.prefix(3).map { "`\(Path.shown($0))`" }
        let rest = paths.count - shown.count
        return EnglishList.joined(shown + (rest > 0 ? ["\(rest) more"] : []), "and")
    }
}
