import Foundation
import GenvcDiagnostics
import GenvcKit

/// The blocks of a page that come from files: a comment `<!-- block: KIND PATH … -->` and the fenced text below it.
struct Readme {
    /// A block asks for something that is not there.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let root: URL

    /// The page with each of its blocks as the files say it now.
    ///
    /// - Throws: `Failure` where a block is unknown or its file does not give what it asks for.
    func refreshed(_ page: String) throws -> String {
        var result = ""
        var rest = page[...]
        let block = /<!-- block: (?<words>[^>]+) -->\n```(?<language>\w*)\n(?<text>(?:[^`]|`[^`]|``[^`])*)```\n/
        while let match = rest.firstMatch(of: block) {
            result += rest[..<match.range.lowerBound]
            let text = try text(of: match.output.words.split(separator: " ").map(String.init))
            result += "<!-- block: \(match.output.words) -->\n```\(match.output.language)\n\(text)```\n"
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }

    /// The text of a block.
    ///
    /// - Parameter words: The words of its comment: the kind of block, a path from the root, and what the kind takes
    ///   besides.
    private func text(of words: [String]) throws -> String {
        guard words.count >= 2 else { throw Failure(description: "a block says nothing: \(words)") }
        switch words[0] {
        case "file": return try contents(of: words[1])
        case "drawing": return try GoldenDrawing(contents(of: words[1])).text(root: root)
        case "row": return try row(words.dropFirst(2).joined(separator: " "), of: words[1])
        case "spec-and-drawing": return try specAndDrawing(words[1])
        case "findings": return try findings(words[1])
        default: throw Failure(description: "no block `\(words[0])`")
        }
    }

    private func contents(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The part of a generated file that declares the row of that number.
    private func row(_ number: String, of path: String) throws -> String {
        let lines = try contents(of: path).components(separatedBy: "\n")
        guard let first = lines.firstIndex(where: { $0.hasPrefix("    // Row \(number):") }) else {
            throw Failure(description: "no row \(number) in \(path)")
        }
        let rest = lines[(first + 1)...]
        let last = rest.firstIndex { $0.hasPrefix("    // ") } ?? lines.endIndex
        return lines[first..<last].drop { $0.isEmpty }.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
    }

    /// The lines of the spec at the left, and at the right what `genvc preview` draws of it.
    private func specAndDrawing(_ path: String) throws -> String {
        let spec = try contents(of: path).components(separatedBy: "\n").dropLast()
        var run = SpecRun(SourceFile(name: path, text: try contents(of: path)))
        run.check()
        guard let drawing = run.drawing() else { throw Failure(description: "\(path) cannot be drawn") }
        let right = drawing.components(separatedBy: "\n").prefix { !$0.isEmpty }
        let width = (spec.map(\.count).max() ?? 0) + 2
        let count = max(spec.count, right.count)
        return (0..<count).map { number in
            let left = number < spec.count ? spec[number] : ""
            let line =
                left + String(repeating: " ", count: width - left.count)
                + (number < right.count ? right[number] : "")
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    /// The findings of a spec, as `genvc validate` prints them.
    private func findings(_ path: String) throws -> String {
        let name = (path as NSString).lastPathComponent
        var run = SpecRun(SourceFile(name: name, text: try contents(of: path)))
        run.validate()
        return TextRenderer().render([run.report])
    }
}
