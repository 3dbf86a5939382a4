/// What genvc sets on a view unless the spec says otherwise, because UIKit's own default is not what people mean.
package struct Assumption: Sendable, Hashable {
    /// The key that is set, and the value as a spec would write it.
    package let key: String
    package let value: String
    /// The key that must have one of the values, or nil for always.
    package let condition: Condition?

    package struct Condition: Sendable, Hashable {
        package let key: String
        package let values: [String]
    }

    init(_ key: String, _ value: String, when condition: (key: String, values: [String])? = nil) {
        self.key = key
        self.value = value
        self.condition = condition.map { Condition(key: $0.key, values: $0.values) }
    }
}

extension Assumption {
    /// The assumptions that hold for a kind with those keys.
    static func all(for keys: [Key], traits: Kind.Traits, intrinsicSize: Kind.IntrinsicSize) -> [Assumption] {
        let own = table.filter { assumption in keys.contains { $0.name == assumption.key } }
        switch intrinsicSize {
        case .picture: return own + [Assumption("contentMode", "scaleAspectFit")]
        case .hairline: return own + [Assumption("backgroundColor", "separator")]
        default: return traits.contains(.adjustsFont) ? own + [Assumption("font", "body")] : own
        }
    }

    private static let table: [Assumption] = [
        Assumption("numberOfLines", "0"),
        Assumption("borderStyle", "roundedRect"),
        Assumption("preferredDatePickerStyle", "compact"),
        Assumption("autocapitalizationType", "none", when: ("keyboardType", ["emailAddress", "URL", "webSearch"])),
        Assumption(
            "autocapitalizationType", "none",
            when: ("textContentType", ["username", "emailAddress", "URL", "oneTimeCode"])),
        Assumption("autocapitalizationType", "words", when: ("textContentType", ["name", "givenName", "familyName"])),
        Assumption("autocorrectionType", "no", when: ("keyboardType", ["emailAddress", "URL", "webSearch"])),
        Assumption(
            "autocorrectionType", "no",
            when: (
                "textContentType",
                ["username", "emailAddress", "URL", "oneTimeCode", "name", "givenName", "familyName"]
            )),
        Assumption("textContentType", "password", when: ("isSecureTextEntry", ["true"])),
        Assumption("textContentType", "emailAddress", when: ("keyboardType", ["emailAddress"])),
        Assumption("textContentType", "telephoneNumber", when: ("keyboardType", ["phonePad"])),
        Assumption("textContentType", "URL", when: ("keyboardType", ["URL"])),
    ]
}
