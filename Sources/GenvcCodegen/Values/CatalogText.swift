/// A text of generated code that is translated, as a string catalogue has it.
package struct CatalogText: Sendable, Hashable {
    /// The source text, by the forms that it has.
    package enum Forms: Sendable, Hashable {
        /// One text for every number.
        case single(String)
        /// A text whose only argument is the number that decides.
        case plural(one: String, other: String)
        /// A text of several arguments: a part of it has forms.
        case substituted(Substitution)
    }

    /// The part of a text that changes with a number; `%arg` stands for the number in it.
    package struct Substitution: Sendable, Hashable {
        /// The whole text, with `%#@name@` in the place of the part.
        package let whole: String
        /// The name of the part: the field with the number.
        package let name: String
        /// The place of the number among the arguments, from 1.
        package let argument: Int
        /// The part for one thing.
        package let one: String
        /// The part for any other number.
        package let other: String

        package init(whole: String, name: String, argument: Int, one: String, other: String) {
            self.whole = whole
            self.name = name
            self.argument = argument
            self.one = one
            self.other = other
        }
    }

    /// The key in the catalogue.
    package let key: String
    /// The comment for translators.
    package let comment: String
    /// The text that the code shows without a catalogue: of a text with forms, that for any number but one.
    package let value: String
    /// The source text.
    package let forms: Forms

    package init(key: String, comment: String, value: String, forms: Forms) {
        self.key = key
        self.comment = comment
        self.value = value
        self.forms = forms
    }

    /// True for a text whose forms stand in the catalogue alone.
    package var isPlural: Bool { if case .single = forms { false } else { true } }
}

/// The translated texts of some classes.
package struct CatalogTexts: Sendable, Hashable {
    /// A class whose texts have keys made of its name.
    package struct Owner: Sendable, Hashable {
        /// The beginning of the keys: `login.`
        package let prefix: String
        /// The words that comments of its texts have for it: `Login`.
        package let place: String

        package init(prefix: String, place: String) {
            self.prefix = prefix
            self.place = place
        }
    }

    /// The texts, each key once, in the order of the code.
    package private(set) var all: [CatalogText] = []
    /// The classes, those without texts included.
    package private(set) var owners: [Owner] = []

    package init() {}

    /// The texts of some classes; of two with one key the first counts.
    package init(_ texts: [CatalogText], of owners: [Owner]) {
        self.owners = owners
        add(texts)
    }

    /// The texts of several files as one; of two with one key the first counts.
    package init(joining parts: [CatalogTexts]) {
        self.init(parts.flatMap(\.all), of: parts.flatMap(\.owners))
    }

    private mutating func add(_ texts: [CatalogText]) {
        var known = Set(all.map(\.key))
        all += texts.filter { known.insert($0.key).inserted }
    }

    /// True if a text has forms, which stand in a string catalogue alone.
    package var hasPlurals: Bool { all.contains(where: \.isPlural) }
}
