/// The effect of a key. Everything downstream of the reader switches over this closed set; facts about each case stand
/// in `EffectFacts`.
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
    /// Decides how the value is made (`UIButton.Configuration.filled()`); the writer of the kind reads it.
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
        /// The titles of a segmented control, which it is made with.
        case segments
        /// The style of a spinner, which it is made with.
        case spinnerStyle
        /// The picture of an image view, also from the network.
        case image
        /// Kerning, underline and strike of a label's text.
        case textAttribute
        /// The looks of phrases of the text.
        case runs
        /// The height of a line of text, an attribute of its paragraphs.
        case lineHeight
        /// The gap between paragraphs, an attribute of theirs.
        case paragraphSpacing
        /// The radius of the corners: of the layer, of a button's configuration, or of a class that rounds its ends.
        case cornerRadius
        /// The color of the layer's border, which is set again when the appearance changes.
        case borderColor
        /// The shadow of the layer, whose color is set again when the appearance changes.
        case shadow
        /// A picture at the leading edge of a text field.
        case leadingImage
        /// A picture at the trailing edge of a text field.
        case trailingImage
        /// The color of a placeholder, which UIKit takes as an attribute of a text.
        case placeholderColor
        /// A font as the configuration of a symbol.
        case symbolConfiguration
        /// The least size that a font may have; the label also needs `adjustsFontSizeToFitWidth`.
        case scaleFactor
        /// An animation that methods start and stop, because the property that reports it is read-only.
        case animation
        /// The indicators of a scroll view, along its axis.
        case scrollIndicators
        /// The style of a blur, which the view is made with.
        case blurEffect
        /// The system item that a bar button item is made with.
        case systemItem
        /// The use of an action: `UIAlertAction.Style`, or an attribute of a menu element.
        case actionStyle
        /// An attribute of a menu element that is a property of an alert action.
        case actionAttribute
        /// The style of an alert controller, an alert or an action sheet, which it is made with.
        case alertStyle
        /// A background that a bar appearance is configured with.
        case barBackground
        /// The text attributes of titles in a bar.
        case titleColor
        /// The tint of the items of a bar.
        case barTintColor
        /// The heights at which a sheet rests.
        case detents
        /// The configuration of the layout of a list: its look, its separators, pulling to refresh.
        case listAppearance, showsSeparators, refresh
        /// The arrangement of the cells of a section, and the size of those of a carousel.
        case sectionLayout, itemSize
        /// The header or the footer of a section, which the data source gives.
        case sectionText
        /// The signs and texts at the end of a cell.
        case accessories
        /// The state of the switch of a cell.
        case switchState
        /// A condition under which a cell is left out of its list.
        case isLeftOut
    }

    /// The keys that decide frames.
    package enum LayoutKey: String, Sendable, Hashable, CaseIterable {
        /// The size, and how firmly it is kept; relations to other views.
        case height, width, size, aspectRatio, hugging, compression, constraints
        /// The place where the view stands across what holds it, and the gap behind it.
        case placement, edgeToEdge, spacingAfter
        /// The arrangement of what a container holds.
        case axis, spacing, alignment, distribution, margins, columns, pattern, weight, isPagingEnabled
    }

    /// The keys that hold elements.
    package enum ContentKey: String, Sendable, Hashable, CaseIterable {
        /// Views: below each other, in order, in the slots of a row, over and under a view, in the bars of a screen.
        case rows, items, leading, center, trailing, overlay, underlay, header, footer
        /// Parts of what UIKit shows itself: actions, text fields of an alert, items of a bar.
        case menu, actions, textFields, alerts, toolbar, titleView
        /// The actions that VoiceOver offers.
        case accessibilityCustomActions
        /// The parts of a list.
        case sections, emptyState, leadingSwipeActions, trailingSwipeActions
        /// The content of a slot of a component.
        case slot
    }

    /// The keys that the tool itself reads.
    package enum ToolKey: String, Sendable, Hashable, CaseIterable {
        /// Keys of a screen: its name, what it is presented in, what holds for all of it.
        case screen, type, deploymentTarget, scroll, contentWidth, contentHeight, navigation, tabBar,
            styles
        /// Keys of a screen that hold keys of their own, and what its code imports and reports.
        case search, appearance, tabBarItem, sheet, hooks, source, imports
        /// Keys of an element about its class, its styles and its findings.
        case style, decorative, previewName, className, intrinsicContentSize, initializer, properties, swift, suppress
        /// Keys of an element about what people do with it.
        case onReturn, error, revealButton, changesSelection, event, presents, opens, feedback, gestures, scrolls,
            focusesOnAppear,
            keyboardBar
        /// Keys about what VoiceOver is told and offers, and what moves.
        case accessibilityElements, accessibilityNotifications, accessibilityCustomContent, animate, animations
        /// Keys of a project.
        case rules, ruleLevel, theme, tokens, runtime, strings, codeStyle, debug, templates
        /// Keys that make things change, and things made of others.
        case state, variants, components, repetition, base, parameters
        /// Keys of a list, of a file and of a component's drawing.
        case list, use, preview
    }
}
