import GenvcModel
import GenvcText
import GenvcViews
import SimpleLayout

/// The heights that the texts of a layout need.
extension LaidOutScreen {
    private var scale: Double { frames.viewport.scale }

    /// The height that the text in a view needs in that width, in points; nil for a view without text.
    ///
    /// For a button or a field with one line it is the height of the line: UIKit centres it, whatever room is left
    /// around it.
    func textHeight(of view: Int, in width: Double) -> Double? {
        switch plan.nodes[view].intrinsic {
        case .text(let content):
            guard !content.title.isEmpty || content.subtitle != nil else { return nil }
            let height = content.height(in: width, scale: scale)
            return subjects[view].facts.contains(.isLabel) || content.showsSeveralLines(in: width)
                ? height : height - content.verticalInsets
        case .segments: return TextMetrics.lineHeight(size: Intrinsic.segmentTextSize)
        case .none, .fixed, .wheels, .height: return nil
        }
    }

    /// The height that a view of its present width needs for its texts; nil if it has none.
    func neededHeight(of view: Int) -> Double? {
        let node = plan.nodes[view]
        guard let rect = frames[view] else { return nil }
        if node.stack == nil, !node.isBand { return textHeight(of: view, in: rect.width) }
        if node.isBand, let only = node.only, plan.nodes[only].stack == nil, let inner = frames[only] {
            return textHeight(of: only, in: inner.width)
        }
        let measured = measure(view)
        return measured.hasText ? measured.height : nil
    }

    /// The height that a view needs, and whether a text decides it.
    ///
    /// The function calls itself for the views inside; the reader limits the depth of a spec.
    private func measure(_ view: Int) -> (height: Double, hasText: Bool) {
        let node = plan.nodes[view]
        guard let rect = frames[view] else { return (0, false) }
        if let stack = node.stack {
            let children = plan.arranged[node.arranged]
            var hasText = false
            var (sum, most) = (stack.top + stack.bottom, 0.0)
            for child in children {
                let part = part(child)
                hasText = hasText || part.hasText
                most = max(most, part.height)
                if !stack.isHorizontal {
                    sum += part.height
                    if child != children.last { sum += plan.gap(after: child) }
                }
            }
            return (stack.isHorizontal ? sum + most : sum, hasText)
        }
        if node.isBand, let only = node.only { return part(only) }
        // Rows that scroll sideways are as high as the highest of them.
        if let content = plan.contentStacks[view], tree.scroll(of: view) == .horizontal { return measure(content) }
        let height = node.intrinsic.height(in: rect.width, scale: scale, isCompact: frames.viewport.hasCompactHeight)
        return (height ?? 0, node.intrinsic.hasText)
    }

    /// The height that a view needs in its stack, with the rules of the spec about its height applied.
    func part(_ view: Int) -> (height: Double, hasText: Bool) {
        let node = plan.nodes[view]
        if node.isHairline { return (1 / scale, false) }
        let own = measure(view)
        if node.ratio > 0 { return (frames[view]?.height ?? 0, own.hasText) }
        return (node.height.resolved(own.height), own.hasText)
    }

    /// The outermost stack that squeezes the text below its height; nil if the text has its height, or a limit of its
    /// own.
    func stackTooLow(for leaf: Int) -> Int? {
        guard subjects[leaf].facts.contains(.showsText), let rect = frames[leaf],
            let needed = plan.nodes[leaf].intrinsic.height(in: rect.width, scale: scale),
            needed > rect.height + Self.tolerance,
            subjects[leaf].heightLimit == nil, subjects[outerView(of: leaf)].heightLimit == nil
        else { return nil }
        var cause: Int?
        var view = plan.nodes[leaf].parent
        while view >= 0 {
            if plan.nodes[view].stack != nil {
                guard let rect = frames[view], let needed = neededHeight(of: view),
                    needed > rect.height + Self.tolerance
                else { break }
                cause = view
            }
            view = plan.nodes[view].parent
        }
        return cause
    }
}

extension TextContent {
    /// True if the text, with what stands below it, takes more than one line.
    fileprivate func showsSeveralLines(in width: Double) -> Bool {
        lines != 1 && (subtitle != nil || title.lineCount(in: room(in: width)) > 1)
    }
}

extension Intrinsic {
    /// The point size of the titles of a `UISegmentedControl`, which do not follow the text size.
    static let segmentTextSize = 13.0

    /// True for a view that shows text, even if the text is still empty.
    fileprivate var hasText: Bool {
        switch self {
        case .text(let content): !content.title.isEmpty || content.subtitle != nil
        case .segments: true
        case .none, .fixed, .wheels, .height: false
        }
    }
}
