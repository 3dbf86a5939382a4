import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension Reading {
    /// `80`, `80x40` or `{ width:, height: }`.
    func size(_ entry: YAMLEntry) -> Value? {
        if case .mapping(let entries) = entry.value.content { return longSize(entries, of: entry) }
        if takesBoundLengths, case .scalar(let scalar) = entry.value.content,
            scalar.text.utf8.first == UInt8(ascii: "$")
        {
            return length(entry, .height).map { .size(width: $0, height: $0) }
        }
        guard let scalar = scalar(entry, "`80`, `80x40` or `{ width:, height: }`") else { return nil }
        let parts = scalar.text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        if parts.count == 2, let width = DecimalNumber.parse(Substring(parts[0])),
            let height = DecimalNumber.parse(Substring(parts[1]))
        {
            guard contains(width, 0...Self.mostPoints, scalar, entry),
                contains(height, 0...Self.mostPoints, scalar, entry)
            else { return nil }
            return .size(
                width: Length(points: width, group: .height, in: tokens),
                height: Length(points: height, group: .height, in: tokens))
        }
        let normalized = scalar.text.replacing("×", with: "x").replacing("X", with: "x").replacing(" ", with: "")
        if normalized != scalar.text, normalized.utf8.contains(UInt8(ascii: "x")) {
            report(
                .wrongType, "`\(entry.key.text)` is not written \(Wording.code(scalar.text))", at: scalar.range,
                label: "write `\(normalized)`")
            return nil
        }
        return length(entry, .height).map { .size(width: $0, height: $0) }
    }

    private func longSize(_ entries: [YAMLEntry], of owner: YAMLEntry) -> Value? {
        var (width, height) = (Length?.none, Length?.none)
        var isReported = false
        for entry in entries {
            switch entry.key.text {
            case "width":
                width = length(entry, .height)
                isReported = isReported || width == nil
            case "height":
                height = length(entry, .height)
                isReported = isReported || height == nil
            default:
                isReported = true
                reportUnknownPart(entry, of: owner, among: ["width", "height"])
            }
        }
        if isReported { return nil }
        guard let width, let height else {
            let missing = width == nil ? "width" : "height"
            report(
                .missingKey, "this `\(owner.key.text)` has no `\(missing)`", at: owner.key.range,
                label: "add `\(missing):`")
            return nil
        }
        return .size(width: width, height: height)
    }

    /// A size, or a width alone.
    func itemSize(_ entry: YAMLEntry) -> Value? {
        guard case .mapping(let parts) = entry.value.content, parts.count == 1, let part = parts.first,
            part.key.text == "width"
        else { return size(entry) }
        return length(part, .height).map(Value.length)
    }

    /// A size, a width alone, or `fitting`: what is not said is as large as the rows.
    func contentSize(_ entry: YAMLEntry) -> Value? {
        guard case .scalar(let scalar) = entry.value.content, scalar.text.utf8.first?.isLetter == true else {
            return itemSize(entry)
        }
        if scalar.text == Self.fitting { return .choice(Self.fitting) }
        report(
            .unknownValue, "`\(entry.key.text)` cannot be \(Wording.code(scalar.text))", at: scalar.range,
            label: "write `\(Self.fitting)`, or a size such as `320x400`")
        return nil
    }

    private static let fitting = "fitting"

    /// `0.5x1`: a point of the unit square.
    func unitPoint(_ entry: YAMLEntry) -> Value? {
        let unit = 0.0...1.0
        guard let scalar = scalar(entry, "a point like `0.5x1`") else { return nil }
        let parts = scalar.text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        guard parts.count == 2, let x = DecimalNumber.parse(Substring(parts[0])),
            let y = DecimalNumber.parse(Substring(parts[1]))
        else {
            report(
                .wrongType, "`\(entry.key.text)` takes a point, not \(Wording.found(scalar))", at: scalar.range,
                label: "write `0.5x1`", help: Self.unitPointHelp)
            return nil
        }
        guard unit.contains(x), unit.contains(y) else {
            report(
                .outOfRange, "`\(entry.key.text)` cannot be \(Wording.code(scalar.text))", at: scalar.range,
                label: "from 0x0 to 1x1", help: Self.unitPointHelp)
            return nil
        }
        return .unitPoint(x: x, y: y)
    }

    private static let unitPointHelp = "`0x0` is the top at the leading side, `1x1` the bottom at the trailing side"

    /// `16:9`, or width by height as a number.
    func ratio(_ entry: YAMLEntry) -> Value? {
        if case .mapping(let parts) = entry.value.content { return longRatio(parts, of: entry) }
        guard let scalar = scalar(entry, "a ratio like `16:9`") else { return nil }
        let parts = scalar.text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let numbers = parts.compactMap { DecimalNumber.parse(Substring($0)) }
        guard numbers.count == parts.count, numbers.count <= 2, numbers.allSatisfy({ $0 > 0 }) else {
            let normalized = scalar.text.replacing("/", with: ":").replacing("x", with: ":").replacing(" ", with: "")
            report(
                .wrongType, "`\(entry.key.text)` takes a ratio like `16:9`, not \(Wording.code(scalar.text))",
                at: scalar.range, label: normalized == scalar.text ? nil : "write `\(normalized)`")
            return nil
        }
        return .ratio(width: numbers[0], height: numbers.count == 2 ? numbers[1] : 1)
    }

    /// `{ ratio: 16:9, priority: 999 }`
    private func longRatio(_ parts: [YAMLEntry], of owner: YAMLEntry) -> Value? {
        var ratio: Value?
        var priority: Double? = 1_000
        var isComplete = true
        for part in parts {
            switch part.key.text {
            case "ratio":
                ratio = self.ratio(part)
                isComplete = isComplete && ratio != nil
            case "priority": priority = self.priority(part)
            default:
                isComplete = false
                reportUnknownPart(part, of: owner, among: ["ratio", "priority"])
            }
        }
        guard isComplete, let priority else { return nil }
        guard case .ratio(let width, let height, _)? = ratio else {
            report(
                .missingKey, "this `\(owner.key.text)` has no `ratio`", at: owner.key.range, label: "add `ratio:`")
            return nil
        }
        return .ratio(width: width, height: height, priority: priority)
    }

    /// `readable`, `full` or the most points.
    func contentWidth(_ entry: YAMLEntry) -> ContentWidth? {
        let what = "`readable`, `full` or the most points"
        guard let scalar = scalar(entry, what) else { return nil }
        if scalar.text == "readable" { return .readable }
        if scalar.text == "full" { return .full }
        guard scalar.style == .plain, let points = DecimalNumber.parse(scalar.text) else {
            let nearest = WordSuggestion.nearest(to: scalar.text, among: ["readable", "full"])
            let label = Wording.didYouMean(nearest) ?? NumberAdvice(scalar, takesShares: false)?.label
            reportWrongType(entry, what, label: label)
            return nil
        }
        guard contains(points, 1...Self.mostPoints, scalar, entry) else { return nil }
        return .points(Length(points: points, token: nil, group: .height, isTokenWritten: false))
    }
}
