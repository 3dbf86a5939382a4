import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// Holds the string catalogue of an app against the texts of its specs.
enum CatalogChecking {
    /// Prints the differences; status 1 if there is one.
    ///
    /// - Throws: `CommandError` where there is no catalogue.
    static func run(_ code: GeneratedCode, _ invocation: Invocation, _ session: Session) throws(CommandError)
        -> ExitStatus
    {
        let path = try place(code, invocation, session)
        guard session.disk.kind(of: path, ofLink: false) != nil else {
            throw CommandError(
                .noInput, "there is no string catalogue `\(path)`",
                help: "`genvc strings SPECS -o \(path)` writes one")
        }
        let (found, report) = CatalogFile.differences(
            at: path, of: code.outcomes.flatMap(\.files), language: invocation.value(.language), on: session.disk)
        session.show([report])
        guard let found else { return report.count(of: .error) > 0 ? [report].status : .wrongInput }
        let printed =
            session.isForPrograms
            ? session.print(document: document(of: found, path)) : session.print(text(of: found, path))
        guard printed == .success, !found.isEmpty else { return printed }
        session.fail("the specs and `\(path)` differ in \(EnglishList.count(found.count, "text"))")
        if found.contains(where: { $0.sort != .placeholders }) {
            session.help("`genvc strings SPECS -o \(path)` adds and changes texts; translations are yours")
        }
        return .wrongInput
    }

    /// The path of the catalogue: the one that `-o` names, or that of the app of the first spec.
    private static func place(_ code: GeneratedCode, _ invocation: Invocation, _ session: Session)
        throws(CommandError) -> String
    {
        if let path = invocation.value(.catalog) { return try StringsCommand.catalogPlace(path, session) }
        let app = GeneratedApp(of: code, at: .besideSpecs, on: session.disk)
        let folder = code.specs.first?.folder ?? ""
        switch AppCatalogs.place(around: folder, app?.tree, on: session.disk) {
        case .catalog(let path): return path
        case .olderTable(let path):
            throw CommandError(
                .noInput, "the texts of the app stand in `\(path)`, which is no string catalogue",
                help: "migrate it in Xcode, or name a catalogue behind `-o`")
        }
    }

    private static func text(of found: [CatalogDifference], _ path: String) -> String {
        found.map { "\(Path.shown(path)): \(VisibleText.of($0.text))\n" }.joined()
    }

    private static func document(of found: [CatalogDifference], _ path: String) -> String {
        JSONWriter.document { writer in
            writer.member("catalogue", Path.shown(path))
            writer.list("differences", found, onLines: true) { difference, writer in
                writer.object { writer in
                    writer.member("sort", difference.sort.rawValue)
                    writer.member("key", difference.key)
                    if let language = difference.language { writer.member("language", language) }
                    writer.member("text", difference.text)
                }
            }
        }
    }
}
