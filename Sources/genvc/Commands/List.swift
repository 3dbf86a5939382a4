import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc list` makes the code of all specs in a folder and holds it against what is on the disk.
    static let list = Command(
        "list", .any("SPEC|FOLDER"), [.listFormat, .templates, .jobs],
        "lists specs, their code, and whether it is up to date",
        details: """
            Looks at the specs in FOLDER, else where genvc is called, and for their code in all of the app around. A spec
            is up to date, out of date, edited by hand where somebody changed a generated file, not generated, or has
            errors. The exit status is 0 whatever they are; `generate --check` is for CI.
            """
    ) { invocation, session throws(CommandError) in
        let format: ListFormat = try invocation.choice(.listFormat) ?? .text
        switch try ProjectCode(invocation, session) {
        case .wrong(let status): return status
        case .made(let code): return session.print(format.text(of: ListedSpec.all(of: code, on: session.disk)))
        }
    }
}

/// The format of `genvc list`.
enum ListFormat: String, Sendable, CaseIterable {
    case text, json

    fileprivate func text(of specs: [ListedSpec]) -> String {
        switch self {
        case .text: Self.table(of: specs)
        case .json: Self.document(of: specs)
        }
    }

    private static func table(of specs: [ListedSpec]) -> String {
        AlignedTable.text(
            [["state", "screen", "spec", "code"]]
                + specs.map { spec in
                    let warnings = spec.warnings > 0 ? ", " + EnglishList.count(spec.warnings, "warning") : ""
                    return [
                        spec.state.words + warnings, Self.short(spec.names), spec.spec, Self.short(spec.code),
                    ].map(VisibleText.of)
                })
    }

    /// The first of some words, and how many more there are: a file of components has many of both.
    private static func short(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        return words.count == 1 ? first : "\(first) and \(words.count - 1) more"
    }

    /// The number of the format for programs; a change that could break a reader raises it.
    private static let version = 1

    private static func document(of specs: [ListedSpec]) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("version", version)
        writer.key("specs")
        writer.list(specs, onLines: true) { spec, writer in
            writer.beginObject()
            writer.key("names")
            writer.list(spec.names) { $1.value($0) }
            writer.member("spec", spec.spec)
            writer.key("code")
            writer.list(spec.code) { $1.value($0) }
            writer.member("state", spec.state.word)
            writer.member("errors", spec.errors)
            writer.member("warnings", spec.warnings)
            writer.endObject()
        }
        writer.endObject()
        writer.endLine()
        return writer.text
    }
}
