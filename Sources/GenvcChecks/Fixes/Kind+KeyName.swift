import GenvcModel
import GenvcVocabulary

extension SpecFix.KeyName {
    /// True if the key is the one that is meant: it has the effect, or the meaning.
    func names(_ key: Key) -> Bool {
        switch self {
        case .layout(let layout): key.effect == .layout(layout)
        case .tool(let tool): key.effect == .tool(tool)
        case .construction(let construction): key.effect == .construction(construction)
        case .meaning(let meaning): key.meaning == meaning
        }
    }

    /// The value that is written for the key at an element itself; nil without one.
    func value(at element: Element) -> KeyedValue? {
        element.values.first { names($0.key) && $0.origin == .element }
    }
}

extension Kind {
    /// The key of the kind that does that; nil if the kind has none.
    func key(_ name: SpecFix.KeyName) -> Key? {
        allKeys.first { name.names($0) }
    }
}
