/// A value that genvc sets on a view unless the spec says otherwise, because UIKit's own default is not what people
/// expect.
package struct Assumption: Sendable, Hashable {
    /// The key that is set, of the kind that has the assumption.
    package let key: String
    /// The value as a spec would write it.
    package let value: String
    /// The condition under which the assumption holds; nil for always.
    package let condition: Condition?
    /// The condition under which the assumption does not hold, whatever the other one says; nil for none.
    package let exception: Condition?

    /// A key of the same element that must have one of some values, as a spec writes them.
    package struct Condition: Sendable, Hashable {
        /// The key that is asked for.
        package let key: String
        /// The values of which it must have one, as a spec writes them.
        package let values: [String]
    }

    init(
        _ key: String, _ value: String, when condition: (key: String, values: [String])? = nil,
        unless exception: (key: String, values: [String])? = nil
    ) {
        self.key = key
        self.value = value
        self.condition = condition.map { Condition(key: $0.key, values: $0.values) }
        self.exception = exception.map { Condition(key: $0.key, values: $0.values) }
    }
}

extension Assumption {
    /// The assumption of all that shows text: a text style, since a font of UIKit's own does not grow with the text
    /// size.
    static let bodyFont = Assumption("font", "body")

    /// The assumptions of text inputs: the content type of the text decides how the keyboard treats it.
    static let keyboard: [Assumption] = [
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
        // A PIN is no password: the passwords that iOS offers could not be typed on a pad for numbers.
        Assumption(
            "textContentType", "password", when: ("isSecureTextEntry", ["true"]),
            unless: ("keyboardType", Choice.keyboardsWithoutReturn.sorted())),
        Assumption("textContentType", "emailAddress", when: ("keyboardType", ["emailAddress"])),
        Assumption("textContentType", "telephoneNumber", when: ("keyboardType", ["phonePad"])),
        Assumption("textContentType", "URL", when: ("keyboardType", ["URL"])),
    ]
}
