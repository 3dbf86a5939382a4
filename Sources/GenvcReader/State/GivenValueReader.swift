import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads `NAME=VALUE`, a field of the state and its value in one look.
///
/// - `name=Ada Lovelace`, `count=3`, `isOpen=true`, `phase=loading`: texts, numbers, Bools, cases of an enum.
/// - `user=nil`: no value.
/// - `plans=3`: a list with so many elements, which are those of its sample, again from the first where it has fewer.
/// - `plans=[{ id: a, name: One }]`, `user={ name: Ada }`: as a sample is written.
/// - `user.name=Ada`: a member. `PlanCard.isOpen=true`: a field that each component of that class keeps for itself.
package struct GivenValueReader {
    /// The text, whose ranges findings have.
    private let file: SourceFile
    /// The screens whose fields may be named.
    private let screens: [Screen]
    private let reading: Reading
    /// The names in front of the sign, each with its place.
    private let names: [(text: String, range: SourceRange)]
    /// The offset at which the value begins.
    private let start: Int

    /// More elements than any screen shows at once.
    private static let mostElements = 100

    /// The value that the text gives; nil where it was reported.
    package static func read(
        _ file: SourceFile, for screens: [Screen], project: Project, into sink: inout DiagnosticSink
    ) -> GivenValue? {
        let reading = Reading(project: project, sink: sink)
        defer { sink = reading.sink }
        guard let sign = file.bytes.firstIndex(of: UInt8(ascii: "=")), sign > 0 else {
            reading.report(
                .badCondition, "this gives no field a value", at: file.fullRange, label: "write `NAME=VALUE`",
                help: "`--state isOpen=true`, `--state plans=3`")
            return nil
        }
        return GivenValueReader(file, sign: sign, screens, reading).value
    }

    private init(_ file: SourceFile, sign: Int, _ screens: [Screen], _ reading: Reading) {
        self.file = file
        self.screens = screens
        self.reading = reading
        start = sign + 1
        let parts = file.bytes[..<sign].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        names = parts.map { part in
            let range = SourceRange(file: file.id, start: part.startIndex, end: part.endIndex)
            return (String(decoding: part, as: UTF8.self), range)
        }
    }

    private var value: GivenValue? {
        guard let (component, path, type) = field, case .some(let type) = member(path, of: type) else { return nil }
        guard let content = content(of: type) else { return nil }
        return GivenValue(component: component, path: path.map(\.text), content: content)
    }

    // MARK: Names

    private typealias Name = (text: String, range: SourceRange)

    /// The field that the first names name, or that of a component; nil where it was reported.
    private var field: (component: String?, path: [Name], type: FieldType)? {
        if let field = fields.first(where: { $0.name.text == names[0].text }) { return (nil, names, field.type) }
        let component = components.first { $0.name.text == names[0].text }
        if let component, names.count > 1,
            let field = component.state.first(where: { $0.name.text == names[1].text })
        {
            return (component.name.text, Array(names.dropFirst()), field.type)
        }
        let known =
            fields.map(\.name.text)
            + components.flatMap { component in
                component.state.map { "\(component.name.text).\($0.name.text)" }
            }
        let last = component == nil || names.count == 1 ? names[0] : names[1]
        let written = component == nil ? names[0].text : names.prefix(2).map(\.text).joined(separator: ".")
        reading.report(
            .unresolved, "there is no field \(Wording.code(written)) in the state", at: last.range,
            label: Wording.didYouMean(WordSuggestion.nearest(to: written, among: known)),
            help: known.isEmpty ? "the spec has no `state`" : "the fields are \(Wording.list(known))")
        return nil
    }

    private var fields: [StateField] { screens.flatMap(\.state) }

    private var components: [Component] { screens.flatMap(\.components) }

    /// The type of the member that the path ends at: nil inside for one of which nothing tells the type, and nil where
    /// it was reported.
    private func member(_ path: [Name], of field: FieldType) -> FieldType?? {
        var type: FieldType? = field
        for (outer, name) in zip(path, path.dropFirst()) {
            guard case .custom(let owner)? = type?.unwrapped else {
                guard let known = type else { continue }
                let noun = Wording.articled(known.word)
                reading.report(
                    .unresolved, "\(Wording.code(outer.text)) is \(noun), which has no members to set",
                    at: name.range, label: "give the whole a value: `\(outer.text)=…`")
                return nil
            }
            let members = screens.flatMap(\.ownTypes).filter { $0.name == owner }.flatMap(\.members)
            guard let member = members.first(where: { $0.name == name.text }) else {
                let known = members.map(\.name)
                reading.report(
                    .unresolved, "the spec reads no \(Wording.code(name.text)) of \(Wording.articled(owner))",
                    at: name.range, label: Wording.didYouMean(WordSuggestion.nearest(to: name.text, among: known)),
                    help: known.isEmpty ? nil : "it reads \(Wording.list(known))")
                return nil
            }
            type = member.type
        }
        return .some(type)
    }

    // MARK: Values

    /// The content of the value for a type; nil where it was reported.
    private func content(of type: FieldType?) -> GivenValue.Content? {
        let text = String(decoding: file.bytes[start...], as: UTF8.self)
        let mayBeMissing = type.map { $0.isOptional || $0.isCustom } ?? true
        if mayBeMissing, text == "nil" || text == "null" { return .sample(.missing) }
        switch type?.unwrapped {
        case .list: return list(text, type)
        case .basic(.integer), .basic(.double), .basic(.boolean), .cases: return written(type).map { .sample($0) }
        case .basic, .custom, .optional, nil:
            // A text stands as it is, as the shell gives it, unless it is written as a sample with signs of its own.
            guard let first = text.unicodeScalars.first, "\"'{[".unicodeScalars.contains(first),
                type?.unwrapped.isCustom != false || first == "\"" || first == "'"
            else { return .sample(.scalar(text)) }
            return written(type).map { .sample($0) }
        }
    }

    /// A number of elements, or the elements.
    private func list(_ text: String, _ type: FieldType?) -> GivenValue.Content? {
        if let count = Int(text) {
            if (0...Self.mostElements).contains(count) { return .count(count) }
            reading.report(
                .outOfRange, "\(Wording.code(names[names.count - 1].text)) can have 0 to \(Self.mostElements) elements",
                at: rangeOfValue)
            return nil
        }
        guard text.utf8.first == UInt8(ascii: "[") else {
            let name = names[names.count - 1].text
            reading.report(
                .wrongType, "\(Wording.code(name)) is a list", at: rangeOfValue,
                label: "write how many elements it has, `\(name)=3`, or the elements, `\(name)=[…]`")
            return nil
        }
        return written(type).map { .sample($0) }
    }

    private var rangeOfValue: SourceRange { SourceRange(file: file.id, start: start, end: file.bytes.count) }

    /// The value as a sample is written in a spec; nil where it was reported.
    private func written(_ type: FieldType?) -> Sample? {
        let name = names[names.count - 1]
        guard start < file.bytes.count else {
            reading.report(
                .emptyValue, "\(Wording.code(name.text)) has no value", at: name.range, label: "write one behind `=`")
            return nil
        }
        // Blanks in place of the name, so that each byte of the value stands where it does on the command line.
        let blanks = Array(repeating: UInt8(ascii: " "), count: start)
        let value = SourceFile(name: file.name, bytes: blanks + file.bytes[start...], id: file.id)
        guard let node = YAMLParser.parse(value, root: .any, into: &reading.sink)?.root, !reading.sink.hasErrors else {
            return nil
        }
        let key = YAMLScalar(text: name.text, style: .plain, range: name.range)
        if let type, !SampleFormat(reading).check(YAMLEntry(key: key, value: node), of: type) { return nil }
        return SampleFormat.sample(node)
    }
}
