import GenvcVocabulary

/// A text that people read.
package struct LocalizedText: Sendable, Hashable {
    /// A part of the text that has a look of its own.
    package struct Phrase: Sendable, Hashable {
        /// The Unicode scalars of the text that are the phrase.
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
        /// The byte of the text before which it stands.
        package let offset: Int
        package let reference: Reference
        /// Nil: as its type is written.
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
        /// What is put into it, by the bytes of this text.
        package let arguments: [Argument]
        /// The names that a mark can have.
        package let names: [String]

        package init(_ text: String, arguments: [Argument], names: [String]) {
            self.text = text
            self.arguments = arguments
            self.names = names
        }
    }

    /// What is shown instead for exactly one number.
    package struct ExactForm: Sendable, Hashable {
        package enum Count: Int, Sendable, Hashable, CaseIterable {
            case zero, one

            /// The word of the spec, which stands behind the localisation key too.
            package var word: String {
                switch self {
                case .zero: "zero"
                case .one: "one"
                }
            }
        }

        package let count: Count
        package let text: LocalizedText

        package init(_ count: Count, _ text: LocalizedText) {
            self.count = count
            self.text = text
        }
    }

    /// As people see it.
    package let text: String
    /// What is put into the text when it is shown, in order.
    package let arguments: [Argument]
    /// Nil for a text in which no phrase can be marked.
    package let marked: Marked?
    /// In the order of the text; none overlaps another.
    package let phrases: [Phrase]
    /// The localisation key; nil: the one that names make.
    package let key: String?
    /// What the translator is told; nil: the one that names make.
    package let comment: String?
    package let isLocalized: Bool
    /// By count; none unless the text has a number in it.
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

    /// The number that decides between the forms, or nil: the first in the text.
    package var countedReference: Reference? {
        arguments.first { $0.reference.type == .basic(.integer) }?.reference
    }
}
