/// The lines of Swift text that begin within something that an earlier line has opened.
package struct SwiftLines {
    /// For each line whether a bracket, a literal, an interpolation or a comment is open where it begins.
    package let areContinued: [Bool]

    /// - Parameter lines: Swift, without the ends of its lines.
    package init(_ lines: [String]) {
        var continued = [false]
        var brackets = 0
        let bytes = Array(lines.joined(separator: "\n").utf8)
        var lexer = SwiftLexer(bytes)
        while let token = lexer.next() {
            switch token.kind {
            case .mark:
                let byte = bytes[token.range.lowerBound]
                if "([{".utf8.contains(byte) { brackets += 1 } else if ")]}".utf8.contains(byte) { brackets -= 1 }
            case .space, .comment, .literal, .identifier:
                let isOpen = token.kind != .space || brackets > 0 || lexer.interpolationDepth > 0
                for byte in bytes[token.range] where byte == UInt8(ascii: "\n") { continued.append(isOpen) }
            case .number, .dollarName, .directive: continue
            }
        }
        areContinued = continued
    }
}
