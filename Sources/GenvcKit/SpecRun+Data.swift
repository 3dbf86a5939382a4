import GenvcChecks
import GenvcCodegen
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcTemplates
import GenvcViews
import GenvcYAML

/// The borders between the stages, printed.
extension SpecRun {
    /// JSON with a line end behind it.
    package struct Data: Sendable {
        /// The JSON as UTF-8.
        package let bytes: [UInt8]
        /// False where the data says that there is no layout.
        package let isWhole: Bool

        /// - Parameter isWhole: False for frames of a screen whose constraints contradict each other.
        init(_ bytes: [UInt8], isWhole: Bool = true) {
            self.bytes = bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
            self.isWhole = isWhole
        }
    }

    /// The document as it was parsed, of any YAML file; nil if it has errors.
    package static func yaml(_ file: SourceFile) -> (data: Data?, report: DiagnosticReport) {
        var sink = DiagnosticSink()
        let tree = YAMLParser.parse(file, root: .any, into: &sink)
        let report = DiagnosticReport(sink.diagnostics, in: SourceFiles(file), dropped: sink.dropped)
        guard let tree, !sink.hasErrors else { return (nil, report) }
        return (Data(Array(YAMLDump.json(of: tree).utf8)), report)
    }

    /// The spec with every shorthand in its long form, and every default as a comment; nil if it has errors.
    package var longForm: Data? {
        guard let tree, subject != nil else { return nil }
        return Data(Array(LongFormWriter.yaml(LongFormBuilder.longForm(of: tree, project: project)).utf8))
    }

    /// The frame of each view on a device; nil if the spec has errors.
    package func frames(on presentation: Presentation) -> Data? {
        guard !screens.isEmpty else { return nil }
        let dumps = screens.flatMap { screen in
            presentation.standing(for: screen).map { presentation in
                FrameDump(
                    sampledTree(of: screen, at: presentation.point(for: screen)), device: presentation.device,
                    orientation: presentation.orientation, textSize: presentation.textSize,
                    direction: presentation.direction, keyboard: presentation.keyboard)
            }
        }
        return Data(dumps.flatMap(\.text.utf8), isWhole: dumps.allSatisfy(\.fits))
    }

    /// The constraints that the code will make; nil if the spec has errors.
    package func constraints() -> Data? {
        guard !screens.isEmpty else { return nil }
        return Data(screens.flatMap { ConstraintDump.json(of: sampledTree(of: $0, at: nil)).utf8 })
    }

    /// The members that the spec reads of types of the user's, with the types that samples and uses tell; nil if it has
    /// errors.
    package func types() -> Data? {
        guard let subject else { return nil }
        var writer = JSONWriter()
        writer.beginObject()
        writer.list("types", subject.ownTypes, onLines: true) { type, writer in
            writer.beginObject()
            writer.member("name", type.name)
            writer.key("members")
            writer.beginObject()
            for member in type.members {
                writer.key(member.name)
                if let type = member.type { writer.value(type.swiftName) } else { writer.null() }
            }
            writer.endObject()
            writer.endObject()
        }
        writer.endObject()
        writer.endLine()
        return Data(writer.bytes)
    }

    /// The context for the template of the screen, or for that of the file of components; nil if there are errors.
    package mutating func context(_ library: TemplateLibrary) -> Data? {
        let valid = validScreens
        guard let subject, !valid.isEmpty else { return nil }
        var templates = library.templates
        var sink = DiagnosticSink()
        let context =
            switch subject {
            case .screen: CodeGenerator.context(of: valid[0], templates: &templates, into: &sink)
            case .components:
                CodeGenerator.context(ofComponents: valid, templates: &templates, into: &sink)
            }
        for finding in sink.diagnostics { add(finding) }
        keepTemplates(of: sink.diagnostics[...], library)
        return sink.hasErrors ? nil : Data(TemplateValueDump.json(context))
    }
}
