import GenvcDiagnostics
import GenvcKit
import GenvcSetup

/// Reads the files that `--tokens` names: design tokens in JSON, and folders with color sets.
package struct TokenFiles {
    /// Folders within folders at the most; far above any catalogue.
    private static let maximumDepth = 32
    /// The file in each folder of an asset catalogue that says what the folder is.
    private static let contents = "Contents.json"

    /// The disk on which the files lie.
    private let disk: Disk
    /// The tokens of all files together.
    package private(set) var theme = ImportedTheme()
    /// A file that is no tokens has an error.
    package private(set) var reports: [DiagnosticReport] = []

    /// - Throws: where a folder cannot be read.
    package init(_ paths: [String], on disk: Disk) throws(CommandError) {
        self.disk = disk
        for path in paths { try add(path) }
    }

    /// Reads a file of design tokens, or searches a folder for color sets.
    private mutating func add(_ path: String) throws(CommandError) {
        guard disk.kind(of: path, ofLink: false) == .folder else {
            let name = Path.name(of: path).split(separator: ".").first ?? ""
            return read(path) { $0.add(designTokens: $1, named: String(name)) }
        }
        try search(path, name: "", depth: 0)
    }

    /// - Parameter name: what the groups of the catalogue put before the names of their sets.
    private mutating func search(_ folder: String, name: String, depth: Int) throws(CommandError) {
        if Path.hasExtension(folder, "colorset") {
            let name = Path.join(name, String(Path.name(of: folder).dropLast(".colorset".utf8.count)))
            return read(Path.join(folder, Self.contents)) { $0.add(colorSet: $1, named: name) }
        }
        guard depth < Self.maximumDepth else { return }
        let names: [String]
        do {
            names = try disk.names(in: folder)
        } catch {
            throw CommandError(.noInput, "`\(folder)` cannot be read: \(error.reason)")
        }
        let inner = isNamespace(folder) ? Path.join(name, Path.name(of: folder)) : name
        for member in names where member.utf8.first != UInt8(ascii: ".") {
            let path = Path.join(folder, member)
            // A link may lead around in circles.
            guard disk.kind(of: path, ofLink: true) == .folder else { continue }
            try search(path, name: inner, depth: depth + 1)
        }
    }

    /// True if the folder's own name stands before the names of the colors in it.
    private func isNamespace(_ folder: String) -> Bool {
        guard case .file(let file) = disk.input(Path.join(folder, Self.contents)) else { return false }
        return ImportedTheme.isNamespace(file)
    }

    /// Reads a file and keeps what was found in it; one that cannot be read has one finding.
    private mutating func read(_ path: String, _ add: (inout ImportedTheme, SourceFile) -> DiagnosticReport) {
        switch disk.input(path, limit: ImportedTheme.maximumFileBytes) {
        case .file(let file): reports.append(add(&theme, file))
        case .refused(let report): reports.append(report)
        }
    }
}
