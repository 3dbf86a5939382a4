/// The bytes that mean something in a document.
extension UInt8 {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let exclamationMark: UInt8 = 0x21
    static let doubleQuote: UInt8 = 0x22
    static let hash: UInt8 = 0x23
    static let percent: UInt8 = 0x25
    static let ampersand: UInt8 = 0x26
    static let singleQuote: UInt8 = 0x27
    static let openingParenthesis: UInt8 = 0x28
    static let closingParenthesis: UInt8 = 0x29
    static let asterisk: UInt8 = 0x2A
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let dash: UInt8 = 0x2D
    static let dot: UInt8 = 0x2E
    static let zero: UInt8 = 0x30
    static let nine: UInt8 = 0x39
    static let colon: UInt8 = 0x3A
    static let equalsSign: UInt8 = 0x3D
    static let greaterThan: UInt8 = 0x3E
    static let questionMark: UInt8 = 0x3F
    static let at: UInt8 = 0x40
    static let openingBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let closingBracket: UInt8 = 0x5D
    static let backtick: UInt8 = 0x60
    static let openingBrace: UInt8 = 0x7B
    static let pipe: UInt8 = 0x7C
    static let closingBrace: UInt8 = 0x7D
    static let delete: UInt8 = 0x7F

    /// A space or a tab: what YAML 1.2 (5.5) calls white space; a line break is none.
    var isWhite: Bool { self == .space || self == .tab }

    var isDigit: Bool { self >= .zero && self <= .nine }

    /// `a` to `z` and `A` to `Z`; letters beyond ASCII are no letters here.
    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

    /// `, [ ] { }`: they end a plain text within brackets.
    var isFlowIndicator: Bool {
        switch self {
        case .comma, .openingBracket, .closingBracket, .openingBrace, .closingBrace: true
        default: false
        }
    }

    /// 0...15 for `0-9 a-f A-F`.
    var hexadecimalValue: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self) - 0x30
        case 0x41...0x46: UInt32(self) - 0x41 + 10
        case 0x61...0x66: UInt32(self) - 0x61 + 10
        default: nil
        }
    }
}
