import GenvcModel
import GenvcVocabulary

/// A token as the files of a design system have it, before it has a name in `genvc.yml`.
struct FoundToken {
    /// The value of a token, of the sorts that a theme has.
    enum Value {
        case color(Shade)
        case font(FontValue)
        /// Points.
        case length(Double, TokenGroup)
    }

    /// The groups around it, from outside, and its own name.
    let path: [String]
    let value: Value
    /// When the value holds; a theme keeps several appearances of colors alone.
    let appearance: TokenAppearance

    init(_ path: [String], _ value: Value, _ appearance: TokenAppearance = .light) {
        self.path = path
        self.value = value
        self.appearance = appearance
    }

    /// The part of `theme` in `genvc.yml` that the token goes to.
    var sort: TokenSort {
        switch value {
        case .color: .colors
        case .font: .fonts
        case .length(_, let group): .lengths(group)
        }
    }

    /// The words of a name or of a path in small letters: `fontSize` and `font-size` are `font` and `size`.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var startsWord = true
        var wasSmall = false
        for character in text {
            guard character.isLetter || character.isNumber else {
                startsWord = true
                continue
            }
            if startsWord || (wasSmall && character.isUppercase) { words.append("") }
            words[words.count - 1] += character.lowercased()
            startsWord = false
            wasSmall = character.isLowercase || character.isNumber
        }
        return words
    }
}
