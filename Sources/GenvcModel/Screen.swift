import GenvcDiagnostics
import GenvcVocabulary

/// One screen as the spec says it, with defaults filled in.
package struct Screen: Sendable {
    /// `Login`: a Swift type name begins with it.
    package let name: Identifier
    package let type: ScreenType?
    /// The first version of iOS, 15 or later.
    package let deploymentTarget: Int
    package let scroll: Scroll
    /// True if `scroll` was written.
    package let isScrollWritten: Bool
    package let backgroundColor: Value
    package let margins: Insets
    package let spacing: Length
    package let alignment: String
    package let width: ContentWidth
    package let rows: [Element]
    package let header: Bar?
    package let footer: Bar?
    /// What stands over everything, and behind it; the first of a list lies lowest.
    package let overlay: [Element]
    package let underlay: [Element]
    package var navigation: Navigation?
    package let hasTabBar: Bool
    /// Swift statements for the end of `viewDidLoad`.
    package let statements: [String]
    /// The tokens that its values are of.
    package let tokens: TokenTable
    /// The fields of `state`, in order.
    package let state: [StateField]
    /// The components of the spec, each behind those that it uses.
    package let components: [Component]
    /// What `when` changes of the screen itself, in order.
    package let variants: [Variant]
    package let file: SourceFileID
    /// True if the scroll view reaches the sides of the screen, and not of the safe area alone.
    package var isEdgeToEdge = false
    /// Bar button items and spacers below the rows.
    package var toolbar: [Element] = []
    /// Its place in the tab bar.
    package var tabBarItem: Element?
    package var alerts: [Element] = []
    /// The buttons of the bar above the keyboard.
    package var keyboardBar: [String] = []
    /// The moments that the delegate is told of, in their order.
    package var hooks: [LifecycleHook] = []
    /// The modules that its code imports besides UIKit.
    package var imports: [String] = []
    /// What the controller itself and its scroll view were given.
    package var controller: Element?
    /// The text sizes that all of it follows; nil: each that people choose.
    package var textSizes: TextSizeLimits?
    /// How it stands as a sheet.
    package var sheet: [KeyedValue] = []
    /// What VoiceOver is told, a notification of that name each, when what a case reads changes.
    package var notifications: [Variant] = []
    /// The types of the user's that it reads members of, in the order in which they are read first.
    package var ownTypes: [OwnType] = []
    /// The component that is all of it, where it is there to try that.
    package var component: Component?

    package init(
        name: Identifier, type: ScreenType?, deploymentTarget: Int, scroll: Scroll, isScrollWritten: Bool,
        backgroundColor: Value, margins: Insets, spacing: Length, alignment: String, width: ContentWidth,
        rows: [Element], header: Bar?, footer: Bar?, overlay: [Element] = [], underlay: [Element] = [],
        navigation: Navigation?, hasTabBar: Bool, statements: [String], state: [StateField] = [],
        components: [Component] = [], variants: [Variant] = [], tokens: TokenTable, file: SourceFileID
    ) {
        self.name = name
        self.type = type
        self.deploymentTarget = deploymentTarget
        self.scroll = scroll
        self.isScrollWritten = isScrollWritten
        self.backgroundColor = backgroundColor
        self.margins = margins
        self.spacing = spacing
        self.alignment = alignment
        self.width = width
        self.rows = rows
        self.header = header
        self.footer = footer
        self.overlay = overlay
        self.underlay = underlay
        self.navigation = navigation
        self.hasTabBar = hasTabBar
        self.statements = statements
        self.tokens = tokens
        self.state = state
        self.components = components
        self.variants = variants
        self.file = file
    }

    /// The lists of elements in it, from the back to the front.
    package var elementLists: [[Element]] {
        [underlay, header?.rows ?? [], rows, footer?.rows ?? [], overlay]
    }

    /// The screen with other rows, and with the values that cases of `when` give.
    package func replacing(
        rows: [Element], header: Bar?, footer: Bar?, overlay: [Element], underlay: [Element], values: [KeyedValue]
    ) -> Screen {
        var (margins, spacing, alignment) = (margins, spacing, alignment)
        var (backgroundColor, width) = (backgroundColor, width)
        for keyed in values {
            switch keyed.value {
            case .insets(let insets): margins = insets
            case .length(let length): spacing = length
            case .choice(let word): alignment = word
            case .contentWidth(let written): width = written
            default: backgroundColor = keyed.value
            }
        }
        var screen = Screen(
            name: name, type: type, deploymentTarget: deploymentTarget, scroll: scroll,
            isScrollWritten: isScrollWritten, backgroundColor: backgroundColor, margins: margins, spacing: spacing,
            alignment: alignment, width: width, rows: rows, header: header, footer: footer, overlay: overlay,
            underlay: underlay, navigation: navigation, hasTabBar: hasTabBar, statements: statements, state: state,
            components: components, variants: variants, tokens: tokens, file: file)
        screen.isEdgeToEdge = isEdgeToEdge
        screen.toolbar = toolbar
        screen.tabBarItem = tabBarItem
        screen.alerts = alerts
        screen.keyboardBar = keyboardBar
        screen.hooks = hooks
        screen.imports = imports
        screen.controller = controller
        screen.textSizes = textSizes
        screen.sheet = sheet
        screen.notifications = notifications
        screen.component = component
        return screen
    }

    /// The list that the screen is: what `sections` made; nil for a screen with rows.
    package var list: Element? {
        guard rows.count == 1, rows[0].id == nil, rows[0].kind.content == .sections else { return nil }
        return rows[0]
    }

    package enum Scroll: String, Sendable, Hashable, CaseIterable {
        case none, vertical, horizontal, both
    }

    package enum ScreenType: String, Sendable, Hashable, CaseIterable {
        case form, detail, dashboard, list
    }

    /// Rows that stay in place, above or below the others.
    package struct Bar: Sendable {
        package let margins: Insets
        package let spacing: Length
        package let backgroundColor: Value?
        package let rows: [Element]

        package init(margins: Insets, spacing: Length, backgroundColor: Value?, rows: [Element]) {
            self.margins = margins
            self.spacing = spacing
            self.backgroundColor = backgroundColor
            self.rows = rows
        }
    }
}

extension [KeyedValue] {
    /// The size of the screen by its rows, of which the width or nothing is said.
    package var fittingSize: KeyedValue? { first(where: \.isFittingSize) }

}

extension KeyedValue {
    /// True for a size of the screen that its rows decide, in height or in both directions.
    package var isFittingSize: Bool {
        guard key.type == .contentSize else { return false }
        return switch value {
        case .length, .choice: true
        default: false
        }
    }
}
