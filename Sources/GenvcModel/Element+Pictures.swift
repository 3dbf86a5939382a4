extension Element {
    /// The main text for layout: a picture in it is one character.
    package var laidOutText: String? { mainText?.text(replacingPicturesOf: runs) { _ in LocalizedText.picture } }

    /// The main text for drawings: a picture in it is its name in brackets.
    package var drawnText: String? { mainText?.text(replacingPicturesOf: runs) { "[\($0)]" } }
}

extension LocalizedText {
    /// The character that stands for a picture in a text that is laid out.
    package static let picture = "\u{FFFC}"

    /// The text with other words in place of the phrases that a run replaces by a picture.
    fileprivate func text(replacingPicturesOf runs: [TextRun], with picture: (String) -> String) -> String {
        let pictures = Set(runs.filter { $0.image != nil }.map(\.name.text))
        guard phrases.contains(where: { pictures.contains($0.run) }) else { return text }
        let scalars = Array(text.unicodeScalars)
        func characters(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
        var (result, end) = ("", 0)
        for phrase in phrases where pictures.contains(phrase.run) {
            result += characters(end..<phrase.scalars.lowerBound) + picture(characters(phrase.scalars))
            end = phrase.scalars.upperBound
        }
        return result + characters(end..<scalars.count)
    }
}
