import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// What belongs to the class that is being read, of a screen or of a component.
struct ClassBeingRead {
    /// As its name in the spec begins the names of what is made for it.
    let owner: String
    var names: ClassNames
    /// The elements that are judged when all of it is read, inner ones before outer ones.
    var elements: [ReadElement] = []
    /// True once something that takes text was read in it.
    var hasTextInput = false
    /// The gap between its rows, of a component.
    var spacing: KeyedValue?

    init(_ owner: String, _ reading: Reading) {
        self.owner = owner
        names = ClassNames(reading)
    }
}

/// What is put aside of one class while another is read.
struct OuterClass {
    let read: ClassBeingRead
    let references: [Reading.ElementReference]
    let lengthWords: [YAMLScalar]
    let scope: Scope
}

extension NodeReader {
    /// Begins with another class; gives what the present one has so far.
    mutating func begin(_ owner: String) -> OuterClass {
        let outer = OuterClass(
            read: own, references: reading.references, lengthWords: reading.lengthWords, scope: reading.scope)
        own = ClassBeingRead(owner, reading)
        reading.references = []
        reading.lengthWords = []
        reading.scope = Scope()
        return outer
    }

    /// Goes on with the class that was put aside.
    mutating func end(returningTo outer: OuterClass) {
        own = outer.read
        reading.references = outer.references
        reading.lengthWords = outer.lengthWords
        reading.scope = outer.scope
    }
}
