import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Picks the format that reads a value, by the type that the vocabulary gives its key.
extension Reading {
    /// The value that was written for a key: a value, a reference to state, or Swift. Nil where it was reported.
    ///
    /// - Parameter formats: how the references of a text are written, where a `format` beside it says that.
    func value(of entry: YAMLEntry, for key: Key, formats: TextFormats = .none) -> Value? {
        ofKey(key) { valueOfKey(entry, key, formats) }
    }

    /// The value, tried as a reference first, then as Swift, then in the format of its type.
    private func valueOfKey(_ entry: YAMLEntry, _ key: Key, _ formats: TextFormats) -> Value? {
        if case .error = entry.value.content { return nil }
        if key.effect == .parameter, key.takesNil, isNil(entry) {
            report(
                .wrongType, "`\(entry.key.text)` is nil unless something is given", at: entry.value.range,
                label: "leave out `\(entry.key.text)`")
            return nil
        }
        switch BindingFormat(self, formats).read(entry, for: key) {
        case .none: break
        case .failed: return nil
        case .value(let value): return value
        }
        if isSwift(entry), case .mapping(let entries) = entry.value.content {
            if key.effect.facts.contains(.takesSwift) {
                return SwiftFormat(self).expression(entries[0]).map(Value.swift)
            }
            if !key.type.readsSwiftItself {
                report(
                    .wrongType, "`\(entry.key.text)` takes no Swift", at: entries[0].key.range,
                    label: "its value must be known when the spec is read", help: key.effect.swiftHelp)
                return nil
            }
        }
        if key.type == .text { return LocalizedTextFormat(self, formats).read(entry).map(Value.text) }
        return value(of: entry, as: key.type, key)
    }

    /// True for `nil`, which is no text unless it is quoted, and for the `null` of YAML where it is written.
    private func isNil(_ entry: YAMLEntry) -> Bool {
        switch entry.value.content {
        case .scalar(let scalar): scalar.style == .plain && scalar.text == "nil"
        case .null: !entry.value.range.isEmpty
        default: false
        }
    }

    /// True for `{ swift: … }`.
    func isSwift(_ entry: YAMLEntry) -> Bool {
        guard case .mapping(let entries) = entry.value.content else { return false }
        return entries.count == 1 && entries[0].key.text == "swift"
    }

    /// The value in the format of its type; nil where it was reported.
    private func value(of entry: YAMLEntry, as type: ValueType, _ key: Key) -> Value? {
        switch type {
        case .text: LocalizedTextFormat(self).read(entry).map(Value.text)
        case .texts: LocalizedTextFormat(self).readList(entry).map(Value.texts)
        case .caption: caption(entry).map(Value.caption)
        case .boolean, .errorMessage: BooleanFormat(self).read(entry).map(Value.boolean)
        case .integer(let range):
            NumberFormat(self).integer(entry, in: range, help: key.documentation).map(Value.integer)
        case .number(let range): NumberFormat(self).read(entry, in: range, help: key.documentation).map(Value.number)
        case .length(let group): LengthFormat(self).read(entry, group).map(Value.length)
        case .dimension: DimensionFormat(self).read(entry).map(Value.dimension)
        case .size: SizeFormat(self).read(entry)
        case .itemSize: SizeFormat(self).itemSize(entry)
        case .contentSize: SizeFormat(self).contentSize(entry)
        case .intrinsicSize: SizeFormat(self).intrinsicSize(entry)
        case .insets: InsetsFormat(self).read(entry).map(Value.insets)
        case .cornerRadius: CornerRadiusFormat(self).read(entry).map(Value.cornerRadius)
        case .ratio: RatioFormat(self).read(entry)
        case .choice(let choice): ChoiceFormat(self).read(entry, of: choice).map(Value.choice)
        case .choices(let choice): ChoiceFormat(self).readList(entry, of: choice).map(Value.choices)
        case .color: ColorFormat(self).read(entry).map(Value.color)
        case .colors: ColorFormat(self).readList(entry).map(Value.colors)
        case .unitPoint: UnitPointFormat(self).read(entry)
        case .font: FontFormat(self).read(entry).map(Value.font)
        case .image: ImageFormat(self).read(entry).map(Value.image)
        case .shadow: ShadowFormat(self).read(entry).map(Value.shadow)
        case .transform: TransformFormat(self).read(entry).map(Value.transform)
        case .priorities: PriorityFormat(self).readAxes(entry).map(Value.priorities)
        case .date: DayFormat(self).read(entry)
        case .relations: RelationFormat(self).read(entry).map(Value.relations)
        case .runs: RunFormat(self).read(entry).map(Value.runs)
        case .reference(let kind): IDFormat(self).read(entry, kind: kind)
        case .source: IDFormat(self).source(entry)
        case .sources: IDFormat(self).sources(entry).map(Value.references)
        case .contentWidth: ContentWidthFormat(self).read(entry).map(Value.contentWidth)
        case .typeName: SwiftFormat(self).typeName(entry).map(Value.typeName)
        case .expression: SwiftFormat(self).expression(entry).map(Value.expression)
        case .statements: SwiftFormat(self).statements(entry).map(Value.statements)
        case .properties: PropertiesFormat(self).read(entry).map(Value.properties)
        case .styles: NameListFormat(self).read(entry, noun: "a style").map { Value.styles($0.map(\.text)) }
        case .modules: ModuleFormat(self).read(entry).map(Value.modules)
        case .suppressions: SuppressionFormat(self).read(entry).map(Value.suppressions)
        case .repetition: RepetitionFormat(self).read(entry).map(Value.repetition)
        case .ownType(let name): OwnTypeFormat(self).read(entry, name)
        case .animations: AnimationFormat(self).read(entry).map(Value.animations)
        case .changeDurations(let range):
            ChangeDurationFormat(self).read(entry, in: range, help: key.documentation)
        case .gestures: GestureFormat(self).read(entry).map(Value.gestures)
        case .detents: DetentFormat(self).read(entry).map(Value.detents)
        case .accessories: AccessoryFormat(self).read(entry).map(Value.accessories)
        case .node, .nodes, .bar, .group, .styleDefinitions, .tokens, .fields, .variants, .components, .files,
            .boxes:
            preconditionFailure("`\(entry.key.text)` holds nodes or keys, which are no values")
        }
    }
}

extension Effect {
    /// The words to write instead of `{ swift: "…" }`; nil where nothing does the same.
    fileprivate var swiftHelp: String? {
        guard case .construction = self else { return nil }
        return "`swift:` takes statements, in which the view is `$0`"
    }
}

extension ValueType {
    /// True for types whose format reads `{ swift: … }` itself.
    fileprivate var readsSwiftItself: Bool { self == .properties || self == .relations }
}
