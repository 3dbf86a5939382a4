import GenvcDiagnostics
import GenvcKit

@testable import GenvcProject

/// A project on a disk in memory.
struct TestProject {
    let memory: MemoryDisk
    var disk: Disk { .memory(memory) }

    /// - Parameter texts: the files by their paths from the folder of the project.
    init(_ texts: [String: String]) {
        memory = MemoryDisk()
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) { set(path, text) }
    }

    func set(_ path: String, _ text: String) {
        memory.set(path, Array(text.utf8))
    }

    var texts: [String: String] { memory.texts }
    var paths: [String] { memory.texts.keys.sorted() }

    /// A spec of one screen, with further elements.
    static func spec(_ name: String = "Tiny", text: String = "Hello", _ elements: String = "") -> String {
        "screen: \(name)\nrows:\n  - label: title\n    text: \(text)\n" + elements
    }

    static func button(_ id: String) -> String {
        "  - button: \(id)\n    title: \(id)\n"
    }

    // MARK: Runs

    /// The code of all specs.
    var code: GeneratedCode { code(style: nil) }

    private func code(style: Genvc.Style?) -> GeneratedCode {
        let found = SpecFinder.find(["."], on: disk, standardInputName: nil)
        let manner = GeneratedCode.Manner(library: TemplateLibrary(), style: style, jobs: 1)
        return GeneratedCode(of: found, ProjectFinder(found, on: disk), manner, on: disk)
    }

    /// The files that a run of all specs makes.
    func made(style: Genvc.Style? = nil) -> [OutputFile] { code(style: style).files(at: .besideSpecs) }

    func plan(_ permission: WritePlan.Permission = .own) throws(CommandError) -> WritePlan {
        try WritePlan(made(), overwriting: permission, on: disk)
    }

    /// Generates all specs, and gives what was done.
    @discardableResult
    func generate(
        _ permission: WritePlan.Permission = .own, style: Genvc.Style? = nil,
        telling tell: @escaping (String) -> Void = { _ in }
    ) throws(CommandError) -> WritePlan {
        try OutputWriter(on: disk, telling: tell).write(made(style: style), overwriting: permission)
    }

    func rename(_ old: String, to new: String) throws(CommandError) -> ScreenRenaming.Outcome {
        try ScreenRenaming(to: new, templates: nil, on: disk).plan(for: old)
    }
}
