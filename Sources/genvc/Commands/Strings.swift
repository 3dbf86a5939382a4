import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc strings` makes the code of all specs and prints the texts in it as a string catalogue, or puts them into
    /// one.
    static let strings = Command(
        "strings", .many("SPEC|FOLDER"), [.catalog, .checkCatalog, .language, .answerFormat, .templates, .jobs],
        "prints the texts of screens as a string catalogue of Xcode, or puts them into one",
        details: """
            `genvc strings Screens -o Localizable.xcstrings` adds what the catalogue lacks, with a comment for
            translators, and changes source texts that the specs have otherwise; their translations are then marked for
            review. Whatever else stands in it stays. The forms of plurals stand there alone, so that `genvc generate`
            adds them by itself; all other texts Xcode finds in the code as well. A text that no spec has any more goes
            if nobody translated it, and is stale if somebody did.

            `genvc strings Screens --check` writes nothing: it holds the catalogue of the app, or the one behind `-o`,
            against the specs, and fails where one has a text that the other has not, or another text, or where the
            placeholders of a translation are not those of the text.
            """
    ) { invocation, session throws(CommandError) in
        try StringsCommand.run(invocation, session)
    }
}

/// Prints the texts of screens, or puts them into a catalogue.
enum StringsCommand {
    static func run(_ invocation: Invocation, _ session: Session) throws(CommandError) -> ExitStatus {
        let language = invocation.value(.language)
        if let language, !isLanguage(language) {
            throw .usage("`\(language)` is no language", help: "write it as Xcode does: `de`, `pt-BR`, `zh-Hans`")
        }
        if let catalog = invocation.operands.first(where: { Path.hasExtension($0, "xcstrings") }) {
            let others = invocation.operands.filter { $0 != catalog }
            let specs = others.isEmpty ? "SPECS" : others.joined(separator: " ")
            throw .usage(
                "`\(catalog)` is a string catalogue, and no spec",
                help: "write `genvc strings \(specs) \(invocation.has(.checkCatalog) ? "--check " : "")-o \(catalog)`")
        }
        let code: GeneratedCode
        switch try CodeOfSpecs(invocation, session) {
        case .made(let made, _): code = made
        case .wrong(let status): return status
        }
        if invocation.has(.checkCatalog) { return try CatalogChecking.run(code, invocation, session) }
        let files = code.outcomes.flatMap(\.files)
        guard let path = invocation.value(.catalog), path != "-" else {
            let texts = StringCatalog.texts(of: files)
            let catalog = StringCatalog(of: texts, language: language ?? StringCatalog.standardLanguage).bytes + [10]
            return session.print(document: String(decoding: catalog, as: UTF8.self))
        }
        return try write(files, language, into: path, madeOf: code.sources, session)
    }

    /// Puts the texts of files into the catalogue at a path, which may be that of its folder.
    private static func write(
        _ files: [Genvc.File], _ language: String?, into path: String, madeOf sources: [SourceFile],
        _ session: Session
    ) throws(CommandError) -> ExitStatus {
        let place = try catalogPlace(path, session)
        try OutputLink.refuse(in: place, on: session.disk)
        let catalog = CatalogFile(at: place, of: files, language: language, .all, on: session.disk)
        session.show(catalog.reports, nothingGenerated: catalog.reports.status != .success)
        guard catalog.reports.status == .success else { return catalog.reports.status }
        guard let file = catalog.file else {
            session.note("`\(place)` has all texts already")
            return .success
        }
        let done = try session.outputWriter.write([file], overwriting: .own, madeOf: sources)
        session.tell(of: done, isCounted: false)
        for line in catalog.lines { session.note(line) }
        return .success
    }

    /// The path of the catalogue that a path names, which may be that of its folder.
    static func catalogPlace(_ path: String, _ session: Session) throws(CommandError) -> String {
        if session.disk.kind(of: path, ofLink: false) == .folder { return Path.join(path, StringCatalog.name) }
        guard Path.hasExtension(path, "xcstrings") else {
            throw .usage(
                "`\(path)` is no string catalogue",
                help: "name a folder, or a file: `\(Path.join(Path.folder(of: path), StringCatalog.name))`")
        }
        return path
    }

    /// True for letters, digits and hyphens, as languages are written.
    private static func isLanguage(_ text: String) -> Bool {
        guard let first = text.utf8.first, first != UInt8(ascii: "-") else { return false }
        return text.utf8.allSatisfy { byte in
            let small = byte | 32
            let isLetter = small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
            return isLetter || byte == UInt8(ascii: "-") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        }
    }
}
