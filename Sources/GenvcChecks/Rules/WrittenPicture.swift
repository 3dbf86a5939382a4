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

    /// The symbol that the name of an asset is without its prefix; nil if it is none that the screen can show, and for
    /// a picture that says that it is an asset.
    func symbolMeant(fromIOS version: Int) -> String? {
        guard case .asset(let name) = image.source, isPlainWord, let symbol = SystemSymbol.named(name),
            symbol.isThere(fromIOS: version)
        else { return nil }
        return name
    }

    /// The pictures of a screen and of its components, in the order of their elements.
    static func all(in screen: Screen) -> [WrittenPicture] {
        var pictures: [WrittenPicture] = []
        WrittenValue.visit(screen) { pictures += $0.pictures }
        return pictures + ofFields(in: screen)
    }

    /// The pictures that the spec gives fields of state and parameters, as values at first and as samples.
    static func ofFields(in screen: Screen) -> [WrittenPicture] {
        (screen.state + screen.components.flatMap { $0.state + $0.parameters }).flatMap { field in
            field.images.map { image in
                WrittenPicture(image: image, range: field.name.range, element: nil, isIcon: false, isWhole: false)
            }
        }
    }
}

extension WrittenValue {
    /// The pictures in the value.
    var pictures: [WrittenPicture] {
        keyed.value.images.map { image in
            WrittenPicture(
                image: image, range: keyed.range, element: owner, isIcon: element.kind.intrinsicSize != .picture,
                isWhole: keyed.value == .image(image))
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
    /// The pictures among the values that the spec gives the field.
    fileprivate var images: [ImageValue] {
        guard type.basic == .image else { return [] }
        var images: [ImageValue] = []
        if case .value(let value)? = initialValue { images += value.images }
        if case .value(let value)? = sample { images += value.images }
        return images
    }
}
