extension Kind {
    static let `switch` = Kind(
        "switch", typeName: "UISwitch", traits: [.isInteractive, .standsInBand, .keepsWidth, .needsLabel],
        intrinsicSize: .fixed(width: 51, height: 31), drawing: .symbol("( o)"),
        standardHeight: .band(token: "control"),
        events: [
            Event(
                "didChange", .control("valueChanged"),
                payload: Event.Payload(name: "isOn", type: "Bool", property: "isOn"))
        ],
        standards: ["isAccessibilityElement": "true"],
        example: "{ switch: push, isOn: true, accessibilityLabel: Push notifications }",
        "On or off.",
        keys: [
            .property("isOn", .boolean, standard: "false", meaning: .isOn, "Whether it is on at first."),
            .property("onTintColor", .color, "The colour while it is on."),
            .property("thumbTintColor", .color, "The colour of the thumb."),
            .isEnabled,
        ])

    static let slider = Kind(
        "slider", typeName: "UISlider", traits: [.isInteractive, .needsLabel],
        intrinsicSize: .height(34), drawing: .track, standardHeight: .minimum(token: "control"),
        events: [
            Event(
                "didChange", .control("valueChanged"),
                payload: Event.Payload(name: "value", type: "Float", property: "value"))
        ],
        standards: ["isAccessibilityElement": "true"],
        example: "{ slider: volume, value: 0.5, accessibilityLabel: Volume }",
        "A value on a line.",
        keys: [
            .number(
                "minimumValue", -1_000_000_000...1_000_000_000, as: .float, standard: "0",
                "The value at the leading end."),
            .number(
                "maximumValue", -1_000_000_000...1_000_000_000, as: .float, standard: "1",
                "The value at the trailing end."
            ),
            .number(
                "value", -1_000_000_000...1_000_000_000, as: .float, standard: "0", meaning: .draggedValue,
                "The value at first."),
            .property("minimumTrackTintColor", .color, "The colour before the thumb."),
            .property("maximumTrackTintColor", .color, "The colour behind the thumb."),
            .property("thumbTintColor", .color, "The colour of the thumb."),
            .property("minimumValueImage", .image, "A picture at the leading end."),
            .property("maximumValueImage", .image, "A picture at the trailing end."),
            .isEnabled,
        ],
        rules: [.range(lower: "minimumValue", value: "value", upper: "maximumValue", bounds: .differ)])

    static let stepper = Kind(
        "stepper", typeName: "UIStepper", traits: [.isInteractive, .standsInBand, .keepsWidth, .needsLabel],
        intrinsicSize: .fixed(width: 94, height: 32), drawing: .symbol("[ - | + ]"),
        standardHeight: .band(token: "control"),
        events: [
            Event(
                "didChange", .control("valueChanged"),
                payload: Event.Payload(name: "value", type: "Double", property: "value"))
        ],
        example: "{ stepper: guests, minimumValue: 1, maximumValue: 8, value: 2, accessibilityLabel: Guests }",
        "Two buttons that count.",
        keys: [
            .property(
                "minimumValue", .number(-1_000_000_000...1_000_000_000), standard: "0", "The smallest value."),
            .property(
                "maximumValue", .number(-1_000_000_000...1_000_000_000), standard: "100", "The largest value."),
            .property("value", .number(-1_000_000_000...1_000_000_000), standard: "0", "The value at first."),
            .property(
                "stepValue", .number(0.000_001...1_000_000_000), standard: "1", meaning: .stepValue,
                "What one tap adds."),
            .property("wraps", .boolean, standard: "false", "Whether it starts again at the other end."),
            .isEnabled,
        ],
        rules: [.range(lower: "minimumValue", value: "value", upper: "maximumValue", bounds: .neverCross)])

    static let segmentedControl = Kind(
        "segmentedControl", typeName: "UISegmentedControl",
        traits: [.isInteractive, .standsInBand, .needsLabel], intrinsicSize: .segments(height: 32),
        drawing: .segments, standardHeight: .band(token: "control"),
        events: [
            Event(
                "didChange", .control("valueChanged"),
                payload: Event.Payload(
                    name: "selectedSegmentIndex", type: "Int", property: "selectedSegmentIndex"))
        ],
        example: "{ segmentedControl: unit, segments: [Day, Week], selectedSegmentIndex: 0, accessibilityLabel: Unit }",
        "One of a few.",
        keys: [
            Key("segments", .texts, .construction(.segments), isRequired: true, "The titles, in order."),
            .property(
                "selectedSegmentIndex", .integer(-1...99), standard: "-1", "Which is selected at first, from 0."),
            .property("selectedSegmentTintColor", .color, "The colour of the selected one."),
            .isEnabled,
        ],
        rules: [.indexes("selectedSegmentIndex", into: "segments")])

    static let datePicker = Kind(
        "datePicker", typeName: "UIDatePicker", traits: [.isInteractive, .needsLabel],
        intrinsicSize: .fixed(width: 130, height: 34.333), drawing: .symbol("[ date ]"),
        standardHeight: .minimum(token: "control"),
        events: [
            Event(
                "didChange", .control("valueChanged"), payload: Event.Payload(type: "Date", property: "date"),
                when: .isNot("countDownTimer", "datePickerMode")),
            Event(
                "didChange", .control("valueChanged"),
                payload: Event.Payload(type: "TimeInterval", property: "countDownDuration"),
                when: .is("countDownTimer", "datePickerMode")),
        ],
        // UIKit picks a duration with wheels alone.
        assumptions: [
            Assumption("preferredDatePickerStyle", "wheels", when: ("datePickerMode", ["countDownTimer"])),
            Assumption("preferredDatePickerStyle", "compact"),
        ],
        example: "{ datePicker: birthday, datePickerMode: date, accessibilityLabel: Birthday }",
        "A day, a time or both.",
        keys: [
            .property(
                "datePickerMode", .choice(.datePickerMode), standard: "dateAndTime", "What is picked."),
            .property(
                "preferredDatePickerStyle", .choice(.datePickerStyle), standard: "automatic",
                meaning: .preferredDatePickerStyle,
                "How it looks; `compact` unless said, `wheels` for a duration."),
            .property("minimumDate", .date, "The first day that can be picked."),
            .property("maximumDate", .date, "The last day that can be picked."),
            Key(
                "date", .date, .property("date"), takesNil: false, meaning: .pickedDate,
                "The day at first; today unless said."),
            .property(
                "minuteInterval", .integer(1...30), standard: "1", meaning: .minuteInterval,
                "The minutes from one choice to the next, which divide an hour."),
            .property(
                "countDownDuration", .number(0...86_399), standard: "0", meaning: .pickedDate,
                "The seconds at first, where a duration is picked."),
            .isEnabled,
        ],
        rules: [
            .range(lower: "minimumDate", value: "date", upper: "maximumDate", bounds: .mayBeEqual),
            .excludesWords("preferredDatePickerStyle", ["compact", "inline"], "datePickerMode", "countDownTimer"),
            .needsWord("countDownDuration", "datePickerMode", ["countDownTimer"]),
        ])

    static let pageControl = Kind(
        "pageControl", typeName: "UIPageControl", traits: [.isInteractive, .hasUnknownWidth],
        intrinsicSize: .height(26), drawing: .symbol("* o o"), standardHeight: .minimum(token: "control"),
        events: [
            Event(
                "didChange", .control("valueChanged"),
                payload: Event.Payload(name: "currentPage", type: "Int", property: "currentPage"))
        ],
        standards: ["isAccessibilityElement": "true"],
        example: "{ pageControl: pages, numberOfPages: 3 }",
        "A dot for each page.",
        keys: [
            .property(
                "numberOfPages", .integer(0...100), standard: "0", meaning: .numberOfPages, "How many pages there are."),
            .property(
                "currentPage", .integer(0...99), standard: "0", meaning: .currentPage, "The page at first, from 0."),
            .property("pageIndicatorTintColor", .color, "The colour of the dots."),
            .property("currentPageIndicatorTintColor", .color, "The colour of the present dot."),
            .property("hidesForSinglePage", .boolean, standard: "false", "No dot for one page alone."),
            Key(
                "scrolls", .reference(kind: "scrollView"), .tool(.scrolls),
                "The id of the paging scroll view whose pages it shows; each follows the other."),
            .isEnabled,
        ],
        rules: [.indexes("currentPage", into: "numberOfPages")])
}
