import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The points at which a screen is tried: viewports, each at a number of settings.
///
/// A setting is everything about a point but its viewport: text size, direction, keyboard, variant, stretch. A full
/// matrix has each setting on each viewport; the standard one has few, since it is tried each time code is made.
package struct LayoutMatrix: Sendable {
    /// Everything about a point but its viewport, as indices into the lists of the matrix. The first of each list is
    /// the default, except for text sizes.
    struct Setting: Sendable, Hashable {
        /// An index into `textSizes`.
        var textSize: Int
        /// An index into `directions`.
        var direction: Int
        /// An index into `keyboards`.
        var keyboard: Int
        /// An index into `variants`.
        var variant: Int
        /// An index into `stretches`.
        var stretch: Int
    }

    /// The part of the screen that the keyboard covers.
    enum Keyboard: Sendable, Hashable {
        /// The keyboard is not shown.
        case down
        /// The keyboard is up, as high as it is on the device.
        case up
        /// The keyboard covers this many points from the bottom of the screen.
        case covering(Double)
    }

    /// The factor by which texts are longer in the pseudo-locale than in the spec; translations come close to it.
    static let pseudoLocaleStretch = 1.4

    /// The devices, each held one way, with the bars of the screen.
    let viewports: [Viewport]
    /// The text sizes, smallest first.
    let textSizes: [TextSize]
    /// The directions of writing; left to right is the first.
    let directions: [LayoutDirection]
    /// The states of the keyboard; `down` alone for a screen that takes no text.
    let keyboards: [Keyboard]
    /// Which hidden views are shown.
    let variants: [LayoutVariant]
    /// The factors by which texts are wider than written, 1 first.
    let stretches: [Double]
    /// Every combination of the lists except the viewports.
    let settings: [Setting]
    /// True if every setting is tried on every viewport.
    let isFull: Bool
    /// True if the matrix has every device, text size, direction and variant.
    let isWhole: Bool
    /// The points that are tried.
    private(set) var tried: PointSet

    /// The extent of the matrix of which this one is a part, so that places are named as places of all; its own for a
    /// matrix that is no part.
    private(set) var whole: Extent

    /// The devices, text sizes and directions over which a matrix reaches.
    struct Extent: Sendable {
        /// The devices, each held one way.
        let viewports: [Viewport]
        /// The text sizes, smallest first.
        let textSizes: [TextSize]
        /// The directions of writing.
        let directions: [LayoutDirection]

        /// The default text size; the first one where it is not among them.
        var usualTextSize: TextSize { textSizes.contains(.large) ? .large : textSizes.first ?? .large }
    }

    /// Every point: devices, held both ways, at all text sizes, in both directions, with the keyboard up where the
    /// screen takes text, with each of its hidden views, and with longer texts.
    package static func full(of tree: ViewTree, _ selection: LayoutSelection = LayoutSelection()) -> LayoutMatrix {
        let devices =
            selection.devices.isEmpty
            ? Device.standing(for: tree.screen, otherwise: Device.all) : selection.devices
        let viewports = devices.flatMap { device in
            device.orientations(of: tree.screen).filter { selection.orientation ?? $0 == $0 }
                .map { Viewport(device, $0, screen: tree.screen) }
        }
        let extent = Extent(
            viewports: viewports, textSizes: selection.textSize.map { [$0] } ?? TextSize.allCases,
            directions: selection.direction.map { [$0] } ?? [.leftToRight, .rightToLeft])
        return LayoutMatrix(
            over: extent, keyboards: Self.keyboards(of: tree), variants: LayoutVariant.all(of: tree),
            stretches: [1, pseudoLocaleStretch], isFull: true, isWhole: selection.isEverything)
    }

    /// The points that are tried each time code is made: every device in each orientation with default settings, and
    /// the narrowest device also with large texts, with the keyboard up, and with longer texts.
    ///
    /// - Parameter devices: none for those of a screen, or of a component.
    package static func standard(of tree: ViewTree, devices: [Device] = []) -> LayoutMatrix {
        let devices = devices.isEmpty ? Device.standing(for: tree.screen, otherwise: Device.defaults) : devices
        let viewports = devices.flatMap { device in
            device.orientations(of: tree.screen).map { Viewport(device, $0, screen: tree.screen) }
        }
        let extent = Extent(
            viewports: viewports, textSizes: [.large, .extraExtraExtraLarge, .accessibility5],
            directions: [.leftToRight])
        var matrix = LayoutMatrix(
            over: extent, keyboards: Self.keyboards(of: tree), variants: [.written],
            stretches: [1, pseudoLocaleStretch], isFull: false)
        let narrowest = matrix.narrowestViewport
        for (index, setting) in matrix.settings.enumerated() {
            switch matrix.deviation(of: setting).count {
            case 0: for viewport in viewports.indices { matrix.tried.insert(setting: index, viewport: viewport) }
            case 1: if let narrowest { matrix.tried.insert(setting: index, viewport: narrowest) }
            default: break
            }
        }
        return matrix
    }

    /// The states of the keyboard to try. No keyboard comes up in the preview box of a component.
    private static func keyboards(of tree: ViewTree) -> [Keyboard] {
        tree.takesText && Device.boxes(of: tree.screen).isEmpty ? [.down, .up] : [.down]
    }

    /// A matrix with one point.
    package static func single(_ point: LayoutPoint) -> LayoutMatrix {
        LayoutMatrix(
            over: Extent(
                viewports: [point.viewport], textSizes: [point.textSize], directions: [point.direction]),
            keyboards: [point.keyboard > 0 ? .covering(point.keyboard) : .down], variants: [point.variant],
            stretches: [point.stretch], isFull: true)
    }

    /// Makes the settings as a product of the lists. A matrix that is not full has no points yet.
    private init(
        over extent: Extent, keyboards: [Keyboard], variants: [LayoutVariant], stretches: [Double], isFull: Bool,
        isWhole: Bool = false
    ) {
        viewports = extent.viewports
        textSizes = extent.textSizes
        directions = extent.directions
        self.keyboards = keyboards
        self.variants = variants
        self.stretches = stretches
        self.isFull = isFull
        whole = extent
        self.isWhole = isWhole
        var settings: [Setting] = []
        settings.reserveCapacity(
            textSizes.count * directions.count * keyboards.count * variants.count * stretches.count)
        for variant in variants.indices {
            for stretch in stretches.indices {
                for keyboard in keyboards.indices {
                    for direction in directions.indices {
                        for textSize in textSizes.indices {
                            settings.append(
                                Setting(
                                    textSize: textSize, direction: direction, keyboard: keyboard, variant: variant,
                                    stretch: stretch))
                        }
                    }
                }
            }
        }
        self.settings = settings
        tried = PointSet(settingCount: settings.count, viewportCount: viewports.count)
        if isFull { tried.insertAll() }
    }

    /// The index of the narrowest viewport; nil without any.
    var narrowestViewport: Int? { viewports.indices.min { viewports[$0].width < viewports[$1].width } }

    /// The matrix without the views that only the app's own code shows.
    var withoutVariants: LayoutMatrix {
        guard variants.count > 1 else { return self }
        var matrix = LayoutMatrix(
            over: Extent(viewports: viewports, textSizes: textSizes, directions: directions), keyboards: keyboards,
            variants: [.written], stretches: stretches, isFull: isFull, isWhole: isWhole)
        matrix.whole = whole
        return matrix
    }

    /// The part of the matrix within limits of its lists, with the points of it that are tried here.
    func limited(to limits: Limits) -> LayoutMatrix {
        let kept = (
            viewports: viewports.indices.filter(limits.viewports.contains),
            textSizes: textSizes.indices.filter(limits.textSizes.contains),
            directions: directions.indices.filter(limits.directions.contains)
        )
        let extent = Extent(
            viewports: kept.viewports.map { viewports[$0] }, textSizes: kept.textSizes.map { textSizes[$0] },
            directions: kept.directions.map { directions[$0] })
        var part = LayoutMatrix(
            over: extent, keyboards: keyboards, variants: variants, stretches: stretches, isFull: isFull,
            isWhole: isWhole)
        part.whole = whole
        guard !isFull else { return part }
        for (index, setting) in part.settings.enumerated() {
            var whole = setting
            whole.textSize = kept.textSizes[setting.textSize]
            whole.direction = kept.directions[setting.direction]
            let triedHere = tried.viewports(at: self.index(of: whole))
            for (position, viewport) in kept.viewports.enumerated() where triedHere.contains(viewport) {
                part.tried.insert(setting: index, viewport: position)
            }
        }
        return part
    }

    /// The place of a setting in `settings`, computed from its parts.
    func index(of setting: Setting) -> Int {
        var index = setting.variant
        index = index * stretches.count + setting.stretch
        index = index * keyboards.count + setting.keyboard
        index = index * directions.count + setting.direction
        return index * textSizes.count + setting.textSize
    }

    /// The point of a viewport, given by its index, at a setting.
    func point(_ viewport: Int, _ setting: Setting) -> LayoutPoint {
        let viewport = viewports[viewport]
        let keyboard =
            switch keyboards[setting.keyboard] {
            case .down: 0.0
            case .up: viewport.keyboardHeight
            case .covering(let height): height
            }
        return LayoutPoint(
            viewport, textSize: textSizes[setting.textSize], direction: directions[setting.direction],
            keyboard: keyboard, variant: variants[setting.variant], stretch: stretches[setting.stretch])
    }

    /// Which parts of a setting differ from the default. If the whole matrix lacks the default text size, its first one
    /// counts as the default.
    func deviation(of setting: Setting) -> Deviation {
        var deviation: Deviation = []
        if textSizes[setting.textSize] != whole.usualTextSize { deviation.insert(.textSize) }
        // The first of each other list is the default.
        if setting.keyboard > 0 { deviation.insert(.keyboard) }
        if setting.variant > 0 { deviation.insert(.variant) }
        if setting.stretch > 0 { deviation.insert(.stretch) }
        if directions[setting.direction] != whole.directions.first { deviation.insert(.direction) }
        return deviation
    }
}

/// Which parts of a setting differ from those of a device with default settings.
struct Deviation: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// The text size is not the default one.
    static let textSize = Deviation(rawValue: 1 << 0)
    /// The keyboard is up.
    static let keyboard = Deviation(rawValue: 1 << 1)
    /// Views are shown that the spec hides at first.
    static let variant = Deviation(rawValue: 1 << 2)
    /// Texts are longer than written.
    static let stretch = Deviation(rawValue: 1 << 3)
    /// The layout runs from right to left.
    static let direction = Deviation(rawValue: 1 << 4)

    /// Each deviation by itself, in the order in which findings name them.
    static let single: [Deviation] = [.textSize, .keyboard, .variant, .stretch, .direction]

    /// The number of parts that differ.
    var count: Int { rawValue.nonzeroBitCount }
}
