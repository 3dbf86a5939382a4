import GenvcVocabulary

/// A weight of a font, as design tools write it.
struct FontWeightName {
    /// The weight; nil: the regular one, which no font needs to name.
    let value: FontWeight?
    /// The style behind the family in PostScript names.
    private let style: String

    /// Weight 400 of the format, which is a font's weight where none is written.
    static let regular = FontWeightName(nil, style: "Regular")

    private init(_ value: FontWeight?, style: String) {
        self.value = value
        self.style = style
    }

    /// `600`, `semi-bold` or `SemiBold`; nil for what is no weight. The names are those of the format's Font weight
    /// type.
    init?(_ text: String) {
        let name = FoundToken.words(text).joined()
        guard let number = Int(name) ?? Self.numbers.first(where: { $0.names.contains(name) })?.number,
            (1...1_000).contains(number)
        else { return nil }
        // Weights between two hundreds, as 950, are the one below.
        let place = max(0, min(Self.weights.count, number / 100) - 1)
        self = Self.weights[place]
    }

    /// `Inter-SemiBold`.
    func postScriptName(in family: String) -> String {
        family.filter { $0 != " " } + "-" + style
    }

    /// Of 100, 200 … 900.
    private static let weights = [
        FontWeightName(.ultraLight, style: "Thin"), FontWeightName(.thin, style: "ExtraLight"),
        FontWeightName(.light, style: "Light"), regular, FontWeightName(.medium, style: "Medium"),
        FontWeightName(.semibold, style: "SemiBold"), FontWeightName(.bold, style: "Bold"),
        FontWeightName(.heavy, style: "ExtraBold"), FontWeightName(.black, style: "Black"),
    ]

    /// The names of each weight, from the format's table of font weights; 950 is the heaviest.
    private static let numbers: [(names: [String], number: Int)] = [
        (["thin", "hairline"], 100), (["extralight", "ultralight"], 200), (["light"], 300),
        (["normal", "regular", "book"], 400), (["medium"], 500), (["semibold", "demibold"], 600), (["bold"], 700),
        (["extrabold", "ultrabold"], 800), (["black", "heavy"], 900), (["extrablack", "ultrablack"], 950),
    ]
}
