import GenvcModel
import GenvcTemplates
import GenvcVocabulary

/// Finds the tokens in a file of the Design Tokens Format Module, 2025.10, by the Design Tokens Community Group
/// (<https://www.designtokens.org/TR/2025.10/format/>), and in its older forms, as tools still export them.
struct DesignTokenReader {
    /// The tokens in the order of the file; a token that a group inherits stands before the group's own.
    private(set) var tokens: [FoundToken] = []
    private(set) var remarks: TokenRemarks
    /// The whole file, in which references are looked up.
    private let references: TokenReferences

    /// - Parameter appearance: The appearance of all tokens in the file, unless a group or a mode names another; nil
    /// where the file's name says none.
    init(_ root: TemplateRecord, appearance: TokenAppearance?, remarks: TokenRemarks) {
        self.remarks = remarks
        references = TokenReferences(root)
        read(root, Place(appearance: appearance))
    }

    /// The place where a group stands, and what it hands down.
    private struct Place {
        /// The names of the groups around the place, from outside, and its own.
        var path: [String] = []
        /// The type that a group around hands down with `$type`; nil where none does.
        var type: String?
        /// The appearance that the file or a group around is named after; nil where none is.
        var appearance: TokenAppearance?
        /// The groups that are being extended around the place, from outside.
        var extending: [[String]] = []

        /// The path as design tools write it: `color.brand.primary`.
        var text: String { path.joined(separator: ".") }
    }

    /// Groups that extend one another at the most: above any that people write, and an end of those that go in circles.
    private static let longestChain = 16

    /// Reads the tokens and groups of a group, and what it extends before them.
    private mutating func read(_ group: TemplateRecord, _ place: Place) {
        var place = place
        if case .string(let type)? = group["$type"] { place.type = type }
        extend(group, place)
        let isSwitch = Self.isSwitch(group)
        for field in group.fields {
            let name = field.name.text
            guard case .record(let member) = field.value, !name.hasPrefix("$") || name == "$root" else { continue }
            var inner = place
            if isSwitch, let appearance = TokenAppearance(named: name) {
                inner.appearance = appearance
            } else if name != "$root" {
                inner.path.append(name)
            }
            if let value = Self.value(of: member) {
                readToken(member, value, inner)
            } else {
                read(member, inner)
            }
        }
    }

    /// Reads what the group has from another one; what it says itself comes behind, and counts.
    private mutating func extend(_ group: TemplateRecord, _ place: Place) {
        guard let reference = group["$extends"] ?? (group["$value"] == nil ? group["$ref"].map { ["$ref": $0] } : nil)
        else { return }
        // A group may also extend one that it lies in, by way of its members.
        let target = TokenReferences.path(of: reference) ?? []
        guard place.extending.count < Self.longestChain, !place.extending.contains(target) else {
            return remarks.add(place.text, "left out what these extend, which leads in a circle")
        }
        guard let base = try? references.group(reference) else {
            return remarks.add(place.text, "left out what these extend, which is nowhere")
        }
        var inner = place
        inner.extending.append(target)
        let own = Set(group.fields.map(\.name))
        var rest = TemplateRecord()
        for field in base.fields where !own.contains(field.name) || field.name == "$extends" {
            rest.set(field.name, to: field.value)
        }
        read(rest, inner)
    }

    /// True if the members of the group are appearances: `light` beside `dark`, each a group of its own.
    private static func isSwitch(_ group: TemplateRecord) -> Bool {
        let appearances = group.fields.compactMap { field -> TokenAppearance? in
            guard case .record(let member) = field.value, value(of: member) == nil else { return nil }
            return TokenAppearance(named: field.name.text)
        }
        return appearances.contains { $0.isDark } && appearances.contains { !$0.isDark }
    }

    /// The value of a token; nil for a group. Older files have `value` and `type` in the place of `$value` and `$type`.
    private static func value(of member: TemplateRecord) -> TemplateValue? {
        if let value = member["$value"] { return value }
        guard case .string? = member["type"] else { return nil }
        return member["value"]
    }

    // MARK: - Tokens

    /// Reads a token, with a second shade for each of its modes that is an appearance.
    private mutating func readToken(_ token: TemplateRecord, _ value: TemplateValue, _ place: Place) {
        var place = place
        if case .string(let type)? = token["$type"] ?? token["type"] { place.type = type }
        add(value, place)
        // Modes of one token, as Terrazzo and Cobalt write them.
        guard case .record(let modes)? = token["$extensions"]?["mode"] else { return }
        for mode in modes.fields {
            guard let appearance = TokenAppearance(named: mode.name.text) else {
                remarks.add("\(place.text) \(mode.name.text)", "left out modes that are neither light nor dark")
                continue
            }
            // The light one is what the token is anyway.
            guard appearance != .light else { continue }
            place.appearance = appearance
            add(mode.value, place)
        }
    }

    /// Adds the value of a token, or a remark where a reference in it leads to none.
    private mutating func add(_ value: TemplateValue, _ place: Place) {
        do throws(TokenReferences.Failure) {
            let target = try references.target(of: value)
            let type = place.type ?? target.type
            guard let value = try parse(target.value, type, place) else { return }
            tokens.append(FoundToken(place.path, value, place.appearance ?? .light))
        } catch {
            remarks.add(place.text, error.cause)
        }
    }

    /// The value that a theme can have; nil, and a remark, for any other.
    private mutating func parse(
        _ value: TemplateValue, _ type: String?, _ place: Place
    ) throws(TokenReferences.Failure) -> FoundToken.Value? {
        var parser = DesignTokenValues(references)
        let parsed: FoundToken.Value?
        switch type {
        case "color": parsed = try parser.color(value).map { .color($0) }
        case "typography": parsed = try parser.font(value).map { .font($0) }
        case "dimension", "number", "spacing", "borderRadius", "sizing":
            guard let group = Self.group(of: place.path, type ?? "") else {
                remarks.add(place.text, "left out lengths that are neither spacings, radii nor heights by their names")
                return nil
            }
            parsed = try parser.points(value).map { .length($0, group) }
        case let type?:
            remarks.add(place.text, "left out tokens of type `\(type)`, for which a theme has no place")
            return nil
        case nil:
            remarks.add(place.text, "left out tokens without a `$type`")
            return nil
        }
        for remark in parser.remarks { remarks.add(place.text, remark) }
        if parsed == nil { remarks.add(place.text, "left out values that cannot be read as a `\(type ?? "")`") }
        return parsed
    }

    /// The group of a length, by the words of its path and of its type, the nearest first; nil where none of them is
    /// known.
    private static func group(of path: [String], _ type: String) -> TokenGroup? {
        for words in ([type] + path).reversed().map(FoundToken.words) {
            if !others.isDisjoint(with: words) { return nil }
            for (group, clues) in clues where !clues.isDisjoint(with: words) { return group }
        }
        return nil
    }

    /// Words that tell the group of a length.
    private static let clues: [(TokenGroup, Set<String>)] = [
        (.cornerRadius, ["radius", "radii", "corner", "corners", "rounded", "rounding"]),
        (.spacing, ["spacing", "spacings", "space", "gap", "gaps", "padding", "margin", "margins", "inset", "gutter"]),
        (.height, ["height", "heights", "size", "sizes", "sizing"]),
    ]
    /// Lengths that no group of a theme is for.
    private static let others: Set = [
        "font", "line", "letter", "paragraph", "stroke", "width", "blur", "shadow", "elevation", "breakpoint", "icon",
    ]
}
