import GenvcModel
import GenvcReader
import GenvcTemplates
import GenvcVocabulary

/// Reads values of design tokens; nil for one that a theme cannot have.
struct DesignTokenValues {
    /// The remarks on the value, as `TokenRemarks` takes them.
    private(set) var remarks: [String] = []
    private let references: TokenReferences

    init(_ references: TokenReferences) {
        self.references = references
    }

    // MARK: - Lengths

    /// One `rem` in points: the usual size of texts in browsers, which the format's Dimension type refers to.
    private static let pointsOfRem = 16.0
    /// The units that are read; `px`, `pt` and `dp` all count as one point.
    private static let units = ["px", "pt", "dp", "rem"]

    /// The length in points of `{ "value": 16, "unit": "px" }`, `"16px"` or `16`; nil for another unit, or for what is
    /// no length.
    mutating func points(_ value: TemplateValue) throws(TokenReferences.Failure) -> Double? {
        var (text, unit) = ("", "px")
        switch try target(value) {
        case .string(let written):
            text = written
            for known in Self.units where written.hasSuffix(known) {
                text = String(written.dropLast(known.count))
                unit = known
            }
        case .record(let record):
            guard let value = record["value"], case .string(let number) = try target(value),
                case .string(let written)? = record["unit"]
            else { return nil }
            (text, unit) = (number, written)
        case .null, .bool, .list: return nil
        }
        guard let number = Double(text), number.isFinite else { return nil }
        let points = unit == "rem" ? number * Self.pointsOfRem : number
        guard Self.units.contains(unit), 0...Token.mostPoints ~= points else { return nil }
        return ColorParts.rounded(points, to: 100)
    }

    /// The value itself, or the value to which it refers.
    private func target(_ value: TemplateValue) throws(TokenReferences.Failure) -> TemplateValue {
        try references.target(of: value).value
    }

    // MARK: - Colors

    /// The shade of `{ "colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 1 }`, or of `"#0080FF"`.
    mutating func color(_ value: TemplateValue) throws(TokenReferences.Failure) -> Shade? {
        switch try target(value) {
        case .string(let text): return HexColor.meant(by: text).flatMap { HexColor.parse($0) }
        case .record(let record):
            var numbers: [Double] = []
            if case .list(let components) = try target(record["components"] ?? .null) {
                for component in components { numbers.append(try number(component) ?? 0) }
            }
            let opacity = try number(record["alpha"] ?? .null)
            if case .string(let space)? = record["colorSpace"],
                let parts = ColorParts.components(numbers, in: space)
            {
                return Shade(.components(parts), opacity: ColorParts.opacity(opacity))
            }
            guard case .string(let text)? = record["hex"], let hex = HexColor.meant(by: text),
                let shade = HexColor.parse(hex)
            else { return nil }
            remarks.append("took the `hex`, which is in sRGB, of colors in other color spaces")
            return Shade(shade.source, opacity: ColorParts.opacity(opacity) ?? shade.opacity)
        case .null, .bool, .list: return nil
        }
    }

    /// A number; nil for `none`, which stands for a component that a color does not have.
    private func number(_ value: TemplateValue) throws(TokenReferences.Failure) -> Double? {
        guard case .string(let text) = try target(value), let number = Double(text), number.isFinite else { return nil }
        return number
    }

    // MARK: - Fonts

    /// The font of `{ "fontFamily": "Inter", "fontSize": { … }, "fontWeight": 600, … }`; nil without a size that a
    /// theme can have.
    mutating func font(_ value: TemplateValue) throws(TokenReferences.Failure) -> FontValue? {
        guard case .record(let record) = try target(value), let size = try points(record["fontSize"] ?? .null),
            FontValue.points.contains(size)
        else { return nil }
        var weight: FontWeightName?
        if let written = record["fontWeight"] {
            guard case .string(let text) = try target(written), let known = FontWeightName(text) else { return nil }
            weight = known
        }
        if record["lineHeight"] != nil || record["letterSpacing"] != nil {
            remarks.append("left out line heights and letter spacings, which the labels of a spec have")
        }
        let points = FontValue.Size.points(size, relativeTo: .nearest(to: size))
        let family = try family(record["fontFamily"] ?? .null) ?? ""
        guard let design = SystemFontFamily.design(of: family) else {
            remarks.append("named fonts after family and weight; see that the app has them")
            return FontValue(points, name: (weight ?? .regular).postScriptName(in: family))
        }
        return FontValue(points, weight: weight?.value, design: design.value)
    }

    /// The name that is written, or the first of a list of families.
    private func family(_ value: TemplateValue) throws(TokenReferences.Failure) -> String? {
        switch try target(value) {
        case .string(let name): return name
        case .list(let names):
            guard let first = names.first, case .string(let name) = try target(first) else { return nil }
            return name
        case .null, .bool, .record: return nil
        }
    }
}
