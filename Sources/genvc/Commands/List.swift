import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc list` makes the code of all specs in a folder and holds it against what is on the disk.
    static let list = Command(
        "list", .any("SPEC|FOLDER"), [.answerFormat, .templates, .jobs],
        "lists specs, their code, and whether it is up to date",
        details: """
            Looks at the specs in FOLDER, else where genvc is called, and for their code in all of the app around. A spec
            is up to date, out of date, edited by hand where somebody changed a generated file, not generated, or has
            errors. Of a FOLDER of code alone, the specs are listed that made it. Code in FOLDER that no spec makes any
            more is listed behind them. The exit status is 0 whatever they are; `generate --check` is for CI.
            """
    ) { invocation, session throws(CommandError) in
        let folders = (invocation.operands.isEmpty ? [""] : invocation.operands).filter {
            session.disk.kind(of: $0.isEmpty ? "." : $0, ofLink: false) == .folder
        }
        let home = SpecList.homeOfSpecs(ofCodeIn: folders, invocation, session)
        switch try ProjectCode(in: home, invocation, session) {
        case .wrong(let status): return status
        case .made(let code):
            var made = ListedSpec.all(of: code, on: session.disk)
            if home != nil { made = ListedSpec.withCode(in: folders, among: made, on: session.disk) }
            let left = folders.flatMap { ListedSpec.noLongerMade(in: $0, on: session.disk) }
                // One of the folders may stand in another.
                .reduce(into: [ListedSpec]()) { left, next in
                    if !left.contains(where: { $0.code == next.code }) { left.append(next) }
                }
            guard !session.isForPrograms else { return session.print(document: SpecList.document(of: made + left)) }
            let columns = session.outputIsTerminal ? System.columns(of: .output) : nil
            let status = session.print(SpecList.table(of: made + left, columns: columns))
            for line in SpecList.notes(on: left) { session.note(line) }
            return status
        }
    }
}

/// The specs of `genvc list`, for people and for programs.
private enum SpecList {
    /// The folder with the specs of the code in some folders, where these have code alone; nil where they have specs,
    /// or no code either.
    static func homeOfSpecs(ofCodeIn folders: [String], _ invocation: Invocation, _ session: Session) -> String? {
        guard let first = folders.first, folders.count == max(1, invocation.operands.count),
            SpecFinder.find(folders.map { $0.isEmpty ? "." : $0 }, on: session.disk, standardInputName: nil).isEmpty,
            folders.allSatisfy({ SourceTree.hasGenerated(in: $0, on: session.disk) { _ in true } })
        else { return nil }
        return session.disk.projectRoot(around: first).map { $0.isEmpty ? "." : $0 }
    }

    /// The lines on code that no spec makes any more: what `genvc clean` does with it.
    static func notes(on left: [ListedSpec]) -> [String] {
        let kept = left.filter(\.isKept).flatMap(\.code).map { "`\($0)`" }
        let goes = left.count > kept.count ? ["`genvc clean` removes the code that is no longer made"] : []
        guard !kept.isEmpty else { return goes }
        let names = EnglishList.joined(kept, "and")
        return goes + [
            "\(names) \(kept.count == 1 ? "has" : "have") lines of yours: only `genvc clean --force` removes "
                + "\(kept.count == 1 ? "it, and keeps a copy" : "them, and keeps a copy of each")"
        ]
    }

    static func table(of specs: [ListedSpec], columns: Int?) -> String {
        AlignedTable.text(
            [["state", "screen", "spec", "code"]]
                + specs.map { spec in
                    let warnings = spec.warnings > 0 ? ", " + EnglishList.count(spec.warnings, "warning") : ""
                    return [
                        spec.state.words + warnings, short(spec.names), spec.spec, short(spec.code),
                    ].map(VisibleText.of)
                }, columns: columns)
    }

    /// The first of some words, and how many more there are: a file of components has many of both.
    private static func short(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        return words.count == 1 ? first : "\(first) and \(words.count - 1) more"
    }

    static func document(of specs: [ListedSpec]) -> String {
        JSONWriter.document { writer in
            writer.list("specs", specs, onLines: true) { spec, writer in
                writer.object { writer in
                    writer.list("names", spec.names)
                    writer.member("spec", spec.spec)
                    writer.list("code", spec.code)
                    writer.member("state", spec.state.word)
                    writer.member("errors", spec.errors)
                    writer.member("warnings", spec.warnings)
                }
            }
        }
    }
}
