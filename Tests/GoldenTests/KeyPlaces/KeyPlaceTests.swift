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

/// Every key of every kind, wherever it can be said: the code sets the same, or a message says why not.
///
/// Without `GENVC_EXHAUSTIVE` each kind is tried in every third place, besides those that the others are compared with;
/// the kinds together are tried in all.
@Suite("A key")
struct KeyPlaceTests {
    /// The outcome of a spec for each key: the statements that set it, or its refusal.
    private enum Outcome {
        case set(Set<String>)
        case refused
    }

    private static let templates = TemplateLibrary().templates

    static let kinds = Vocabulary.kinds.filter { $0.standing == .view && $0.example.hasPrefix("{") }.map(\.name)

    @Test("does the same in every place, or is refused there", arguments: kinds)
    func everywhere(name: String) throws {
        let kind = try #require(Vocabulary.kind(named: name))
        let samples = kind.allKeys.flatMap { KeySample.all(of: $0, in: kind) }
        var references: [KeyPlace: [Outcome]] = [:]
        for place in try Self.places(of: name) {
            if place.reference == .plainPress, !kind.traits.contains(.hasConfiguration) { continue }
            if place.isOfComponent, !kind.traits.contains(.isPlainView) { continue }
            let outcomes = try Self.outcomes(kind, samples, place)
            if place == place.reference { references[place] = outcomes }
            for (sample, (outcome, reference)) in zip(samples, zip(outcomes, references[place.reference] ?? [])) {
                guard case .set(let effects) = outcome, case .set(let wanted) = reference else { continue }
                let subject = "\(name).\(sample.key.name)"
                if place == .plainBound, sample.field != nil {
                    #expect(!effects.isEmpty, "\(subject) \(place.rawValue)")
                } else if place == .plain {
                    let isStandard = [kind.assumedValue(of: sample.key), kind.standard(of: sample.key)].contains(
                        sample.value)
                    let isSaidElsewhere = Self.saidElsewhere[subject] != nil
                    #expect(
                        effects.isEmpty ? isStandard || isSaidElsewhere : !isSaidElsewhere,
                        "\(subject): \(sample.value)")
                } else if place != .styleCase || !kind.isGiven(sample.key) {
                    let missing = wanted.subtracting(effects)
                    #expect(missing.isEmpty, "\(subject) \(place.rawValue): \(missing.sorted())")
                }
            }
        }
    }

    private static func places(of kind: String) throws -> [KeyPlace] {
        let number = try #require(kinds.firstIndex(of: kind))
        return KeyPlace.allCases.enumerated().filter { index, place in
            Exhaustive.isOn || place == place.reference || (index + number).isMultiple(of: 3)
        }.map(\.element)
    }

    /// Keys that set nothing on their view, each with what says it instead. A key that leaves the list stays out.
    private static let saidElsewhere = [
        "collectionView.appearance": "the layout that the list is made with",
        "collectionView.showsSeparators": "the layout that the list is made with",
    ]

    @Test("that is said nowhere in the code is noticed")
    func comparison() {
        let plain = KeyStatements(
            """
            final class Screen: UIViewController {
                let item1View: UIView = {
                    let view = UIView()
                    view.alpha = 0.5
                    return view
                }()
                func adaptLayout() {
                    item1View.layer.borderColor = UIColor.red.cgColor
                }
            }
            """)
        let repeated = KeyStatements(
            """
            final class Screen: UIViewController {
                private func addItem1View() {
                    let item1View = UIView()
                    item1View.alpha = 0.5
                }
            }
            """)
        #expect(
            plain.effects(on: "item1View").subtracting(repeated.effects(on: "item1View"))
                == ["layer.borderColor = UIColor.red.cgColor"])
    }

    /// The statements that each key adds to those of the element without it.
    private static func outcomes(_ kind: Kind, _ keys: [KeySample], _ place: KeyPlace) throws -> [Outcome] {
        var left = keys
        while true {
            let text = place.spec(of: kind, left)
            switch try read(text) {
            case .code(let lines):
                let base = effects(0, kind, place, lines)
                return keys.map { sample in
                    guard let number = left.firstIndex(where: { $0.key === sample.key && $0.value == sample.value })
                    else { return .refused }
                    return .set(effects(number + 1, kind, place, lines).subtracting(base))
                }
            case .errors(let messages):
                let refused = Set(messages.compactMap { $0.number(in: text) })
                // Nothing but the keys can be wrong, or where the element stands.
                try #require(!refused.isEmpty, "\(messages.map(\.message))")
                if refused.contains(0) {
                    #expect(place != place.reference, "\(kind.name) \(messages.map(\.message))")
                    return keys.map { _ in .refused }
                }
                left = left.indices.filter { !refused.contains($0 + 1) }.map { left[$0] }
            }
        }
    }

    private static func effects(
        _ number: Int, _ kind: Kind, _ place: KeyPlace, _ code: KeyStatements
    ) -> Set<String> {
        let id = "item\(number)"
        return switch place {
        case .useSite, .useSiteBound, .useSiteCase: code.effects(on: id + "Box")
        case .componentItself: code.effects(on: "Box\(number)")
        default:
            // A container with the view alone is hidden with it, and a controller has its view in another.
            [kind.nameSuffix, "Row", "ContainerView"].reduce(into: []) { effects, suffix in
                effects.formUnion(code.effects(on: id + suffix))
            }
        }
    }

    private enum Result {
        case code(KeyStatements)
        case errors([Diagnostic])
    }

    /// The spec as code, without its layout tried on devices.
    private static func read(_ text: String) throws -> Result {
        let file = SourceFile(name: "Places.yml", text: text)
        var sink = DiagnosticSink()
        let tree = try #require(YAMLParser.parse(file, into: &sink))
        let screen = ScreenReader.read(
            tree, of: file, kinds: Vocabulary.kinds, project: Project(rules: DiagnosticCode.rules), into: &sink)
        let errors = sink.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty, let screen else { return .errors(errors) }
        let shown = ScreenSampler.screen(screen, in: StateSample(screen.state), cases: .none)
        let checked = CheckedScreen(tree: ViewTreeBuilder.build(shown, showsCells: false), findings: [])
        let valid = try #require(ValidScreen(checked, of: screen))
        var templates = Self.templates
        let files = CodeGenerator.generate(valid, specName: file.name, templates: &templates, into: &sink)
        let code = String(decoding: try #require(files?.first).contents, as: UTF8.self)
        return .code(KeyStatements(code))
    }
}

extension Diagnostic {
    /// The number of the element, the style or the component in whose line the message points.
    fileprivate func number(in text: String) -> Int? {
        guard let range else { return nil }
        let before = Array(text.utf8).prefix(range.start)
        let line = text.split(separator: "\n")[before.count { $0 == UInt8(ascii: "\n") }]
        return line.firstMatch(of: /(?:item|Box)(\d+)/).flatMap { Int($0.1) }
    }
}
