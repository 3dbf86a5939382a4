import GenvcVocabulary

/// The name of a screen, made of what someone typed for it: `user-profile` is `UserProfile`.
package struct ScreenName: Sendable, Hashable {
    /// The name of a Swift type.
    package let text: String

    /// The suffix that the name of the controller gets by itself.
    private static let suffix = ScreenClass.controller.suffix
    /// Endings that are taken off what was typed, for people who type the name of a file.
    private static let fileEndings = [".yml", ".yaml", ".swift"]
    /// Types that Swift keeps to itself.
    private static let reserved = ["Any", "Protocol", "Self", "Type"]

    /// Nil where the name does not begin with a letter, or is one that Swift or UIKit has already.
    package init?(_ typed: String) {
        var text: [UInt8] = []
        var startsWord = true
        // Of a file that is to be made.
        let ending = Self.fileEndings.first { typed.hasSuffix($0) && typed.utf8.count > $0.utf8.count }
        for byte in typed.utf8.dropLast(ending?.utf8.count ?? 0) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                text.append(startsWord ? byte - 32 : byte)
                startsWord = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                text.append(byte)
                startsWord = false
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                startsWord = true
            default: return nil
            }
        }
        if text.count > Self.suffix.utf8.count, text.suffix(Self.suffix.utf8.count).elementsEqual(Self.suffix.utf8) {
            text.removeLast(Self.suffix.utf8.count)
        }
        guard let first = text.first, first >= UInt8(ascii: "A") else { return nil }
        self.text = String(decoding: text, as: UTF8.self)
        if Self.reserved.contains(self.text) || self.text.hasPrefix("UI") { return nil }
    }

    /// The words of the name, for people: `User Profile`.
    package var title: String {
        let bytes = Array(text.utf8)
        var title: [UInt8] = []
        for (place, byte) in bytes.enumerated() {
            let isUpper = Self.isUpper(byte)
            let follows = place > 0 && !Self.isUpper(bytes[place - 1])
            let begins = place > 0 && place + 1 < bytes.count && Self.isLower(bytes[place + 1])
            if isUpper && (follows || begins) { title.append(UInt8(ascii: " ")) }
            title.append(byte)
        }
        return String(decoding: title, as: UTF8.self)
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
