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
            errors. Code in FOLDER that no spec makes any more is listed behind them. The exit status is 0 whatever they
            are; `generate --check` is for CI.
            """
    ) { invocation, session throws(CommandError) in
        let isForPrograms = try invocation.isForPrograms
        switch try ProjectCode(invocation, session) {
        case .wrong(let status): return status
        case .made(let code):
            let made = ListedSpec.all(of: code, on: session.disk)
            let folders = invocation.operands.isEmpty ? [""] : invocation.operands
            let left = folders.filter { session.disk.kind(of: $0.isEmpty ? "." : $0, ofLink: false) == .folder }
                .flatMap { ListedSpec.noLongerMade(in: $0, on: session.disk) }
                // One of the folders may stand in another.
                .reduce(into: [ListedSpec]()) { left, next in
                    if !left.contains(where: { $0.code == next.code }) { left.append(next) }
                }
            guard !isForPrograms else { return session.print(SpecList.document(of: made + left)) }
            let columns = session.outputIsTerminal ? System.columns(of: .output) : nil
            let status = session.print(SpecList.table(of: made + left, columns: columns))
            if !left.isEmpty { session.note("`genvc clean` removes the code that is no longer made") }
            return status
        }
    }
}

/// The specs of `genvc list`, for people and for programs.
private enum SpecList {
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
