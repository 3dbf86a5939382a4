import Testing

/// The rules of the language, which a list names: one that it leaves out would never be asked.
struct SpecRuleTests {
    @Test("every rule is in its list", arguments: [("SpecRule", "SpecRules"), ("ScreenRule", "ScreenRule")])
    func listed(conformance: String, list: String) throws {
        let files = Repository.files(below: "Sources/GenvcReader/Rules", "swift")
        let listed = try #require(files.first { $0.path.hasSuffix("/\(list).swift") }).text
        let names = files.flatMap(\.lines).compactMap { line -> String? in
            guard line.hasPrefix("enum "), line.hasSuffix(": \(conformance) {") else { return nil }
            return String(line.dropFirst("enum ".count).prefix { $0 != ":" })
        }
        #expect(names.count > 5)
        for name in names {
            #expect(listed.contains("\(name).self"), "\(name) stands in no list of \(list)")
        }
    }
}
