import GenvcDiagnostics
import GenvcKit

/// The files and classes that specs make, by which two of one project get in each other's way.
package struct Twins {
    /// A name by which files of one project must differ: on most disks `LOGIN.swift` is `Login.swift`. Classes differ
    /// by theirs as it is written.
    private struct Name: Hashable {
        /// The path of the project file; nil for a spec without one.
        let project: String?
        /// The name of the file in small letters, or of the class of a component.
        let text: String
    }

    /// The names so far, each with the place that has it.
    private var known: [Name: (source: SourceFile, range: SourceRange, name: String)] = [:]

    /// No names yet.
    package init() {}

    /// Adds what a spec makes.
    ///
    /// - Parameter project: the path of its project file; nil for a spec without one.
    /// - Returns: a finding in the spec for each file, or class in a file, that one before it makes too.
    package mutating func add(
        _ files: [SpecRun.MadeFile], of source: SourceFile, in project: String?
    ) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for file in files {
            // The place of the name in the spec that has it already; nil where this is the first one.
            func first(_ text: String, _ name: String, _ range: SourceRange) -> (place: String, name: String)? {
                guard let first = known[Name(project: project, text: text)] else {
                    known[Name(project: project, text: text)] = (source, range, name)
                    return nil
                }
                let position = SourceFiles(first.source).main.lines.position(at: first.range.start)
                return ("\(first.source.name):\(position.line):\(position.column)", first.name)
            }
            if let first = first(file.name.lowercased(), file.name, file.range) {
                findings.append(Self.finding(file, first: first))
                continue
            }
            for component in file.components {
                guard let first = first(component.text, component.text, component.range) else { continue }
                findings.append(Self.finding(ofClass: component.text, component.range, first: first.place))
            }
        }
        return findings
    }

    /// The finding of a component whose class another spec makes already.
    private static func finding(ofClass name: String, _ range: SourceRange, first place: String) -> Diagnostic {
        .error(
            .duplicateScreen, "the class `\(name)` is made at \(place) too", at: range, label: "write another name",
            help: "a component for several specs stands once, in a file that they name under `use`")
    }

    /// The finding of a spec that makes a file which another spec makes already.
    private static func finding(_ file: SpecRun.MadeFile, first: (place: String, name: String)) -> Diagnostic {
        let isSame = file.name == first.name
        return .error(
            .duplicateScreen,
            isSame
                ? "`\(file.name)` is made at \(first.place) too"
                : "`\(file.name)` differs in case only from `\(first.name)`, which is made at \(first.place)",
            at: file.range, label: "write another name",
            help: isSame
                ? "the screens and components of a project have different names; an app of its own has a `genvc.yml` of its own"
                : "most disks take both for one file")
    }
}
