extension ValueType {
    /// The keys that a value has in its long form; none for one that has no such form.
    package var parts: [String] {
        switch self {
        case .insets: InsetsPart.names
        case .dimension: DimensionPart.names
        case .size, .itemSize, .contentSize, .intrinsicSize: SizePart.names
        case .shadow: ShadowPart.names
        case .transform: TransformPart.names
        case .font: FontPart.names
        case .image: ImagePart.names
        case .text, .texts: TextPart.names
        case .ratio: RatioPart.names
        case .animations: AnimationPart.names
        case .suppressions: SuppressionPart.names
        case .priorities: AxisPart.names
        case .accessories: AccessoryPart.names
        case .caption, .boolean, .integer, .number, .length, .cornerRadius, .choice, .choices, .color, .colors,
            .unitPoint, .date, .relations, .runs, .reference, .source, .sources, .contentWidth, .typeName, .modules,
            .expression, .statements, .properties, .styles, .errorMessage, .node, .nodes, .bar, .group, .boxes, .files,
            .styleDefinitions, .tokens, .ownType, .fields, .variants, .components, .repetition, .gestures,
            .changeDurations, .detents:
            []
        }
    }

    /// The keys of what stands under each name of a value; none for one that is no mapping of names.
    fileprivate var partsOfNames: [String] {
        switch self {
        case .fields: FieldPart.names
        case .tokens(.colors): ColorTokenPart.names + ContrastPart.names
        case .tokens(.fonts): FontPart.names
        default: []
        }
    }
}

extension Key {
    /// All keys that stand somewhere in the value of this one, besides those of elements and groups.
    package var inner: [String] {
        effect == .tool(.parameters) ? ParameterPart.names : type.parts + type.partsOfNames
    }
}
