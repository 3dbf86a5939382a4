import GenvcModel
import GenvcVocabulary

extension Place {
    /// A key that an element takes because it stands here, whatever its kind.
    func key(at name: String) -> Key? {
        let keys = keys
        for index in keys.indices where keys[index].name == name { return keys[index] }
        return nil
    }

    /// The keys that an element takes because it stands here, whatever its kind.
    var keys: [Key] { self == .cells ? Key.cell : [] }

    /// The slot in which the element stands alone, or nil.
    var slotAlone: Element.Slot? {
        if case .slot(let slot, true) = self { return slot }
        return nil
    }
}
