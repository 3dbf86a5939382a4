import GenvcDiagnostics
import GenvcTemplates

/// The templates of a run: those inside the executable, and the user's on top of them.
package struct TemplateLibrary: Sendable {
    /// The numbers of the user's templates as source files begin behind those of the bundled ones.
    private static let firstFile = SourceFileID(rawValue: 1)

    /// All templates by name; the user's stand in the place of bundled ones.
    package var templates: TemplateSet
    /// The user's templates, numbered behind the bundled ones.
    private let overrides: [SourceFile]

    /// - Parameter overrides: the user's templates by name, with what messages call their files.
    package init(overrides: [(name: String, file: SourceFile)] = []) {
        let start = Self.firstFile.rawValue + Int32(clamping: BundledTemplates.all.count)
        let numbered = overrides.enumerated().map { place, entry in
            let id = SourceFileID(rawValue: start + Int32(clamping: place))
            return (entry.name, SourceFile(name: entry.file.name, bytes: entry.file.bytes, id: id))
        }
        self.overrides = numbered.map(\.1)
        templates = TemplateSet(
            bundled: BundledTemplates.all, firstFileID: Self.firstFile,
            overrides: Dictionary(numbered, uniquingKeysWith: { _, last in last }))
    }

    /// Parses the templates once, and reports what is wrong with the user's.
    ///
    /// - Parameter includingBundled: Whether those without a change of the user's are parsed now, for many specs, or
    ///   each when it is first used, for one.
    package mutating func prepare(includingBundled: Bool = false) -> DiagnosticReport {
        var sink = DiagnosticSink()
        if includingBundled || !overrides.isEmpty {
            for name in templates.names { _ = templates.prepare(name, into: &sink) }
        }
        let main = overrides.first ?? SourceFile(name: "templates", bytes: [])
        return DiagnosticReport(
            sink.diagnostics, in: SourceFiles(main, Array(overrides.dropFirst())), dropped: sink.dropped)
    }

    /// The user's templates: the path of each, and its bytes.
    package var changedBytes: [[UInt8]] { overrides.flatMap { [Array($0.name.utf8), $0.bytes] } }

    /// The names of the bundled templates, in the order of the alphabet, and of the user's additions.
    package var names: [String] { templates.names }

    /// The names of the bundled templates, which the user's may replace.
    package var bundledNames: [String] { BundledTemplates.all.map(\.name) }

    /// True if a bundled template is a part of the specs that new screens begin with; the others make code.
    package static func makesSpec(_ name: String) -> Bool { name.hasPrefix(specPrefix) }

    /// The beginning of the names of those templates that make specs and project files.
    package static let specPrefix = "Starter"

    /// The text of a template that is rendered on its own, without a spec, nil where it has errors, and the findings in
    /// templates.
    package mutating func render(
        _ name: String, _ context: TemplateValue
    ) -> (bytes: [UInt8]?, report: DiagnosticReport) {
        var sink = DiagnosticSink()
        let bytes = templates.render(name, context: context, options: .generation, into: &sink)
        return (bytes, report(of: sink))
    }

    /// The findings in templates that were rendered on their own, without a spec.
    package func report(of sink: DiagnosticSink) -> DiagnosticReport {
        let places = files(sink.diagnostics.compactMap(\.range?.file))
        let main = places.first ?? SourceFile(name: "templates", bytes: [])
        return DiagnosticReport(
            sink.diagnostics, in: SourceFiles(main, Array(places.dropFirst())), dropped: sink.dropped)
    }

    /// The user's additions that no template of the user's includes, so that nothing would ever render them; none as
    /// long as one cannot be parsed, since that may be the one that does.
    package var strayNames: [String] {
        let additions = templates.names.dropFirst(BundledTemplates.all.count)
        guard !additions.isEmpty else { return [] }
        var included: Set<String> = []
        var sink = DiagnosticSink()
        for file in overrides { included.formUnion(Template.parse(file, into: &sink)?.partialNames ?? []) }
        return sink.diagnostics.isEmpty ? additions.filter { !included.contains($0) } : []
    }

    /// The words on what a bundled template is for.
    package static func purpose(of name: String) -> String? {
        BundledTemplates.purposes.first { $0.name == name }?.text
    }

    /// A bundled template as its file is, with the line that says what it is for.
    package static func bundledBytes(named name: String) -> [UInt8]? {
        guard let text = BundledTemplates.all.first(where: { $0.name == name })?.text, let purpose = purpose(of: name)
        else { return nil }
        return Array("{{! \(purpose) }}\n\(text)".utf8)
    }

    /// The text of a template.
    package func file(named name: String) -> SourceFile? {
        templates.file(named: name)
    }

    /// The templates with these numbers, each once.
    func files(_ ids: [SourceFileID]) -> [SourceFile] {
        Set(ids).sorted().compactMap { id in
            overrides.first { $0.id == id } ?? templates.bundledFile(id)
        }
    }
}
