import Testing

/// The table "where to change what" of `Sources/README.md` counts the files that a change takes.
struct PlaceCountTests {
    /// The counts of the table, by the first column.
    private static func counts() throws -> [String: Int] {
        let rows = try Repository.text("Sources/README.md").split(separator: "\n").map {
            $0.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimming(while: { $0 == " " }) }
        }
        return rows.reduce(into: [:]) { counts, cells in
            guard cells.count == 6, let count = Int(cells[3]) else { return }
            counts[cells[1]] = count
        }
    }

    /// Words of something that is there, and the change by which it came.
    private static let samples: [(change: String, words: [String])] = [
        ("add a rule about layout", ["NoReturnKey", "noReturnKey", "\"no-return-key\""]),
        ("add a rule about layout", ["NestedLabel", "nestedLabel", "\"nested-label\""]),
        ("add a rule about layout", ["TooManyConstraints", "tooManyConstraints", "\"too-many-constraints\""]),
        ("add a kind", ["static let stepper", ".stepper", "\"stepper\""]),
        ("add a key to a kind", ["progressTintColor"]),
        ("add a key to a kind", ["showsLargeContentViewer\", .boolean"]),
        ("change how a kind is emitted", ["setDefaultContentInsets"]),
        ("change how a kind is emitted", ["attributedPlaceholder"]), ("change how a kind is emitted", ["setTitle"]),
        ("add a fact about what an effect does", ["static let laysOutChildren"]),
        ("let a value take one more key", ["case .isLocalized:", "case isLocalized = "]),
        ("add a rule of the language", ["CornersOfButton"]), ("add a rule of the language", ["AlertWayOut"]),
        ("add a device", ["iphone-air"]), ("add a command", [".templatesEject]", "static let templatesEject"]),
    ]

    @Test("has a sample for each count")
    func samplesOfCounts() throws {
        let counted = try Self.counts()
        #expect(Set(Self.samples.map(\.change)) == Set(counted.keys))
    }

    @Test("is true of what is there", arguments: samples)
    func filesOfSamples(change: String, words: [String]) throws {
        let files = Repository.files(below: "Sources", "swift").filter { file in
            !file.path.hasSuffix(".generated.swift") && words.contains { file.text.contains($0) }
        }
        let count = try #require(try Self.counts()[change], "no row `\(change)` with a count")
        #expect(files.count == count, "\(words[0]) stands in \(files)")
    }
}

extension StringProtocol {
    fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
        String(String(drop(while: isTrimmed).reversed()).drop(while: isTrimmed).reversed())
    }
}
