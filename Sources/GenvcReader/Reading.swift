import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// What the values of one document are read with: the findings so far, what values may name, and what they were seen to
/// name.
///
/// It is one object that everything which reads the document shares, so that no finding is lost on the way. A function
/// that reads a value returns nil where it has reported an error, or where the parser had; nil needs no second report.
final class Reading {
    /// The findings so far.
    var sink: DiagnosticSink
    /// The tokens that values may name.
    let tokens: TokenTable
    /// Whether texts are localised unless they say otherwise.
    var isLocalized: Bool
    /// Ids that values name; whether they are there is known when the whole screen has been read.
    var references: [ElementReference] = []
    /// Words of relations that were read as tokens; none of them may be the id of a view as well.
    var lengthWords: [YAMLScalar] = []
    /// What `$name` can be where reading stands.
    var scope = Scope()
    /// Where the names are declared that references begin with.
    var usedNames: Set<SourceRange> = []
    /// The types of the user's, as far as references read them.
    var ownTypes: [OwnType] = []
    /// Swift that passes through as it is, and may read anything.
    var swiftTexts: [String] = []
    /// True where lengths may be numbers of the state: at the keys of an element.
    var takesBoundLengths = false
    /// The oldest iOS that the screen is for.
    var deploymentTarget: Int
    /// How the references of the text that is read are written; nil outside of `{ value:, format: }`.
    var formats: TextFormats?

    init(project: Project, sink: DiagnosticSink) {
        tokens = project.tokens
        isLocalized = project.isLocalized
        deploymentTarget = project.deploymentTarget ?? ScreenDefaults.deploymentTarget
        self.sink = sink
    }

    /// An id that a value names, and the kind that it must have.
    struct ElementReference {
        let key: String
        let id: String
        /// Nil: a view of any kind, or a bar button item.
        let kind: String?
        let range: SourceRange
    }

    func value(of entry: YAMLEntry, for key: Key) -> Value? {
        if case .error = entry.value.content { return nil }
        switch bound(entry, for: key) {
        case .none: break
        case .failed: return nil
        case .value(let value): return value
        }
        if isSwift(entry), case .mapping(let entries) = entry.value.content {
            if key.effect.takesSwift { return swift(entries[0]) }
            if !key.type.readsSwiftItself {
                report(
                    .wrongType, "`\(entry.key.text)` takes no Swift", at: entries[0].key.range,
                    label: "its value must be known when the spec is read", help: key.effect.swiftHelp)
                return nil
            }
        }
        return value(of: entry, as: key.type, key)
    }

    /// True for `{ swift: … }`.
    func isSwift(_ entry: YAMLEntry) -> Bool {
        guard case .mapping(let entries) = entry.value.content else { return false }
        return entries.count == 1 && entries[0].key.text == "swift"
    }

    private func value(of entry: YAMLEntry, as type: ValueType, _ key: Key) -> Value? {
        switch type {
        case .text: text(entry).map(Value.text)
        case .texts: texts(entry).map(Value.texts)
        case .caption: caption(entry).map(Value.caption)
        case .boolean, .errorMessage: boolean(entry).map(Value.boolean)
        case .integer(let range): integer(entry, in: range, help: key.documentation).map(Value.integer)
        case .number(let range): number(entry, in: range, help: key.documentation).map(Value.number)
        case .length(let group): length(entry, group).map(Value.length)
        case .dimension: dimension(entry).map(Value.dimension)
        case .size: size(entry)
        case .itemSize: itemSize(entry)
        case .contentSize: contentSize(entry)
        case .insets: insets(entry).map(Value.insets)
        case .cornerRadius: cornerRadius(entry).map(Value.cornerRadius)
        case .ratio: ratio(entry)
        case .choice(let choice): self.choice(entry, of: choice).map(Value.choice)
        case .choices(let choice): choices(entry, of: choice).map(Value.choices)
        case .color: color(entry).map(Value.color)
        case .colors: colors(entry).map(Value.colors)
        case .unitPoint: unitPoint(entry)
        case .font: font(entry).map(Value.font)
        case .image: image(entry).map(Value.image)
        case .shadow: shadow(entry).map(Value.shadow)
        case .transform: transform(entry).map(Value.transform)
        case .priorities: priorities(entry).map(Value.priorities)
        case .date: day(entry)
        case .relations: relations(entry).map(Value.relations)
        case .runs: runs(entry).map(Value.runs)
        case .reference(let kind): reference(entry, kind: kind)
        case .source: source(entry)
        case .sources: sources(entry).map(Value.references)
        case .contentWidth: contentWidth(entry).map(Value.contentWidth)
        case .typeName: typeName(entry).map(Value.typeName)
        case .expression: expression(entry).map(Value.expression)
        case .statements: statements(entry).map(Value.statements)
        case .properties: properties(entry).map(Value.properties)
        case .styles: names(entry, noun: "a style").map { Value.styles($0.map(\.text)) }
        case .modules: modules(entry).map(Value.modules)
        case .suppressions: suppressions(entry).map(Value.suppressions)
        case .repetition: repetition(entry).map(Value.repetition)
        case .ownType(let name): reportOwnType(entry, name)
        case .animations: animations(entry).map(Value.animations)
        case .gestures: gestures(entry).map(Value.gestures)
        case .detents: detents(entry).map(Value.detents)
        case .accessories: accessories(entry).map(Value.accessories)
        case .node, .nodes, .bar, .group, .styleDefinitions, .tokens, .fields, .variants, .components, .files,
            .boxes:
            preconditionFailure("`\(entry.key.text)` holds nodes or keys, which are no values")
        }
    }

    /// Nothing that can be written in a spec is a value of the user's own type.
    private func reportOwnType(_ entry: YAMLEntry, _ name: String) -> Value? {
        reportWrongType(
            entry, Wording.articled(name), label: "write `$field`, or `{ swift: … }`",
            help: "a spec has no words for values of the type \(name)")
        return nil
    }

    /// The one word or text that stands there; `what` completes "`height` takes …".
    func scalar(
        _ entry: YAMLEntry, _ what: String, label: String? = nil, help: String? = nil
    ) -> YAMLScalar? {
        guard case .scalar(let scalar) = entry.value.content else {
            reportWrongType(entry, what, label: label, help: help)
            return nil
        }
        if scalar.text.isEmpty {
            report(.emptyValue, "`\(entry.key.text)` has no value", at: scalar.range, label: "write \(what)")
            return nil
        }
        if scalar.text.utf8.first == UInt8(ascii: "$"), reportReference(in: scalar) { return nil }
        return scalar
    }

    /// The text that stands there, references and all.
    func scalarText(_ entry: YAMLEntry, _ what: String) -> YAMLScalar? {
        guard case .scalar(let scalar) = entry.value.content else {
            reportWrongType(entry, what)
            return nil
        }
        return scalar
    }

    /// Reports the first `$name` or `${name}` of the text, at a place that takes none; true if there was one.
    func reportReference(in scalar: YAMLScalar) -> Bool {
        let text = SpecText(scalar)
        for index in text.bytes.indices where text.bytes[index] == UInt8(ascii: "$") {
            let isEscaped = index > 0 && text.bytes[index - 1] == UInt8(ascii: "$")
            guard !isEscaped, let scan = ReferenceScan(in: text.bytes, at: index) else { continue }
            guard let found = reference(scan, in: text) else { return true }
            report(
                .wrongType, "nothing here follows state", at: found.range, label: "for a dollar sign write `$$`")
            return true
        }
        return false
    }
}

extension Effect {
    /// True for keys whose value is Swift in the end, and may be given as `{ swift: "…" }`.
    fileprivate var takesSwift: Bool {
        switch self {
        case .property, .layer, .configuration, .controller, .overridden, .scrollView, .content(.menu), .parameter: true
        case .construction(let construction): construction.takesSwift
        case .layout, .content, .tool: false
        }
    }

    /// What to write instead of `{ swift: "…" }`, where there is something.
    fileprivate var swiftHelp: String? {
        guard case .construction = self else { return nil }
        return "`swift:` takes statements, in which the view is `$0`"
    }
}

extension Effect.Construction {
    /// True where the code that makes the view has a place for one expression.
    fileprivate var takesSwift: Bool {
        switch self {
        case .image, .titleFont, .leadingImage, .trailingImage, .placeholderColor, .symbolConfiguration, .cornerRadius,
            .scaleFactor, .titleColor,
            .barTintColor, .actionAttribute:
            true
        case .configuration, .segments, .spinnerStyle, .textAttribute, .runs, .lineHeight, .paragraphSpacing,
            .borderColor, .shadow, .animation, .systemItem, .actionStyle, .alertStyle, .barBackground, .detents,
            .scrollIndicators, .blurEffect, .listAppearance, .showsSeparators, .refresh, .sectionText, .accessories,
            .switchState, .isLeftOut, .sectionLayout, .itemSize:
            false
        }
    }
}

extension ValueType {
    /// True for types whose own keys may be named `swift`.
    fileprivate var readsSwiftItself: Bool { self == .properties || self == .relations }
}
