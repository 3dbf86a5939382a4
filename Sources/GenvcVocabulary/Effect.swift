/// What a key does. Everything downstream of the reader switches over this closed set; facts about each case stand in
/// `EffectFacts`.
package enum Effect: Sendable, Hashable {
    /// Sets a property of the view: `label.textAlignment = .center`.
    case property(String)
    /// Sets a property of the view's layer.
    case layer(String)
    /// Sets a property of the configuration of a button or of a cell's content.
    case configuration(String)
    /// Sets a property of the view controller as soon as it is made.
    case controller(String)
    /// Overrides a property of the view controller, which is of that type.
    case overridden(String, type: String)
    /// Sets a property of the scroll view in which the rows stand.
    case scrollView(String)
    /// Part of how the value is made (`UIButton.Configuration.filled()`), read by the emitter of the kind.
    case construction(Construction)
    /// Decides frames: the stage that lays out views reads it.
    case layout(LayoutKey)
    /// Holds elements.
    case content(ContentKey)
    /// Read by the tool itself.
    case tool(ToolKey)
    /// Given to a component when it is made, under the key's name.
    case parameter

    /// The parts of how a view is made.
    package enum Construction: String, Sendable, Hashable, CaseIterable {
        /// The base look of a button's configuration.
        case configuration
        /// The font of a button's title, by its text attributes transformer.
        case titleFont
        case segments
        case spinnerStyle
        case image
        /// Kerning, underline and strike of a label's text.
        case textAttribute
        /// The looks of phrases of the text.
        case runs
        case lineHeight
        case paragraphSpacing
        case cornerRadius
        case borderColor
        case shadow
        /// A picture at the leading edge of a text field.
        case leadingImage
        /// A picture at the trailing edge of a text field.
        case trailingImage
        /// The color of a placeholder, which UIKit takes as an attribute of a text.
        case placeholderColor
        /// A font as the configuration of a symbol.
        case symbolConfiguration
        /// How small a font may become; the label also needs `adjustsFontSizeToFitWidth`.
        case scaleFactor
        /// An animation that methods start and stop, because the property that reports it is read-only.
        case animation
        /// The indicators of a scroll view, along its axis.
        case scrollIndicators
        /// The style of a blur, which the view is made with.
        case blurEffect
        case systemItem
        /// What an action is for: `UIAlertAction.Style`, or an attribute of a menu element.
        case actionStyle
        /// An attribute of a menu element that is a property of an alert action.
        case actionAttribute
        case alertStyle
        /// A background that a bar appearance is configured with.
        case barBackground
        /// The text attributes of titles in a bar.
        case titleColor
        /// The tint of the items of a bar.
        case barTintColor
        case detents
        case listAppearance, showsSeparators, refresh
        /// The arrangement of the cells of a section, and the size of those of a carousel.
        case sectionLayout, itemSize
        /// The header or the footer of a section, which the data source gives.
        case sectionText
        case accessories
        /// Whether the switch of a cell is on.
        case switchState
        /// Whether a cell is left out of its list.
        case isLeftOut
    }

    /// The keys that decide frames.
    package enum LayoutKey: String, Sendable, Hashable, CaseIterable {
        case height, width, size, aspectRatio, hugging, compression, constraints
        case placement, edgeToEdge, spacingAfter
        case axis, spacing, alignment, distribution, margins, columns, pattern, weight, isPagingEnabled
    }

    /// The keys that hold elements.
    package enum ContentKey: String, Sendable, Hashable, CaseIterable {
        case rows, items, leading, center, trailing, overlay, underlay, header, footer
        case menu, actions, textFields, alerts, toolbar, titleView
        case accessibilityCustomActions
        case sections, emptyState, leadingSwipeActions, trailingSwipeActions
        /// The content of a slot of a component.
        case slot
    }

    /// The keys that the tool itself reads.
    package enum ToolKey: String, Sendable, Hashable, CaseIterable {
        case screen, type, deploymentTarget, scroll, contentWidth, backgroundColor, navigation, tabBar, styles
        case search, appearance, tabBarItem, sheet, hooks, source, imports
        case style, decorative, previewName, className, initializer, properties, swift, suppress
        case onReturn, error, revealButton, changesSelection, event, presents, opens, feedback, gestures, scrolls,
            focusesOnAppear,
            keyboardBar
        case accessibilityElements, accessibilityNotifications, accessibilityCustomContent, animate, animations
        case rules, ruleLevel, theme, tokens, runtime, strings, codeStyle
        case state, variants, components, repetition, base, parameters
        case list, use, preview
        case maximumContentSizeCategory
    }
}
