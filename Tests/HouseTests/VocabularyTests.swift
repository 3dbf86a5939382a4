import GenvcVocabulary
import Testing

/// The tables of the language are complete.
struct VocabularyTests {
    @Test("kinds and keys have words of their own, and documentation")
    func words() {
        let kinds = Set(Vocabulary.kinds.map(\.name))
        #expect(kinds.count == Vocabulary.kinds.count)
        for kind in Vocabulary.kinds {
            // The first key of a name is the one that is found.
            #expect(Set(kind.keys.map(\.name)).count == kind.keys.count, "\(kind.name) has two keys of one name")
            #expect(kind.documentation.hasSuffix("."), "\(kind.name)")
            for key in kind.allKeys {
                #expect(!kinds.contains(key.name), "\(key.name) is a kind and a key of \(kind.name)")
                #expect(key.documentation.hasSuffix("."), "\(kind.name).\(key.name)")
            }
        }
    }
}
