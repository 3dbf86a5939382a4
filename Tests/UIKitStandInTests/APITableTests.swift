import Foundation
import Testing

@Suite("The stand-in is UIKit's API")
struct APITableTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let support = tests.appending(path: "Support")

    @Test("each declaration has a row of the UIKit API or a reason, and each row and reason a declaration")
    func declarationsHaveRows() throws {
        let rows = Set(try Self.rows().map(\.declaration))
        let allowed = Set(
            APIRow.lines(of: try Self.text("uikit-api-allowed.tsv"))
                .map { StandInDeclaration(type: $0[0], member: APIRow.baseName($0[1])) })
        let files = try Self.swiftFiles(under: Self.support.appending(path: "UIKit"))
        let declared = Set(try files.flatMap { StandInDeclaration.scan(try String(contentsOf: $0, encoding: .utf8)) })
        let unknown = declared.subtracting(rows).filter { declaration in
            ![
                declaration, StandInDeclaration(type: declaration.type, member: "*"),
                StandInDeclaration(type: "*", member: declaration.member),
            ].contains(where: allowed.contains)
        }
        #expect(unknown.isEmpty, "without a row: \(unknown.map { "\($0.type).\($0.member)" }.sorted())")
        let stale = rows.subtracting(declared)
        #expect(stale.isEmpty, "rows without a declaration: \(stale.map { "\($0.type).\($0.member)" }.sorted())")
        let declaredTypes = Set(declared.map(\.type))
        let staleReasons = allowed.filter { !["", "*"].contains($0.type) && !declaredTypes.contains($0.type) }
        #expect(staleReasons.isEmpty, "reasons without a declaration: \(staleReasons.map(\.type).sorted())")
        #expect(declared.count > 1_500)
    }

    @Test("generated sources use nothing newer than iOS 15 outside #available, and nothing deprecated")
    func generatedSourcesAreAvailable() throws {
        let scan = AvailabilityScan(rows: try Self.rows())
        let root = Self.tests.deletingLastPathComponent()
        let folders = [root.appending(path: "Examples"), Self.tests.appending(path: "Goldens")]
        for file in try folders.flatMap(Self.swiftFiles) {
            let target = Self.target(of: file)
            let findings = scan.findings(in: try String(contentsOf: file, encoding: .utf8), target: target)
            #expect(findings.isEmpty, "\(file.path): \(findings)")
        }
    }

    /// The `ios:` of the spec that the file is made of, or of the project file there; 15 unless one says so.
    private static func target(of file: URL) -> Double {
        let name = file.lastPathComponent.replacing("ViewController.swift", with: ".yml")
        let root = tests.deletingLastPathComponent()
        let code = file.deletingLastPathComponent().path.dropFirst(root.path.count + 1)
        // The files that a project has once stand beside the code of its screens.
        let folder = root.appending(path: code.replacing("/Code", with: "").replacing(/\/Project$/, with: ""))
        for name in [name, "genvc.yml"] {
            let spec = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
            if let ios = spec?.firstMatch(of: /(?m)^ios: (\d+)/).flatMap({ Double($0.1) }) { return ios }
        }
        return 15
    }

    private static func rows() throws -> [APIRow] {
        APIRow.parse(try text("uikit-api-rows.tsv"))
    }

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: support.appending(path: name), encoding: .utf8)
    }

    private static func swiftFiles(under folder: URL) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    }
}
