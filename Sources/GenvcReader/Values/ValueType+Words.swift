import GenvcDiagnostics
import GenvcVocabulary

extension ValueType {
    /// The words for the values that a key of this type takes, as `explain` says them. A format has the words for the
    /// values that it reads.
    package var words: String {
        switch self {
        case .text: LocalizedTextFormat.words
        case .texts: LocalizedTextFormat.listWords
        case .caption: "words, taken as they are"
        case .boolean: BooleanFormat.words
        case .errorMessage: BooleanFormat.errorWords
        case .integer(let range): NumberFormat.words(range)
        case .number(let range): NumberFormat.words(range)
        case .length(let group): LengthFormat.words(group)
        case .dimension: DimensionFormat.words
        case .size: SizeFormat.words
        case .itemSize: SizeFormat.itemWords
        case .contentSize: SizeFormat.contentWords
        case .intrinsicSize: SizeFormat.intrinsicWords
        case .insets: InsetsFormat.words
        case .cornerRadius: CornerRadiusFormat.words
        case .ratio: RatioFormat.words
        case .choice(let choice): ChoiceFormat.words(choice)
        case .choices(let choice): ChoiceFormat.listWords(choice)
        case .color: ColorFormat.words
        case .colors: ColorFormat.listWords
        case .unitPoint: UnitPointFormat.words
        case .font: FontFormat.words
        case .image: ImageFormat.words
        case .shadow: ShadowFormat.words
        case .transform: TransformFormat.words
        case .priorities: PriorityFormat.words
        case .date: DayFormat.words
        case .relations: RelationFormat.words
        case .runs: RunFormat.words
        case .reference: IDFormat.words
        case .source: IDFormat.sourceWords
        case .sources: IDFormat.sourcesWords
        case .contentWidth: ContentWidthFormat.words
        case .typeName: SwiftFormat.typeNameWords
        case .expression: SwiftFormat.expressionWords
        case .statements: SwiftFormat.statementWords
        case .properties: PropertiesFormat.words
        case .styles: "the name of a style, or a list"
        case .modules: ModuleFormat.words
        case .suppressions: SuppressionFormat.words
        case .ownType(let name): OwnTypeFormat.words(name)
        case .animations: AnimationFormat.words
        case .changeDurations(let range): ChangeDurationFormat.words(range)
        case .gestures: GestureFormat.words
        case .detents: DetentFormat.words
        case .accessories: AccessoryFormat.words
        case .repetition: RepetitionFormat.words
        case .fields: FieldFormat.words
        case .boxes: BoxFormat.words
        case .tokens(let sort): ThemeReader.words(sort)
        case .group(let group): group.words
        case .node: "an element"
        case .nodes: "a list of elements"
        case .bar: "a list of elements, or " + KeyGroup.bar.keyList(elementsLast: true)
        case .files: "the path of a file, or a list"
        case .styleDefinitions: "names, each with keys and values"
        case .components: "names, each with { base:, parameters:, state:, rows: } and the keys of a view"
        case .variants: "cases: { if: condition, … }, or a list"
        }
    }
}

extension ValueType {
    /// The words that a font is made of, in the order in which one writes them.
    package static var fontWords: [String] { FontFormat.reservedWords }
}

extension KeyGroup {
    /// The keys of the group as `explain` shows them: `{ label:, value: }`.
    ///
    /// - Parameter elementsLast: true for those that hold elements behind the others, as one writes them.
    func keyList(elementsLast: Bool = false) -> String {
        var keys = Key.keys(of: self)
        if elementsLast { keys = keys.filter { $0.type != .nodes } + keys.filter { $0.type == .nodes } }
        return "{ " + keys.map { $0.name + ":" }.joined(separator: ", ") + " }"
    }

    /// The words for the keys that the group takes, as `explain` says them.
    fileprivate var words: String {
        switch self {
        case .rules: "the name of a rule, `: `, and \(EnglishList.joined(Choice.ruleLevel.names, "or"))"
        case .accessibilityCustomContent: CustomContentFormat.words
        case .navigation, .bar, .list, .search, .appearance, .tabBarItem, .sheet, .accessibilityNotifications, .theme,
            .run:
            keyList()
        }
    }
}
