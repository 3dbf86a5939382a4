/// The kind of class that a component makes, by its superclass.
package enum ComponentBase: String, Sendable, Hashable, CaseIterable {
    /// A view of rows.
    case view
    /// A view of rows that is tapped as a whole.
    case control
    /// A label with looks of its own.
    case label
    /// A button with looks of its own.
    case button

    /// The kind whose keys the component has for itself.
    package var kind: Kind {
        switch self {
        case .view, .control: .view
        case .label: .label
        case .button: .button
        }
    }

    /// The class of UIKit that the component's own class inherits.
    package var className: String {
        switch self {
        case .control: "UIControl"
        case .view, .label, .button: kind.typeName
        }
    }

    /// True for a component that is an element of its kind with looks given beforehand; it takes all keys of the kind
    /// where it stands, and holds no rows.
    package var isLook: Bool {
        switch self {
        case .view, .control: false
        case .label, .button: true
        }
    }
}
