import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcYAML

/// A random spec of the whole language that the reader accepts, and how it became one.
package struct AcceptedSpec: Sendable {
    /// Of a spec that is still refused after so many rounds nothing is expected.
    private static let mostRounds = 60

    /// The rule about layouts that random specs silence; those that there are stand above this target.
    static let silenced = DiagnosticCode(rule: "contrast", "a colour cannot be read")

    package let name: String
    package let root: SpecNode
    package let screen: Screen
    /// The number of findings that had to be answered.
    package let repairs: Int

    package var text: String { SpecPrinter(root).text }

    private init(name: String, root: SpecNode, screen: Screen, repairs: Int) {
        self.name = name
        self.root = root
        self.screen = screen
        self.repairs = repairs
    }

    /// The spec as it is; nil if the reader refuses it.
    package init?(_ root: SpecNode, name: String) {
        let (screen, errors) = Self.read(SpecPrinter(root).text, name: name)
        guard let screen, errors.isEmpty else { return nil }
        self.init(name: name, root: root, screen: screen, repairs: 0)
    }

    /// The end of the reading of a random spec.
    package enum Outcome: Sendable {
        case accepted(AcceptedSpec)
        /// Nothing is left of the spec.
        case refused
        /// The reader refuses the spec and does not say where.
        case unlocated(spec: String, message: String)
    }

    /// Draws a spec, and takes out what the reader refuses until it accepts the rest.
    package static func drawn(seed: UInt64, name: String) -> Outcome {
        repaired(LanguageGenerator.spec(seed: seed, name: name), name: name)
    }

    package static func repaired(_ root: SpecNode, name: String) -> Outcome {
        var (root, repairs) = (root, 0)
        for _ in 0..<mostRounds {
            let printed = SpecPrinter(root)
            let (screen, errors) = read(printed.text, name: name)
            if errors.isEmpty {
                guard let screen else { return .refused }
                return .accepted(AcceptedSpec(name: name, root: root, screen: screen, repairs: repairs))
            }
            let lines = LineTable(Array(printed.text.utf8))
            var wrong: [SpecNode.Path] = []
            for error in errors {
                guard let range = error.range, range.file == .spec else {
                    return .unlocated(spec: printed.text, message: error.message)
                }
                let line = lines.line(at: range.start) - 1
                guard printed.parts.indices.contains(line) else { return .refused }
                wrong.append(part(printed.parts[line], of: root))
            }
            // Without its name or its rows it is no screen.
            if wrong.contains(where: { $0.count < 2 && root.entries[$0[0]].key == "screen" }) { return .refused }
            repairs += errors.count
            root = root.removing(wrong.map { $0[...] })
        }
        return .refused
    }

    /// The errors of a spec, and the screen that it describes.
    package static func read(_ text: String, name: String) -> (screen: Screen?, errors: [Diagnostic]) {
        let file = SourceFile(name: name + ".yml", text: text)
        var sink = DiagnosticSink()
        let screen = YAMLParser.parse(file, into: &sink).flatMap {
            ScreenReader.read($0, of: file, project: Project(rules: [silenced]), into: &sink)
        }
        return (screen, sink.diagnostics.filter { $0.severity == .error })
    }

    /// The part to take out for a finding on the line on which `parts` begin: the entry; and the whole item where that
    /// is all of it, or where its first entry says what it is.
    private static func part(_ parts: [SpecNode.Path], of root: SpecNode) -> SpecNode.Path {
        guard let entry = parts.last, let item = parts.first, parts.count > 1 else { return parts.last ?? [] }
        return root[item[...]]?.entries.count ?? 0 > 1 && entry.last != 0 ? entry : item
    }
}
