import Foundation

/// The facts of a hand-written screen, each with the line of the spec and of the generated Swift that say it.
///
/// Files of facts have columns with tabs between them. A cell quotes a piece of the line that says the fact, so that
/// the number of the line is found anew each time.
struct FactSheet {
    /// The means by which a spec says a fact: the language, Swift of the user's own, or none.
    enum Verdict: String, CaseIterable {
        case said
        case wayOut = "way out"
        case missing
    }

    /// A line of a file, counted from 1.
    struct Place: Equatable {
        let file: String
        let line: Int
    }

    /// One fact of a screen. A fact that is missing has no places.
    struct Fact {
        let text: String
        let verdict: Verdict
        let spec: Place?
        let swift: Place?
    }

    /// A line of `screens.tsv`: the screen, the specs that it is made of, and the lines that people wrote for it.
    struct Screen {
        let name: String
        let specs: [String]
        /// The path from the specs to the folder of their code, with a slash at its end.
        let codePath: String
        /// The lines of the hand-written files of the screen, a number for each file.
        let handWritten: [Int]

        /// The paths of the view controllers that genvc makes of the specs.
        var controllers: [String] { specs.map { codePath + $0 + "ViewController.swift" } }
    }

    let screen: Screen
    let facts: [Fact]

    /// The names in the first line of a file of facts.
    static let columns = ["number", "fact", "how", "spec", "swift"]

    /// Reads `<Screen>.tsv`.
    ///
    /// - Parameters:
    ///   - path: The path of the file, for messages.
    ///   - contents: Gives the text of a file beside the specs; nil if there is none.
    /// - Throws: `Update.Failure` with a line for each mistake.
    init(_ screen: Screen, text: String, path: String, contents: (String) -> String?) throws {
        var mistakes: [String] = []
        var facts: [Fact] = []
        let rows = FactSheet.rows(text)
        if rows.first != FactSheet.columns {
            mistakes.append("\(path):1: the columns are \(FactSheet.columns.joined(separator: ", "))")
        }
        for (index, cells) in rows.enumerated().dropFirst() {
            func mistake(_ message: String) { mistakes.append("\(path):\(index + 1): \(message)") }
            guard cells.count == FactSheet.columns.count, let verdict = Verdict(rawValue: cells[2]) else {
                mistake("a fact has \(FactSheet.columns.count) cells, the third one of said, way out, missing")
                continue
            }
            if cells[0] != String(index) { mistake("the number of this fact is \(index)") }
            func place(_ fragment: String, in files: [String]) -> Place? {
                let place = FactSheet.place(of: fragment, in: files, codePath: screen.codePath, contents)
                if place == nil, !fragment.isEmpty { mistake("`\(fragment)` stands in no line of \(files[0])") }
                return place
            }
            let spec = place(cells[3], in: screen.specs.map { $0 + ".yml" })
            let swift = place(cells[4], in: screen.controllers)
            switch verdict {
            case .said where cells[3].isEmpty || cells[4].isEmpty: mistake("what is said stands in spec and Swift")
            case .wayOut where cells[3].isEmpty && cells[4].isEmpty: mistake("a way out stands somewhere")
            case .missing where !cells[3].isEmpty || !cells[4].isEmpty: mistake("what is missing stands nowhere")
            default: break
            }
            facts.append(Fact(text: cells[1], verdict: verdict, spec: spec, swift: swift))
        }
        guard mistakes.isEmpty else { throw Update.Failure(description: mistakes.joined(separator: "\n")) }
        self.screen = screen
        self.facts = facts
    }

    /// The number of facts that are said in this way.
    func count(_ verdict: Verdict) -> Int { facts.filter { $0.verdict == verdict }.count }

    /// The cells of each line of a text whose columns are separated by tabs; empty lines are left out.
    static func rows(_ text: String) -> [[String]] {
        text.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The place of the first line in `files` that contains the fragment; nil if there is none.
    ///
    /// `File.swift: fragment` names another file. `a … b` is the line of `b`, which is the line of `a` or a later one.
    private static func place(
        of fragment: String, in files: [String], codePath: String, _ contents: (String) -> String?
    ) -> Place? {
        if fragment.isEmpty { return nil }
        if let named = fragment.wholeMatch(of: /(\w+(?:\/\w+)*\.(?:swift|yml)): (.+)/) {
            let path = (named.1.hasSuffix(".swift") ? codePath : "") + named.1
            return place(of: String(named.2), in: [path], codePath: codePath, contents)
        }
        for file in files {
            guard let lines = contents(file)?.components(separatedBy: "\n") else { continue }
            var line: Int? = 0
            for part in fragment.components(separatedBy: " … ") {
                line = line.flatMap { start in lines[start...].firstIndex { $0.contains(part) } }
            }
            if let line { return Place(file: file, line: line + 1) }
        }
        return nil
    }
}
