import GenvcModel
import GenvcVocabulary

/// The picture of a button and its title, in the order in which they stand.
struct ButtonWords {
    /// The name of the picture in brackets, or that of a button without a title; nil for a title alone.
    let image: String?
    private let placement: String?

    init(_ element: Element, _ pen: Pen) {
        let name = ShownName(of: element)
        image = (name.image ?? (element.mainText == nil ? name.short : nil)).map { "[\(pen.line($0))]" }
        placement = element.choice(.imagePlacement)
    }

    /// Both on one line, in the order in which they are read.
    ///
    /// - Parameters:
    ///   - title: the title; nil for a button of a picture alone.
    ///   - isMirrored: true where it is drawn for a language that is written from right to left.
    func line(_ title: String?, isMirrored: Bool = false) -> String {
        let isBehind =
            switch placement {
            case "trailing": !isMirrored
            case "bottom": true
            case "top": false
            default: isMirrored
            }
        return (isBehind ? [title, image] : [image, title]).compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The lines of the title and of what stands below it, with the picture beside the first of them, or above or
    /// below all.
    func lines(_ title: [String], _ subtitle: [String], isMirrored: Bool) -> [String] {
        guard let image else { return title + subtitle }
        switch placement {
        case "top": return [image] + title + subtitle
        case "bottom": return title + subtitle + [image]
        default: return [line(title.first, isMirrored: isMirrored)] + title.dropFirst() + subtitle
        }
    }
}
