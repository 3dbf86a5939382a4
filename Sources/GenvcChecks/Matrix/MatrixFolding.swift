import GenvcVocabulary

/// Finds the defects of a whole matrix from some of its points.
///
/// A matrix is divided into boxes: viewports of a chain, text sizes and stretches. Along each of these axes the needed
/// room, or the available room, only grows, so that a defect begins or ends at most once. If the corners of a box have
/// the same defects, all points in it have them; if not, the box is divided.
struct MatrixFolding {
    /// A part of the matrix, at one setting of the keyboard and in one variant, as ranges of indices.
    private struct Box {
        /// Places in the chain of viewports.
        var classes: Range<Int>
        /// The text sizes of the box, as indices of the matrix.
        var textSizes: Range<Int>
        /// The stretches of the box, as indices of the matrix.
        var stretches: Range<Int>
    }

    /// A point of a box that was laid out, with the numbers of its defects.
    private struct Corner {
        /// The place of the viewport's class in its chain.
        let chainIndex: Int
        /// An index into the text sizes of the matrix.
        let textSize: Int
        /// An index into the stretches of the matrix.
        let stretch: Int
        /// The numbers of the defects at the point, in ascending order.
        let defects: [Int]
    }

    /// Text sizes that are laid out although they are no corners: the default size, and the last one before the
    /// accessibility sizes. Some needs shrink where a text begins to wrap.
    private static let probes: [TextSize] = [.large, .extraExtraExtraLarge]

    private let matrix: LayoutMatrix
    private let hasSides: Bool
    /// The probes as indices into the text sizes of the matrix.
    private let probes: [Int]

    /// Folds a matrix that has all points.
    ///
    /// - Parameter hasSides: True if the layout knows left and right.
    init(_ matrix: LayoutMatrix, hasSides: Bool) {
        self.matrix = matrix
        self.hasSides = hasSides
        probes = Self.probes.compactMap { matrix.textSizes.firstIndex(of: $0) }
    }

    /// A set of points that all have the same defects.
    struct Uniform {
        /// The numbers of the defects, in ascending order.
        let defects: [Int]
        /// The viewports that have the defects at each of the settings.
        let viewports: ViewportSet
        /// Indices into the matrix's settings.
        let settings: [Int]
    }

    /// The parts of the matrix that have defects.
    ///
    /// - Parameter defects: what a point has: numbers that stand for defects, in order.
    func fold(defects: (_ viewport: Int, LayoutMatrix.Setting) -> [Int]) -> [Uniform] {
        var parts: [Uniform] = []
        for chain in ViewportChain.all(of: matrix, hasSides: hasSides) {
            for variant in matrix.variants.indices {
                for keyboard in matrix.keyboards.indices {
                    let setting = LayoutMatrix.Setting(
                        textSize: 0, direction: 0, keyboard: keyboard, variant: variant, stretch: 0)
                    fold(chain, at: setting, defects, into: &parts)
                }
            }
        }
        return parts
    }

    /// Folds one chain of viewports at one keyboard and variant. All directions of a class share its layouts.
    private func fold(
        _ chain: ViewportChain, at setting: LayoutMatrix.Setting,
        _ defects: (_ viewport: Int, LayoutMatrix.Setting) -> [Int], into parts: inout [Uniform]
    ) {
        func changed(_ textSize: Int, _ stretch: Int, _ direction: Int) -> LayoutMatrix.Setting {
            var setting = setting
            (setting.textSize, setting.stretch, setting.direction) = (textSize, stretch, direction)
            return setting
        }
        let whole = Box(
            classes: chain.classes.indices, textSizes: matrix.textSizes.indices, stretches: matrix.stretches.indices)
        divide(whole) { index, textSize, stretch in
            let one = chain.classes[index]
            return defects(one.viewport, changed(textSize, stretch, one.direction))
        } uniform: { box, numbers in
            guard !numbers.isEmpty else { return }
            for direction in matrix.directions.indices {
                var viewports = ViewportSet(count: matrix.viewports.count)
                for index in box.classes { viewports.formUnion(chain.classes[index].members[direction]) }
                guard !viewports.isEmpty else { continue }
                parts.append(
                    Uniform(
                        defects: numbers, viewports: viewports,
                        settings: box.stretches.flatMap { stretch in
                            box.textSizes.map { matrix.index(of: changed($0, stretch, direction)) }
                        }))
            }
        }
    }

    /// Divides a box until the corners of each part agree.
    ///
    /// - Parameters:
    ///   - defects: lays out a point and gives the numbers of its defects.
    ///   - uniform: gets each part whose points all have the same defects, and the numbers of these.
    private func divide(
        _ whole: Box, defects: (_ index: Int, _ textSize: Int, _ stretch: Int) -> [Int],
        uniform: (Box, [Int]) -> Void
    ) {
        var open = [whole]
        while let box = open.popLast() {
            var corners: [Corner] = []
            for stretch in ends(of: box.stretches) {
                for textSize in ends(of: box.textSizes) + probes.filter({ isInside($0, box.textSizes) }) {
                    for index in ends(of: box.classes) {
                        corners.append(
                            Corner(
                                chainIndex: index, textSize: textSize, stretch: stretch,
                                defects: defects(index, textSize, stretch)))
                    }
                }
            }
            guard let first = corners.first else { continue }
            if !first.defects.isEmpty, !corners.contains(where: { $0.defects != first.defects }) {
                // One defect can hide another: a text that wraps leaves more room to its neighbour. So all text sizes
                // inside are laid out.
                for textSize in box.textSizes.dropFirst().dropLast() where !probes.contains(textSize) {
                    let index = textSize % 2 == 0 ? box.classes.lowerBound : box.classes.upperBound - 1
                    corners.append(
                        Corner(
                            chainIndex: index, textSize: textSize, stretch: box.stretches.lowerBound,
                            defects: defects(index, textSize, box.stretches.lowerBound)))
                }
            }
            guard corners.contains(where: { $0.defects != first.defects }) else {
                uniform(box, first.defects)
                continue
            }
            open += halves(of: box, corners)
        }
    }

    /// Divides a box along the longest of the axes along which its corners differ.
    private func halves(of box: Box, _ corners: [Corner]) -> [Box] {
        func differ(_ same: (Corner, Corner) -> Bool) -> Bool {
            corners.contains { one in corners.contains { same(one, $0) && one.defects != $0.defects } }
        }
        let axes: [(axis: WritableKeyPath<Box, Range<Int>>, differs: Bool)] = [
            (\.classes, differ { $0.textSize == $1.textSize && $0.stretch == $1.stretch }),
            (\.textSizes, differ { $0.chainIndex == $1.chainIndex && $0.stretch == $1.stretch }),
            (\.stretches, differ { $0.chainIndex == $1.chainIndex && $0.textSize == $1.textSize }),
        ]
        let longest = axes.filter(\.differs).max { box[keyPath: $0.axis].count < box[keyPath: $1.axis].count }
        guard let axis = longest?.axis else { return [] }
        let range = box[keyPath: axis]
        let middle = range.lowerBound + (range.count + 1) / 2
        return [range.lowerBound..<middle, middle..<range.upperBound].map { part in
            var half = box
            half[keyPath: axis] = part
            return half
        }
    }

    /// The first and the last index of a range.
    private func ends(of range: Range<Int>) -> [Int] {
        range.count > 1 ? [range.lowerBound, range.upperBound - 1] : [range.lowerBound]
    }

    /// True for an index of the range that is neither its first nor its last.
    private func isInside(_ index: Int, _ range: Range<Int>) -> Bool {
        index > range.lowerBound && index < range.upperBound - 1
    }
}
