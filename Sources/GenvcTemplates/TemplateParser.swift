import GenvcDiagnostics

/// Makes the instructions of a template from its bytes, in one pass.
struct TemplateParser {
    /// Sections within sections at the most; the templates of a screen need fewer than ten.
    static let maximumNesting = 128

    /// A section whose closing tag has not been read.
    private struct OpenSection {
        let tag: TemplateTag
        /// The place of the instruction that learns where its body ends.
        let instruction: Int
        /// The dotted name that opened the section, for the instruction that is written at its end.
        let path: TemplatePath
    }

    /// The mistakes so far, in the order of their places.
    private(set) var findings = DiagnosticSink()
    private let file: SourceFile
    private var scanner: TemplateScanner
    private var instructions: [TemplateInstruction] = []
    private var names: [TemplateName] = []
    /// The partials in the order in which they are first mentioned.
    private var partialNames: [String] = []
    /// The index of each partial in `partialNames`.
    private var partialPlaces: [String: Int] = [:]
    /// The sections around the place that is read, the outermost first.
    private var openSections: [OpenSection] = []
    /// The first byte that is not yet in an instruction.
    private var position = 0

    init(_ file: SourceFile) {
        self.file = file
        scanner = TemplateScanner(file.bytes)
    }

    /// The template, or nil if there are findings.
    mutating func parse() -> Template? {
        while !findings.isFull, let start = scanner.nextOpening(from: position) {
            let tag: TemplateTag
            do {
                tag = try scanner.tag(at: start)
            } catch {
                report(error, at: start)
                return nil
            }
            guard add(tag) else { return nil }
        }
        addText(position..<file.bytes.count)
        for section in openSections { findings.add(unclosedSection(section.tag)) }
        guard findings.diagnostics.isEmpty else { return nil }
        return Template(file: file, partialNames: partialNames, instructions: instructions, names: names)
    }

    /// Adds the text before `tag`, then the tag; false when reading on would only repeat the finding.
    private mutating func add(_ tag: TemplateTag) -> Bool {
        let line = tag.kind.canStandAlone ? lineOfItsOwn(tag.range) : nil
        addText(position..<(line?.lowerBound ?? tag.range.lowerBound))
        if line == nil, isStartOfLine(tag.range.lowerBound) {
            // A place for the indentation of a line that begins with a tag.
            let start = Int32(clamping: tag.range.lowerBound)
            instructions.append(.text(start: start, end: start, place: .startOfLine))
        }
        position = line?.upperBound ?? tag.range.upperBound

        switch tag.kind {
        case .comment:
            break
        case .delimiters:
            setDelimiters(tag)
        case .value(let isEscaped):
            guard isName(tag) else { break }
            instructions.append(.value(path(of: tag), isEscaped: isEscaped))
        case .partial:
            guard isName(tag) else { break }
            addPartial(tag, line: line)
        case .section, .invertedSection:
            guard isName(tag) else { break }
            return open(tag)
        case .end:
            guard isName(tag) else { break }
            close(tag)
        }
        return true
    }

    // MARK: Lines

    /// The bytes of the line that holds `tag` and else only blanks, with its line ending; nil if there is more.
    private func lineOfItsOwn(_ tag: Range<Int>) -> Range<Int>? {
        let bytes = file.bytes
        var start = tag.lowerBound
        while start > 0, isTemplateBlank(bytes[start - 1]) { start -= 1 }
        guard isStartOfLine(start) else { return nil }
        var end = tag.upperBound
        while end < bytes.count, isTemplateBlank(bytes[end]) { end += 1 }
        if end == bytes.count { return start..<end }
        if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
        return bytes[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
    }

    /// True at the first byte of the file and behind each line feed.
    private func isStartOfLine(_ offset: Int) -> Bool {
        offset == 0 || file.bytes[offset - 1] == UInt8(ascii: "\n")
    }

    /// Adds the bytes of `range` line by line, so that rendering never looks for line endings.
    private mutating func addText(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, file.bytes[end] != UInt8(ascii: "\n") { end += 1 }
            let endsLine = end < range.upperBound
            if endsLine { end += 1 }
            let place: TemplateInstruction.Place =
                if !isStartOfLine(start) {
                    .withinLine
                } else if endsLine, end - start == 1 || (end - start == 2 && file.bytes[start] == UInt8(ascii: "\r")) {
                    .blankLine
                } else {
                    .startOfLine
                }
            instructions.append(.text(start: Int32(clamping: start), end: Int32(clamping: end), place: place))
            start = end
        }
    }

    // MARK: Tags

    /// Splits a dotted name into its parts; `.` alone has none.
    private mutating func path(of tag: TemplateTag) -> TemplatePath {
        let (bytes, content) = (file.bytes, tag.content)
        let first = names.count
        let dot = UInt8(ascii: ".")
        if content.count != 1 || bytes[content.lowerBound] != dot {
            var start = content.lowerBound
            for end in start...content.upperBound where end == content.upperBound || bytes[end] == dot {
                names.append(TemplateName(String(decoding: bytes[start..<end], as: UTF8.self)))
                start = end + 1
            }
        }
        return TemplatePath(first: Int32(first), count: Int32(names.count - first), tag: tagRange(tag))
    }

    /// The tag's bytes in 32 bits, which halves an instruction; offsets beyond 2 GiB are clamped.
    private func tagRange(_ tag: TemplateTag) -> TemplateTagRange {
        TemplateTagRange(start: Int32(clamping: tag.range.lowerBound), end: Int32(clamping: tag.range.upperBound))
    }

    /// - Parameter line: The whole line of a partial that stands alone on it; nil for one amid other text.
    private mutating func addPartial(_ tag: TemplateTag, line: Range<Int>?) {
        let name = text(of: tag.content)
        let place = partialPlaces[name] ?? partialNames.count
        if place == partialNames.count {
            partialPlaces[name] = place
            partialNames.append(name)
        }
        if let line {
            let start = Int32(clamping: line.lowerBound)
            instructions.append(.partial(name: Int32(place), tag: tagRange(tag), indentationStart: start))
        } else {
            instructions.append(.inlinePartial(name: Int32(place), tag: tagRange(tag)))
        }
    }

    /// Reads `{{=<% %>=}}`; tags behind it are found by the new delimiters.
    private mutating func setDelimiters(_ tag: TemplateTag) {
        let parts = file.bytes[tag.content].split(whereSeparator: isTemplateWhitespace)
        guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
            findings.add(badDelimiters(tag))
            return
        }
        scanner.setDelimiters(opening: Array(parts[0]), closing: Array(parts[1]))
    }

    /// Opens a section; false, and a finding, where too many are open already.
    private mutating func open(_ tag: TemplateTag) -> Bool {
        guard openSections.count < Self.maximumNesting else {
            findings.add(tooManySections(tag))
            return false
        }
        let path = path(of: tag)
        openSections.append(OpenSection(tag: tag, instruction: instructions.count, path: path))
        if case .invertedSection = tag.kind {
            instructions.append(.invertedSection(path, end: 0))
        } else {
            instructions.append(.section(path, end: 0))
        }
        return true
    }

    /// Closes the innermost section, which must have the tag's name.
    private mutating func close(_ tag: TemplateTag) {
        guard let section = openSections.last else {
            findings.add(nothingToClose(tag))
            return
        }
        let name = file.bytes[tag.content]
        guard file.bytes[section.tag.content] == name else {
            findings.add(crossedSections(section.tag, tag))
            // Whatever was opened inside is taken as closed, so that one slip gives one finding.
            if let place = openSections.lastIndex(where: { file.bytes[$0.tag.content] == name }) {
                openSections.removeSubrange(place...)
            }
            return
        }
        openSections.removeLast()
        let end = Int32(instructions.count)
        if case .invertedSection = section.tag.kind {
            instructions[section.instruction] = .invertedSection(section.path, end: end)
        } else {
            instructions[section.instruction] = .section(section.path, end: end)
        }
    }

    /// True for a tag that holds one word; else the finding is added.
    private mutating func isName(_ tag: TemplateTag) -> Bool {
        if tag.content.isEmpty {
            findings.add(emptyTag(tag))
            return false
        }
        if file.bytes[tag.content].contains(where: isTemplateWhitespace) {
            findings.add(nameWithSpaces(tag))
            return false
        }
        return true
    }

    /// - Parameter start: Where the tag opens, in bytes.
    private mutating func report(_ failure: TemplateScanner.Failure, at start: Int) {
        switch failure {
        case .unclosed: findings.add(unclosedTag(at: start))
        case .halfClosed(let tag): findings.add(halfClosedTag(tag))
        }
    }

    // MARK: For the findings

    /// The opening delimiter that holds at the place that is read, as messages quote it.
    var opening: String { String(decoding: scanner.opening, as: UTF8.self) }
    /// The closing delimiter that holds at the place that is read, as messages quote it.
    var closing: String { String(decoding: scanner.closing, as: UTF8.self) }

    func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(file: file.id, start: bytes.lowerBound, end: bytes.upperBound)
    }

    func text(of bytes: Range<Int>) -> String {
        String(decoding: file.bytes[bytes], as: UTF8.self)
    }
}
