/// A named set of keys that ships with genvc, written as it would be in a spec.
package struct ShippedStyle: Sendable {
    /// The name under `style`.
    package let name: String
    /// The kind it is for.
    package let kind: String
    /// The class that carries the keys, so that a change of design edits one file; nil: the keys are emitted.
    package let component: String?
    /// Keys and values in the words of a spec.
    package let values: [(key: String, value: String)]

    /// The styles that ship, by their kinds.
    package static let all: [ShippedStyle] = [
        ShippedStyle(
            name: "primary", kind: "button", component: "PrimaryButton",
            values: [
                ("configuration", "filled"), ("baseBackgroundColor", "primary"),
                ("baseForegroundColor", "onPrimary"), ("font", "headline"), ("cornerRadius", "large"),
                ("height", "largeControl"),
            ]),
        ShippedStyle(
            name: "secondary", kind: "button", component: nil,
            values: [("configuration", "tinted"), ("font", "headline"), ("height", "control")]),
        ShippedStyle(
            name: "destructive", kind: "button", component: nil,
            values: [("configuration", "plain"), ("baseForegroundColor", "error")]),
        ShippedStyle(
            name: "link", kind: "button", component: nil,
            values: [("configuration", "plain"), ("height", "control")]),
        ShippedStyle(
            name: "card", kind: "card", component: "CardView",
            values: [("backgroundColor", "surface"), ("cornerRadius", "large"), ("margins", "medium")]),
        ShippedStyle(
            name: "value", kind: "cell", component: nil, values: [("configuration", "valueCell")]),
        ShippedStyle(
            name: "subtitle", kind: "cell", component: nil, values: [("configuration", "subtitleCell")]),
        ShippedStyle(
            name: "destructive", kind: "cell", component: nil, values: [("textColor", "systemRed")]),
        ShippedStyle(
            name: "medium", kind: "activityIndicatorView", component: nil,
            values: [("activityIndicatorViewStyle", "medium")]),
        ShippedStyle(
            name: "large", kind: "activityIndicatorView", component: nil,
            values: [("activityIndicatorViewStyle", "large")]),
    ]
}
