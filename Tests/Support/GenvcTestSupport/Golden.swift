import Foundation
import Testing

/// Texts that are kept in the repository and compared byte for byte.
package enum Golden {
    /// Records an issue unless the file at `path` (from the root of the repository) holds exactly `text`.
    ///
    /// Line ends count as LF on both sides, so that a checkout with CRLF passes. Nothing is ever written.
    package static func expect(
        _ text: String, equals path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(text, equals: RepositoryRoot.url(of: path), sourceLocation: sourceLocation)
    }

    package static func expect(
        _ text: String, equals file: URL, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if let difference = difference(of: text, from: file) {
            Issue.record("\(difference)\nrun `swift run genvc-dev update` to accept", sourceLocation: sourceLocation)
        }
    }

    private static func difference(of text: String, from file: URL) -> String? {
        guard let data = try? Data(contentsOf: file) else { return "\(file.path) is missing" }
        let (expected, actual) = (withoutCarriageReturns(data), withoutCarriageReturns(text.utf8))
        guard expected != actual else { return nil }
        let hunk = LineDiff.hunk(
            expected: String(decoding: expected, as: UTF8.self), actual: String(decoding: actual, as: UTF8.self))
        return "\(file.path) differs\n\(hunk ?? "it holds bytes that are no UTF-8")"
    }

    private static func withoutCarriageReturns(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
            result.append(byte)
        }
        return result
    }
}
