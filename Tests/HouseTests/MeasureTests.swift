import Testing

/// Limits of the code, so that a person can hold a part of it in mind.
@Suite("The code")
struct MeasureTests {
    private static let mostFileLines = 290
    private static let mostTypeLines = 1_000
    private static let mostFunctionLines = 60
    private static let mostParameters = 6
    private static let mostColumns = 120

    /// Tables of the vocabulary, which are as long as the language.
    private static let tables: Set = ["Kind", "Key"]

    /// The initializers with more parameters: each takes all parts of a value that has so many.
    private static let wideInitializers: Set = [
        "GenvcChecks/Devices/Device", "GenvcDiagnostics/Diagnostic", "GenvcModel/Components/Component",
        "GenvcModel/Element", "GenvcModel/State/Reference", "GenvcVocabulary/Key", "GenvcVocabulary/Kind",
        "GenvcViews/ViewNode",
    ]

    private static let files = (Repository.files(below: "Sources", "swift") + Repository.files(below: "Tests", "swift"))
        .filter { file in
            !file.path.hasSuffix(".generated.swift") && !file.path.hasPrefix("Tests/Goldens/")
                && !file.text.hasPrefix("// swift-format-ignore-file")
        }
    private static let sources = files.filter { $0.path.hasPrefix("Sources/") }
    private static let measures = sources.map { (path: $0.path, code: CodeMeasures($0.text)) }

    @Test("has no file of more than 290 lines")
    func fileLengths() {
        for file in Self.sources {
            let count = file.lines.count - 1
            #expect(count <= Self.mostFileLines, "\(file.path) has \(count) lines")
        }
    }

    @Test("has no type of more than 1,000 lines over all its extensions")
    func types() {
        var lines: [String: Int] = [:]
        for file in Self.measures { lines.merge(file.code.types, uniquingKeysWith: +) }
        #expect(lines.count > 500)
        let long = lines.filter { $0.value > Self.mostTypeLines && !Self.tables.contains($0.key) }
        #expect(long == [:])
    }

    @Test("has no function of more than 60 lines, and no more than 6 parameters but of initializers that are listed")
    func functions() {
        var (wide, count): (Set<String>, Int) = ([], 0)
        for file in Self.measures {
            for function in file.code.functions {
                count += 1
                #expect(
                    function.length <= Self.mostFunctionLines,
                    "\(file.path):\(function.line) \(function.name) has \(function.length) lines")
                guard function.parameters > Self.mostParameters else { continue }
                #expect(
                    function.name == "init",
                    "\(file.path):\(function.line) \(function.name) has \(function.parameters) parameters")
                wide.insert(String(file.path.dropFirst("Sources/".count).dropLast(".swift".count)))
            }
        }
        #expect(count > 3_000)
        #expect(wide == Self.wideInitializers)
    }

    @Test("has no parameter that the body of its function does not name")
    func parameters() {
        var count = 0
        for file in Self.measures {
            for function in file.code.functions {
                count += function.parameters
                // Rules of the language are handed the spec, and few look at it. A `type` is there for the compiler.
                let isOfRule = file.path.hasPrefix("Sources/GenvcReader/Rules/") && function.name == "findings"
                let unused = function.unusedParameters.filter {
                    !(isOfRule && $0 == "spec") && $0 != "type" && $0 != "nilLiteral"
                }
                #expect(unused == [], "\(file.path):\(function.line) \(function.name)")
            }
        }
        #expect(count > 5_000)
    }

    @Test("has no comment wider than 120 columns, and none that begins with a word in place of a noun")
    func comments() {
        // A clause in front of a sentence may begin with Where, behind two slashes.
        let vague = /^\s*(?:\/\/+ +(?:What|How|Whether|Those)\b|\/\/\/ +Where\b)/
        for file in Self.files {
            let lines = file.lines
            for number in CodeMeasures.commentLines(of: file.text) {
                let line = lines[number - 1]
                guard line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
                #expect(line.count <= Self.mostColumns, "\(file.path):\(number) has \(line.count) columns")
                #expect(line.firstMatch(of: vague) == nil, "\(file.path):\(number) \(line)")
            }
        }
    }

    @Test("is measured by its braces and parentheses, whatever stands in texts")
    func measures() {
        let measures = CodeMeasures(
            """
            struct Outer {
                enum Inner { case a }
                func one(_ a: (Int, Int), b: [String: Int] = [:], c: @escaping (Int, Int) -> Void) {
                    print("} func \\(a)")
                }
                init() {}
            }
            extension Outer.Inner {
                var two: Int { 2 }
            }
            """)
        #expect(measures.types == ["Outer": 10])
        #expect(measures.functions.map(\.name) == ["one", "init"])
        #expect(measures.functions.map(\.length) == [3, 1])
        #expect(measures.functions.map(\.parameters) == [3, 0])
    }
}
