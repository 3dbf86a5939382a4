extension Element {
    /// The character that stands for a picture in a text.
    package static let pictureCharacter = "\u{FFFC}"

    /// The main text for layout: a picture in it is one character.
    package var laidOutText: String? { mainText(withPictures: { _ in Self.pictureCharacter }) }

    /// The main text for drawings: a picture in it is its name in brackets.
    package var drawnText: String? { mainText(withPictures: { "[\($0)]" }) }

    private func mainText(withPictures picture: (String) -> String) -> String? {
        guard let text = mainText else { return nil }
        let pictures = Set(runs.filter { $0.image != nil }.map(\.name.text))
        guard text.phrases.contains(where: { pictures.contains($0.run) }) else { return text.text }
        let scalars = Array(text.text.unicodeScalars)
        func characters(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
        var (result, end) = ("", 0)
        for phrase in text.phrases where pictures.contains(phrase.run) {
            result += characters(end..<phrase.scalars.lowerBound) + picture(characters(phrase.scalars))
            end = phrase.scalars.upperBound
        }
        return result + characters(end..<scalars.count)
    }
}
