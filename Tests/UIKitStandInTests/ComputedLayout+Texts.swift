import UIKit

extension ComputedLayout {
    private static let word = "0000000000"

    static let texts: [ComputedLayout] = [
        // Three words and two spaces are 3 × 94.52 + 2 × 4.726 = 293.012 wide, a fourth does not fit: two lines.
        ComputedLayout(
            "text wraps at words", ["a": "0 0 300 40.667"]
        ) { root in
            let view = label([word, word, word, word].joined(separator: " "), lines: 0)
            root.add(view, width: 300)
            return ["a": view]
        },
        // 31 digits are 293.012 wide, 32 are 302.464: two lines for 40.
        ComputedLayout(
            "a word wider than the line is broken", ["a": "0 0 300 40.667"]
        ) { root in
            let view = label(String(repeating: "0", count: 40), lines: 0)
            root.add(view, width: 300)
            return ["a": view]
        },
        // Twelve words are four lines, of which three are shown: 3 × 20.281 = 60.843 → 183 pixels = 61.
        ComputedLayout(
            "lines are limited", ["a": "0 0 300 61"]
        ) { root in
            let view = label(Array(repeating: word, count: 12).joined(separator: " "), lines: 3)
            root.add(view, width: 300)
            return ["a": view]
        },
        // Two texts of several lines get at most 300 / 2 - 10 × 1 / 2 = 145 each, at 950 and 951.
        ComputedLayout(
            "two texts of several lines share a row", ["a": "0 0 145 20.333", "b": "155 0 145 20.333"]
        ) { root in
            let views = [label("0", lines: 0), label("0", lines: 0)]
            root.add(stack(.horizontal, views, spacing: 10), width: 300)
            return ["a": views[0], "b": views[1]]
        },
        // Two words and a space are 193.766 wide: at most 145, so two lines, 40.667; the other is stretched to them.
        ComputedLayout(
            "a long text gets no more than its share", ["a": "0 0 155 40.667", "b": "155 0 145 40.667"]
        ) { root in
            let views = [label("0"), label("\(word) \(word)", lines: 0), label("", lines: 0)]
            views[2].isHidden = true
            let row = stack(.horizontal, [views[0], views[1]])
            root.add(row, width: 300)
            views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 145).isActive = true
            return ["a": views[0], "b": views[1]]
        },
        // Body is 28 points at AX1: 1.193 × 28 = 33.404 → 101 pixels = 33.667; 0.556 × 28 = 15.568 → 47 pixels =
        // 15.667.
        ComputedLayout(
            "text grows with the text size",
            on: LayoutEnvironment(size: CGSize(width: 300, height: 400), contentSizeCategory: .accessibilityMedium),
            ["a": "0 0 15.667 33.667"]
        ) { root in
            let view = label("0")
            view.font = .preferredFont(forTextStyle: .body)
            root.add(view)
            return ["a": view]
        },
        // At 2 pixels: 20.281 → 41 pixels = 20.5; bold "0" is 0.556 × 17 = 9.452 → 19 pixels = 9.5; regular "A" 0.667
        // and bold "A" 0.722 × 17 = 12.274 → 25 pixels = 12.5.
        ComputedLayout(
            "sizes of text are whole pixels",
            on: LayoutEnvironment(size: CGSize(width: 300, height: 400), displayScale: 2), ["a": "0 0 12.5 20.5"]
        ) { root in
            let view = label("A")
            view.font = .boldSystemFont(ofSize: 17)
            root.add(view)
            return ["a": view]
        },
        // An empty label has no size.
        ComputedLayout(
            "an empty label takes no room", ["a": "0 0 300 0", "b": "0 0 300 20.333"]
        ) { root in
            let views = [label(""), label("0")]
            root.add(stack(.vertical, views), width: 300)
            return ["a": views[0], "b": views[1]]
        },
        // "OK" is 778 + 667 = 1445 → 24.565 → 74 pixels = 24.667, with 12 on both sides 48.667; 20.333 + 2 × 7 =
        // 34.333. Large: 20 on both sides 64.667, 20.333 + 2 × 15 = 50.333.
        ComputedLayout(
            "a button is as large as its title and its insets",
            ["a": "0 0 64.667 34.333", "b": "0 34.333 64.667 50.333"]
        ) { root in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "OK"
            let small = UIButton(configuration: configuration)
            configuration.buttonSize = .large
            let views = [small, UIButton(configuration: configuration)]
            root.add(stack(.vertical, views))
            return ["a": views[0], "b": views[1]]
        },
    ]
}
