// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension NSAttributedString {
    /// A text whose phrases are marked as `[phrase](name)`, so that a translation can move and change them.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of all of the text.
    ///   - runs: The attributes that phrases have besides, by name. Brackets with any other name stay as they are.
    ///   - images: The pictures in place of phrases, by name; VoiceOver says the phrase. One that is nil leaves it.
    @MainActor
    convenience init(
        marked text: String, attributes: [Key: Any], runs: [String: [Key: Any]] = [:], images: [String: UIImage?] = [:]
    ) {
        let result = NSMutableAttributedString(string: "")
        var rest = text[...]
        var searched = rest.startIndex
        while let bracket = rest[searched...].firstIndex(of: "]") {
            searched = rest.index(after: bracket)
            guard rest[searched...].first == "(", let end = rest[searched...].firstIndex(of: ")") else { continue }
            let name = String(rest[searched..<end].dropFirst())
            guard runs.keys.contains(name) || images.keys.contains(name),
                let start = rest[..<bracket].lastIndex(of: "[")
            else { continue }
            let phrase = rest[start..<bracket].dropFirst().marked
            let look = attributes.merging(runs[name] ?? [:]) { $1 }
            result.append(NSAttributedString(string: rest[..<start].marked, attributes: attributes))
            if let image = images[name] ?? nil {
                result.append(NSAttributedString(image: image, label: phrase, attributes: look))
            } else {
                result.append(NSAttributedString(string: phrase, attributes: look))
            }
            rest = rest[rest.index(after: end)...]
            searched = rest.startIndex
        }
        result.append(NSAttributedString(string: rest.marked, attributes: attributes))
        self.init(attributedString: result)
    }

    /// An image among text. A symbol takes its size from the font and its color from the text; any other image is made
    /// as high as the font.
    @MainActor
    private convenience init(image: UIImage, label: String, attributes: [Key: Any]) {
        let attachment = NSTextAttachment(image: image)
        attachment.accessibilityLabel = label
        if !image.isSymbolImage, image.size.height > 0, let font = attributes[.font] as? UIFont {
            let height = font.pointSize
            attachment.bounds = CGRect(
                x: 0, y: (font.capHeight - height) / 2, width: height * image.size.width / image.size.height,
                height: height)
        }
        let result = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        result.addAttributes(attributes, range: NSRange(location: 0, length: result.length))
        self.init(attributedString: result)
    }
}

extension String {
    /// The text as it is put into one with marked phrases: its own brackets mark nothing there, and are shown.
    var unmarked: String { exchanging("[", for: "\u{F8F0}").exchanging("]", for: "\u{F8F1}") }
}

extension StringProtocol {
    /// The text with the brackets that `unmarked` hid.
    fileprivate var marked: String { exchanging("\u{F8F0}", for: "[").exchanging("\u{F8F1}", for: "]") }

    fileprivate func exchanging(_ character: Character, for other: Character) -> String {
        String(map { $0 == character ? other : $0 })
    }
}
