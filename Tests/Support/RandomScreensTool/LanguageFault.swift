/// A way in which the code of a spec is wrong.
struct LanguageFault: Sendable {
    /// The name of the screen.
    let name: String
    let lines: [String]

    /// The words with which a screen whose frames are not those predicted is told.
    private static let layout = "not laid out as predicted"

    /// The common part of several faults of one cause: the error without names, or the property without views.
    var sort: String {
        let line = lines.dropFirst().first ?? lines.first ?? ""
        if let error = line.firstRange(of: "error: ") { return Self.withoutNames(line[error.upperBound...]) }
        guard line.hasPrefix("  ") else { return line }
        // A conflict shrinks to another one of fewer constraints.
        if line.contains(": conflict: ") { return Self.layout + ": a conflict that was not predicted" }
        if let frames = lines.first, frames.contains(Self.layout), let colon = line.lastIndex(of: ":") {
            let found = line[line.index(after: colon)...].replacing(/[\d.-]+( [\d.-]+)+/, with: "a frame")
            return Self.layout + ":" + found
        }
        let property = line.split(separator: "=", maxSplits: 1).first ?? ""
        return "shows another " + Self.withoutNames(property.split(separator: ".").last ?? property)
    }

    /// The text with `…` in place of numbers and of names that the spec gives; those of types stay.
    private static func withoutNames(_ text: Substring) -> String {
        String(text).replacing(/'[^A-Z'][^']*'|'[^']*Random\d[^']*'/, with: "…").replacing(/\d+/, with: "…")
    }
}
