import GenvcModel
import GenvcVocabulary

extension Kind {
    /// The key of that name, its own before a common one; nil if the kind has none. A loop, since this runs for every
    /// key of a spec.
    func key(at name: String) -> Key? {
        for index in keys.indices where keys[index].name == name { return keys[index] }
        let common = commonKeys
        for index in common.indices where common[index].name == name { return common[index] }
        return nil
    }
}

extension Key {
    /// The key of that name in a table; nil if there is none.
    static func named(_ name: String, in keys: [Key]) -> Key? {
        for index in keys.indices where keys[index].name == name { return keys[index] }
        return nil
    }
}
