import RandomSpecs
import SimpleLayout
import Testing

/// Properties of every layout, tried on thousands of random ones that are the same on each run.
@Suite struct LayoutPropertyTests {
    /// Beyond the engine's own tolerance, so that only real differences count.
    private static let tolerance = 0.000_01

    /// Calls `body` with filled layouts; most of them hold everything they were offered.
    private func forEachLayout(seed: UInt64, _ body: (Layout, inout SeededGenerator) throws -> Void) rethrows {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<3_000 {
            var layout = Layout.random(using: &generator)
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                _ = try? layout.add(item: .random(using: &generator))
            }
            try body(layout, &generator)
        }
    }

    @Test func lengthsSpacingAndLeftoverMakeUpTheParent() {
        forEachLayout(seed: 1) { layout, _ in
            let lengths = layout.frames().map(layout.mainLength).reduce(0, +)
            let gaps = layout.spacing * Double(max(0, layout.items.count - 1))
            let available = layout.mainLength(layout.parentFrame) - layout.mainInsets
            #expect(abs(lengths + gaps + layout.leftover - max(0, available)) < Self.tolerance)
        }
    }

    @Test func framesAreOrderedWithTheSpacingBetweenThem() {
        forEachLayout(seed: 2) { layout, _ in
            let frames = layout.frames()
            for (frame, next) in zip(frames, frames.dropFirst()) {
                #expect(abs(layout.gap(from: frame, to: next) - layout.spacing) < Self.tolerance)
            }
        }
    }

    @Test func framesAreInsideTheParentUnlessOverflowIsReported() {
        var overflowing = 0
        forEachLayout(seed: 3) { layout, _ in
            let outside = layout.frames().map { layout.parentFrame.distance(outside: $0) }.max() ?? 0
            let across = layout.frames().map(layout.crossLength).max() ?? 0
            let available = layout.crossLength(layout.parentFrame) - layout.crossInsets
            if layout.crossOverflow == 0 {
                #expect(outside < Self.tolerance)
            } else {
                overflowing += 1
                #expect(abs(layout.crossOverflow - (across - available)) < Self.tolerance)
            }
        }
        #expect(overflowing > 100)
    }

    @Test func fixedLengthsAreExactAndMinimumsAreKept() throws {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<3_000 {
            var layout = Layout.random(using: &generator)
            var minimums: [Double] = []
            for _ in 0..<10 {
                let minimum = Double.random(in: 0...80, using: &generator)
                let weight = Double.random(in: 0.1...8, using: &generator)
                guard (try? layout.add(item: .flexible(weight: weight, min: minimum))) != nil else { continue }
                minimums.append(minimum)
                let fixed = Double.random(in: 0...40, using: &generator)
                guard (try? layout.add(item: .length(fixed, along: layout.direction))) != nil else { continue }
                #expect(layout.frames().last.map(layout.mainLength) == fixed)
                minimums.append(fixed)
            }
            #expect(zip(layout.frames(), minimums).allSatisfy { layout.mainLength($0) >= $1 })
        }
    }

    @Test func everyItemAboveItsMinimumGetsTheSamePerWeight() throws {
        var generator = SeededGenerator(seed: 5)
        var withBindingMinimum = 0
        for _ in 0..<3_000 {
            let parent = Rect(x: 0, y: 0, width: 1_000, height: 10)
            var layout = Layout(parentFrame: parent, direction: .row)
            var wishes: [(weight: Double, minimum: Double)] = []
            for _ in 0..<Int.random(in: 1...9, using: &generator) {
                wishes.append((.random(in: 0.1...8, using: &generator), .random(in: 0...110, using: &generator)))
            }
            try layout.add(items: wishes.map { .flexible(weight: $0.weight, min: $0.minimum) })

            let lengths = layout.frames().map(\.width)
            let perWeight = zip(lengths, wishes).filter { $0 > $1.minimum + Self.tolerance }.map { $0 / $1.weight }
            let level = try #require(perWeight.first)
            #expect(perWeight.allSatisfy { abs($0 - level) < Self.tolerance })
            // One that stays at its minimum would get no more by sharing.
            let pinned = zip(lengths, wishes).filter { $0 <= $1.minimum + Self.tolerance }
            #expect(pinned.allSatisfy { level * $1.weight <= $1.minimum + Self.tolerance })
            withBindingMinimum += pinned.isEmpty ? 0 : 1
        }
        #expect(withBindingMinimum > 1_000)
    }

    @Test func addingAFixedItemNeverGrowsAnother() {
        var added = 0
        forEachLayout(seed: 6) { layout, generator in
            var longer = layout
            let item = Item.length(.random(in: 0...40, using: &generator), along: layout.direction)
            guard (try? longer.add(item: item)) != nil else { return }
            added += 1
            for (before, after) in zip(layout.frames(), longer.frames()) {
                #expect(layout.mainLength(after) <= layout.mainLength(before) + Self.tolerance)
            }
        }
        #expect(added > 1_000)
    }

    @Test func oneByOneIsTheSameAsABatch() throws {
        try forEachLayout(seed: 7) { layout, _ in
            var batch = layout.emptied
            let placed = layout.items.isEmpty ? [] : try batch.add(items: layout.items)
            #expect(batch == layout)
            #expect(batch.frames() == layout.frames())
            #expect(placed.map(\.index) == Array(layout.items.indices))
        }
    }

    @Test func oneFrameIsTheSameAsAmongAll() throws {
        try forEachLayout(seed: 8) { layout, _ in
            let oneByOne = try layout.items.indices.map { index in try layout.frame(at: index) }
            #expect(oneByOne == layout.frames())
        }
    }

    @Test func anAddThatThrowsChangesNothing() {
        var failures = 0
        forEachLayout(seed: 9) { layout, generator in
            var tried = layout
            let items = (0..<4).map { _ in Item.random(using: &generator) }
            let failing = items + [.length(Bool.random(using: &generator) ? 5_000 : -1, along: layout.direction)]
            #expect(throws: LayoutError.self) { try tried.add(items: failing) }
            #expect(tried == layout)
            #expect(tried.frames() == layout.frames())
            failures += 1
        }
        #expect(failures == 3_000)
    }

    @Test func rightToLeftIsTheMirrorImage() throws {
        try forEachLayout(seed: 10) { layout, _ in
            let opposite: LayoutDirection = layout.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            var mirrored = layout.emptied(layoutDirection: opposite)
            if !layout.items.isEmpty { try mirrored.add(items: layout.items) }
            let parent = layout.parentFrame
            for (frame, image) in zip(layout.frames(), mirrored.frames()) {
                #expect(frame.size == image.size)
                #expect(frame.minY == image.minY)
                #expect(abs((frame.minX - parent.minX) - (parent.maxX - image.maxX)) < Self.tolerance)
            }
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func pixelFramesTileExactly(scale: Double) throws {
        try forEachLayout(seed: 11) { layout, _ in
            let (frames, pixelFrames) = (layout.frames(), try layout.frames(scale: scale))
            for (frame, pixelFrame) in zip(frames, pixelFrames) {
                for (edge, pixelEdge) in zip(frame.edges, pixelFrame.edges) {
                    #expect(abs(pixelEdge * scale - (pixelEdge * scale).rounded()) < 1e-9)
                    #expect(abs(pixelEdge - edge) <= 0.5 / scale + Self.tolerance)
                }
                #expect(pixelFrame.width >= 0 && pixelFrame.height >= 0)
            }
            for (frame, next) in zip(pixelFrames, pixelFrames.dropFirst()) {
                let gap = (layout.gap(from: frame, to: next) * scale).rounded()
                #expect(layout.spacing > 0 ? gap >= 0 : gap == 0)
            }
        }
    }

    /// With time in proportion to n² or more this takes hours, and well under a minute with less.
    @Test(.timeLimit(.minutes(1))) func manyItemsTakeTimeInProportion() throws {
        let count = 100_000
        let parent = Rect(x: 0, y: 0, width: 10, height: 1_000_000)
        var layout = Layout(parentFrame: parent, direction: .column)
        for index in 0..<count {
            try layout.add(item: index.isMultiple(of: 2) ? .flexible : .height(4))
        }
        for index in 0..<count {
            #expect(try abs(layout.frame(at: index).minY - Double(index / 2 * 20 + index % 2 * 16)) < 0.001)
        }
        try layout.add(item: .flexible(min: 1_000))
        #expect(layout.frames().count == count + 1)
    }
}
