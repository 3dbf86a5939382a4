import UIKit

extension ComputedLayout {
    static let stackAxes: [ComputedLayout] = [
        // 0, 50 + 8, 58 + 30 + 8; the stack is as high as they: 50 + 30 + 20 + 2 × 8 = 116.
        ComputedLayout(
            "views stand behind each other with the spacing between them",
            ["stack": "0 0 300 116", "a": "0 0 300 50", "b": "0 58 300 30", "c": "0 96 300 20"]
        ) { root in
            let views = [box(nil, 50), box(nil, 30), box(nil, 20)]
            let stackView = stack(.vertical, views, spacing: 8)
            root.add(stackView, width: 300)
            return ["stack": stackView, "a": views[0], "b": views[1], "c": views[2]]
        },
        // The custom spacing of the hidden view does not count, that of the visible one before it does: 50 + 24 = 74.
        ComputedLayout(
            "a hidden view takes no room, and its custom spacing neither",
            ["stack": "0 0 300 104", "a": "0 0 300 50", "c": "0 74 300 30"]
        ) { root in
            let views = [box(nil, 50), label("hidden"), box(nil, 30)]
            let stackView = stack(.vertical, views, spacing: 8)
            stackView.setCustomSpacing(24, after: views[0])
            stackView.setCustomSpacing(100, after: views[1])
            views[1].isHidden = true
            root.add(stackView, width: 300)
            return ["stack": stackView, "a": views[0], "c": views[2]]
        },
        // Both labels hug at 250 but the second at 251: the first takes 200 - 20.333.
        ComputedLayout(
            "the lowest hugging grows", ["a": "0 0 300 179.667", "b": "0 179.667 300 20.333"]
        ) { root in
            let views = [label("0"), label("0")]
            views[1].setContentHuggingPriority(.defaultLow + 1, for: .vertical)
            root.add(stack(.vertical, views), width: 300, height: 200)
            return ["a": views[0], "b": views[1]]
        },
        // 150 for two of 94.667: the one with the lower resistance gets 150 - 94.667 = 55.333.
        ComputedLayout(
            "the lowest resistance shrinks", ["a": "0 0 55.333 20.333", "b": "55.333 0 94.667 20.333"]
        ) { root in
            let views = [label("0000000000"), label("0000000000")]
            views[0].setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
            root.add(stack(.horizontal, views), width: 150)
            return ["a": views[0], "b": views[1]]
        },
        // A plain view has no hugging; the labels keep 9.667 (0.556 × 17 = 9.452, 29 pixels): 300 - 2 × 9.667.
        ComputedLayout(
            "a plain view takes the rest", ["a": "0 0 9.667 20.333", "b": "9.667 0 280.667 20.333"]
        ) { root in
            let views = [label("0"), box(), label("0")]
            root.add(stack(.horizontal, views), width: 300)
            return ["a": views[0], "b": views[1]]
        },
        // (300 - 2 × 15) / 3 = 90
        ComputedLayout(
            "equal widths", ["a": "0 0 90 10", "b": "105 0 90 10", "c": "210 0 90 10"]
        ) { root in
            let views = [box(nil, 10), box(), box()]
            root.add(stack(.horizontal, views, spacing: 15, .fillEqually), width: 300)
            return ["a": views[0], "b": views[1], "c": views[2]]
        },
        // D = 51 + 94 = 145, no spacing: 290 × 51 / 145 = 102 and 290 × 94 / 145 = 188.
        ComputedLayout(
            "widths in proportion", ["a": "0 0.5 102 31", "b": "102 0 188 32"]
        ) { root in
            let views = [UISwitch(), UIStepper()]
            root.add(stack(.horizontal, views, .fillProportionally, .center), width: 290)
            return ["a": views[0], "b": views[1]]
        },
        // D = 51 + 94 + 10 = 155; 310 × 51 / 155 = 102 at 999; the second wants 188 at 998 and gets 310 - 102 - 10 =
        // 198.
        ComputedLayout(
            "the last view absorbs what the spacing leaves over", ["a": "0 0.5 102 31", "b": "112 0 198 32"]
        ) { root in
            let views = [UISwitch(), UIStepper()]
            root.add(stack(.horizontal, views, spacing: 10, .fillProportionally, .center), width: 310)
            return ["a": views[0], "b": views[1]]
        },
        // The plain view has no length: it gets 0, required; D = 51: the switch gets all, required.
        ComputedLayout(
            "a view without a length gets nothing in proportion", ["a": "0 0 0 31", "b": "0 0 200 31"]
        ) { root in
            let views = [box(), UISwitch()]
            root.add(stack(.horizontal, views, .fillProportionally), width: 200)
            return ["a": views[0], "b": views[1]]
        },
        // A stack counts with its fitting size: 51 + 51 = 102; D = 102 + 51 = 153; 306 × 102 / 153 = 204, and 102.
        // Inside 204 two switches tie; the second hugs more: 51.
        ComputedLayout(
            "a stack counts as long as what fits it", ["inner": "0 0 204 31", "a": "0 0 153 31", "c": "204 0 102 31"]
        ) { root in
            let switches = [UISwitch(), UISwitch(), UISwitch()]
            switches[1].setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
            let inner = stack(.horizontal, Array(switches[0...1]))
            root.add(stack(.horizontal, [inner, switches[2]], .fillProportionally), width: 306)
            return ["inner": inner, "a": switches[0], "c": switches[2]]
        },
        // (300 - 20 - 40 - 60) / 2 = 90
        ComputedLayout(
            "equal gaps", ["a": "0 0 20 10", "b": "110 0 40 10", "c": "240 0 60 10"]
        ) { root in
            let views = [box(20, 10), box(40, 10), box(60, 10)]
            root.add(stack(.horizontal, views, spacing: 5, .equalSpacing), width: 300)
            return ["a": views[0], "b": views[1], "c": views[2]]
        },
        // Nothing makes it wider than 20 + 5 + 40 + 5 + 60 = 130: its width is 0 at 49.
        ComputedLayout(
            "equal gaps are the least where nothing says otherwise",
            ["stack": "0 0 130 10", "b": "25 0 40 10", "c": "70 0 60 10"]
        ) { root in
            let views = [box(20, 10), box(40, 10), box(60, 10)]
            let stackView = stack(.horizontal, views, spacing: 5, .equalSpacing)
            root.add(stackView)
            return ["stack": stackView, "b": views[1], "c": views[2]]
        },
        // Centres at 10, (10 + 270) / 2 = 140 and 300 - 30 = 270: the second begins at 120.
        ComputedLayout(
            "equal distances of centres", ["a": "0 0 20 10", "b": "120 0 40 10", "c": "240 0 60 10"]
        ) { root in
            let views = [box(20, 10), box(40, 10), box(60, 10)]
            root.add(stack(.horizontal, views, .equalCentering), width: 300)
            return ["a": views[0], "b": views[1], "c": views[2]]
        },
        // Centres at 5 and 150 ask for one at 77.5, so the second from 27.5 to 127.5; but it must end 8 before the
        // third begins at 130, so it begins at 130 - 8 - 100 = 22: 1,000 beats 149.
        ComputedLayout(
            "the spacing beats equal distances of centres", ["a": "0 0 10 10", "b": "22 0 100 10", "c": "130 0 40 10"]
        ) { root in
            let views = [box(10, 10), box(100, 10), box(40, 10)]
            root.add(stack(.horizontal, views, spacing: 8, .equalCentering), width: 170)
            return ["a": views[0], "b": views[1], "c": views[2]]
        },
    ]
}
