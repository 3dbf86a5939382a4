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

    /// As people see it.
    package let text: String
    /// The text with its phrases marked, `the [Terms](terms)`, as translators see it; nil where it has none.
    package let marked: String?
    /// In the order of the text; none overlaps another.
    package let phrases: [Phrase]
    /// The localisation key; nil: the one that names make.
    package let key: String?
    /// What the translator is told; nil: the one that names make.
    package let comment: String?
    package let isLocalized: Bool

    package init(
        _ text: String, marked: String? = nil, phrases: [Phrase] = [], key: String? = nil, comment: String? = nil,
        isLocalized: Bool = true
    ) {
        self.text = text
        self.marked = marked
        self.phrases = phrases
        self.key = key
        self.comment = comment
        self.isLocalized = isLocalized
    }
}
