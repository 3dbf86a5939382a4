import GenvcSwift

/// The lines of a rendered `Theme.swift`, where the declarations of single members are looked up.
package struct ThemeLines {
    /// A declaration, and where it goes.
    package struct Declaration: Hashable, Sendable {
        /// The type that it extends, or whose body it belongs to.
        package let place: Place
        /// The lines of the declaration, without the indentation of its place.
        package let lines: [String]
    }

    /// The place where a declaration goes.
    package enum Place: Hashable, Sendable {
        /// Into `Theme` itself.
        case theme
        /// Into one of its groups.
        case group(String)
        /// Into the values of one look, which are stored.
        case palette
        /// Beside it, to a class of UIKit.
        case type(String)

        /// The line that opens the place in the file of the theme.
        fileprivate var line: String {
            switch self {
            case .theme: "enum Theme {"
            case .group(let name): "enum \(name) {"
            case .palette: "struct Palette: Equatable, Sendable {"
            case .type(let name): "extension \(name) {"
            }
        }
    }

    private static let indentation = "    "
    /// The words after which a declaration has its name.
    private static let keywords = ["let", "var", "func", "init"]

    /// The places where initialisers of colors stand, which the colors of the theme call.
    private static let color = Place.type("UIColor")

    private let lines: [String]

    package init(_ contents: [UInt8]) {
        lines = String(decoding: contents, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// The declarations of a member of `Theme`, which is written as `Colors.brand` or `hairline`.
    ///
    /// A color of a theme that is swapped also has a value in the palette. The initialisers that a color calls come
    /// with it, where `isMissing` says that the project does not have them.
    package func declarations(of member: String, where isMissing: (String) -> Bool) -> [Declaration] {
        let path = member.split(separator: ".").map(String.init)
        guard path.count == 2 else {
            return declarations(of: path[0], in: .theme, depth: 0)
        }
        var found = declarations(of: path[1], in: .group(path[0]), depth: 1)
        if path[0] == "Colors" { found += declarations(of: path[1], in: .palette, depth: 1) }
        let text = found.flatMap(\.lines)
        for label in ["hex", "light"] where isMissing(label) && text.contains(where: { $0.contains("\(label): ") }) {
            found += initializer(label)
        }
        return found
    }

    /// The declarations of a method, one for each overload; empty where the theme has no such method.
    package func declarations(of method: ExtensionMethod) -> [Declaration] {
        declarations(of: method.name, in: .type(method.type), depth: 0)
    }

    /// The declarations of `name` in a place whose own line is indented by `depth` steps; empty where the theme lacks
    /// the place.
    private func declarations(of name: String, in place: Place, depth: Int) -> [Declaration] {
        let outer = String(repeating: Self.indentation, count: depth)
        guard let start = lines.firstIndex(of: outer + place.line) else { return [] }
        let end = lines[start...].firstIndex(of: outer + "}") ?? lines.endIndex
        let body = lines[start..<end]
        let starts = body.indices.filter { Self.declares(name, body[$0], depth: depth + 1) }
        return starts.isEmpty
            ? [] : [Declaration(place: place, lines: starts.flatMap { declaration(from: $0, depth: depth + 1) })]
    }

    /// The initialiser of `UIColor` whose first label is `label`, on the line of its name or on the next; empty where
    /// there is none.
    private func initializer(_ label: String) -> [Declaration] {
        let place = Self.color
        guard let start = lines.firstIndex(of: place.line) else { return [] }
        let head = Self.indentation + "fileprivate convenience init("
        let found = lines[start...].indices.first { index in
            lines[index].hasPrefix(head)
                && (lines[index].dropFirst(head.count).hasPrefix("\(label):")
                    || lines[index] == head
                        && lines[index + 1].hasPrefix(Self.indentation + Self.indentation + "\(label):"))
        }
        return found.map { [Declaration(place: place, lines: declaration(from: $0, depth: 1))] } ?? []
    }

    /// The lines of the declaration that begins at `start`, without the indentation of `depth` steps.
    private func declaration(from start: Int, depth: Int) -> [String] {
        let margin = String(repeating: Self.indentation, count: depth)
        let rest = lines[(start + 1)...].prefix { line in
            let isDeeper = line.hasPrefix(margin + " ")
            let closes = ["}", ")"].contains { line.hasPrefix(margin + $0) }
            return isDeeper || closes
        }
        return ([lines[start]] + rest).map { String($0.dropFirst(margin.count)) }
    }

    /// True for a line that declares `name` and is indented by exactly `depth` steps.
    private static func declares(_ name: String, _ line: String, depth: Int) -> Bool {
        let margin = String(repeating: indentation, count: depth)
        guard line.hasPrefix(margin), !line.hasPrefix(margin + " ") else { return false }
        let names = SwiftText(line).names
        guard let place = names.firstIndex(where: keywords.contains) else { return false }
        return place + 1 < names.count && names[place + 1] == name
    }
}
