/// The distance by which each character moves the pen, in thousandths of the font size.
///
/// The widths are those of Helvetica and Helvetica-Bold (Adobe Core 14 font metrics), which everybody can look up; the
/// system font is close to them.
enum AdvanceWidths {
    /// The width of an unknown character: that of a digit.
    static let unknown = 556
    /// The width of a character that is as wide as it is high: the whole font size.
    static let wide = 1_000
    /// The width of every character of a monospaced font: that of Courier (Adobe Core 14 font metrics).
    static let monospaced = 600

    /// Helvetica by code points of ASCII; control characters take no room.
    static let regular: [UInt16] = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584, 0,
    ]

    /// Helvetica-Bold by code points of ASCII; control characters take no room.
    static let bold: [UInt16] = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
        975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
        333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584, 0,
    ]

    /// The few characters beyond ASCII that have a width of their own.
    static func listed(_ scalar: UInt32) -> (regular: Int, bold: Int)? {
        switch scalar {
        case 0x2013: (556, 556)
        case 0x2014: (1000, 1000)
        case 0x2019: (222, 278)
        case 0x2022: (350, 350)
        case 0x2026: (1000, 1000)
        default: nil
        }
    }
}
