import GenvcChecks
import GenvcCodegen
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcTestSupport
import GenvcViews
import GenvcVocabulary
import GenvcYAML
import Testing

@testable import GenvcKit

/// Keys that say sizes and places, and those that the tool reads: `KeyPlaceTests` has those that set a property.
///
/// With `GENVC_EXHAUSTIVE` also where they stand in a component, in a repetition and in a case.
@Suite("A key that decides layout or events")
struct KeyEffectTests {
    enum Spot: String, CaseIterable {
        case plain, repeated, component, conditional
    }

    private static let templates = TemplateLibrary().templates

    static let kinds = Vocabulary.kinds.filter { $0.standing == .view && $0.example.hasPrefix("{") }.map(\.name)

    static let spots: [Spot] = Exhaustive.isOn ? Spot.allCases : [.plain]

    @Test("changes the code, or is refused where it stands", arguments: kinds, spots)
    func effects(name: String, spot: Spot) throws {
        let kind = try #require(Vocabulary.kind(named: name))
        let standard = try Self.outcome(of: kind, spot, saying: nil)
        guard case .code(let base) = standard else {
            #expect(spot != .plain, "\(name): \(standard)")
            return
        }
        for key in kind.allKeys {
            if kind.isGiven(key), spot != .conditional { continue }
            guard !Self.saidElsewhere.contains(key.name), let value = Self.value(of: key) else { continue }
            let outcome = try Self.outcome(of: kind, spot, saying: "\(key.name): \(value)")
            switch outcome {
            case .code(let code): #expect(code != base, "\(name).\(key.name) \(spot.rawValue) says nothing")
            case .errors(let errors): #expect(errors.allSatisfy { $0.range != nil }, "\(name).\(key.name)")
            }
        }
    }

    /// Keys of the tool whose effect is not in the code: on drawings and on findings.
    private static let saidElsewhere: Set = ["previewName", "suppress", "decorative"]

    /// A value that no kind has without it; nil for content, and for keys that other tests take everywhere.
    private static func value(of key: Key) -> String? {
        switch key.effect {
        case .layout(let layout):
            switch layout {
            case .height, .width: return "{ equal: 61 }"
            case .size: return "61x62"
            case .aspectRatio: return "3:2"
            case .hugging, .compression: return "{ horizontal: 703, vertical: 704 }"
            case .constraints: return "[ width <= 333 ]"
            case .placement: return "trailing"
            case .edgeToEdge, .isPagingEnabled: return "true"
            case .spacingAfter, .spacing: return "13"
            case .axis: return "horizontal"
            case .alignment: return "trailing"
            case .distribution: return "fillEqually"
            case .margins: return "17"
            case .columns: return "3"
            case .pattern: return "listCell"
            // A share of the free room counts where two spacers share it: `Spacers` has them.
            case .weight: return nil
            }
        case .tool(let tool):
            switch tool {
            case .className: return "OwnView"
            case .initializer: return "makeView()"
            case .swift: return "$0.tag = 1"
            case .error, .focusesOnAppear: return "true"
            case .revealButton: return "eye"
            case .event: return "didDoSomething"
            case .presents: return "sure"
            case .opens: return "settings"
            case .feedback: return "success"
            case .gestures: return "[ swipeLeft ]"
            case .onReturn: return "press"
            default: return nil
            }
        default: return nil
        }
    }

    private enum Outcome: CustomStringConvertible {
        case code(String)
        case errors([Diagnostic])

        var description: String {
            switch self {
            case .code: "code"
            case .errors(let errors): "\(errors.map(\.message))"
            }
        }
    }

    private static func outcome(of kind: Kind, _ spot: Spot, saying said: String?) throws -> Outcome {
        var entries = ["\(kind.name): item"] + kind.entries(numbered: 0)
        switch (spot, said) {
        case (.conditional, let said?): entries.append("when: [ { if: $isOn, \(said) } ]")
        case (_, let said?): entries.append(said)
        case (_, nil): break
        }
        if spot == .repeated { entries.append("repeat: 2") }
        let row = "  - { \(entries.joined(separator: ", ")) }\n"
        var text = "screen: Places\nscroll: vertical\nstate: { isOn: Bool }\n"
        text += "alerts: [ { alert: sure, title: Sure, actions: [ { action: yes, title: Yes } ] } ]\n"
        if spot == .component { text += "components:\n  Box:\n    rows:\n    \(row)" }
        text += "rows:\n  - { button: press, title: Press }\n"
        text += spot == .component ? "  - { Box: box }\n" : row
        return try read(text)
    }

    /// The spec as code, without its layout tried on devices.
    private static func read(_ text: String) throws -> Outcome {
        let file = SourceFile(name: "Places.yml", text: text)
        var sink = DiagnosticSink()
        let tree = try #require(YAMLParser.parse(file, into: &sink))
        let screen = ScreenReader.read(tree, of: file, kinds: Vocabulary.kinds, into: &sink)
        let errors = sink.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty, let screen else { return .errors(errors) }
        let shown = ScreenSampler.screen(screen, in: StateSample(screen.state), cases: .none)
        let checked = CheckedScreen(tree: ViewTreeBuilder.build(shown, showsCells: false), findings: [])
        let valid = try #require(ValidScreen(checked, of: screen))
        var templates = Self.templates
        let files = CodeGenerator.generate(valid, specName: file.name, templates: &templates, into: &sink)
        let code = String(decoding: try #require(files?.first).contents, as: UTF8.self)
        // The header has the checksum of the spec.
        return .code(code.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n"))
    }
}
