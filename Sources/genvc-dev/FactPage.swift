import Foundation

/// A page of a folder of screens, `Examples/Apps/README.md`, in which the tables between two marks are made from files.
///
/// `Facts/screens.tsv` lists the screens, and `Facts/<Screen>.tsv` the facts of each, as `FactSheet` reads them.
struct FactPage {
    private static let begin = "<!-- facts: begin -->\n"
    private static let end = "<!-- facts: end -->\n"

    /// The folder with the page, the specs and `Facts`.
    let folder: URL
    /// The path from the folder to that of the code of its specs, with a slash at its end.
    private let codePath: String

    init(folder: URL) {
        self.folder = folder
        codePath = Repository.codePath(from: folder)
    }

    /// The page with its tables as the files say them now; a page without the marks as it is.
    ///
    /// - Throws: `Update.Failure` where a table of facts is missing or has a mistake.
    func refreshed(_ page: String) throws -> String {
        guard let begin = page.range(of: Self.begin), let end = page.range(of: Self.end) else { return page }
        return try page[..<begin.upperBound] + "\n" + tables() + "\n" + page[end.lowerBound...]
    }

    /// The table of totals and a table for each screen.
    private func tables() throws -> String {
        guard let list = contents("Facts/screens.tsv") else {
            throw Update.Failure(description: "there is no Facts/screens.tsv in \(folder.path)")
        }
        let screens = FactSheet.rows(list).dropFirst().map { cells in
            FactSheet.Screen(
                name: cells[0], specs: cells[1].components(separatedBy: " "),
                codePath: codePath, handWritten: cells[2].components(separatedBy: " + ").compactMap { Int($0) })
        }
        let sheets = try screens.map { screen in
            let path = "Facts/\(screen.name).tsv"
            return try FactSheet(screen, text: contents(path) ?? "", path: path, contents: contents)
        }
        return ([totals(sheets)] + sheets.map(table)).joined(separator: "\n")
    }

    /// A line for each screen, and one for all together.
    private func totals(_ sheets: [FactSheet]) -> String {
        var text = "| screen | facts | said | way out | missing | lines of spec | of generated Swift | hand-written |\n"
        text += "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n"
        for sheet in sheets {
            let screen = sheet.screen
            let hand = screen.handWritten.map(String.init).joined(separator: " + ")
            text += "| [\(screen.name)](#\(screen.name.lowercased())) | \(figures([sheet])) | \(hand) |\n"
        }
        let hand = sheets.flatMap(\.screen.handWritten).reduce(0, +)
        return text + "| all | \(figures(sheets)) | \(hand) |\n"
    }

    /// The cells of a line of totals, from the count of facts to the lines of Swift.
    private func figures(_ sheets: [FactSheet]) -> String {
        let facts = sheets.map(\.facts.count).reduce(0, +)
        var cells = [String(facts)]
        for verdict in FactSheet.Verdict.allCases {
            let count = sheets.map { $0.count(verdict) }.reduce(0, +)
            let share = String(format: "%.1f", 100 * Double(count) / Double(max(facts, 1)))
            cells.append(sheets.count > 1 ? "\(count) (\(share) %)" : String(count))
        }
        let screens = sheets.map(\.screen)
        cells.append(String(lines(of: screens.flatMap(\.specs).map { $0 + ".yml" }, comment: "#")))
        cells.append(String(lines(of: screens.flatMap(\.specs).flatMap(code), comment: "//")))
        return cells.joined(separator: " | ")
    }

    /// The Swift files of a spec, by their paths from the folder: the view controller of a screen, or for a file of
    /// components, every file in the folder of that name.
    private func code(of spec: String) -> [String] {
        let controller = codePath + spec + "ViewController.swift"
        guard contents(controller) == nil, let end = spec.lastIndex(of: "/") else { return [controller] }
        let shared = codePath + spec[..<end]
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: shared).path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(shared)/\($0)" }
    }

    /// The lines that are neither empty nor a comment alone, which is how the lines that people wrote are counted.
    private func lines(of files: [String], comment: String) -> Int {
        files.compactMap(contents).joined(separator: "\n").components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix(comment) }.count
    }

    /// The facts of a screen, each with links to the lines that say it.
    private func table(_ sheet: FactSheet) -> String {
        var text = "### \(sheet.screen.name)\n\n| | fact | how | spec | Swift |\n| ---: | --- | --- | --- | --- |\n"
        for (index, fact) in sheet.facts.enumerated() {
            let words = fact.text.replacingOccurrences(of: "|", with: "\\|")
            let places = [fact.spec, fact.swift].map { $0.map(link) ?? "" }.joined(separator: " | ")
            text += "| \(index + 1) | \(words) | \(fact.verdict.rawValue) | \(places) |\n"
        }
        return text
    }

    /// A link to a line; the path of code is shown without its folder.
    private func link(_ place: FactSheet.Place) -> String {
        let name = place.file.hasPrefix(codePath) ? place.file.dropFirst(codePath.count) : place.file[...]
        return "[\(name):\(place.line)](\(place.file)#L\(place.line))"
    }

    /// The text of a file of the folder; nil if there is none.
    private func contents(_ path: String) -> String? {
        try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}
