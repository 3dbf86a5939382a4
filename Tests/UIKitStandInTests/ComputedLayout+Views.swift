import UIKit

extension ComputedLayout {
    private static let phone = LayoutEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    static let guides: [ComputedLayout] = [
        // 844 - 47 - 34 = 763; margins of the root view 16 left and right, and 0 above and below: 390 - 32 = 358.
        ComputedLayout(
            "safe area and margins of a phone", on: phone, ["safe": "0 47 390 763", "margins": "16 47 358 763"]
        ) { root in
            let views = [box(), box()]
            root.fill(with: views[0], root.safeAreaLayoutGuide)
            root.fill(with: views[1], root.layoutMarginsGuide)
            return ["safe": views[0], "margins": views[1]]
        },
        // 20 left and right leave 984; the text column is 672 at L: (1024 - 672) / 2 = 176.
        ComputedLayout(
            "margins and readable width of a pad",
            on: LayoutEnvironment(
                size: CGSize(width: 1_024, height: 1_366),
                safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), displayScale: 2,
                userInterfaceIdiom: .pad),
            ["margins": "20 24 984 1322", "readable": "176 24 672 1322"]
        ) { root in
            let views = [box(), box()]
            root.fill(with: views[0], root.layoutMarginsGuide)
            root.fill(with: views[1], root.readableContentGuide)
            return ["margins": views[0], "readable": views[1]]
        },
        // Without a keyboard its guide begins where the safe area ends: 844 - 34 = 810.
        ComputedLayout(
            "above a keyboard that is down", on: phone, ["a": "0 790 50 20"]
        ) { root in
            let view = box(50, 20)
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
            return ["a": view]
        },
        // 844 - 336 - 20 = 488
        ComputedLayout(
            "above a keyboard that is up",
            on: LayoutEnvironment(
                size: phone.size, safeAreaInsets: phone.safeAreaInsets, keyboardHeight: 336),
            ["a": "0 488 50 20"]
        ) { root in
            let view = box(50, 20)
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
            return ["a": view]
        },
        // The stack ends at the edge of the screen: its margin of 8 and the 34 of the safe area, 20.333 for the label:
        // 844 - 34 - 8 - 20.333 = 781.667, and the stack begins 8 above that.
        ComputedLayout(
            "margins inside the safe area", on: phone, ["stack": "0 773.667 390 70.333", "a": "8 781.667 374 20.333"]
        ) { root in
            let view = label("0")
            let stackView = stack(.vertical, [view])
            stackView.isLayoutMarginsRelativeArrangement = true
            stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            root.addSubview(stackView)
            NSLayoutConstraint.activate([
                stackView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stackView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                stackView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            return ["stack": stackView, "a": view]
        },
        // Edges of the scroll view are those of its content, its width and centre those of its frame: 20 + 160 / 2 - 5.
        ComputedLayout(
            "edges of a scroll view are those of its content",
            ["scroll": "20 0 160 100", "a": "20 0 160 500", "b": "95 0 10 10"]
        ) { root in
            let scrollView = UIScrollView()
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(scrollView)
            let views = [box(nil, 500), box(10, 10)]
            scrollView.fill(with: views[0])
            scrollView.addSubview(views[1])
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: root.topAnchor),
                scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                scrollView.widthAnchor.constraint(equalToConstant: 160),
                scrollView.heightAnchor.constraint(equalToConstant: 100),
                views[0].widthAnchor.constraint(equalTo: scrollView.widthAnchor),
                views[1].topAnchor.constraint(equalTo: scrollView.topAnchor),
                views[1].centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            ])
            return ["scroll": scrollView, "a": views[0], "b": views[1]]
        },
        // The content is at least as high as the frame, and no higher than it needs: 100 against 20.333.
        ComputedLayout(
            "content guide and frame guide", ["a": "0 0 300 100"]
        ) { root in
            let scrollView = UIScrollView()
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            root.add(scrollView, width: 300, height: 100)
            let view = label("0")
            scrollView.fill(with: view, scrollView.contentLayoutGuide)
            let height = view.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor)
            height.priority = .defaultLow
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                view.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor), height,
            ])
            return ["a": view]
        },
        // A guide of one's own: as wide as half of the view, and the label at its end: 150 + 40 - 9.667 = 180.333.
        ComputedLayout(
            "a guide of one's own", ["a": "180.333 0 9.667 20.333"]
        ) { root in
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let view = label("0")
            root.addSubview(view)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
                guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
                guide.topAnchor.constraint(equalTo: root.topAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            return ["a": view]
        },
    ]

    static let views: [ComputedLayout] = [
        // Two constraints of 250 for 50 lose to one of 251 for 100.
        ComputedLayout(
            "a higher priority beats any number of lower ones", ["a": "0 0 100 20"]
        ) { root in
            let view = box(nil, 20)
            root.add(view)
            for (width, priority) in [(50, 250), (100, 251), (50, 250)] as [(CGFloat, Float)] {
                let constraint = view.widthAnchor.constraint(equalToConstant: width)
                constraint.priority = UILayoutPriority(priority)
                constraint.isActive = true
            }
            return ["a": view]
        },
        // 9 / 16 of 300 = 168.75
        ComputedLayout(
            "a height that follows from a width", ["a": "0 0 300 168.75", "b": "0 168.75 300 20"]
        ) { root in
            let views = [box(), box(nil, 20)]
            views[0].heightAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 9 / 16).isActive = true
            root.add(stack(.vertical, views), width: 300)
            return ["a": views[0], "b": views[1]]
        },
        // From right to left a constant of 30 from the leading side is 30 from the right: 300 - 30 - 50 = 220. Left
        // stays left.
        ComputedLayout(
            "leading is right from right to left",
            on: LayoutEnvironment(size: CGSize(width: 300, height: 400), layoutDirection: .rightToLeft),
            ["a": "220 0 50 10", "b": "30 10 50 10"]
        ) { root in
            let views = [box(50, 10), box(50, 10)]
            views.forEach(root.addSubview)
            NSLayoutConstraint.activate([
                views[0].topAnchor.constraint(equalTo: root.topAnchor),
                views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
                views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
                views[1].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            ])
            return ["a": views[0], "b": views[1]]
        },
        // The frame of the first is as it was set, and the second is tied to it: 10 + 50 = 60.
        ComputedLayout(
            "a view with an autoresizing mask stays where its frame says", ["a": "5 10 100 50", "b": "0 60 300 20"]
        ) { root in
            let view = UIView(frame: CGRect(x: 5, y: 10, width: 100, height: 50))
            let below = box(nil, 20)
            root.addSubview(view)
            root.addSubview(below)
            NSLayoutConstraint.activate([
                below.topAnchor.constraint(equalTo: view.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                below.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            return ["a": view, "b": below]
        },
        // Its content view has the size of the effect view.
        ComputedLayout(
            "the content of an effect view fills it", ["a": "0 0 200 100", "b": "0 80 200 20"]
        ) { root in
            let effectView = UIVisualEffectView(effect: nil)
            effectView.translatesAutoresizingMaskIntoConstraints = false
            root.add(effectView, width: 200, height: 100)
            let view = box(nil, 20)
            effectView.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: effectView.contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: effectView.contentView.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: effectView.contentView.bottomAnchor),
            ])
            return ["a": effectView, "b": view]
        },
        // 51 × 31, 94 × 32, 20 × 20, 37 × 37; slider 34, progress 4, search bar 56, segments 32 high: the sum of those
        // above stands at each one's top. All at the leading side.
        ComputedLayout(
            "controls have sizes of their own",
            [
                "switch": "0 0 51 31", "stepper": "0 31 94 32", "medium": "0 63 20 20", "large": "0 83 37 37",
                "slider": "0 120 300 34", "progress": "0 154 300 4", "search": "0 158 300 56", "page": "0 214 300 26",
            ]
        ) { root in
            let small: [(String, UIView)] = [
                ("switch", UISwitch()), ("stepper", UIStepper()), ("medium", UIActivityIndicatorView(style: .medium)),
                ("large", UIActivityIndicatorView(style: .large)),
            ]
            let wide: [(String, UIView)] = [
                ("slider", UISlider()), ("progress", UIProgressView(progressViewStyle: .default)),
                ("search", UISearchBar()), ("page", UIPageControl()),
            ]
            for case (_, let spinner as UIActivityIndicatorView) in small { spinner.hidesWhenStopped = false }
            for case (_, let spinner as UIActivityIndicatorView) in small { spinner.isHidden = false }
            let stackView = stack(.vertical, (small + wide).map(\.1), .fill, .leading)
            root.add(stackView, width: 300)
            for (_, view) in wide { view.widthAnchor.constraint(equalTo: stackView.widthAnchor).isActive = true }
            return Dictionary(uniqueKeysWithValues: small + wide)
        },
    ]
}
