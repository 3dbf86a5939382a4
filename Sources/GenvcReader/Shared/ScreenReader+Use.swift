import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// A file that is used, where that is said, and what it declares.
    struct Use {
        /// The path as it is written; nil for a file that the project uses.
        let path: YAMLScalar?
        /// The declarations of the file.
        let file: SharedFile
    }

    /// Reads a file without a screen and reports every mistake in it.
    ///
    /// - Parameters:
    ///   - kinds: the kinds of elements that its components may use.
    ///   - project: what holds for all files of the project.
    ///   - used: the files that it may use; those that it does are in it behind that.
    package static func readShared(
        _ tree: YAMLTree, of file: SourceFile, kinds: [Kind] = Vocabulary.kinds, project: Project = Project(),
        used: inout UsedFiles, into sink: inout DiagnosticSink
    ) -> SharedFile {
        var reader = ScreenReader(file, kinds: kinds, project: project, used: used, sink: sink)
        let shared = reader.shared(tree.root)
        sink = reader.nodes.reading.sink
        used = reader.used
        return shared
    }

    /// Reads the files that a project uses, for all its specs.
    static func readUses(
        _ entry: YAMLEntry, ofProject file: SourceFile, project: Project, used: inout UsedFiles,
        into sink: inout DiagnosticSink
    ) {
        var reader = ScreenReader(file, kinds: Vocabulary.kinds, project: project, used: used, sink: sink)
        reader.readUses([entry])
        sink = reader.nodes.reading.sink
        used = reader.used
        used.ofProject = reader.uses.map(\.file)
    }

    /// Reads the declarations of the file; other keys are reported.
    private mutating func shared(_ root: YAMLNode) -> SharedFile {
        if case .mapping(let entries) = root.content {
            let names = Key.shared.map(\.name)
            nodes.styles.isIncomplete = hasUnreadableEntry || entries.contains { !names.contains($0.key.text) }
            for entry in entries where Key.named(entry.key.text, in: Key.shared) == nil {
                reportUnknownKey(entry, in: "a file without a screen", Key.shared, beside: entries)
            }
            for entry in entries where Key.named(entry.key.text, in: Key.shared)?.effect == .tool(.imports) {
                read(entry, among: entries)
            }
            readDeclarations(entries)
            nodes.styles.readUnused(of: file.id, nodes.kinds)
            judgeTypes()
            nodes.reading.sink.add(SampledTypes(nodes.reading).findingsOfUses)
        } else if nodes.reading.sink.diagnostics.isEmpty {
            nodes.reading.report(
                .notASpec, "this file has neither styles nor components", at: root.range,
                label: "write `components:` and `styles:` as its keys")
        }
        let own = components.filter { $0.name.range.file == file.id }
        return SharedFile(
            name: file.name, file: file.id,
            styles: nodes.styles.sheet.definitions.filter { $0.name.range.file == file.id }.map(\.unused),
            components: own, needed: components.filter { $0.name.range.file != file.id },
            imports: imports, ownTypes: nodes.reading.ownTypes, membersAsText: nodes.reading.membersAsText,
            tokens: nodes.reading.tokens,
            deploymentTarget: project.deploymentTarget ?? ScreenDefaults.deploymentTarget,
            isIncomplete: nodes.reading.sink.hasErrors)
    }

    /// Reads what the other keys may name: files, styles, state and components.
    mutating func readDeclarations(_ entries: [YAMLEntry]) {
        for entry in entries {
            guard let key = Key.named(entry.key.text, in: Key.screen), key.effect == .tool(.strings),
                let value = nodes.reading.value(of: entry, for: key)
            else { continue }
            nodes.reading.isLocalized = value != .choice("literals")
        }
        readUses(entries)
        // Names come before what uses them, wherever they stand.
        for entry in entries {
            switch Key.named(entry.key.text, in: Key.screen)?.effect {
            case .tool(.styles): nodes.styles.define(entry, nodes.kinds)
            case .tool(.state): readState(entry)
            default: break
            }
        }
        for entry in entries where Key.named(entry.key.text, in: Key.screen)?.effect == .tool(.components) {
            readComponents(entry)
        }
        nodes.styles.reportUnknownKeys(nodes.kinds)
    }

    /// Takes what the files under `use` declare, behind those that the project uses.
    private mutating func readUses(_ entries: [YAMLEntry]) {
        if !used.projectUses(file) {
            for shared in used.ofProject { take(Use(path: nil, file: shared)) }
        }
        for entry in entries where Key.named(entry.key.text, in: Key.screen)?.effect == .tool(.use) {
            guard let paths = NameListFormat(nodes.reading).read(entry, noun: "the path of a file") else {
                missDeclarations()
                continue
            }
            for path in paths {
                let shared = used.file(
                    path, in: file, kinds: vocabulary, project: project, into: &nodes.reading.sink)
                guard let shared else {
                    missDeclarations()
                    continue
                }
                take(Use(path: path, file: shared))
            }
        }
    }

    /// Notes that something could not be read: what is not found may have stood there, and needs no second report.
    private mutating func missDeclarations() {
        nodes.styles.isIncomplete = true
        nodes.kinds.isIncomplete = true
    }

    /// Takes the styles and components of a file; reports names that another file has too, and a file that is named
    /// twice.
    private mutating func take(_ use: Use) {
        if let first = uses.first(where: { $0.file.file == use.file.file }) {
            guard let path = use.path else { return }
            nodes.reading.sink.add(
                Diagnostic(
                    .warning, .unused, "\(Wording.code(path.text)) is used already", at: path.range, label: "remove it",
                    related: first.path.map { [Diagnostic.Label($0.range, "here")] } ?? [],
                    help: first.path == nil ? "the project uses it for all specs" : nil))
            return
        }
        if use.file.isIncomplete { missDeclarations() }
        uses.append(use)
        nodes.reading.membersAsText += use.file.membersAsText
        for style in use.file.styles {
            if let index = nodes.styles.sheet.index(of: style.name.text) {
                reportTwice(
                    "style", style.name.text, style.name.range, nodes.styles.sheet.definitions[index].name.range, use)
            } else {
                nodes.styles.define(style)
            }
        }
        for component in use.file.all {
            let isVisible = component.name.range.file == use.file.file
            if let first = components.first(where: { $0.name.text == component.name.text }) {
                if first.name.range != component.name.range {
                    reportTwice("component", component.name.text, component.name.range, first.name.range, use)
                    continue
                }
            } else {
                components.append(component)
            }
            if isVisible, !nodes.kinds.contains(component.name.text) { nodes.add(component) }
        }
    }

    /// Reports a name that two files declare; two files of the project are the project's business.
    private mutating func reportTwice(
        _ noun: String, _ name: String, _ second: SourceRange, _ first: SourceRange, _ use: Use
    ) {
        guard let path = use.path else { return }
        nodes.reading.report(
            .duplicateName, "\(Wording.code(path.text)) has a \(noun) `\(name)`, and so has another file",
            at: path.range,
            label: "use one of them, or rename the \(noun)",
            related: [
                Diagnostic.Label(first, "the \(noun) of the other file"),
                Diagnostic.Label(second, "the \(noun) of this one"),
            ])
    }

    /// Warns of files of which nothing is used, and of components of the screen that stand nowhere; what could not be
    /// read may use them.
    mutating func checkUnusedDeclarations() {
        guard !nodes.reading.sink.hasErrors else { return }
        for use in uses {
            guard let path = use.path,
                !use.file.components.contains(where: { nodes.components.used.contains($0.name.text) }),
                !use.file.styles.contains(where: { nodes.styles.sheet.isUsed($0.name.text) })
            else { continue }
            warn("nothing of \(Wording.code(path.text)) is used", at: path.range, "remove it")
        }
        for component in components where component.name.range.file == file.id {
            let name = component.name.text
            guard !nodes.components.used.contains(name) else { continue }
            warn("component `\(name)` is never used", at: component.name.range, "delete it, or write `\(name): id`")
        }
        checkUnused(state, "nothing reads or sets the field")
        for component in components where component.name.range.file == file.id {
            checkUnused(component.parameters, "nothing reads the parameter")
            checkUnused(component.state, "nothing reads or sets the field")
        }
    }

    /// Notes fields that nothing uses. Swift of the spec may read the fields that it names, and where a field is
    /// computed, its Swift may read any.
    private mutating func checkUnused(_ fields: [StateField], _ complaint: String) {
        let hasComputed = fields.contains(where: \.isComputed)
        let swiftNames = Set(nodes.reading.swiftTexts.flatMap { SwiftText($0).names })
        for field in fields where !nodes.reading.usedNames.contains(field.name.range) {
            let name = field.name.text
            guard field.isComputed || !hasComputed, !swiftNames.contains(name) else { continue }
            nodes.reading.sink.add(
                Diagnostic(
                    .note, .unused, "\(complaint) `\(name)`", at: field.name.range,
                    label: "delete it, or write `$\(name)` where it is shown"))
        }
    }

    /// Adds a warning about something that nothing uses.
    private mutating func warn(_ message: String, at range: SourceRange, _ label: String) {
        nodes.reading.sink.add(Diagnostic(.warning, .unused, message, at: range, label: label))
    }
}
