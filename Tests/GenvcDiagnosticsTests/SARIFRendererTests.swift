import Foundation
import GenvcDiagnostics
import Testing

@Suite struct SARIFRendererTests {
    private let renderer = SARIFRenderer(version: "1.2.3") { "App/" + $0.name }

    /// The log of a report, as a reader of JSON sees it.
    private func run(_ reports: [DiagnosticReport]) throws -> [String: Any] {
        let data = Data(renderer.render(reports).utf8)
        let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let runs = try #require(log["runs"] as? [[String: Any]])
        return try #require(runs.first)
    }

    @Test func aFindingHasItsRuleItsPlaceAndItsFix() throws {
        let spec = Spec("é: 1\ntitel: x\n")
        var finding = Diagnostic.error(
            .unknownKey, "unknown key `titel`", at: spec.range(of: "titel"), label: "did you mean `title`?",
            related: [.init(spec.range(of: "1"), "in this screen")])
        finding.fixes = [.replace(spec.range(of: "titel"), with: "title", isSafe: true)]
        let run = try run([spec.report(finding)])
        let results = try #require(run["results"] as? [[String: Any]])
        let expected: [String: Any] = [
            "ruleId": "unknown-key", "ruleIndex": 0, "level": "error",
            "message": ["text": "unknown key `titel`\ndid you mean `title`?"],
            "locations": [
                [
                    "physicalLocation": [
                        "artifactLocation": ["uri": "App/Login.yml"],
                        "region": ["startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 6],
                    ]
                ]
            ],
            "relatedLocations": [
                [
                    "physicalLocation": [
                        "artifactLocation": ["uri": "App/Login.yml"],
                        "region": ["startLine": 1, "startColumn": 4, "endLine": 1, "endColumn": 5],
                    ],
                    "message": ["text": "in this screen"],
                ]
            ],
            "fixes": [
                [
                    "description": ["text": "did you mean `title`?"],
                    "artifactChanges": [
                        [
                            "artifactLocation": ["uri": "App/Login.yml"],
                            "replacements": [
                                [
                                    "deletedRegion": ["byteOffset": 6, "byteLength": 5],
                                    "insertedContent": ["text": "title"],
                                ]
                            ],
                        ]
                    ],
                ]
            ],
        ]
        #expect(results.count == 1)
        #expect(try #require(results.first) as NSDictionary == expected as NSDictionary)
    }

    @Test func aCodeIsOneRuleHoweverOftenItIsFound() throws {
        let report = Spec("").report(
            Diagnostic(.warning, .unused, "one", at: nil), Diagnostic(.note, .unknownKey, "two", at: nil),
            Diagnostic(.warning, .unused, "three", at: nil))
        let run = try run([report])
        let tool = try #require(run["tool"] as? [String: [String: Any]])
        let driver = try #require(tool["driver"])
        #expect((driver["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == ["unknown-key", "unused"])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["ruleIndex"] as? Int } == [0, 1, 1])
        #expect(results.compactMap { $0["level"] as? String } == ["note", "warning", "warning"])
    }

    @Test func aPathIsAReference() throws {
        let renderer = SARIFRenderer(version: "1") { _ in "Über uns/a%.yml" }
        let text = renderer.render([Spec("").report(Diagnostic(.warning, .unused, "odd", at: nil))])
        #expect(text.contains(#""uri":"%C3%9Cber%20uns/a%25.yml""#))
    }

    @Test func noFindingIsAnEmptyLog() throws {
        #expect((try run([Spec("").report()])["results"] as? [Any])?.isEmpty == true)
    }
}
