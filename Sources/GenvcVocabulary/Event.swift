/// An event that a view reports to the delegate: `didTapLogin`.
package struct Event: Sendable, Hashable {
    /// The word under `event` for an event that is not reported to anybody.
    package static let unreported = "none"

    /// The beginning of the name, `didTap`; the id follows it.
    package let verb: String
    /// The source of the event in UIKit.
    package let source: Source
    /// The value that goes with the event; nil without one.
    package let payload: Payload?
    /// The part of the name after the id: the name of an event of a component, such as `More` in `didTapStepsMore`.
    package let suffix: String
    /// The condition on a key under which the event is reported; nil for always.
    package let condition: Condition?

    package init(
        _ verb: String, suffix: String = "", _ source: Source, payload: Payload? = nil, when condition: Condition? = nil
    ) {
        self.suffix = suffix
        self.verb = verb
        self.source = source
        self.payload = payload
        self.condition = condition
    }

    /// True for an event that is so frequent that it is reported only if `event` names it.
    package var isOnRequest: Bool { source == .scrollViewDelegate || source == .lastCell }

    /// The source of an event in UIKit.
    package enum Source: Sendable, Hashable {
        /// A case of `UIControl.Event`.
        case control(String)
        /// A closure that a component calls, by its name.
        case closure(String)
        /// The Return key of a text field, where the spec gives Return no other job.
        case returnKey
        /// A method of `UITextViewDelegate`.
        case textViewDelegate
        /// A method of `UISearchBarDelegate`: the text changed.
        case searchBarText
        /// A method of `UISearchBarDelegate`: the search key.
        case searchBarSearch
        /// A method of `UIScrollViewDelegate`.
        case scrollViewDelegate
        /// A recognizer that the view is given.
        case gesture(Gesture)
        /// A method of `UISearchBarDelegate`: the cancel button.
        case searchBarCancel
        /// The action that a bar button item is made with.
        case primaryAction
        /// The handler of an action in a menu or an alert.
        case action
        /// A method of `UICollectionViewDelegate`: a cell without a switch was tapped.
        case selection
        /// A method of `UICollectionViewDelegate`: the last cell comes into sight.
        case lastCell
        /// The switch of a cell.
        case accessorySwitch
        /// The detail button of a cell.
        case accessoryDetail
        /// The refresh control of a list.
        case refresh
    }

    /// The events of the search bar of the navigation bar; `Search` follows the verb.
    package static let search: [Event] = [
        Event("didChange", .searchBarText, payload: Payload(name: "text", type: "String", property: "text")),
        Event("did", .searchBarSearch), Event("didCancel", .searchBarCancel),
    ]

    /// A condition on the value of a key.
    package struct Condition: Sendable, Hashable {
        /// The key whose value is asked for.
        package let key: String
        /// The word that the value must be, or must not be.
        package let word: String
        /// True if the value must not be the word.
        package let isNegated: Bool

        /// The condition that the key has the word.
        static func `is`(_ word: String, _ key: String) -> Condition {
            Condition(key: key, word: word, isNegated: false)
        }

        /// The condition that the key does not have the word.
        static func isNot(_ word: String, _ key: String) -> Condition {
            Condition(key: key, word: word, isNegated: true)
        }
    }

    /// The value that goes with the event.
    package struct Payload: Sendable, Hashable {
        /// The name of the argument; nil if it is that of the element's id.
        package let name: String?
        /// The Swift type of the argument.
        package let type: String
        /// The property of the view that holds the value.
        package let property: String
        /// The parameter that the value was shown of, which stands for a field of what is around a component that was
        /// made of what fills its places; nil for any other.
        package let shownParameter: String?

        package init(name: String? = nil, type: String, property: String, shownParameter: String? = nil) {
            self.name = name
            self.type = type
            self.property = property
            self.shownParameter = shownParameter
        }

        /// True for a value that a tap chooses. Others change on and on while people drag or type, and to set them back
        /// meanwhile would take the control out of their hands.
        package var isChosen: Bool { ["Bool", "Int", "Double"].contains(type) }
    }
}
