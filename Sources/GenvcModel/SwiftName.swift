import GenvcVocabulary

/// Names of Swift that ids make.
package enum SwiftName {
    /// `email` and `TextField` make `emailTextField`; a suffix that is already there is not doubled.
    package static func joined(_ id: String, _ suffix: String) -> String {
        id.utf8.count > suffix.utf8.count && id.hasSuffix(suffix) ? id : id + suffix
    }

    /// `steps` and `StatCard` make `stepsStatCard`; a component whose name begins with the id says all: `plan` and
    /// `PlanButton` make `planButton`.
    package static func joined(_ id: String, component name: String) -> String {
        guard !id.isEmpty else { return name.loweredFirst }
        let rest = name.dropFirst(id.count)
        if name == id.capitalizedFirst, id.contains(where: \.isUppercase) { return id }
        return name.hasPrefix(id.capitalizedFirst) && rest.first?.isUppercase == true ? id + rest : joined(id, name)
    }

    /// `leave` and `leaveAlert` make `presentLeaveAlert`: the method that presents the alert of that id.
    package static func presenting(_ id: String) -> String {
        "present" + joined(id, Kind.alert.nameSuffix).capitalizedFirst
    }

    /// `plan` makes `Plan`: the enum of the words of a field, or of the literals of a `repeat`.
    package static func ofEnum(_ id: String) -> String { id.capitalizedFirst }

    /// `dotView` makes `dotViews`: the property that holds all that a `repeat` makes.
    package static func plural(_ name: String) -> String {
        if ["s", "x", "ch", "sh"].contains(where: name.hasSuffix) { return name + "es" }
        let isVowel = ["ay", "ey", "oy", "uy"].contains(where: name.hasSuffix)
        return name.hasSuffix("y") && !isVowel ? name.dropLast() + "ies" : name + "s"
    }

    /// True for ASCII letters, digits and `_` that do not begin with a digit.
    package static func isIdentifier(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "_") else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    /// True for names with dots between them, none of them a word of Swift itself: `Brand.RoundedButton`.
    package static func isQualified(_ text: some StringProtocol) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            isIdentifier($0) && !isKeyword(String($0))
        }
    }

    /// True for the form of an id: a lower-case ASCII letter, then letters and digits.
    package static func isID(_ text: String) -> Bool {
        guard let first = text.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }

    /// True for a word that Swift keeps to itself, so that it can be a name in backquotes at the most.
    package static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

    /// The name where it is declared or stands by itself: any word that Swift keeps is in backquotes.
    package static func declared(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

    /// The name behind a dot, where only `init` and `self` would be misread; people take backquotes for a keyword's.
    package static func member(_ name: String) -> String {
        name == "init" || name == "self" ? "`\(name)`" : name
    }

    /// True for what every view controller has by that name.
    package static func isViewControllerMember(_ name: String) -> Bool { viewControllerMembers.contains(name) }

    /// Ids that relations between views use as targets.
    package static let reservedIDs = RelationTarget.allCases.map(\.rawValue)

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// The reserved words of The Swift Programming Language, "Lexical Structure", but for `open`, which is one before
    /// a declaration alone.
    private static let keywords: Set<String> = [
        "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
        "import", "init", "inout", "internal", "let", "nonisolated", "operator", "precedencegroup",
        "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
        "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
        "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "await", "false", "is", "nil", "self",
        "Self", "super", "throws", "true", "try",
    ]

    /// Properties and methods without arguments of `UIViewController` and what it inherits, and those that a generated
    /// view controller may have besides.
    private static let viewControllerMembers: Set<String> = [
        "accessibilityElements", "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel",
        "accessibilityTraits", "accessibilityValue", "accessibilityContainerType", "additionalSafeAreaInsets",
        "becomeFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder", "children",
        "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle", "copy",
        "debugDescription", "definesPresentationContext", "delegate", "description",
        "disablesAutomaticKeyboardDismissal", "dismiss", "editButtonItem", "edgesForExtendedLayout",
        "extendedLayoutIncludesOpaqueBars", "extensionContext", "focusGroupIdentifier", "hasAppeared", "hash",
        "hidesBottomBarWhenPushed", "inputAccessoryView", "inputAccessoryViewController", "inputAssistantItem",
        "inputView", "inputViewController", "interfaceOrientation", "isBeingDismissed", "isBeingPresented",
        "isEditing", "isFirstResponder", "isMovingFromParent", "isMovingToParent", "isModalInPresentation",
        "isViewLoaded", "keyCommands", "loadView", "loadViewIfNeeded", "modalPresentationCapturesStatusBarAppearance",
        "modalPresentationStyle", "modalTransitionStyle", "mutableCopy", "navigationController", "navigationItem",
        "next", "nibBundle", "nibName", "observers", "overrideUserInterfaceStyle", "parent",
        "popoverPresentationController",
        "preferredContentSize", "preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden",
        "prefersStatusBarHidden", "presentationController", "presentedViewController", "presentingViewController",
        "providesPresentationContextTransitionStyle", "resignFirstResponder", "restorationClass",
        "restorationIdentifier", "restoresFocusAfterTransition", "rootStackView", "rowsStackView", "scrollView",
        "searchController",
        "headerStackView", "headerBackgroundView", "footerBackgroundView",
        "footerStackView", "shouldAutorotate", "splitViewController", "state", "storyboard", "superclass",
        "supportedInterfaceOrientations", "systemMinimumLayoutMargins", "tabBarController", "tabBarItem",
        "textInputContextIdentifier", "textInputMode", "title", "toolbarItems", "traitCollection",
        "transitionCoordinator", "transitioningDelegate", "undoManager", "userActivity", "view", "viewIfLoaded",
        "viewRespectsSystemMinimumLayoutMargins",
    ]
}

extension Element {
    /// The name of the property that holds it, or of the method that shows it; nil for a nameless element, which its
    /// stack names, and for what has neither.
    package var swiftName: String? {
        guard let id else { return nil }
        switch kind.standing {
        case .view where kind.content == .component || kind.traits.contains(.isLook):
            return SwiftName.joined(id.text, component: kind.nameSuffix)
        case .view, .barButtonItem: return SwiftName.joined(id.text, kind.nameSuffix)
        case .alert: return SwiftName.presenting(id.text)
        case .action, .section, .cell, .part: return nil
        }
    }
}

extension String {
    /// The text with its first ASCII letter in lower case; a run of capitals at the front goes down as one word.
    package var loweredFirst: String {
        var bytes = Array(utf8)
        for index in bytes.indices {
            let isUpper = bytes[index] >= UInt8(ascii: "A") && bytes[index] <= UInt8(ascii: "Z")
            let nextIsLower =
                index + 1 < bytes.count && bytes[index + 1] >= UInt8(ascii: "a")
                && bytes[index + 1] <= UInt8(ascii: "z")
            guard isUpper, index == 0 || !nextIsLower else { break }
            bytes[index] += 32
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
