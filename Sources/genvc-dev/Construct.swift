import Foundation
import GenvcDiagnostics
import GenvcKit

/// A construct of the language: a spec of a few rows that is taken into each form which a class can have.
struct Construct {
    /// The form of class that the rows are part of.
    enum Form: String, CaseIterable {
        case screen = "Screen"
        case view = "View"
        case component = "Component"
    }

    /// The name of the screen.
    let name: String
    /// The spec of the screen.
    let text: String

    static let folder = "Tests/Goldens/Constructs"

    /// The constructs below the root of a checkout, by name.
    static func all(below root: URL) throws -> [Construct] {
        let place = root.appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".yml") }.sorted()
            .map { file in
                Construct(
                    name: String(file.dropLast(".yml".count)),
                    text: try String(contentsOf: place.appending(path: file), encoding: .utf8))
            }
    }

    /// The files that are made of the construct in a form, with their paths from the root: its code, the class that
    /// owns it in tests, and what genvc says of it, if it says anything.
    func files(_ form: Form) -> [(path: String, contents: String)] {
        let place = "\(Self.folder)/\(form.rawValue)"
        let spec = SourceFile(name: "\(name).yml", text: text(form))
        let project = form == .view ? SourceFile(name: "genvc.yml", text: "style: view\n") : nil
        let result = Genvc.generate(spec: spec, options: Genvc.Options(project: project))
        var files = result.files.map { file in
            (path: "\(place)/Code/\(file.name)", contents: String(decoding: file.contents, as: UTF8.self))
        }
        if let code = files.first {
            let owner = ConstructOwner(name: name, form: form, code: code.contents)
            files.append((path: "\(place)/Code/\(name)Owner.swift", contents: owner.text))
        }
        if form == .component { files.append((path: "\(place)/\(name).yml", contents: text(form))) }
        if !result.diagnostics.isEmpty {
            let report = DiagnosticReport(result.diagnostics, in: SourceFiles(spec))
            files.append((path: "\(place)/\(name).txt", contents: TextRenderer().render([report])))
        }
        return files
    }

    // MARK: The spec of a form

    /// The keys that only a screen or a file has; in the spec of a component they stay where they are.
    private static let keysOfScreen: Set = [
        "screen", "type", "ios", "scroll", "imports", "use", "strings", "styles", "navigation", "alerts", "keyboardBar",
    ]

    /// The id of the component on its screen.
    static let useOfComponent = "form"

    private func text(_ form: Form) -> String {
        guard form == .component else { return text }
        var (screen, component, others): ([String], [String], [String]) = ([], [], [])
        for (key, lines) in entries {
            if key == "components" {
                others += lines.dropFirst()
            } else if key.map(Self.keysOfScreen.contains) ?? true {
                screen += lines
            } else {
                component += lines.map { "    " + $0 }
            }
        }
        // Content that does not scroll is as high as a screen; a component on a screen gets a height of its own.
        if text.contains("\nscroll: none\n") { component.insert("    height: 300", at: 0) }
        let rows = ["rows:", "  - \(name)Part: \(Self.useOfComponent)"]
        return (screen + ["components:"] + others + ["  \(name)Part:"] + component + rows).joined(separator: "\n")
            + "\n"
    }

    /// The outermost keys with their lines; comments have no key.
    private var entries: [(key: String?, lines: [String])] {
        var entries: [(key: String?, lines: [String])] = []
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix(" "), !entries.isEmpty {
                entries[entries.count - 1].lines.append(line)
            } else {
                let key = line.hasPrefix("#") ? nil : line.prefix { $0 != ":" }
                entries.append((key.map(String.init), [line]))
            }
        }
        return entries
    }
}
