import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

extension ViewNode {
    /// The name in the closure that makes the view: `textField`, `stackView`, `button`.
    var variableName: String {
        let isKind = role == .element && !holdsController
        var type = isKind ? element?.kind.typeName ?? typeName : typeName
        if role == .element, case .stack = container { type = element?.component ?? "UIStackView" }
        let name = (type.hasPrefix("UI") ? String(type.dropFirst(2)) : type).loweredFirst
        return SwiftName.isKeyword(name) ? name + "Control" : name
    }

    /// True for what the view of a child view controller stands in.
    var holdsController: Bool { role == .element && element?.kind.traits.contains(.holdsController) == true }

    /// The view in the code of the class that makes it.
    var expression: Expression {
        isHost ? .host(.itself) : isRoot ? .host(.property("view")) : Expression(name)
    }

    /// The view to which its subviews are added: an effect keeps them in a view of its own.
    var holder: Expression {
        role == .element && element?.kind.content == .contentView ? "\(expression).contentView" : expression
    }

    /// The name of a member that belongs to the view: a constant for a number, or a value that a method makes. A member
    /// about the class itself has no name before it.
    ///
    /// - Parameter word: What it is, as `TopMargin`.
    func named(_ word: String) -> String { isHost ? word.loweredFirst : name + word }

    /// True for what hand-written code may want to reach; containers stay private.
    var isControl: Bool {
        if role == .errorLabel { return true }
        guard role == .element, !holdsController, let kind = element?.kind else { return false }
        if kind.content == .component { return true }
        switch kind.drawing {
        case .container: return kind.content == .scroll
        case .gap, .line: return false
        default: return true
        }
    }

    /// True for what UIKit tells by a handler that its own state changed.
    var isButton: Bool { element?.kind.traits.contains(.hasConfiguration) == true }

    /// True for the screen's place in the tab bar.
    var isTabBarItem: Bool { element?.kind === Kind.tabBarItem }

    /// True for a view that Swift of the spec makes or sets, which may name members of the class: a stored property
    /// that is made with the class could not.
    var runsOwnSwift: Bool {
        guard role == .element, let element else { return false }
        return element.values.contains { keyed in
            switch keyed.value {
            case .swift, .expression, .statements: true
            default: false
            }
        }
    }

    /// True for a list, which needs the controller to be made: the one that the screen is, or one among its rows.
    var isList: Bool { role == .element && element?.kind.content == .sections }

    /// The class that ships with genvc of which the view is, or nil.
    var component: ShippedComponent? {
        ShippedComponent.all.first { $0.name == typeName }
    }

    /// True for a class that rounds its ends when its size is known.
    var roundsItself: Bool {
        guard let element, !element.corners.hasExactHeight else { return false }
        return component == .paddedLabel || component == .capsuleView || component == .capsuleStackView
    }

    /// True for the classes that ship: they switch the autoresizing mask off themselves.
    var setsItself: Bool {
        if component?.setsMask == true { return true }
        guard role == .element, let kind = element?.kind else { return false }
        return kind.content == .component || kind.traits.contains(.isLook)
    }
}

extension ViewTree {
    /// The name that the class has for the view around all others.
    var rootHost: Host { rootIsClass ? .itself : .property("view") }

    /// The view around all others in the code of the class.
    var root: Expression { .host(rootHost) }

    /// The name of what scrolls all of the screen: the list that it is, or the view around its rows.
    var scrollingName: String? { (list ?? scrollView).map { views[$0].name } }
}
