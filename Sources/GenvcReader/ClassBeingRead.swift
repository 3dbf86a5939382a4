import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The names and elements of the class that is being read, of a screen or of a component.
///
/// Names, references and rules are matters of one class: a component is read in the middle of a screen, and nothing of
/// either may be looked up in the other. So each has one of these, and the scope of names beside it.
struct ClassBeingRead {
    /// The name of the screen or component in the spec, with which the names of what is made for it begin.
    let owner: String
    /// The names that its ids have made so far.
    var names: ClassNames
    /// The elements that are judged when all of it is read, inner ones before outer ones.
    var elements: [ReadElement] = []
    /// The gap between the rows of a component; nil for a screen, and without a fixed one.
    var spacing: KeyedValue?

    init(_ owner: String, _ reading: Reading) {
        self.owner = owner
        names = ClassNames(reading)
    }
}

/// The parts of one class that are put aside while another is read; `Reading` keeps those that are not in
/// `ClassBeingRead`.
struct OuterClass {
    let read: ClassBeingRead
    /// The ids that values of the class have named so far.
    let references: [Reading.ElementReference]
    /// The words of its relations that were read as tokens.
    let lengthWords: [YAMLScalar]
    /// The names that hold where reading was interrupted.
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
