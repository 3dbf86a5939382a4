import UIKit

extension ComputedLayout {
    static let stackAlignments: [ComputedLayout] = [
        // The tallest wins: resistance 750 beats hugging 250. 31 of the switch against 20.333.
        ComputedLayout(
            "stretched views are as high as the tallest",
            ["stack": "0 0 300 31", "a": "0 0 249 31", "b": "249 0 51 31"]
        ) { root in
            let views = [label("0"), UISwitch()]
            let stackView = stack(.horizontal, views)
            root.add(stackView, width: 300)
            return ["stack": stackView, "a": views[0], "b": views[1]]
        },
        // The guide around both makes the stack 31 high: (31 - 20.333) / 2 = 5.333.
        ComputedLayout(
            "centred views make the stack as high as the tallest",
            ["stack": "0 0 300 31", "a": "0 5.333 249 20.333", "b": "249 0 51 31"]
        ) { root in
            let views = [label("0"), UISwitch()]
            let stackView = stack(.horizontal, views, .fill, .center)
            root.add(stackView, width: 300)
            return ["stack": stackView, "a": views[0], "b": views[1]]
        },
        ComputedLayout(
            "views at the top", ["stack": "0 0 300 31", "a": "0 0 249 20.333"]
        ) { root in
            let views = [label("0"), UISwitch()]
            let stackView = stack(.horizontal, views, .fill, .top)
            root.add(stackView, width: 300)
            return ["stack": stackView, "a": views[0]]
        },
        // 31 - 20.333
        ComputedLayout(
            "views at the bottom", ["stack": "0 0 300 31", "a": "0 10.667 249 20.333"]
        ) { root in
            let views = [label("0"), UISwitch()]
            let stackView = stack(.horizontal, views, .fill, .bottom)
            root.add(stackView, width: 300)
            return ["stack": stackView, "a": views[0]]
        },
        // A plain view without a height is 0 high at 25, and stands in the middle of 31.
        ComputedLayout(
            "a plain view collapses across the axis", ["a": "0 15.5 249 0"]
        ) { root in
            let views = [box(), UISwitch()]
            root.add(stack(.horizontal, views, .fill, .center), width: 300)
            return ["a": views[0]]
        },
        // One view: the stack is 100 high, its middle at 50: 50 - 20.333 / 2 = 39.833. It may not be less than the
        // view.
        ComputedLayout(
            "one centred view", ["a": "0 39.833 300 20.333"]
        ) { root in
            let views = [label("0")]
            root.add(stack(.horizontal, views, .fill, .center), width: 300, height: 100)
            return ["a": views[0]]
        },
        // The bottom of the stack only may not be above that of the view, but 0 at 49 makes it no higher.
        ComputedLayout(
            "one view at the top", ["stack": "0 0 9.667 20.333", "a": "0 0 9.667 20.333"]
        ) { root in
            let views = [label("0")]
            let stackView = stack(.horizontal, views, .fill, .top)
            root.add(stackView)
            return ["stack": stackView, "a": views[0]]
        },
        // Baselines 0.952 × 34 = 32.368 and 0.952 × 17 = 16.184 below the tops, so the second is 16.184 lower. Its
        // bottom, 36.517, is above that of the first: 1.193 × 34 = 40.562 → 122 pixels = 40.667.
        ComputedLayout(
            "texts on the first baseline",
            ["stack": "0 0 28.667 40.667", "a": "0 0 19 40.667", "b": "19 16.184 9.667 20.333"]
        ) { root in
            let views = [label("0", size: 34), label("0")]
            let stackView = stack(.horizontal, views, .fill, .firstBaseline)
            root.add(stackView)
            return ["stack": stackView, "a": views[0], "b": views[1]]
        },
        // The other way round the top of the stack is tied to its first view alone: the second stands out 16.184 above,
        // and ends 40.667 - 16.184 = 24.483 below the top of the stack.
        ComputedLayout(
            "a taller second text stands out above a stack with a first baseline",
            ["stack": "0 0 28.667 24.483", "a": "0 0 9.667 20.333", "b": "9.667 -16.184 19 40.667"]
        ) { root in
            let views = [label("0"), label("0", size: 34)]
            let stackView = stack(.horizontal, views, .fill, .firstBaseline)
            root.add(stackView)
            return ["stack": stackView, "a": views[0], "b": views[1]]
        },
        // Descenders 0.241 × 34 = 8.194 and 0.241 × 17 = 4.097: the small text ends 4.097 above the large one.
        // 40.667 - 4.097 - 20.333 = 16.237
        ComputedLayout(
            "texts on the last baseline",
            ["stack": "0 0 28.667 40.667", "a": "0 0 19 40.667", "b": "19 16.237 9.667 20.333"]
        ) { root in
            let views = [label("0", size: 34), label("0")]
            let stackView = stack(.horizontal, views, .fill, .lastBaseline)
            root.add(stackView)
            return ["stack": stackView, "a": views[0], "b": views[1]]
        },
        // Each as wide as its text; the stack as wide as the wider.
        ComputedLayout(
            "views at the leading side",
            ["stack": "0 0 94.667 40.667", "a": "0 0 9.667 20.333", "b": "0 20.333 94.667 20.333"]
        ) { root in
            let views = [label("0"), label("0000000000")]
            let stackView = stack(.vertical, views, .fill, .leading)
            root.add(stackView)
            return ["stack": stackView, "a": views[0], "b": views[1]]
        },
        // 10 + 20.333 + 20 high, 5 + 9.667 + 15 wide.
        ComputedLayout(
            "views inside the margins of a stack", ["stack": "0 0 29.667 50.333", "a": "5 10 9.667 20.333"]
        ) { root in
            let views = [label("0")]
            let stackView = stack(.vertical, views)
            stackView.isLayoutMarginsRelativeArrangement = true
            stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 15)
            root.add(stackView)
            return ["stack": stackView, "a": views[0]]
        },
        // From the right: 300 - 51 = 249 for the first, 249 - 10 - 9.667 = 229.333 for the second.
        ComputedLayout(
            "a row from right to left",
            on: LayoutEnvironment(size: CGSize(width: 300, height: 400), layoutDirection: .rightToLeft),
            ["stack": "229.333 0 70.667 31", "a": "249 0 51 31", "b": "229.333 0 9.667 31"]
        ) { root in
            let views = [UISwitch(), label("0")]
            let stackView = stack(.horizontal, views, spacing: 10)
            root.add(stackView)
            return ["stack": stackView, "a": views[0], "b": views[1]]
        },
    ]
}
