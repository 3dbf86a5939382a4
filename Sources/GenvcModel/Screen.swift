import GenvcDiagnostics
import GenvcVocabulary

/// One screen as the spec says it, with defaults filled in.
package struct Screen: Sendable {
    /// `Login`: a Swift type name begins with it.
    package let name: Identifier
    /// The type that `type` names, which decides defaults; nil if the spec names none.
    package var type: ScreenType?
    /// The first version of iOS, 15 or later.
    package var deploymentTarget: Int
    /// True if its view controller prints, in debug builds, that it is deallocated.
    package var logsDeinit = false
    /// True if its file ends with a preview for Xcode.
    package var hasPreview = false
    /// The directions in which the rows scroll.
    package var scroll = Scroll.none
    /// True if `scroll` was written.
    package var isScrollWritten = false
    /// The view around all others, with the values of its keys and its cases of `when`.
    package var root: Element
    /// The margins around the rows.
    package var margins = Insets.zero
    /// The gap between rows, unless a row sets its own.
    package var spacing = Length.zero(.spacing)
    /// The places of `margins` and `spacing` in the spec; nil for what it does not say.
    package var places = SpacePlaces()
    /// The alignment of rows across the screen.
    package var alignment = StackAlignment.fill
    /// The greatest width of the rows.
    package var width = ContentWidth.full
    /// True for a part of a screen that is as high as its rows, so that it has neither bars nor a safe area.
    package var isFitting = false
    /// The rooms that a part of a screen, or a component, is looked at in; none for what stands on devices.
    package var boxes: [PreviewBox] = []
    /// The rows from top to bottom.
    package var rows: [Element]
    /// True if the spec has rows, whatever a state shows of them.
    private let hasRows: Bool
    /// Rows that stay in place above the others.
    package var header: Bar?
    /// Rows that stay in place below the others.
    package var footer: Bar?
    /// The layers over the whole screen and, below, those behind it; the first of a list is the lowest.
    package var overlay: [Element] = []
    /// The layers under the rows, the lowest first.
    package var underlay: [Element] = []
    /// The content of the navigation bar; nil without one.
    package var navigation: Navigation?
    /// True if a tab bar is shown below the screen.
    package var hasTabBar = false
    /// Swift statements for the end of `viewDidLoad`.
    package var statements: [String] = []
    /// The tokens that its values can name.
    package let tokens: TokenTable
    /// The fields of `state`, in order.
    package var state: [StateField] = []
    /// The components of the spec, each behind those that it uses.
    package var components: [Component] = []
    /// The cases of `when` of the screen itself, in order.
    package var variants: [Variant] = []
    /// The file that declares the screen.
    package let file: SourceFileID
    /// True if people type into something on it in any state: also into what is repeated over a list that is empty in
    /// this one. Nil for a screen that was not read, such as that around a component alone.
    package var holdsTextInput: Bool?
    /// True if the scroll view reaches the sides of the screen, and not of the safe area alone.
    package var isEdgeToEdge = false
    /// Bar button items and spacers below the rows.
    package var toolbar: [Element] = []
    /// The item of the screen in the tab bar.
    package var tabBarItem: Element?
    /// The alerts that the screen can present.
    package var alerts: [Element] = []
    /// The names by which the texts of some parts of alerts are localised: of those whose ids name others as well.
    package var alertKeyNames: [KeyName] = []
    /// The ids of the cells about whose elements alerts ask, by the ids of the alerts.
    package var alertSubjects: [String: String] = [:]
    /// The buttons of the bar above the keyboard.
    package var keyboardBar: [String] = []
    /// The moments of the life cycle that the delegate is told of, in the order in which they happen.
    package var hooks: [LifecycleHook] = []
    /// The modules that its code imports besides UIKit.
    package var imports: [String] = []
    /// The values of keys that set properties of the controller and of its scroll view.
    package var controller: Element?
    /// The sizes of the pictures that the screen names, as far as they are known.
    package var assets = AssetSizes()
    /// The values of `sheet`: how the screen is presented as one.
    package var sheet: [KeyedValue] = []
    /// The notifications that VoiceOver gets when something that a case reads changes.
    package var notifications: [Variant] = []
    /// The types of the app whose members the spec reads, in the order in which they first appear.
    package var ownTypes: [OwnType] = []
    /// The component that the screen shows by itself, if it was made to draw or check that.
    package var component: Component?
    /// The numbers of the rows, where the screen is one look at another one, which may lack rows or repeat them; nil
    /// for those of its own rows.
    package var rowNumbers: RowNumbers?

    /// A screen that says nothing but its rows: without margins, in one column as wide as the screen.
    ///
    /// - Parameter root: The view around all others, which has a color.
    package init(
        name: Identifier, deploymentTarget: Int, root: Element, rows: [Element], tokens: TokenTable, file: SourceFileID
    ) {
        self.name = name
        self.deploymentTarget = deploymentTarget
        self.root = root
        self.rows = rows
        hasRows = !rows.isEmpty
        self.tokens = tokens
        self.file = file
    }

    /// True for a screen without rows and bars, of layers alone: it needs no stack.
    package var hasNothingButLayers: Bool {
        !hasRows && header == nil && footer == nil && scroll == .none && !isFitting
    }

    /// The lists of elements in it, from the back to the front.
    package var elementLists: [[Element]] {
        [underlay, header?.rows ?? [], rows, footer?.rows ?? [], overlay]
    }

    /// True if people type into an element of the screen, or into one in a component on it, whatever the state is.
    package var takesText: Bool { contains(where: \.isTextInput) }

    /// True if an element of the screen, or one in a component on it, is as asked for, whatever the state is.
    package func contains(where isWanted: (Element) -> Bool) -> Bool {
        func contains(_ element: Element) -> Bool {
            if isWanted(element) || element.all.contains(where: { $0.contains(where: contains) }) { return true }
            return components.first { $0.kind === element.kind }.map { contains($0.root) } ?? false
        }
        return elementLists.contains { $0.contains(where: contains) }
    }

    /// The color behind everything; nil where none is drawn.
    package var backgroundColor: Value? { root.value(.backgroundColor) }

    /// The limits of the text size of the whole screen; nil without limits.
    package var textSizes: TextSizeLimits? { TextSizeLimits { root.value($0) } }

    /// Takes over the layout that cases of `when` give the rows.
    package mutating func apply(_ values: [KeyedValue]) {
        for keyed in values {
            switch (keyed.key.effect, keyed.value) {
            case (.layout(.margins), .insets(let insets)): (margins, places.margins) = (insets, keyed.range)
            case (.layout(.spacing), .length(let length)): (spacing, places.spacing) = (length, keyed.range)
            case (.layout(.alignment), .choice(let word)): alignment = StackAlignment(rawValue: word) ?? alignment
            case (.tool(.contentWidth), .contentWidth(let written)): width = written
            // The other keys are those of the view around all others.
            default: break
            }
        }
    }

    /// The list that fills the screen, which `sections` makes; nil for a screen with rows.
    package var list: Element? {
        guard rows.count == 1, rows[0].id == nil, rows[0].kind.content == .sections else { return nil }
        return rows[0]
    }

    /// The directions in which rows scroll.
    package enum Scroll: String, Sendable, Hashable, CaseIterable {
        case none, vertical, horizontal, both

        /// True for rows that scroll up and down, also where they scroll sideways as well.
        package var isVertical: Bool { self == .vertical || self == .both }
        /// True for rows that scroll sideways, also where they scroll up and down as well.
        package var isHorizontal: Bool { self == .horizontal || self == .both }
    }

    /// The types of screens, which decide defaults.
    package enum ScreenType: String, Sendable, Hashable, CaseIterable {
        case form, detail, dashboard, list
    }

    /// The name of something in the keys of its texts, in place of its id.
    package struct KeyName: Sendable {
        /// The place of the element.
        package let place: SourceRange
        /// The name: `deletePhotoAlert.cancel`.
        package let text: String

        package init(place: SourceRange, text: String) {
            self.place = place
            self.text = text
        }
    }

    /// Rows that stay in place, above or below the others; a reference as elements are, so that few words of a screen
    /// are copied for it.
    package final class Bar: Sendable {
        /// The room around the rows of the bar.
        package let margins: Insets
        /// The gap between the rows of the bar.
        package let spacing: Length
        /// The places of its margins and its gap in the spec; nil for what it does not say.
        package let places: SpacePlaces
        /// The color behind the bar, out to the edges of the screen; nil for none.
        package let backgroundColor: KeyedValue?
        /// The rows of the bar, from top to bottom.
        package let rows: [Element]

        package init(
            margins: Insets, spacing: Length, places: SpacePlaces = SpacePlaces(), backgroundColor: KeyedValue?,
            rows: [Element]
        ) {
            self.places = places
            self.margins = margins
            self.spacing = spacing
            self.backgroundColor = backgroundColor
            self.rows = rows
        }
    }
}

/// The places of `margins` and `spacing` in a spec, for findings about them.
package struct SpacePlaces: Sendable {
    /// The place of the margins; nil for those that are not written.
    package var margins: SourceRange?
    /// The place of the gap; nil for one that is not written.
    package var spacing: SourceRange?

    /// The places among the values of a screen or a bar.
    package init(_ values: [KeyedValue] = []) {
        margins = values.first { $0.key.effect == .layout(.margins) }?.range
        spacing = values.first { $0.key.effect == .layout(.spacing) }?.range
    }
}

extension [KeyedValue] {
    /// The value of a `preferredContentSize` that the rows decide, wholly or in height.
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
