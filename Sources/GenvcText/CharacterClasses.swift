/// Facts of the Unicode character database that decide widths; written from its version 14.0.0.
enum CharacterClasses {
    /// The letter beneath the diacritics of a Latin letter (canonical decomposition), or nil.
    static func baseLetter(of scalar: UInt32) -> UInt8? {
        let letter: UInt8
        switch scalar {
        case 0x00C0..<0x00C0 + UInt32(latin.count): letter = latin[Int(scalar - 0x00C0)]
        case 0x1E00..<0x1E00 + UInt32(latinAdditional.count): letter = latinAdditional[Int(scalar - 0x1E00)]
        case 0x037E: letter = UInt8(ascii: ";")
        case 0x226E: letter = UInt8(ascii: "<")
        case 0x2260: letter = UInt8(ascii: "=")
        case 0x226F: letter = UInt8(ascii: ">")
        case 0x212B: letter = UInt8(ascii: "A")
        case 0x212A: letter = UInt8(ascii: "K")
        case 0x1FEF: letter = UInt8(ascii: "`")
        default: return nil
        }
        return letter == UInt8(ascii: ".") ? nil : letter
    }

    /// The base letters of the characters from U+00C0 on; a dot for a character without one.
    private static let latin = Array(
        ("AAAAAA.CEEEEIIII.NOOOOO..UUUUY..aaaaaa.ceeeeiiii.nooooo..uuuuy.yAaAaAaCcCcCcCcDd..EeEeEeEeEeGgGg"
            + "GgGgHh..IiIiIiIiI...JjKk.LlLlLl....NnNnNn...OoOoOo..RrRrRrSsSsSsSsTtTt..UuUuUuUuUuUuWwYyYZzZzZz."
            + "................................Oo.............Uu............................AaIiOoUuUuUuUuUu.Aa"
            + "Aa....GgKkOoOo..j...Gg..NnAa....AaAaEeEeIiIiOoOoRrRrUuUuSsTt..Hh......AaEeOoOoOoOoYy").utf8)

    /// The base letters of the characters from U+1E00 on.
    private static let latinAdditional = Array(
        ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRr"
            + "SsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
            + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy").utf8)

    /// The first code point of emoji and other pictures.
    private static let firstPicture: UInt32 = 0x1F000

    /// True for East Asian characters as wide as they are high, and for emoji.
    static func isWide(_ scalar: UInt32) -> Bool {
        if scalar >= firstPicture { return true }
        var (low, high) = (0, wideRanges.count)
        while low < high {
            let middle = (low + high) / 2
            if wideRanges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
        }
        return low < wideRanges.count && wideRanges[low].contains(scalar)
    }

    /// The ranges of East Asian Width W or F below the pictures.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
        0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
        0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
        0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
        0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
        0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
        0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9,
        0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB,
    ]
}
