import GenvcKit
import GenvcModel
import GenvcVocabulary

extension FoundToken {
    /// Words that say again what the group of `theme` says; a group named so is no part of a name.
    private var needlessWords: Set<String> {
        switch value {
        case .color: ["color", "colors", "colour", "colours", "palette", "tokens", "theme"]
        case .font:
            ["font", "fonts", "text", "texts", "style", "styles", "type", "typography", "typescale", "tokens", "theme"]
        case .length(_, .spacing): ["space", "spacing", "spacings", "gap", "gaps", "dimension", "tokens", "theme"]
        case .length(_, .cornerRadius):
            ["corner", "corners", "border", "radius", "radii", "dimension", "tokens", "theme"]
        case .length(_, .height): ["height", "heights", "size", "sizes", "sizing", "dimension", "tokens", "theme"]
        }
    }

    /// The prefix of a name that is a number only, or that is taken.
    private var prefix: String {
        switch value {
        case .color: "color"
        case .font: "font"
        case .length(_, .spacing): "spacing"
        case .length(_, .cornerRadius): "radius"
        case .length(_, .height): "height"
        }
    }

    /// The name in `genvc.yml`: `color.brand.blue-500` is `brandBlue500`, and `spacing.4` is `spacing4`.
    var name: String {
        let needless = needlessWords
        let groups = path.dropLast().map(Self.words).filter { !needless.isSuperset(of: $0) }
        let words = groups.flatMap { $0 } + Self.words(path.last ?? "")
        let isNumber = words.first?.first?.isNumber ?? true
        return (isNumber ? [prefix] + words : words).camelCased
    }

    /// The name of the token where `name` is a word that the theme cannot have: `fontBody`, `spacingDefault`.
    var otherName: String { prefix + name.capitalizedFirst }
}
