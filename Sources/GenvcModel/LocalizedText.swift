import GenvcVocabulary

/// A text that people read.
package struct LocalizedText: Sendable, Hashable {
    /// A phrase of the text with attributes of its own.
    package struct Phrase: Sendable, Hashable {
        /// The range of the phrase in Unicode scalars of the text.
        package let scalars: Range<Int>
        /// The name of its run.
        package let run: String

        package init(_ scalars: Range<Int>, run: String) {
            self.scalars = scalars
            self.run = run
        }
    }

    /// A reference in the middle of a text.
    package struct Argument: Sendable, Hashable {
        /// The offset in bytes at which the value is inserted.
        package let offset: Int
        /// The field that stands in the text.
        package let reference: Reference
        /// The format of the value; nil for the standard one of its type.
        package let format: TextFormat?

        package init(offset: Int, reference: Reference, format: TextFormat? = nil) {
            self.offset = offset
            self.reference = reference
            self.format = format
        }
    }

    /// The text as translators see it, its phrases marked: `the [Terms](terms)`.
    package struct Marked: Sendable, Hashable {
        package let text: String
        /// The references in the text; their offsets count the bytes of the marked text.
        package let arguments: [Argument]
        /// The names that a mark can have.
        package let names: [String]

        package init(_ text: String, arguments: [Argument], names: [String]) {
            self.text = text
            self.arguments = arguments
            self.names = names
        }
    }

    /// A text that replaces this one for an exact number.
    package struct ExactForm: Sendable, Hashable {
        /// The numbers that may have a text of their own.
        package enum Count: Int, Sendable, Hashable, CaseIterable {
            case zero, one

            /// The word of the spec for the number, which is also the suffix of the localisation key.
            package var word: String {
                switch self {
                case .zero: "zero"
                case .one: "one"
                }
            }
        }

        /// The number for which the text is.
        package let count: Count
        /// The text for that number, with references of its own.
        package let text: LocalizedText

        package init(_ count: Count, _ text: LocalizedText) {
            self.count = count
            self.text = text
        }
    }

    /// The text as people see it.
    package let text: String
    /// The references in the text, in order.
    package let arguments: [Argument]
    /// Nil for a text in which no phrase can be marked.
    package let marked: Marked?
    /// The phrases in the order of the text; they do not overlap.
    package let phrases: [Phrase]
    /// The localisation key that the spec sets; nil for the one made of names.
    package let key: String?
    /// The comment for translators that the spec sets; nil for the one made of names.
    package let comment: String?
    /// True if the text goes through `NSLocalizedString`.
    package let isLocalized: Bool
    /// The texts for exact numbers; empty unless the text has a number in it.
    package private(set) var exactForms: [ExactForm] = []

    package init(
        _ text: String, key: String? = nil, comment: String? = nil, isLocalized: Bool = true,
        arguments: [Argument] = []
    ) {
        self.text = text
        self.arguments = arguments
        marked = nil
        phrases = []
        self.key = key
        self.comment = comment
        self.isLocalized = isLocalized
    }

    /// A text whose phrases have been found.
    package init(
        _ marks: MarkedText, of marked: Marked, key: String? = nil, comment: String? = nil, isLocalized: Bool = true
    ) {
        text = marks.text
        arguments = marked.arguments.map {
            Argument(offset: marks.offset(of: $0.offset), reference: $0.reference, format: $0.format)
        }
        self.marked = marked
        phrases = marks.phrases
        self.key = key
        self.comment = comment
        self.isLocalized = isLocalized
    }

    /// The text with others for exact numbers.
    package func with(_ forms: [ExactForm]) -> LocalizedText {
        var text = self
        text.exactForms = forms
        return text
    }

    /// The reference whose number decides between the forms: the first number of the text; nil without one.
    package var countedReference: Reference? {
        arguments.first { $0.reference.type == .basic(.integer) }?.reference
    }
}
