/// The keys of localised texts in two generated files of the same screen.
struct TextKeyChanges {
    private static let call = Array("NSLocalizedString(\"".utf8)

    /// The keys that the new file does not have, with those in their places.
    let pairs: [(old: String, new: String)]

    init(_ old: [UInt8], _ new: [UInt8]) {
        pairs = zip(Self.keys(of: old), Self.keys(of: new)).filter { $0 != $1 }.map { (old: $0, new: $1) }
    }

    /// The keys in their order.
    private static func keys(of contents: [UInt8]) -> [String] {
        var keys: [String] = []
        var index = contents.startIndex
        while let start = contents[index...].firstIndex(of: call[0]) {
            if contents[start...].starts(with: call) {
                let key = contents[(start + call.count)...].prefix { $0 != UInt8(ascii: "\"") }
                keys.append(String(decoding: key, as: UTF8.self))
            }
            index = start + 1
        }
        return keys
    }
}
