/// The closed set of things a key can take; reading, documentation and emission switch over it, never over keys.
package enum ValueType: Sendable, Hashable {
    /// Text for people: localised, escaped as data.
    case text
    /// A list of texts for people.
    case texts
    /// Text for the tool, never shown in the app: a caption of the drawing.
    case caption
    /// `true` or `false`, or a condition where the key can follow state.
    case boolean
    /// A whole number in the range.
    case integer(ClosedRange<Int>)
    /// A number in the range.
    case number(ClosedRange<Double>)
    /// Points, or a token of the group.
    case length(TokenGroup)
    /// Points, a token, or `{equal:, min:, max:, priority:}`, or a list of such.
    case dimension
    /// `80`, `80x40` or `{width:, height:}`.
    case size
    /// `80x40`, `{width:, height:}` or `{width:}` alone.
    case itemSize
    /// A size as `itemSize` takes it, or `fitting` for both sides.
    case contentSize
    /// A size as `size` takes it, or `{height:}` alone.
    case intrinsicSize
    /// A length for all sides, or `{top, leading, bottom, trailing, vertical, horizontal}`.
    case insets
    /// A length of the corner group, or `circle`.
    case cornerRadius
    /// Width to height, `16:9`.
    case ratio
    /// A case name of a UIKit type, without the dot.
    case choice(Choice)
    /// Several case names of an option set; one may stand alone.
    case choices(Choice)
    /// A token, a name of `UIColor` or `asset:Name`, with an opacity or without.
    case color
    /// Several colors.
    case colors
    /// A point of the unit square, `0x0.5`.
    case unitPoint
    /// A text style or points, with a weight and a design; or a token of the project.
    case font
    /// The name of an asset, or `symbol:name`.
    case image
    /// A shadow, `{color:, opacity:, radius:, offset:}`.
    case shadow
    /// A transform, `{scale:, rotation:, offset:}`.
    case transform
    /// A priority for both axes, or `{horizontal:, vertical:}`.
    case priorities
    /// A day, `2026-01-31`.
    case date
    /// One or more relations to other views, `top == title.bottom + 16`.
    case relations
    /// Names to looks of phrases.
    case runs
    /// The id of an element of the screen, of the kind of that name.
    case reference(kind: String)
    /// The id of a view or of a bar button item.
    case source
    /// The ids of several views.
    case sources
    /// `readable`, `full` or the most points.
    case contentWidth
    /// The name of a Swift type.
    case typeName
    /// One or more names of Swift modules.
    case modules
    /// A Swift expression, passed through as it is.
    case expression
    /// Swift statements, passed through as they are; `$0` is the view.
    case statements
    /// Names and literal values of the properties of a class of the user's.
    case properties
    /// One or more names of styles.
    case styles
    /// One or more `{rule:, reason:}`.
    case suppressions
    /// `true`, or a reference to an optional text: nil for no error.
    case errorMessage
    /// One node.
    case node
    /// A list of nodes; one may stand alone.
    case nodes
    /// Nodes, or `{margins:, spacing:, backgroundColor:, rows:}`.
    case bar
    /// A mapping with keys of its own.
    case group(KeyGroup)
    /// Widths in points, or sizes.
    case boxes
    /// Paths of files.
    case files
    /// Names to sets of keys, the named styles of a file.
    case styleDefinitions
    /// Names to values, the tokens of a project.
    case tokens(TokenSort)
    /// A value of a type of the user's, which a reference or Swift gives.
    case ownType(String)
    /// Names to types: the fields of `state`.
    case fields
    /// Cases of `when`: a condition each, with keys.
    case variants
    /// Names to components: parameters, keys of a view, rows.
    case components
    /// A number, a reference to a list, or a list of literals.
    case repetition
    /// Names of gestures, or `{ tap: condition }`.
    case gestures
    /// Cases of a condition with where a view goes: `{ if:, transform:, duration:, repeatCount: }`.
    case animations
    /// Seconds for all changes of an element, or for those of the keys that are named: `{ alpha: 0.25 }`.
    case changeDurations(ClosedRange<Double>)
    /// Heights at which a sheet rests: `medium`, `large`, points or `40%`.
    case detents
    /// The signs and texts at the end of a cell: words, `{ text: }`, or a list.
    case accessories
}

/// The mappings that have keys of their own.
package enum KeyGroup: String, Sendable, Hashable, CaseIterable {
    /// The navigation bar of a screen.
    case navigation
    /// The header or the footer.
    case bar
    /// The looks and the empty state of a screen that is a list.
    case list
    /// The rules of a project, by their names.
    case rules
    /// The search bar, the look of the navigation bar, the tab and the sheet of a screen.
    case search, appearance, tabBarItem, sheet
    /// The announcements that VoiceOver is told in a case.
    case accessibilityNotifications
    /// The content that VoiceOver offers besides the label of a component.
    case accessibilityCustomContent
    /// The sorts of tokens of a project.
    case theme
    /// The look of some phrases of a text.
    case run
}
