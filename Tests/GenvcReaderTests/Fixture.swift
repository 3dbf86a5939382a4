import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcVocabulary
import GenvcYAML

/// A spec that has been parsed and read.
struct Fixture {
    let screen: Screen?
    let file: SourceFile
    let sink: DiagnosticSink

    /// A project with one rule about layouts, because the rules are declared in another target.
    private static let project = Project(rules: [DiagnosticCode(rule: "row-flex", "something about rows")])

    init(_ text: String, kinds: [Kind] = Vocabulary.kinds) {
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let tree = YAMLParser.parse(file, into: &sink)
        screen = tree.flatMap { ScreenReader.read($0, of: file, kinds: kinds, project: Self.project, into: &sink) }
        self.file = file
        self.sink = sink
    }

    /// A screen whose rows are these lines.
    init(rows: String, kinds: [Kind] = Vocabulary.kinds) {
        self.init("screen: Test\nrows:\n" + rows, kinds: kinds)
    }

    /// The finding as one line: place, code, message, label.
    var findings: [String] {
        let lines = LineTable(file.bytes)
        return sink.sorted.map { finding in
            let place = finding.range.map { lines.position(at: $0.start) }
            let position = place.map { "\($0.line):\($0.column)" } ?? "-"
            let label = finding.label.map { " | \($0)" } ?? ""
            return "\(position) \(finding.code.rawValue): \(finding.message)\(label)"
        }
    }

    var element: Element? { screen?.rows.first }
}
