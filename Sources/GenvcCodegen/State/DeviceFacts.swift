import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// The facts about the device that statements follow, which decide by what methods UIKit tells of a change.
struct DeviceFacts: Equatable {
    /// The facts that are asked, without the version of the system, which stays.
    private(set) var operands: Set<EnvironmentOperand> = []
    /// True where colors are resolved for layers, which do not follow the appearance by themselves.
    private(set) var haveColors = false

    init() {}

    /// The facts that conditions ask.
    init(in conditions: [Condition]) {
        for term in conditions.flatMap(\.terms) where term.asksDevice {
            if case .environment(let operand) = term.operand { operands.insert(operand) }
        }
    }

    /// The facts that the value of a key follows, whatever conditions decide about it.
    init(of keyed: KeyedValue) {
        if keyed.value.isOneSided { operands.insert(.layoutDirection) }
        haveColors = keyed.key.followsAppearance && keyed.value.followsAppearance
    }

    /// The facts that several statements follow together.
    init(_ all: [DeviceFacts]) {
        for facts in all { add(facts) }
    }

    /// The appearance alone.
    static var colors: DeviceFacts {
        var facts = DeviceFacts()
        facts.haveColors = true
        return facts
    }

    mutating func add(_ other: DeviceFacts) {
        operands.formUnion(other.operands)
        haveColors = haveColors || other.haveColors
    }

    /// True if a change of the view's size changes an answer.
    var includeSize: Bool { operands.contains { $0.trait == nil } }

    /// True if a change of a trait changes an answer.
    var includeTraits: Bool { haveColors || operands.contains { $0.trait != nil } }

    /// The list of the traits, as Swift for iOS 17.
    ///
    /// - Parameter isThemeSwapped: True where the app swaps the colors of its theme by a trait of its own.
    func traits(isThemeSwapped: Bool) -> Expression {
        let names = EnvironmentOperand.allCases.filter(operands.contains).compactMap(\.trait)
        let list = Expression.list(names.map { "\($0).self" })
        guard haveColors else { return list }
        let colors: Expression =
            isThemeSwapped ? "Theme.colorTraits" : "UITraitCollection.systemTraitsAffectingColorAppearance"
        return names.isEmpty ? colors : .chain([colors, "+ \(list)"])
    }
}

extension Element {
    /// The facts that its values and cases ask, with those of the actions in a menu of it.
    var askedFacts: DeviceFacts {
        DeviceFacts([DeviceFacts(in: conditions { _ in true })] + menu.map(\.askedFacts))
    }
}

extension EnvironmentOperand {
    /// The type by which UIKit names the trait from iOS 17 on; nil for what is no trait.
    fileprivate var trait: String? {
        switch self {
        case .horizontalSizeClass: "UITraitHorizontalSizeClass"
        case .verticalSizeClass: "UITraitVerticalSizeClass"
        case .userInterfaceIdiom: "UITraitUserInterfaceIdiom"
        case .contentSizeCategory: "UITraitPreferredContentSizeCategory"
        case .layoutDirection: "UITraitLayoutDirection"
        case .width, .height, .ios: nil
        }
    }
}
