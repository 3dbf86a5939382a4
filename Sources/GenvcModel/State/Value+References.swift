extension Value {
    /// The references in it.
    package var references: [Reference] {
        switch self {
        case .binding(let binding): [binding.reference] + (binding.fallback?.value.references ?? [])
        case .condition(let condition): condition.references
        case .text(let text): text.arguments.map(\.reference)
        case .texts(let texts): texts.flatMap { $0.arguments.map(\.reference) }
        case .properties(let properties):
            properties.compactMap { property in
                if case .reference(let reference) = property.value { reference } else { nil }
            }
        case .animations(let animations): animations.flatMap(\.condition.references)
        case .gestures(let uses): uses.flatMap { $0.condition?.references ?? [] }
        case .accessories(let accessories):
            accessories.flatMap { accessory in
                if case .text(let text) = accessory.content { return text.references }
                return []
            }
        case .repetition(let repetition): repetition.literalReferences
        default: []
        }
    }

    /// The pieces of Swift in it that a person wrote.
    package var writtenSwift: [String] {
        switch self {
        case .swift(let code), .expression(let code): [code]
        case .statements(let lines): [lines.joined(separator: "\n")]
        case .binding(let binding): binding.fallback?.value.writtenSwift ?? []
        case .properties(let properties):
            properties.compactMap { property in
                if case .swift(let code) = property.value { code } else { nil }
            }
        default: []
        }
    }
}
