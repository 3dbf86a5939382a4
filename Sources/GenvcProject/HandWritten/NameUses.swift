import GenvcDiagnostics
import GenvcKit
import GenvcSwift

/// The places in files that people wrote where names of generated code stand.
package struct NameUses {
    /// Places that are shown.
    private static let mostShown = 30
    /// A file larger than this is no text that somebody wrote.
    package static let largestFile = 4 << 20

    /// `App/Router.swift:12: LoginViewController`, each line of a file once.
    package private(set) var places: [String] = []
    /// The disk on which the files lie.
    private let disk: Disk
    /// The contents of files that were read before, by their paths.
    private let texts: [String: [UInt8]]

    /// - Parameters:
    ///   - files: the paths.
    ///   - words: names of types, and what names of their methods begin with.
    ///   - outside: what names generated code without its classes.
    ///   - texts: contents of files that were read before, by their paths.
    package init(
        in files: [String], words: [String], outside: [OutsideName], on disk: Disk,
        knowing texts: [String: [UInt8]] = [:]
    ) {
        self.disk = disk
        self.texts = texts
        let starts = words.map { Array($0.utf8) }
        for path in files {
            search(path) { line in
                let found = Self.identifier(in: line, startingWith: starts)
                return found.map { [$0] } ?? OutsideName.found(in: line, among: outside)
            }
        }
    }

    /// - Parameters:
    ///   - names: whole identifiers that were of one screen.
    ///   - words: names of its types, and what names of their methods begin with; the identifiers count in files that
    ///     have one of them.
    ///   - outside: what names it without its classes, and counts in all files.
    ///   - texts: the contents of the files, by their paths.
    ///   - isShared: whether a name is of another screen too that a file knows; then it counts beside one of the words.
    init(
        of names: [String], in texts: PeoplesTexts, _ files: [String], beside words: [String], outside: [OutsideName],
        where isShared: (String, String) -> Bool
    ) {
        let starts = words.map { Array($0.utf8) }
        disk = texts.disk
        self.texts = texts.contents
        // A control has a name that others have too.
        let knowing = Set(files.filter { texts.names($0, words) })
        for path in files {
            let isKnowing = knowing.contains(path)
            let shared = isKnowing ? Set(names.filter { isShared($0, path) }.map { Array($0.utf8)[...] }) : []
            let all = isKnowing ? Set(names.map { Array($0.utf8)[...] }) : []
            search(path) { line in
                let isBeside = !shared.isEmpty && Self.identifier(in: line, startingWith: starts) != nil
                return Self.identifiers(in: line, among: isBeside ? all : all.subtracting(shared))
                    + OutsideName.found(in: line, among: outside)
            }
        }
    }

    /// Adds a place for each line of a file in which `find` finds something.
    private mutating func search(_ path: String, _ find: (ArraySlice<UInt8>) -> [ArraySlice<UInt8>]) {
        guard let bytes = texts[path] ?? (try? disk.read(path, limit: Self.largestFile)) else { return }
        if AccessibilityIdentifiers.made(bytes) {
            // Nobody changes its lines one by one.
            let isOld = bytes.split(separator: 10).contains { !find($0).isEmpty }
            if isOld { places.append("\(path): `genvc identifiers` makes it anew") }
            return
        }
        for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            let found = find(line)
            guard !found.isEmpty else { continue }
            places.append("\(path):\(index + 1): \(found.map { VisibleText.of($0) }.joined(separator: ", "))")
        }
    }

    /// The lines to print.
    package var lines: [String] {
        guard places.count > Self.mostShown else { return places }
        // The old names may be gone for good by then, so that each file is named.
        var rest: [(path: Substring, count: Int)] = []
        for place in places.dropFirst(Self.mostShown) {
            let path = place.prefix { $0 != ":" }
            if rest.last?.path == path { rest[rest.count - 1].count += 1 } else { rest.append((path, 1)) }
        }
        return places.prefix(Self.mostShown) + rest.map { "\($0.path): … and \($0.count) more" }
    }

    /// An identifier that is one of the words, or goes on with a word of its own: of `Rule` also `RuleDelegate`, of
    /// `rule` only `ruleDidTap`, which a method is called, and of neither `ruler`.
    private static func identifier(in line: ArraySlice<UInt8>, startingWith words: [[UInt8]]) -> ArraySlice<UInt8>? {
        for index in line.indices where index == line.startIndex || !line[index - 1].isPartOfName {
            for word in words where line[index...].starts(with: word) {
                let name = line[index...].prefix(while: \.isPartOfName)
                let next = name.dropFirst(word.count).first
                if next.map(isCapital) ?? word.first.map(isCapital) ?? false { return name }
            }
        }
        return nil
    }

    /// The identifiers of a line that are among `names`, each once.
    private static func identifiers(
        in line: ArraySlice<UInt8>, among names: Set<ArraySlice<UInt8>>
    ) -> [ArraySlice<UInt8>] {
        guard !names.isEmpty else { return [] }
        var found: [ArraySlice<UInt8>] = []
        let words = line.nameLikeWords
        let namesState = words.contains { $0.elementsEqual("state".utf8) || $0.elementsEqual("State".utf8) }
        for word in words where !found.contains(word) {
            // A field has a name that much else has too.
            let isField =
                namesState && isMember(word, in: line)
                && names.contains(Array(stateField(String(decoding: word, as: UTF8.self)).utf8)[...])
            if names.contains(word) || isField { found.append(word) }
        }
        return found
    }

    /// The name of a field of the state, told from a control of the same name.
    static func stateField(_ name: String) -> String { "state." + name }

    /// True if a word stands behind a dot, or is a label.
    private static func isMember(_ word: ArraySlice<UInt8>, in line: ArraySlice<UInt8>) -> Bool {
        let isBehindDot = word.startIndex > line.startIndex && line[word.startIndex - 1] == UInt8(ascii: ".")
        return isBehindDot || word.endIndex < line.endIndex && line[word.endIndex] == UInt8(ascii: ":")
    }

    /// True for a capital letter of ASCII.
    private static func isCapital(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
