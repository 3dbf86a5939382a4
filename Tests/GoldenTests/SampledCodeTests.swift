import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcModel
import GenvcTemplates
import GenvcTestSupport
import GenvcVocabulary
import Testing

/// Samples say what is drawn and checked. Code serves every state, so they must have no say in it.
@Suite("Code and samples")
struct SampledCodeTests {
    @Test("of goldens is the same for other samples of their state")
    func isTheSame() throws {
        var compared = 0
        for spec in GoldenSpec.all {
            let written = try code(of: spec, in: [])
            for other in Other.allCases {
                let assignments = try spec.run().screens.first.map { other.assignments(to: $0.state) } ?? []
                let sampled = assignments.isEmpty ? [:] : try code(of: spec, in: assignments)
                for (file, text) in sampled {
                    compared += 1
                    let lines = zip(Self.lines(text), Self.lines(written[file] ?? ""))
                    if let (line, other) = lines.first(where: { $0 != $1 }) {
                        Issue.record("\(file) with \(assignments): `\(line)` for `\(other)`")
                    }
                    #expect(text.count == written[file]?.count)
                }
            }
        }
        #expect(compared > 50)
    }

    /// The lines besides the checksum, which is that of a preview as well.
    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { !$0.hasPrefix("// genvc-checksum:") }
    }

    /// The files with their code; empty where the samples make an error of layout.
    private func code(of spec: GoldenSpec, in assignments: [String]) throws -> [String: String] {
        var run = try spec.run()
        try #require(run.set(state: assignments).isEmpty)
        run.check()
        var library = TemplateLibrary()
        let files = run.generate(&library, style: spec.isView ? .view : .controller) ?? []
        return Dictionary(
            uniqueKeysWithValues: files.map {
                ($0.name, Self.withoutPreview(String(decoding: $0.contents, as: UTF8.self)))
            })
    }

    /// The code without its last part if that is a preview, which shows the samples.
    private static func withoutPreview(_ text: String) -> String {
        let beginnings = ["\n#if DEBUG\n    extension ", "\n// Nothing but Xcode has the macro."]
        guard let preview = beginnings.lazy.compactMap({ text.range(of: $0) }).first else { return text }
        return String(text[..<preview.lowerBound])
    }

    /// Other values than the samples.
    private enum Other: CaseIterable {
        /// Nil, false, no elements, empty texts and 0.
        case least
        /// True, two elements and 1.
        case most

        /// The assignments that give the fields these values.
        func assignments(to fields: [StateField]) -> [String] {
            fields.compactMap { field in value(of: field.type).map { "\(field.name.text)=\($0)" } }
        }

        private func value(of type: FieldType) -> String? {
            switch (type, self) {
            case (.optional, .least): "nil"
            case (.optional(let wrapped), .most): value(of: wrapped)
            case (.basic(.boolean), _): self == .most ? "true" : "false"
            case (.basic(.string), .least): ""
            case (.basic(.string), .most): "Some more words than there were"
            case (.basic(.integer), _), (.basic(.double), _): self == .most ? "1" : "0"
            case (.list, _): self == .most ? "2" : "0"
            case (.cases(_, let cases), _): self == .most ? cases.last : cases.first
            default: nil
            }
        }
    }
}
