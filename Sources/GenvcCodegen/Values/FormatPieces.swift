import GenvcModel
import GenvcVocabulary

/// A text cut into characters and the arguments of its format.
struct FormatPieces {
    /// A part of a text: characters, or a field that stands among them.
    enum Piece: Hashable {
        case literal(String)
        /// The place among the arguments, from 0.
        case argument(Int)
    }

    /// The parts in their order.
    let pieces: [Piece]
    /// The arguments of the format, in the order of the call.
    let arguments: [LocalizedText.Argument]

    /// The parts of a text, as a translator sees it: with its phrases marked.
    init(_ text: LocalizedText) {
        let arguments = text.marked?.arguments ?? text.arguments
        self.init(text, arguments.indices.map { $0 }, of: arguments)
    }

    /// The parts of a text for one thing, which has its fields among the arguments of the text for others; what that
    /// text lacks goes behind them.
    init(_ text: LocalizedText, sharing known: [LocalizedText.Argument]) {
        var arguments = known
        var free = Array(known.indices)
        let places = (text.marked?.arguments ?? text.arguments).map { argument in
            let place = free.first {
                known[$0].reference.path == argument.reference.path && known[$0].format == argument.format
            }
            guard let place else {
                arguments.append(argument)
                return arguments.count - 1
            }
            free.removeAll { $0 == place }
            return place
        }
        self.init(text, places, of: arguments)
    }

    private init(_ text: LocalizedText, _ places: [Int], of arguments: [LocalizedText.Argument]) {
        let bytes = Array((text.marked?.text ?? text.text).utf8)
        var pieces: [Piece] = []
        var start = 0
        for (place, argument) in zip(places, text.marked?.arguments ?? text.arguments) {
            if argument.offset > start {
                pieces.append(.literal(String(decoding: bytes[start..<argument.offset], as: UTF8.self)))
            }
            pieces.append(.argument(place))
            start = argument.offset
        }
        if start < bytes.count { pieces.append(.literal(String(decoding: bytes[start...], as: UTF8.self))) }
        self.pieces = pieces
        self.arguments = arguments
    }

    /// The characters as they stand in a format, where `%` begins an argument.
    static func escaped(_ text: String) -> String {
        text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "%%")
    }

    /// The text as `String(format:)` reads it.
    ///
    /// - Parameter count: The number of arguments of the call; with several each says its place.
    func format(ofArguments count: Int) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): Self.escaped(text)
            case .argument(let place): specifier(place, ofArguments: count)
            }
        }.joined()
    }

    /// The place of an argument in a format: `%@` for a text, `%lld` for a number.
    func specifier(_ place: Int, ofArguments count: Int) -> String {
        "%" + (count > 1 ? "\(place + 1)$" : "") + (arguments[place].isNumber ? "lld" : "@")
    }
}

extension LocalizedText.Argument {
    /// True for what is passed as a whole number, so that a language can have forms for it.
    var isNumber: Bool { reference.type?.basic == .integer && format == nil }
}
