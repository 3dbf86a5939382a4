import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The colors behind the text of a view, from the view outwards to the screen.
///
/// They are found by walking from the view to the root: each element adds the layers that lie between it and the text,
/// then its own background, until an opaque color covers the rest. The last resort is the background of the screen.
/// Opacities multiply on the way, since `alpha` fades all that stands in a view.
struct Backdrop {
    /// One color with its opacity on screen.
    struct Layer {
        /// The color as the spec, or UIKit for a cell, gives it.
        let color: ColorValue
        /// The product of the opacities of its view and of all views around that.
        let alpha: Double
        /// True if the spec names the color; false for colors that UIKit or genvc sets.
        let isNamed: Bool
    }

    /// The layers from front to back; the last one is opaque.
    private(set) var layers: [Layer] = []
    /// The product of the opacities of the view and of all views around it.
    private(set) var alpha = 1.0
    private let tokens: TokenTable
    /// The frames of all views.
    private let frames: Frames
    /// The frame of the text; nil if it is hidden.
    private let text: Rect?

    /// Finds the backdrop; nil if a picture, an unknown color or a view of a custom class is behind the text, or if the
    /// text lies on an edge of something.
    ///
    /// - Parameter view: an index into the views of the tree.
    init?(of view: Int, in layout: LaidOutScreen) {
        let tree = layout.tree
        tokens = tree.screen.tokens
        frames = layout.frames
        text = layout.frames[view]
        var (next, inner): (Int?, Int?) = (view, nil)
        while let index = next {
            // A node is not copied for some of its properties.
            let (role, parent) = (tree.views[index].role, tree.views[index].parent)
            if let element = tree.views[index].element, role == .element {
                if inner != nil, element.kind.intrinsicSize == .picture { return nil }
                guard add(element, in: tree, at: index, around: inner) else { return nil }
            }
            if let color = tree.cellBackground(of: index) {
                guard add(.color(color), alpha: 1, isNamed: false) else { return nil }
            }
            if role == .band, let inner {
                for child in tree.views[index].children.reversed() where tree.views[child].layerHost == inner {
                    guard let layer = tree.views[child].element, addLayer(layer, child, tree) else { return nil }
                }
            }
            if isCovered, !fades(parent, tree) { return }
            if role == .headerStack || role == .footerStack {
                let bar = role == .headerStack ? tree.screen.header : tree.screen.footer
                if let color = bar?.backgroundColor?.value {
                    guard add(color, alpha: 1, isNamed: true) else { return nil }
                }
            }
            (next, inner) = (parent, index)
        }
        guard !isCovered else { return }
        if let inner {
            let onScreen = tree.views.indices.filter { tree.views[$0].parent == nil }
            guard addSiblings(onScreen, behind: inner, tree) else { return nil }
        }
        guard !isCovered else { return }
        let isStandard = tree.screen.backgroundColor == .color(ColorValue(.token("background")))
        guard let color = tree.screen.backgroundColor, add(color, alpha: 1, isNamed: !isStandard) else { return nil }
    }

    /// True if the view or one around it is not opaque.
    private func fades(_ view: Int?, _ tree: ViewTree) -> Bool {
        var next = view
        while let index = next {
            if let element = tree.views[index].element, tree.views[index].role == .element, element.alpha < 1 {
                return true
            }
            next = tree.views[index].parent
        }
        return false
    }

    /// True if the last color is opaque.
    private var isCovered: Bool {
        guard let last = layers.last, alpha == 1 else { return false }
        return last.alpha == 1 && last.color.opacity ?? 1 == 1 && last.color.systemColor(tokens)?.isOpaque == true
    }

    /// Adds the colors that an element puts behind the text: those of the layers between the two, and its own.
    ///
    /// - Parameters:
    ///   - inner: the child of the element's view that holds the text; nil if the element itself shows it.
    /// - Returns: false if what is behind the text cannot be known.
    private mutating func add(_ element: Element, in tree: ViewTree, at index: Int, around inner: Int?) -> Bool {
        if let inner, !addSiblings(tree.views[index].children, behind: inner, tree) { return false }
        alpha *= element.alpha
        for index in layers.indices {
            layers[index] = Layer(
                color: layers[index].color, alpha: layers[index].alpha * element.alpha, isNamed: layers[index].isNamed)
        }
        if element.kind.traits.contains(.paintsItself) { return false }
        if element.toolValue(.className) != nil, element.value(.backgroundColor) == nil { return false }
        return addColor(of: element, alpha: element.alpha)
    }

    /// Adds the colors of what stands beside the view with the text and lies behind it: layers, and rows under a layer.
    ///
    /// - Parameters:
    ///   - siblings: the views in one parent or on the screen, the lowest first.
    ///   - inner: the one of them that holds the text.
    /// - Returns: false if what is behind the text cannot be known.
    private mutating func addSiblings(_ siblings: [Int], behind inner: Int, _ tree: ViewTree) -> Bool {
        let liesOverRows = isLayer(inner, tree) && !tree.views[inner].isUnderlay
        for sibling in siblings.reversed() where sibling != inner {
            guard isLayer(sibling, tree) else {
                if liesOverRows, sibling < inner, !addRows(sibling, tree) { return false }
                continue
            }
            guard sibling < inner || tree.views[sibling].isUnderlay, let layer = tree.views[sibling].element else {
                continue
            }
            guard addLayer(layer, sibling, tree) else { return false }
        }
        return true
    }

    /// True for a layer over or under a view.
    private func isLayer(_ index: Int, _ tree: ViewTree) -> Bool {
        if case .layer = tree.views[index].attachment { true } else { false }
    }

    /// Adds the colors of rows that lie under a layer with the text; false if what is painted there is not known, or
    /// lies behind a part of the text alone.
    private mutating func addRows(_ index: Int, _ tree: ViewTree) -> Bool {
        let view = tree.views[index]
        let element = view.role == .element ? view.element : nil
        if let element, element.alpha < VisibleAlpha.least { return true }
        if isLayer(index, tree) { return !liesBehindText(index) || element?.isSeenThrough != false }
        for child in view.children.reversed() where !addRows(child, tree) { return false }
        guard let element, liesBehindText(index), !element.isSeenThrough else { return true }
        guard !element.paintsUnknown, element.alpha == 1, liesBehindAllText(index) else { return false }
        return addColor(of: element, alpha: 1)
    }

    /// True if a part of the text stands before the view.
    private func liesBehindText(_ index: Int) -> Bool {
        guard let text, let rect = frames[index] else { return false }
        return text.cut(with: rect) > LaidOutScreen.tolerance
    }

    /// True if all of the text stands before the view.
    private func liesBehindAllText(_ index: Int) -> Bool {
        guard let text, let rect = frames[index] else { return false }
        return text.excess(over: rect) <= LaidOutScreen.tolerance
    }

    /// Adds the color that a layer puts behind the text, if it lies there; false if its color is unknown, or if only a
    /// part of the text lies on it.
    private mutating func addLayer(_ layer: Element, _ index: Int, _ tree: ViewTree) -> Bool {
        guard isLayer(index, tree), layer.alpha >= VisibleAlpha.least, liesBehindText(index) else { return true }
        guard liesBehindAllText(index) else { return layer.isSeenThrough }
        return !layer.paintsUnknown && addColor(of: layer, alpha: layer.alpha)
    }

    /// Adds the background color of an element, if it has one; false if its value is unknown.
    private mutating func addColor(of element: Element, alpha: Double) -> Bool {
        guard let value = element.value(.backgroundColor) else { return true }
        return add(value, alpha: alpha, isNamed: element.isNamed(.backgroundColor))
    }

    /// Adds a color, unless it is transparent in both appearances; false for a color of the asset catalogue, which only
    /// the app knows.
    private mutating func add(_ value: Value, alpha: Double, isNamed: Bool) -> Bool {
        guard case .color(let color) = value, let system = color.systemColor(tokens) else { return false }
        guard system.isSeen else { return true }
        layers.append(Layer(color: color, alpha: alpha, isNamed: isNamed))
        return true
    }

    /// True if the spec names the color that is nearest.
    var isNamed: Bool { layers.first?.isNamed == true }

    /// True if all colors are system backgrounds.
    var isSystemsOwn: Bool {
        layers.allSatisfy {
            $0.alpha == 1 && $0.color.opacity == nil && $0.color.systemColor(tokens)?.role == .background
        }
    }

    /// The visible color behind the text: all layers blended, the nearest in front.
    func color(in appearance: Appearance) -> SystemColor.Components {
        var seen = SystemColor.Components(0, 0, 0, opacity: 0)
        for layer in layers {
            guard let color = layer.color.components(in: appearance, tokens) else { continue }
            seen = seen.over(color.faded(layer.alpha))
        }
        return seen
    }
}

extension Element {
    /// The opacity of the element itself, 0 … 1.
    var alpha: Double {
        if case .number(let alpha)? = value(.alpha) { return alpha }
        return 1
    }

    /// True if the element shows nothing of its own behind other views.
    fileprivate var isSeenThrough: Bool { value(.backgroundColor) == nil && !paintsUnknown }

    /// True if nobody here knows what the element paints: a picture, or a class of the app's own.
    fileprivate var paintsUnknown: Bool {
        kind.intrinsicSize == .picture || kind.traits.contains(.paintsItself) || toolValue(.className) != nil
    }

    /// True if the spec sets the value itself, or by a style of its own.
    func isNamed(_ meaning: Key.Meaning) -> Bool {
        values.contains { keyed in
            if case .shippedStyle = keyed.origin { return false }
            return keyed.key.meaning == meaning
        }
    }

    /// The color that the element gives a key; nil if it has none, or another sort of value.
    func color(_ meaning: Key.Meaning) -> ColorValue? {
        if case .color(let color)? = value(meaning) { return color }
        return nil
    }
}

extension ColorValue {
    /// The color's values in both appearances; nil for a color of the asset catalogue.
    func systemColor(_ tokens: TokenTable) -> SystemColor? {
        switch source {
        case .token(let name): tokens.color(named: name)?.color
        case .system(let name): SystemColor.named(name)
        case .asset: nil
        }
    }

    /// The color in one appearance, faded by its opacity; nil for a color of the asset catalogue.
    func components(in appearance: Appearance, _ tokens: TokenTable) -> SystemColor.Components? {
        systemColor(tokens).map { appearance.components(of: $0).faded(opacity ?? 1) }
    }

    /// `systemYellow`, `textSecondary 50%`: as a spec writes it.
    var word: String {
        let name: String =
            switch source {
            case .token(let name), .system(let name): name
            case .asset(let name): "asset:" + name
            }
        return opacity.map { "\(name) \(($0 * 100).pointText)%" } ?? name
    }
}

extension SystemColor {
    /// True if nothing shows through the color, in either appearance.
    var isOpaque: Bool { light.opacity == 1 && dark.opacity == 1 }
    /// True if the color is visible in either appearance; `clear` is not.
    var isSeen: Bool { light.opacity > 0 || dark.opacity > 0 }
}

extension ViewTree {
    /// The list in which a cell stands.
    private func list(around cell: Int) -> Element? {
        ancestors(of: cell).lazy.compactMap { views[$0].element }.first { $0.kind.content == .sections }
    }

    /// The color that UIKit paints behind the content of a cell of a list; nil for other views.
    fileprivate func cellBackground(of index: Int) -> ColorValue? {
        let role = views[index].role
        guard role == .cell || role == .element && views[index].element?.kind.standing == .cell else { return nil }
        let (list, range) = (list(around: index), views[index].element?.range)
        let section = list?.children.first { $0.children.contains { $0.range == range } }
        // A tile has no background, so that of the list shows.
        guard section.map({ $0.sectionLayout == .list }) ?? true else { return nil }
        let isGrouped = list?.listAppearance.isGrouped == true
        return ColorValue(.system(isGrouped ? "secondarySystemGroupedBackground" : "systemBackground"))
    }
}
