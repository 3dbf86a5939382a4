/// Facts about an effect that hold for all keys with it, by which the reader, the views and the generator decide.
///
/// This table is the only place for such facts: no other code switches over all effects to ask which of them have one.
package struct EffectFacts: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The value is one Swift expression in the code, and may be written as `{ swift: "…" }`.
    package static let takesSwift = EffectFacts(rawValue: 1 << 0)
    /// The code can set the value again and again, so that it may follow state, if its type can.
    package static let takesReferences = EffectFacts(rawValue: 1 << 1)
    /// The value may be a length that follows state.
    package static let takesBoundLengths = EffectFacts(rawValue: 1 << 2)
    /// A case of `when` may change the value.
    package static let varies = EffectFacts(rawValue: 1 << 3)
    /// The code sets the value again whenever light and dark appearance change: the color of a layer.
    package static let followsAppearance = EffectFacts(rawValue: 1 << 4)
    /// The value belongs to the text of a label, as an attribute of it.
    package static let isTextAttribute = EffectFacts(rawValue: 1 << 5)
    /// A component with `base: label` or `button` may say it of itself.
    package static let isOfLook = EffectFacts(rawValue: 1 << 6)
    /// The class of a component sets the value on itself, again and again where it changes.
    package static let isSetByClass = EffectFacts(rawValue: 1 << 7)
    /// The value says a size or a place.
    package static let changesLayout = EffectFacts(rawValue: 1 << 8)
    /// The value says how the children of a view stand.
    package static let laysOutChildren = EffectFacts(rawValue: 1 << 9)
    /// UIKit does not animate the property: a view with another value is blended over.
    package static let isBlended = EffectFacts(rawValue: 1 << 10)
    /// The value is part of a button's configuration.
    package static let isConfigured = EffectFacts(rawValue: 1 << 11)

    /// The value may follow state only where a field can have its type: none is a list of colors.
    package static let asksTypeOfReference = EffectFacts(rawValue: 1 << 12)
    /// Only a Bool may follow state: UIKit asks for the value, and code can tell it to ask again; for orientations only
    /// since iOS 16.
    package static let takesBooleanReferences = EffectFacts(rawValue: 1 << 13)

    /// A property of a view, or of something that a view has.
    fileprivate static let ofView: EffectFacts = [
        .takesSwift, .takesReferences, .asksTypeOfReference, .varies, .isOfLook, .isSetByClass,
    ]
    /// A property of the view controller or of its scroll view, which is set once or follows state.
    fileprivate static let ofController: EffectFacts = [.takesSwift, .takesReferences, .asksTypeOfReference]
    /// A part of how a view is made.
    fileprivate static let ofMaking: EffectFacts = [.isOfLook, .isSetByClass]
}

extension Effect {
    /// The facts about the effect.
    package var facts: EffectFacts {
        switch self {
        case .property, .layer: .ofView
        case .configuration: [.ofView, .isBlended, .isConfigured]
        case .controller, .scrollView: .ofController
        case .overridden: [.takesSwift, .takesReferences, .takesBooleanReferences]
        case .construction(let part): [.ofMaking, part.facts]
        case .layout(let key): key.facts
        case .content(.menu): .takesSwift
        case .content: []
        case .tool(let key): key.facts
        case .parameter: [.takesSwift, .takesReferences, .varies]
        }
    }
}

extension Effect.Construction {
    fileprivate var facts: EffectFacts {
        switch self {
        case .configuration, .segments, .spinnerStyle, .systemItem, .actionStyle, .alertStyle, .barBackground, .detents,
            .scrollIndicators, .listAppearance, .showsSeparators, .sectionLayout, .itemSize:
            []
        case .titleFont: [.takesSwift, .takesReferences, .varies, .isBlended, .isConfigured]
        case .image, .placeholderColor: [.takesSwift, .takesReferences, .varies, .isBlended]
        case .leadingImage, .trailingImage: [.takesSwift, .takesReferences, .varies]
        case .cornerRadius: [.takesSwift, .varies, .isConfigured]
        case .borderColor: [.takesReferences, .varies, .followsAppearance]
        case .shadow: [.varies, .followsAppearance]
        case .textAttribute: [.varies, .isTextAttribute, .isBlended]
        case .lineHeight, .paragraphSpacing: [.varies, .isTextAttribute]
        case .runs: []
        case .animation, .switchState: [.takesReferences, .varies]
        case .blurEffect, .accessories: .varies
        case .actionAttribute: [.takesSwift, .takesReferences]
        case .refresh, .sectionText, .isLeftOut: .takesReferences
        case .symbolConfiguration, .scaleFactor, .titleColor, .barTintColor: .takesSwift
        }
    }
}

extension Effect.LayoutKey {
    fileprivate var facts: EffectFacts {
        switch self {
        case .height, .width, .size: [.changesLayout, .varies, .takesBoundLengths, .isOfLook]
        case .aspectRatio, .hugging, .compression: [.changesLayout, .varies, .isOfLook]
        case .spacing: [.changesLayout, .varies, .takesBoundLengths, .laysOutChildren]
        case .spacingAfter: [.changesLayout, .varies, .takesBoundLengths]
        case .margins, .alignment, .distribution: [.changesLayout, .varies, .laysOutChildren]
        case .constraints, .axis: [.changesLayout, .varies]
        case .placement, .edgeToEdge, .columns, .pattern, .weight, .isPagingEnabled: .changesLayout
        }
    }
}

extension Effect.ToolKey {
    fileprivate var facts: EffectFacts {
        switch self {
        case .error: .takesReferences
        case .contentWidth: [.varies, .changesLayout]
        case .style, .swift, .variants: .isOfLook
        default: []
        }
    }
}
