import Foundation
import GenvcDiagnostics
import GenvcKit

/// A golden of `genvc preview`: its first line is the command, and below it stands what that prints.
struct GoldenDrawing {
    /// The file is no golden drawing, or its spec cannot be drawn.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The first line of the file, such as `$ genvc preview Examples/Login/Login.yml --device iphone-se-3`.
    let command: String

    /// Reads the command of a golden.
    ///
    /// - Throws: `Failure` where the first line is no command that draws.
    init(_ text: String) throws {
        command = String(text.prefix { $0 != "\n" })
        guard words.first != nil else { throw Failure(description: "`\(command)` is no `\(Self.prompt)`") }
    }

    /// The beginning of every command in a golden drawing.
    private static let prompt = "$ genvc preview "

    /// The options that make a drawing to scale of a sketch.
    private static let onDevice = ["--device", "--landscape", "--text-size", "--rtl", "--keyboard"]

    /// The operand and options of the command; empty if it is no command that draws.
    private var words: [String] {
        guard command.hasPrefix(Self.prompt) else { return [] }
        return command.dropFirst(Self.prompt.count).split(separator: " ").map(String.init)
    }

    /// The golden as it should be: its command and what the code of today draws for it.
    ///
    /// - Throws: `Failure` where the spec cannot be drawn; `Presentation.UnknownWord` where an option has an unknown
    ///   word.
    func text(root: URL) throws -> String {
        let path = words[0]
        var run = SpecRun(
            SourceFile(name: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8)),
            finder: Repository.finder(in: root))
        let wrong = run.set(state: values(of: "--state"))
        guard wrong.isEmpty else { throw Failure(description: "\(path) has no such state") }
        let devices = values(of: "--device")
        let named: [String?] = devices.isEmpty ? [nil] : devices
        let presentations = try named.map { device in
            try Presentation(
                device: device, isLandscape: words.contains("--landscape"), textSize: values(of: "--text-size").last,
                isRightToLeft: words.contains("--rtl"), keyboard: values(of: "--keyboard").last)
        }
        let isOnDevice = Self.onDevice.contains(where: words.contains)
        run.check(on: isOnDevice ? presentations : [])
        let width = values(of: "--columns").last.flatMap { Int($0) } ?? SpecRun.drawingWidth
        let format: DrawingFormat? = choice("--format")
        let isOfStates = words.contains("--states")
        let drawn =
            isOfStates
            ? run.drawingOfStates(on: isOnDevice ? presentations : [], format, width: width)
            : isOnDevice ? run.drawing(on: presentations, format, width: width) : run.drawing(format)
        guard let drawing = drawn else {
            throw Failure(description: "\(path) cannot be drawn")
        }
        return "\(command)\n\(drawing)"
    }

    /// The value of an option that takes one of a few words; nil if it is not given or is none of them.
    private func choice<Choice: RawRepresentable>(_ option: String) -> Choice? where Choice.RawValue == String {
        values(of: option).last.flatMap { Choice(rawValue: $0) }
    }

    /// The values of an option, in their order.
    private func values(of option: String) -> [String] {
        words.indices.filter { words[$0] == option && $0 + 1 < words.count }.map { words[$0 + 1] }
    }
}
