import GenvcDiagnostics

/// The address of a document in the protocol, `file:///Screens/Login.yml`, and the path that it means.
enum DocumentAddress {
    private static let scheme = "file://"

    /// The path of a file; nil for an address of something else, such as a text that was never saved.
    static func path(of address: String) -> String? {
        guard address.hasPrefix(scheme) else { return nil }
        let rest = address.utf8.dropFirst(scheme.utf8.count)
        // Between the slashes a computer may be named, which is this one.
        guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        return decoded(rest[slash...])
    }

    /// The address of a file by its full path.
    static func address(of path: String) -> String { scheme + PercentEncoding.encoded(path) }

    /// The text with each `%20` made the byte that it stands for.
    private static func decoded(_ text: Substring.UTF8View) -> String {
        let text = Array(text)
        var bytes: [UInt8] = []
        var place = 0
        while place < text.count {
            if text[place] == UInt8(ascii: "%"), place + 2 < text.count,
                let byte = UInt8(String(decoding: text[place + 1...place + 2], as: UTF8.self), radix: 16)
            {
                bytes.append(byte)
                place += 3
            } else {
                bytes.append(text[place])
                place += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
