/// A value for drawing and layout, never for the code: what `sample:` says of a field.
package indirect enum Sample: Sendable, Hashable {
    /// A text, a number, a word, as it was written.
    case scalar(String)
    /// Nil.
    case missing
    /// The samples of the members that the spec names, in order.
    case record([Member])
    /// The samples of the elements of a list, in order.
    case list([Sample])
    /// A value that is no word: a colour, a picture.
    case value(Value)

    /// A named member of a sample.
    package struct Member: Sendable, Hashable {
        /// The name of the member.
        package let name: String
        /// The sample of the member.
        package let sample: Sample
        /// True for a member of several elements that some of them lack: the sample is that of one that has it.
        package let isMissingElsewhere: Bool

        package init(name: String, sample: Sample, isMissingElsewhere: Bool = false) {
            self.name = name
            self.sample = sample
            self.isMissingElsewhere = isMissingElsewhere
        }
    }

    /// The sample of a member; nil if there is none of that name.
    package func member(_ name: String) -> Sample? { namedMember(name)?.sample }

    /// The member of that name; nil if there is none.
    package func namedMember(_ name: String) -> Member? {
        guard case .record(let members) = self else { return nil }
        return members.first { $0.name == name }
    }
}
