import GenvcDiagnostics

/// Renders one template with the partials that it reaches.
package struct TemplateRenderer {
    /// Sections and partials within each other at the most, while rendering: what a thread of 512 KiB has the stack
    /// for, even in a debug build.
    package static let maximumDepth = 128
    /// Bytes of output at the most: 64 MiB, far above any source file.
    package static let maximumOutput = 64 << 20
    /// Sections and partials rendered at the most; it ends templates whose partials multiply and write nothing.
    package static let maximumSteps = 1_000_000

    /// Ends the rendering after a finding that would only come again.
    private struct Stop: Error {}

    private let partials: [String: Template]
    private let options: TemplateOptions
    /// The text so far, as UTF-8.
    private var output: [UInt8] = []
    /// The innermost context is the last.
    private var contexts: [TemplateValue]
    /// The bytes that precede each line of the partial being rendered.
    private var indentation: [UInt8] = []
    /// Sections and partials around the instruction that is rendered.
    private var depth = 0
    /// Sections and partials rendered so far; each element of a list counts.
    private var steps = 0
    private var findings: [Diagnostic] = []
    /// The tags that have a finding: within a list, each would report it once an element.
    private var reported: Set<SourceRange> = []

    private init(context: TemplateValue, partials: [String: Template], options: TemplateOptions) {
        contexts = [context]
        self.partials = partials
        self.options = options
    }

    /// The text of `template` for `context`; nil if there are findings, which then are in `sink`.
    package static func render(
        _ template: Template, context: TemplateValue, partials: [String: Template], options: TemplateOptions,
        into sink: inout DiagnosticSink
    ) -> [UInt8]? {
        var renderer = TemplateRenderer(context: context, partials: partials, options: options)
        renderer.output.reserveCapacity(2 * template.file.bytes.count)
        try? renderer.run(template, from: 0, to: template.instructions.count)
        sink.add(renderer.findings)
        return renderer.findings.isEmpty ? renderer.output : nil
    }

    /// Renders the instructions from `start` up to `end`, both indices into the template's list.
    private mutating func run(_ template: Template, from start: Int, to end: Int) throws(Stop) {
        var place = start
        while place < end {
            switch template.instructions[place] {
            case .text(let start, let end, let linePlace):
                if !indentation.isEmpty { indent(linePlace) }
                // A slice of the array would be counted by reference, twice a line.
                template.file.bytes.withUnsafeBufferPointer { bytes in
                    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[Int(start)..<Int(end)]))
                }
                if output.count > Self.maximumOutput {
                    throw tooLarge(template.range(of: TemplateTagRange(start: start, end: end)))
                }
            case .value(let path, let isEscaped):
                if let value = resolve(path, in: template) {
                    append(value, isEscaped: isEscaped && options.escapesHTML, path, template)
                    if output.count > Self.maximumOutput { throw tooLarge(template.range(of: path.tag)) }
                }
            case .section(let path, let sectionEnd):
                if let value = resolve(path, in: template) {
                    try runSection(value, body: place + 1..<Int(sectionEnd), path.tag, template)
                }
                place = Int(sectionEnd)
                continue
            case .invertedSection(let path, let sectionEnd):
                if let value = resolve(path, in: template), value.isTrue {
                    place = Int(sectionEnd)
                    continue
                }
            case .partial(let name, let tag, let indentationStart):
                try runPartial(Int(name), tag, indentedBy: Int(indentationStart)..<Int(tag.start), template)
            case .inlinePartial(let name, let tag):
                let outer = indentation
                indentation = []
                try runPartial(Int(name), tag, indentedBy: 0..<0, template)
                indentation = outer
            }
            place += 1
        }
    }

    /// Renders the body once for each element of a list, once for any other value that is true, and else not at all.
    private mutating func runSection(
        _ value: TemplateValue, body: Range<Int>, _ tag: TemplateTagRange, _ template: Template
    ) throws(Stop) {
        guard value.isTrue else { return }
        try enter(tag, template)
        if case .list(let elements) = value {
            for element in elements {
                contexts.append(element)
                try count(tag, template)
                try run(template, from: body.lowerBound, to: body.upperBound)
                contexts.removeLast()
            }
        } else {
            contexts.append(value)
            try run(template, from: body.lowerBound, to: body.upperBound)
            contexts.removeLast()
        }
        depth -= 1
    }

    /// - Parameter blanks: The bytes before the tag on its line, which indent each line of the partial; empty amid
    /// other text.
    private mutating func runPartial(
        _ name: Int, _ tag: TemplateTagRange, indentedBy blanks: Range<Int>, _ template: Template
    ) throws(Stop) {
        guard let partial = partials[template.partialNames[name]] else {
            if options.isStrict { reportPartial(template.partialNames[name], at: template.range(of: tag)) }
            return
        }
        try enter(tag, template)
        let outerCount = indentation.count
        indentation.append(contentsOf: template.file.bytes[blanks])
        try run(partial, from: 0, to: partial.instructions.count)
        indentation.removeLast(indentation.count - outerCount)
        depth -= 1
    }

    // MARK: Values

    /// The value of a dotted name: its first part is looked up in all contexts, the others in what that gave. Nil where
    /// a part is missing, which strict rendering reports.
    private mutating func resolve(_ path: TemplatePath, in template: Template) -> TemplateValue? {
        guard path.count > 0 else { return contexts[contexts.count - 1] }
        var found = lookUp(template.names[Int(path.first)])
        var part = Int(path.first) + 1
        while found != nil, part < Int(path.first + path.count) {
            found = found?[template.names[part]]
            part += 1
        }
        if found == nil, options.isStrict { reportName(path, template) }
        return found
    }

    /// The value in the innermost context that has the name, as Mustache finds it; nil where none has.
    private func lookUp(_ name: TemplateName) -> TemplateValue? {
        var level = contexts.count - 1
        while level >= 0 {
            if let value = contexts[level][name] { return value }
            level -= 1
        }
        return nil
    }

    /// Appends a value as text: `null` is empty, and a list or a record is one of the findings of strict rendering.
    private mutating func append(_ value: TemplateValue, isEscaped: Bool, _ path: TemplatePath, _ template: Template) {
        switch value {
        case .string(let text):
            if isEscaped {
                output.appendHTMLEscaped(text)
            } else {
                output.append(contentsOf: text.utf8)
            }
        case .bool(let isTrue):
            output.append(contentsOf: (isTrue ? "true" : "false").utf8)
        case .null:
            break
        case .list, .record:
            if options.isStrict { reportValue(path, value, template) }
        }
    }

    /// Appends the indentation of the partial that is rendered, if the text begins a line.
    private mutating func indent(_ place: TemplateInstruction.Place) {
        switch place {
        case .startOfLine: output.append(contentsOf: indentation)
        case .blankLine: if options.indentsBlankLines { output.append(contentsOf: indentation) }
        case .withinLine: break
        }
    }

    // MARK: Limits

    /// Goes one section or partial deeper; it stops the rendering at either limit.
    private mutating func enter(_ tag: TemplateTagRange, _ template: Template) throws(Stop) {
        guard depth < Self.maximumDepth else {
            findings.append(Self.tooDeep(at: template.range(of: tag)))
            throw Stop()
        }
        depth += 1
        try count(tag, template)
    }

    /// Counts a step, and stops the rendering after `maximumSteps`.
    private mutating func count(_ tag: TemplateTagRange, _ template: Template) throws(Stop) {
        steps += 1
        guard steps <= Self.maximumSteps else { throw tooLarge(template.range(of: tag)) }
    }

    private mutating func tooLarge(_ range: SourceRange) -> Stop {
        findings.append(Self.tooLarge(at: range))
        return Stop()
    }

    // MARK: Findings of strict rendering

    /// Reports a name that no context has, once for each tag.
    private mutating func reportName(_ path: TemplatePath, _ template: Template) {
        let range = template.range(of: path.tag)
        guard reported.insert(range).inserted else { return }
        findings.append(Self.unknownName(template.text(of: path), at: range, contexts: contexts))
    }

    /// Reports a partial that does not exist, once for each tag.
    private mutating func reportPartial(_ name: String, at range: SourceRange) {
        guard reported.insert(range).inserted else { return }
        findings.append(Self.unknownPartial(name, at: range))
    }

    /// Reports a list or a record in the place of a text, once for each tag.
    private mutating func reportValue(_ path: TemplatePath, _ value: TemplateValue, _ template: Template) {
        let range = template.range(of: path.tag)
        guard reported.insert(range).inserted else { return }
        findings.append(Self.noText(template.text(of: path), value, at: range))
    }
}
