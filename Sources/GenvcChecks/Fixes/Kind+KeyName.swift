import GenvcModel
import GenvcVocabulary

extension SpecFix.KeyName {
    func names(_ key: Key) -> Bool {
        switch self {
        case .layout(let layout): key.effect == .layout(layout)
        case .tool(let tool): key.effect == .tool(tool)
        case .construction(let construction): key.effect == .construction(construction)
        case .meaning(let meaning): key.meaning == meaning
        }
    }
}

extension Kind {
    /// The key that does that, or nil.
    func key(_ name: SpecFix.KeyName) -> Key? {
        allKeys.first { name.names($0) }
    }
}

extension Element {
    /// What was written at the element for that key, or nil.
    func written(_ name: SpecFix.KeyName) -> KeyedValue? {
        values.first { name.names($0.key) && $0.origin == .element }
    }
}
