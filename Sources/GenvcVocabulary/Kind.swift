/// One kind of element, described once as data: reading, messages, `explain`, drawing, layout and emission come from
/// here.
///
/// It never changes and there is one of each, so it is a reference: copies of an element cost nothing for it (a third
/// of the time of a run went into counting the references of these tables).
package final class Kind: Sendable {
    /// The word of the spec: the UIKit class without `UI`, lower first.
    package let name: String
    /// The sort of thing that an element of the kind is, which decides where it may stand.
    package let standing: Standing
    /// The Swift type of the view.
    package let typeName: String
    /// The suffix of names made of an id: `email` makes `emailTextField`.
    package let nameSuffix: String
    /// True if the kind may stand without an id.
    package var mayBeNameless: Bool { traits.contains(.mayBeNameless) }
    /// One sentence for the reference pages.
    package let documentation: String
    /// A node as one would write it, for the reference page and the tests.
    package let example: String
    /// The suffix of the captions of rows of the kind.
    package let caption: Caption
    /// Which elements a view of the kind holds.
    package let content: Content
    /// The size of the view by itself.
    package let intrinsicSize: IntrinsicSize
    /// The drawing of the view in the preview.
    package let drawing: Drawing
    /// The height of the view unless the spec sets one.
    package let standardHeight: StandardHeight
    /// The shipped style that every element of the kind begins with, or nil.
    package let standardStyle: String?
    /// Facts about the kind.
    package let traits: Traits
    /// The events that a view of the kind reports.
    package let events: [Event]
    /// The kind's own keys, without `commonKeys`.
    package let keys: [Key]
    /// The values that genvc sets on a view of the kind unless the spec says otherwise.
    package let assumptions: [Assumption]
    /// UIKit's defaults of keys that other kinds have as well, by the names of the keys: those of them that are not
    /// what the key says by itself.
    package let standards: [String: String]
    /// The rules about values of its keys, without `KeyRule.common`.
    package let rules: [KeyRule]

    /// Describes a kind. The suffix of names is the name itself, with its first letter in upper case, unless it is
    /// given.
    package init(
        _ name: String, standing: Standing = .view, typeName: String, nameSuffix: String? = nil, traits: Traits = [],
        caption: Caption = .plain, content: Content = .none, intrinsicSize: IntrinsicSize, drawing: Drawing,
        standardHeight: StandardHeight = .intrinsic, standardStyle: String? = nil, events: [Event] = [],
        assumptions: [Assumption] = [], standards: [String: String] = [:], example: String, _ documentation: String,
        keys: [Key], rules: [KeyRule] = []
    ) {
        self.name = name
        self.standing = standing
        self.typeName = typeName
        self.nameSuffix = nameSuffix ?? name.capitalizedFirst
        self.traits = traits
        self.caption = caption
        self.content = content
        self.intrinsicSize = intrinsicSize
        self.drawing = drawing
        self.standardHeight = standardHeight
        self.standardStyle = standardStyle
        self.events = events
        self.example = example
        self.documentation = documentation
        self.keys = keys
        self.assumptions = assumptions
        self.standards = standards
        self.rules = rules
    }

    /// UIKit's default of a key at a view of the kind, as a spec would write it; nil where UIKit has none.
    package func standard(of key: Key) -> String? { standards[key.name] ?? key.standard }

    /// The value of a key at a view of the kind whose spec does not say it: the one that genvc always sets, or else
    /// UIKit's default; nil where there is neither.
    package func unsaidValue(of key: Key) -> String? { assumedValue(of: key) ?? standard(of: key) }

    /// Facts about a kind that hold or do not hold.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The element may stand without an id; nothing can refer to it then.
        package static let mayBeNameless = Traits(rawValue: 1 << 0)
        /// The view shows text that grows with the text size, so plain heights are minimums.
        package static let showsText = Traits(rawValue: 1 << 1)
        /// The view takes touches: the 44-point rule and an accessibility identifier apply.
        package static let isInteractive = Traits(rawValue: 1 << 2)
        /// The view brings up the keyboard: the screen scrolls and keeps clear of it.
        package static let takesText = Traits(rawValue: 1 << 3)
        /// VoiceOver has no words for the view unless it is labelled or decorative.
        package static let needsLabel = Traits(rawValue: 1 << 4)
        /// The view has the property `adjustsFontForContentSizeCategory`.
        package static let adjustsFont = Traits(rawValue: 1 << 5)
        /// The view keeps its own height; as a row it stands in a band as high as a control.
        package static let standsInBand = Traits(rawValue: 1 << 6)
        /// The view keeps its own width: in a stack that fills it stands at the leading edge.
        package static let keepsWidth = Traits(rawValue: 1 << 7)
        /// The view is a `UIButton` with a configuration.
        package static let hasConfiguration = Traits(rawValue: 1 << 8)
        /// The view may have a custom class.
        package static let isPlainView = Traits(rawValue: 1 << 9)
        /// The view is hidden while it does not animate, unless the spec says otherwise.
        package static let showsWhileAnimating = Traits(rawValue: 1 << 10)
        /// The view paints something that the contrast of text over it cannot be computed with.
        package static let paintsItself = Traits(rawValue: 1 << 11)
        /// The view draws its content behind its subviews, so that an underlay cannot be a subview.
        package static let drawsBehindSubviews = Traits(rawValue: 1 << 12)
        /// The kind is a component of the spec made of rows.
        package static let isComponent = Traits(rawValue: 1 << 13)
        /// The view holds that of a child view controller, whose class `class` names.
        package static let holdsController = Traits(rawValue: 1 << 14)
        /// The view is hidden until code gives it a view, and takes the size of that.
        package static let hidesWhileEmpty = Traits(rawValue: 1 << 15)
        /// The kind is a component with `base: label` or `button`: an element of that kind with a class of its own.
        package static let isLook = Traits(rawValue: 1 << 16)
        /// UIKit gives the view a width by its content, which Apple does not publish.
        package static let hasUnknownWidth = Traits(rawValue: 1 << 17)
        /// A view in the component takes touches, or the component itself has gestures.
        package static let holdsControl = Traits(rawValue: 1 << 18)
    }

    /// The suffix of the caption of a row, after the words of the id.
    package enum Caption: Sendable {
        /// The words of the id alone.
        case plain
        /// The words of the id and "Field": `Email Field`.
        case field
        /// `Login Button`, `Signup Link`: the word depends on the configuration of the button.
        case button
    }

    /// Which elements a view of the kind holds, and how it arranges them.
    package enum Content: Sendable {
        /// No elements.
        case none
        /// `items` or slots, side by side.
        case row
        /// `items`, one below the other unless `axis` says otherwise.
        case stack
        /// `items`, `columns` a line.
        case grid
        /// `rows`, one below the other.
        case rows
        /// `rows` one below the other, or `items` along an axis, which scroll.
        case scroll
        /// `rows` in the view that an effect has for them.
        case contentView
        /// The rows of a component, in a stack of its own.
        case component
        /// One view, or `rows`, until others are given in its place.
        case slot
        /// `sections` of cells.
        case sections
        /// `items`, each a cell.
        case cells
    }

    /// The size that the view has by itself at a text size (`UIView.intrinsicContentSize`), in points.
    package enum IntrinsicSize: Sendable, Hashable {
        /// No size of its own.
        case none
        /// The main text in its font.
        case text
        /// The title in its font, the image, and the insets of the button's configuration.
        case button
        /// One line of text and a border.
        case field(height: Double)
        /// The size of a symbol; of an asset nobody knows it.
        case picture
        /// A size that UIKit gives every view of the kind.
        case fixed(width: Double, height: Double)
        /// A fixed height, and any width.
        case height(Double)
        /// Equal segments as wide as the widest title.
        case segments(height: Double)
        /// One device pixel.
        case hairline
        /// The size of its content.
        case content
        /// The content of a cell of a list, as `UIListContentConfiguration` lays it out.
        case cell

        /// The hugging priorities with which UIKit makes such a view: a control hugs a size that it has from UIKit
        /// more strongly than others hug theirs. Labels and pictures hug at 251 in Interface Builder alone.
        package var standardHugging: (horizontal: Double, vertical: Double) {
            let (usual, strong) = (250.0, 750.0)
            return switch self {
            case .fixed: (strong, strong)
            case .height, .segments: (usual, strong)
            case .none, .text, .button, .field, .picture, .hairline, .content, .cell: (usual, usual)
            }
        }
    }

    /// The drawing of the view in the preview.
    package enum Drawing: Sendable, Hashable {
        /// The text in quotes.
        case text
        /// A box when it is filled, else the title in quotes.
        case button
        /// A box with the placeholder.
        case field
        /// A box of several lines with the text.
        case textArea
        /// A small box with the name.
        case picture
        /// A few fixed characters.
        case symbol(String)
        /// The segments side by side, with their titles.
        case segments
        /// A line with a thumb, over the whole width.
        case track
        /// A thin line.
        case line
        /// A box with the name of the view's class.
        case area
        /// Nothing but room.
        case gap
        /// The elements that stand in it.
        case container
        /// A line of a list: image and texts at its beginning, accessories at its end.
        case cell
    }

    /// The height of a view unless the spec sets one.
    package enum StandardHeight: Sendable, Hashable {
        /// The view is as high as its content.
        case intrinsic
        /// A minimum height at the default text size, given by a token of the group `Height`.
        case minimum(token: String)
        /// A minimum height in points.
        case minimumPoints(Double)
        /// The view stands in a band as high as the token.
        case band(token: String)
        /// One device pixel.
        case hairline
    }
}

extension String {
    /// The text with its first ASCII letter in upper case.
    package var capitalizedFirst: String {
        guard let first = utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return self }
        return String(decoding: [first - 32] + Array(utf8.dropFirst()), as: UTF8.self)
    }
}
