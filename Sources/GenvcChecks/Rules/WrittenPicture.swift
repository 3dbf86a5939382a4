import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A picture with its place in a spec, whatever state shows it.
struct WrittenPicture {
    /// The picture.
    let image: ImageValue
    /// The place of the value.
    let range: SourceRange
    /// The element that may silence a finding about it; nil for a picture of the screen or of a field.
    let element: Element?
    /// True where pictures are icons, and not what the view is for.
    let isIcon: Bool

    /// True if nothing else stands in the value.
    let isWhole: Bool

    /// True for a word alone: no prefix and no keys.
    var isPlainWord: Bool { range.end - range.start == image.name.utf8.count }

    /// Another symbol as it is written in place of this one: with the prefix, unless it stands among keys.
    func written(_ name: String) -> String { isAmongKeys ? name : "symbol:" + name }

    /// A fix that writes another symbol in place of this one.
    func fix(_ name: String) -> SpecFix { SpecFix([.replaceWord(range, written(image.name), written(name))]) }

    /// True for a picture in its long form. What holds more than a picture has the short form in most specs.
    private var isAmongKeys: Bool {
        isWhole && range.end - range.start > "symbol:\"\"".utf8.count + image.name.utf8.count
    }

    /// The pictures of a screen and of its components, in the order of their elements.
    static func all(in screen: Screen) -> [WrittenPicture] {
        var pictures: [WrittenPicture] = []
        let parts = [screen.navigation?.titleView, screen.tabBarItem, screen.controller].compactMap { $0 }
        for list in screen.elementLists + [screen.barItems, parts, screen.alerts] {
            for element in list { add(element, to: &pictures) }
        }
        for component in screen.components { add(component.root, to: &pictures) }
        for field in screen.state + screen.components.flatMap({ $0.state + $0.parameters }) {
            for image in field.images {
                pictures.append(
                    WrittenPicture(image: image, range: field.name.range, element: nil, isIcon: false, isWhole: false))
            }
        }
        return pictures
    }

    /// Adds the pictures of an element and of all that stands in it.
    private static func add(_ element: Element, to pictures: inout [WrittenPicture]) {
        add(element.written, silencedBy: element, to: &pictures)
        for list in element.all { for child in list { add(child, to: &pictures) } }
        for action in element.actions { add(action.written, silencedBy: element, to: &pictures) }
    }

    /// Adds the pictures that the element says itself.
    private static func add(_ element: Element, silencedBy owner: Element, to pictures: inout [WrittenPicture]) {
        for keyed in element.values + element.variedValues where keyed.isWritten {
            for image in keyed.value.images {
                pictures.append(
                    WrittenPicture(
                        image: image, range: keyed.range, element: owner,
                        isIcon: element.kind.intrinsicSize != .picture, isWhole: keyed.value == .image(image)))
            }
        }
    }
}

extension ImageValue {
    /// The name of the asset or the symbol.
    fileprivate var name: String {
        switch source {
        case .asset(let name), .symbol(let name): name
        }
    }
}

extension KeyedValue {
    /// True for a value that stands in a spec.
    fileprivate var isWritten: Bool {
        switch origin {
        case .element, .style: true
        case .shippedStyle, .component: false
        }
    }
}

extension Value {
    /// The pictures in the value.
    fileprivate var images: [ImageValue] {
        switch self {
        case .image(let image): return [image]
        case .runs(let runs): return runs.compactMap(\.image)
        case .binding(let binding): return binding.fallback?.value.images ?? []
        case .repetition(let repetition):
            guard case .literals(let literals, _) = repetition.content else { return [] }
            return literals.flatMap { $0.values.flatMap(\.value.images) }
        default: return []
        }
    }
}

extension StateField {
    /// The symbols among the values that the spec gives the field.
    fileprivate var images: [ImageValue] {
        guard type.basic == .image else { return [] }
        var images: [ImageValue] = []
        if case .value(let value)? = initialValue { images += value.images }
        if case .value(let value)? = sample { images += value.images }
        return images
    }
}
