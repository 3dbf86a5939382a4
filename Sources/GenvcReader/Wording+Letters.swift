extension Wording {
    /// The text with Latin letters as ASCII has them, to be suggested as a name: `Größe` as `Grosse`.
    static func withoutMarks(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "ß" {
                result.append(contentsOf: "ss".unicodeScalars)
            } else if let letter = baseLetter(of: scalar) {
                result.append(letter)
            } else if scalar.properties.generalCategory != .nonspacingMark {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// The letter without its mark, `u` of `ü`, which Unicode calls "LATIN SMALL LETTER U WITH DIAERESIS"; nil for a
    /// character without one.
    private static func baseLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard !scalar.isASCII, let words = scalar.properties.name?.split(separator: " "), words.count > 4,
            words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH", words[3].unicodeScalars.count == 1,
            let letter = words[3].unicodeScalars.first
        else { return nil }
        return words[1] == "SMALL" ? Unicode.Scalar(letter.value + 32) : letter
    }
}
