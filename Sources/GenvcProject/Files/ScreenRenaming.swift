import GenvcDiagnostics
import GenvcKit
import GenvcSetup

/// Gives a screen another name.
package struct ScreenRenaming {
    /// The outcome of planning.
    package enum Outcome {
        /// The spec has mistakes, or describes something else.
        case refused([DiagnosticReport], because: CommandError?)
        case planned(Renaming)
    }

    /// The new name.
    let new: String
    /// The files of the project, by which uses of the old name are found.
    let tree: SourceTree
    /// The disk on which the files lie.
    let disk: Disk
    /// The specs of the project, each read once.
    private let specs: [SourceTree.Spec]
    /// The folder of templates that the command line names.
    private let templates: String?

    /// - Parameters:
    ///   - typed: the new name, as somebody typed it.
    ///   - templates: the folder of templates; nil for that of the project.
    package init(to typed: String, templates: String?, on disk: Disk) throws(CommandError) {
        guard let name = ScreenName(typed) else { throw .noScreenName(typed) }
        new = name.text
        self.disk = disk
        self.templates = templates
        tree = SourceTree("", on: disk)
        specs = SourceTree.specs(in: "", on: disk)
    }

    /// The error of a spec without a screen: who names a component is told where it stands.
    private func refusal(of spec: SourceTree.Spec, named operand: String) -> CommandError {
        let message = "`\(spec.file.name)` describes no screen that can be renamed"
        guard spec.run.names.contains(where: { $0.text == operand }) else {
            return CommandError(
                .wrongInput, message,
                help: "the names of components stand in the specs that use them; change them there")
        }
        let naming = specs.filter { spec in
            String(decoding: spec.file.bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
                .contains { $0 == operand }
        }
        let files = EnglishList.joined(naming.map { "`\(Path.shown($0.file.name))`" }, "and")
        return CommandError(
            .wrongInput, message,
            help:
                "the component `\(operand)` stands in \(files): change it there, which an editor with `genvc lsp` does at "
                + "once; then `genvc generate` makes its code, and `genvc clean` removes the old one")
    }

    /// The change that a screen needs.
    ///
    /// - Parameter operand: its name, or the path of its spec.
    package func plan(for operand: String) throws(CommandError) -> Outcome {
        let spec = try spec(named: operand)
        guard let old = spec.run.names.first, spec.run.isScreen else {
            let project = ProjectFinder(forFile: spec.file.name, on: disk).only
            let told = [SpecRun(spec.file, project: project, finder: disk.finder).report].withoutNotes
            let hasMistakes = told.count(of: .error) > 0
            return .refused(
                told, because: hasMistakes ? .unreadable(spec.file.name) : refusal(of: spec, named: operand))
        }
        guard old.text != new else {
            throw CommandError(.wrongInput, "the screen is called `\(new)` already")
        }
        if let first = spec.file.bytes[old.range.start...].first,
            [UInt8(ascii: ">"), UInt8(ascii: "|")].contains(first)
        {
            throw CommandError(
                .wrongInput, "the name in `\(spec.file.name)` stands on a line of its own",
                help: "write `screen: \(old.text)` on one line, and do the same again")
        }
        let path = spec.stem == old.text ? Self.renamed(spec.file.name, from: old.text, to: new) : spec.file.name
        let bytes = spec.file.bytes
        let changed = SourceFile(
            name: path, bytes: bytes[..<old.range.start] + Array(new.utf8) + bytes[old.range.end...])
        try refuseTwin(of: spec, by: changed)
        let made = tree.generated(for: old.text).filter {
            $0.specName == nil || $0.specName == Path.name(of: spec.file.name)
        }
        try CommandError.refuseSeveral(made.map(\.path), of: old.text)
        let isView = made.contains { SpecRun.isFile(Path.name(of: $0.path), ofStyle: .view, of: old.text) }
        let style: Genvc.Style = isView ? .view : .controller
        let code = try generate(changed, style, besides: spec)
        guard let files = code.files else { return .refused(code.reports, because: nil) }
        let former = try generate(spec.file, style, besides: spec).files ?? []
        return .planned(renaming(of: Screen(spec: spec, name: old.text, made: made), to: changed, files, former))
    }

    // MARK: The spec

    /// The spec of the screen that is meant; it throws where there is none, or where several could be meant.
    private func spec(named name: String) throws(CommandError) -> SourceTree.Spec {
        let found = SpecOperand(text: name).specs(among: specs, on: disk)
        try CommandError.refuseSeveral(found.map { Path.join(Path.folder(of: $0.file.name), name) }, of: name)
        if let spec = found.first, found.count == 1 { return spec }
        try CommandError.refuseSeveralSpecs(found, of: name)
        let renamed = specs.first { $0.run.names.contains { $0.text == new } }
        if let renamed, !tree.generated(for: name).isEmpty {
            throw CommandError(
                .wrongInput, "`\(renamed.file.name)` is called `\(new)` already",
                help: "`genvc generate` makes its code, and `genvc clean` removes that of `\(name)`")
        }
        if let unread = unreadSpec(of: name) {
            throw .unreadable(unread)
        }
        let nearest = WordSuggestion.nearest(to: name, among: specs.flatMap { $0.run.names.map(\.text) })
        throw CommandError(
            .noInput, "there is no spec of `\(name)` in this folder",
            help: nearest.isEmpty
                ? "call genvc in the folder of the app"
                : "did you mean \(EnglishList.joined(nearest.map { "`\($0)`" }, "or"))?")
    }

    /// The spec that cannot be read and that the code of a screen was made of, or that is called after the screen.
    private func unreadSpec(of name: String) -> String? {
        let makers = Set(tree.generated(for: name).compactMap(\.specName))
        return specs.first { spec in
            spec.run.names.isEmpty && (spec.stem == name || makers.contains(Path.name(of: spec.file.name)))
        }?.file.name
    }

    /// `App/Login.yml` with another name and the same ending.
    private static func renamed(_ path: String, from old: String, to new: String) -> String {
        Path.join(Path.folder(of: path), new + Path.name(of: path).dropFirst(old.count))
    }

    /// Throws where something stands under the new name, unless a run left it that was ended before it was done.
    private func refuseTwin(of spec: SourceTree.Spec, by changed: SourceFile) throws(CommandError) {
        let path = changed.name
        let isOther = path != spec.file.name && disk.identity(of: path) != disk.identity(of: spec.file.name)
        // A run that was killed leaves hidden files too.
        if isOther, Leftovers.exist(in: Path.folder(of: path), on: disk),
            (try? disk.read(path, limit: Genvc.maximumSpecBytes)) == changed.bytes
        {
            return
        }
        if isOther, disk.kind(of: path, ofLink: true) != nil {
            throw CommandError(.cannotCreate, "`\(path)` is there already", help: "write another name")
        }
        let twin = specs.first { other in
            other.file.name != spec.file.name
                && other.run.names.contains { $0.text.lowercased() == new.lowercased() }
        }
        if let twin {
            throw CommandError(
                .wrongInput, "`\(twin.file.name)` has a screen of this name already", help: "write another name")
        }
    }

    /// The code under the new name; no files where the spec is wrong.
    private func generate(
        _ changed: SourceFile, _ style: Genvc.Style, besides spec: SourceTree.Spec
    ) throws(CommandError) -> (files: [Genvc.File]?, reports: [DiagnosticReport]) {
        let projects = ProjectFinder(forFile: spec.file.name, on: disk)
        var library = try TemplateFolder.library(templates, projects, on: disk)
        var run = SpecRun(changed, project: projects.only, finder: disk.finder)
        run.check()
        let files = run.generate(&library, style: style)
        let reports = projects.reports + [run.report].withoutNotes
        return (reports.count(of: .error) == 0 ? files : nil, reports)
    }
}

extension CommandError {
    /// A spec has mistakes, so that nobody can tell what screen it describes.
    fileprivate static func unreadable(_ path: String) -> CommandError {
        CommandError(
            .wrongInput, "`\(path)` has mistakes, so its screen cannot be renamed",
            help: "`genvc validate \(path)` says what is wrong with it")
    }
}
