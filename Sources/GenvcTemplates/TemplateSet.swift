import GenvcDiagnostics

/// The templates of a run by name: those that come with genvc, and on top of them those of the user.
///
/// It is cheap to make: a template is parsed when it, or one that mentions it, is first asked for, and then kept. A
/// copy keeps what was parsed before it was made, so parse before handing copies to several tasks.
package struct TemplateSet: Sendable {
    /// The source of the text of a template.
    package enum Origin: Sendable {
        case bundled
        /// The user's text stands in the place of the bundled one, or is an addition.
        case overridden
    }

    /// The index of each bundled template in `texts`.
    private let bundled: [String: Int]
    /// The bundled templates, in the order in which `names` lists them.
    private let texts: [(name: String, text: String)]
    /// The number of the first bundled template as a source file.
    private let firstFileID: SourceFileID
    /// The user's templates by name; their findings point into these files.
    private let overrides: [String: SourceFile]
    /// The templates that were asked for and have no findings.
    private var parsed: [String: Template] = [:]
    /// For each template that was asked for: the findings in it and in all that it mentions.
    private var findings: [String: [Diagnostic]] = [:]

    /// - Parameters:
    ///   - bundled: The templates that come with genvc; a name stands once.
    ///   - firstFileID: The number of the first bundled template as a source file; the others follow in order.
    ///   - overrides: The user's templates by name.
    package init(
        bundled texts: [(name: String, text: String)], firstFileID: SourceFileID, overrides: [String: SourceFile] = [:]
    ) {
        self.texts = texts
        self.firstFileID = firstFileID
        self.overrides = overrides
        bundled = Dictionary(
            zip(texts.map(\.name), texts.indices), uniquingKeysWith: { first, _ in first })
    }

    /// All names: the bundled ones in their order, then the user's additions by the alphabet.
    package var names: [String] {
        texts.map(\.name) + overrides.keys.filter { bundled[$0] == nil }.sorted()
    }

    /// The source of the template `name`; nil if there is none.
    package func origin(of name: String) -> Origin? {
        if overrides[name] != nil { return .overridden }
        return bundled[name] == nil ? nil : .bundled
    }

    /// The text of the template `name`, as a file that findings point into; nil if there is none.
    package func file(named name: String) -> SourceFile? {
        if let file = overrides[name] { return file }
        guard let place = bundled[name] else { return nil }
        return bundledFile(place)
    }

    /// The bundled template with this number; nil if the number is not one of theirs.
    package func bundledFile(_ id: SourceFileID) -> SourceFile? {
        let place = Int(id.rawValue) - Int(firstFileID.rawValue)
        return texts.indices.contains(place) ? bundledFile(place) : nil
    }

    private func bundledFile(_ place: Int) -> SourceFile {
        let id = SourceFileID(rawValue: firstFileID.rawValue + Int32(clamping: place))
        return SourceFile(name: texts[place].name, text: texts[place].text, id: id)
    }

    // MARK: Rendering

    /// The text of the template `name` for `context`; nil if there are findings, which then are in `sink`.
    package mutating func render(
        _ name: String, context: TemplateValue, options: TemplateOptions, into sink: inout DiagnosticSink
    ) -> [UInt8]? {
        guard prepare(name, into: &sink), let template = parsed[name] else { return nil }
        return TemplateRenderer.render(template, context: context, partials: parsed, options: options, into: &sink)
    }

    /// Parses the template `name` and all that it mentions, unless that was done before; false if one is at fault.
    ///
    /// A partial that does not exist is no fault here: what it means is up to the options of the rendering.
    package mutating func prepare(_ name: String, into sink: inout DiagnosticSink) -> Bool {
        let known = findings[name] ?? parseAll(from: name)
        findings[name] = known
        sink.add(known)
        return known.isEmpty
    }

    /// The findings of `name` and of all that it mentions.
    private mutating func parseAll(from name: String) -> [Diagnostic] {
        guard origin(of: name) != nil else { return [TemplateRenderer.unknownPartial(name, at: nil)] }
        var sink = DiagnosticSink()
        var reached: Set<String> = [name]
        var waiting = [name]
        while let next = waiting.popLast() {
            guard let file = file(named: next) else { continue }
            if parsed[next] == nil { parsed[next] = Template.parse(file, into: &sink) }
            waiting += (parsed[next]?.partialNames ?? []).filter { reached.insert($0).inserted }
        }
        return sink.diagnostics
    }
}
