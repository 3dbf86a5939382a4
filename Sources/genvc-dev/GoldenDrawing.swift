import Foundation
import GenvcDiagnostics
import GenvcKit

/// A golden of `genvc preview`: its first line is the command, and below it stands what that prints.
struct GoldenDrawing {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// `$ genvc preview Examples/Login/Login.yml --device iphone-se-3`
    let command: String

    init(_ text: String) throws {
        command = String(text.prefix { $0 != "\n" })
        guard words.first != nil else { throw Failure(description: "`\(command)` is no `\(Self.prompt)`") }
    }

    private static let prompt = "$ genvc preview "

    /// The command without the name of the tool.
    private var words: [String] {
        guard command.hasPrefix(Self.prompt) else { return [] }
        return command.dropFirst(Self.prompt.count).split(separator: " ").map(String.init)
    }

    /// The file as it should be.
    func text(root: URL) throws -> String {
        let path = words[0]
        var run = SpecRun(
            SourceFile(name: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8)),
            finder: Repository.finder(in: root))
        let devices = values(of: "--device")
        let named: [String?] = devices.isEmpty ? [nil] : devices
        let presentations = try named.map { device in
            try Presentation(
                device: device, isLandscape: words.contains("--landscape"), textSize: values(of: "--text-size").last,
                isRightToLeft: words.contains("--rtl"), keyboard: values(of: "--keyboard").last)
        }
        run.check(on: presentations)
        let width = values(of: "--columns").last.flatMap { Int($0) } ?? SpecRun.drawingWidth
        let format: DrawingFormat? = choice("--format")
        guard let drawing = run.drawing(on: presentations, format, width: width) else {
            throw Failure(description: "\(path) cannot be drawn")
        }
        return "\(command)\n\(drawing)"
    }

    private func choice<Choice: RawRepresentable>(_ option: String) -> Choice? where Choice.RawValue == String {
        values(of: option).last.flatMap { Choice(rawValue: $0) }
    }

    private func values(of option: String) -> [String] {
        words.indices.filter { words[$0] == option && $0 + 1 < words.count }.map { words[$0 + 1] }
    }
}
