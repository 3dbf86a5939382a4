import Testing

/// Texts that each type of value refuses: where, and with which advice.
@Suite struct RefusedValueTests {
    /// `key: written` in a node of the kind, and the finding behind its place.
    struct Refused: CustomTestStringConvertible {
        let node: String
        let entry: String
        let finding: String

        init(_ node: String, _ entry: String, _ finding: String) {
            (self.node, self.entry, self.finding) = (node, entry, finding)
        }

        var testDescription: String { "\(node) \(entry)" }
    }

    @Test(arguments: texts + numbers + lengths + looks + swift)
    func isRefused(_ row: Refused) {
        let fixture = Fixture(rows: "  - \(row.node): it\n    \(row.entry)\n    tintColor: label\n")
        #expect(fixture.findings == [row.finding])
    }

    static let texts: [Refused] = [
        Refused("label", "text:", "4:5 empty-value: `text` has no value | write `\"\"` for an empty text"),
        Refused("label", "text: ~", "4:11 empty-value: `text` has no value | write `\"\"` for an empty text"),
        Refused(
            "label", "text: [a]", "4:11 wrong-type: `text` takes one text, not a list | a text in brackets needs quotes"
        ),
        Refused(
            "label", "text: Hello ${name}",
            "4:17 unresolved: there is no state field `name` | add `state: { name: … }`, or for a dollar sign write `$$`"
        ),
        Refused(
            "label", "text: { valeu: Hi }", "4:13 unknown-key: unknown key `valeu` in `text` | did you mean `value`?"),
        Refused("label", "text: { key: a }", "4:5 missing-key: this `text` has no `value` | add `value:`"),
        Refused(
            "segmentedControl", "segments: Day",
            "4:15 wrong-type: `segments` takes a list of texts, not `Day` | write `[Day]`"),
    ]

    static let numbers: [Refused] = [
        Refused(
            "view", "isHidden: NO", "4:15 wrong-type: `isHidden` takes `true` or `false`, not `NO` | write `false`"),
        Refused(
            "view", "isHidden: yes", "4:15 wrong-type: `isHidden` takes `true` or `false`, not `yes` | write `true`"),
        Refused(
            "view", "isHidden: True", "4:15 wrong-type: `isHidden` takes `true` or `false`, not `True` | write `true`"),
        Refused(
            "view", "isHidden: \"true\"",
            "4:15 wrong-type: `isHidden` takes `true` or `false`, not `\"true\"` | write `true` without quotes"),
        Refused("view", "isHidden: maybe", "4:15 wrong-type: `isHidden` takes `true` or `false`, not `maybe`"),
        Refused(
            "view", "isHidden: $busy",
            "4:15 unresolved: there is no state field `busy` | add `state: { busy: … }`, or for a dollar sign write `$$`"
        ),
        Refused(
            "label", "numberOfLines: 1.5",
            "4:20 wrong-type: `numberOfLines` takes a whole number, not `1.5` | write it without a fraction"),
        Refused(
            "label", "numberOfLines: two",
            "4:20 wrong-type: `numberOfLines` takes a whole number, not `two` | write a number, as `numberOfLines: 2`"),
        Refused("view", "alpha: 1.5", "4:12 out-of-range: `alpha` cannot be `1.5` | from 0 to 1"),
        Refused("view", "alpha: 50%", "4:12 wrong-type: `alpha` takes a number, not `50%` | write `0.5`"),
        Refused("view", "alpha: 150%", "4:12 wrong-type: `alpha` takes a number, not `150%`"),
        Refused("view", "alpha: .5", "4:12 wrong-type: `alpha` takes a number, not `.5` | write `0.5`"),
        Refused(
            "view", "hugging: high", "4:14 unknown-value: `high` is no priority | did you mean `defaultHigh`?"),
        Refused(
            "view", "hugging: 1001",
            "4:14 out-of-range: `hugging` cannot be `1001` | from 1 to 1000"),
        Refused(
            "datePicker", "date: 2026-02-29", "4:11 out-of-range: there is no day `2026-02-29` | this month has 28 days"
        ),
        Refused(
            "datePicker", "date: 1.2.2026",
            "4:11 wrong-type: `date` takes a day like `2026-01-31`, not `1.2.2026` | year, month and day, with dashes"),
        Refused(
            "view", "aspectRatio: 16/9",
            "4:18 wrong-type: `aspectRatio` takes a ratio like `16:9`, not `16/9` | write `16:9`"),
    ]

    static let lengths: [Refused] = [
        Refused(
            "view", "height: 16pt",
            "4:13 wrong-type: `height` takes points or a token, not `16pt` | write `16`: sizes are in points"),
        Refused(
            "view", "height: 16 px",
            "4:13 wrong-type: `height` takes points or a token, not `16 px` | write `16`: sizes are in points"),
        Refused(
            "view", "height: \"16\"",
            "4:13 wrong-type: `height` takes points or a token, not `\"16\"` | write `16`: without quotes"),
        Refused(
            "view", "width: 50%",
            "4:12 wrong-type: `width` takes points or a token, not `50%` | write `constraints: width == parent * 0.5` and `placement: leading` instead"
        ),
        Refused("view", "cornerRadius: 50%", "4:19 wrong-type: `cornerRadius` takes points or a token, not `50%`"),
        Refused("view", "height: 1e3", "4:13 wrong-type: `height` takes points or a token, not `1e3` | write `1000`"),
        Refused("view", "height: 016", "4:13 wrong-type: `height` takes points or a token, not `016` | write `16`"),
        Refused(
            "view", "height: -4", "4:13 out-of-range: `height` cannot be `-4` | from 0 to 100000"),
        Refused(
            "view", "height: contrl", "4:13 unknown-token: `contrl` is no token of Height | did you mean `control`?"),
        Refused(
            "view", "height: medium",
            "4:13 unknown-token: `medium` is no token of Height | it belongs to Spacing, and this takes Height"),
        Refused(
            "view", "height: { minimum: 4 }",
            "4:15 unknown-key: unknown key `minimum` in `height` | did you mean `min`?"),
        Refused(
            "view", "height: { min: 9, max: 4 }",
            "4:13 conflicting-keys: this `height` cannot hold: at least 9 and at most 4"),
        Refused("view", "size: 80×40", "4:11 wrong-type: `size` is not written `80×40` | write `80x40`"),
        Refused("view", "size: { width: 80 }", "4:5 missing-key: this `size` has no `height` | add `height:`"),
        Refused(
            "view", "margins: { left: 8 }",
            "4:16 unknown-key: unknown key `left` in `margins` | did you mean `leading`?"),
        Refused(
            "view", "cornerRadius: cirle",
            "4:19 unknown-token: `cirle` is no token of CornerRadius | did you mean `circle`?"),
    ]

    static let looks: [Refused] = [
        Refused(
            "label", "textAlignment: centre",
            "4:20 unknown-value: `centre` is no text alignment | did you mean `center`?"),
        Refused(
            "label", "textAlignment: .center",
            "4:20 unknown-value: `.center` is no text alignment | write `center`: case names have no dot here"),
        Refused(
            "label", "textAlignment: start",
            "4:20 unknown-value: `start` is no text alignment | did you mean `natural`?"),
        Refused(
            "textField", "keyboardType: email",
            "4:19 unknown-value: `email` is no keyboard type | did you mean `emailAddress`?"),
        Refused(
            "label", "textColor: \"#FF8800\"",
            "4:16 unknown-value: `#FF8800` is no color of the theme | write a token, as `primary`"),
        Refused("label", "textColor: primry", "4:16 unknown-token: `primry` is no color | did you mean `primary`?"),
        Refused("label", "textColor: pink", "4:16 unknown-token: `pink` is no color | did you mean `systemPink`?"),
        Refused("label", "textColor: label 120%", "4:16 out-of-range: `120%` is no opacity | from 0% to 100%"),
        Refused(
            "label", "font: bold",
            "4:11 missing-key: this `font` has no size | write a text style before it, as `body bold`"),
        Refused(
            "label", "font: bold 17", "4:16 unknown-value: the points of `font` do not come first | write `17 bold`"),
        Refused("label", "font: body 17", "4:16 conflicting-keys: `font` has two sizes | keep one of them"),
        Refused("label", "font: body bolt", "4:16 unknown-value: `bolt` is no word for a font | did you mean `bold`?"),
        Refused("label", "font: h1", "4:11 unknown-value: `h1` is no word for a font | did you mean `largeTitle`?"),
        Refused(
            "label", "font: 17pt bold",
            "4:11 unknown-value: `17pt` is no word for a font | write `17`: sizes are in points"),
        Refused(
            "label", "font: body bold light",
            "4:21 conflicting-keys: `light` is one word too many in `font` | one size, one weight and one design make a font"
        ),
        Refused("imageView", "image: sf:star", "4:12 unknown-value: `sf:star` is no picture | write `symbol:star`"),
        Refused(
            "imageView", "image: url:$user.avatar",
            "4:16 unresolved: there is no state field `user` | add `state: { user: … }`, or for a dollar sign write `$$`"
        ),
        Refused(
            "view", "shadow: 4",
            "4:13 wrong-type: `shadow` takes keys of its own, not `4` | write `{ opacity: 0.2, radius: 4, offset: 0x2 }`"
        ),
    ]

    static let swift: [Refused] = [
        Refused("view", "class: 2View", "4:12 bad-identifier: `2View` cannot be a Swift type | write `View`"),
        Refused("view", "class: My View", "4:12 bad-identifier: `My View` cannot be a Swift type | write `MyView`"),
        Refused(
            "view", "height: { swift: x }",
            "4:15 wrong-type: `height` takes no Swift | its value must be known when the spec is read"),
        Refused(
            "button", "configuration: { swift: x }",
            "4:22 wrong-type: `configuration` takes no Swift | its value must be known when the spec is read"),
        Refused(
            "label", "kern: { swift: x }",
            "4:13 wrong-type: `kern` takes no Swift | its value must be known when the spec is read"),
        Refused(
            "view", "properties: { is-open: true }",
            "4:19 bad-identifier: `is-open` cannot be a Swift property | write `isOpen`"),
        Refused(
            "view", "suppress: { rule: tap, reason: x }", "4:23 unknown-value: `tap` is no rule that can be silenced"),
        Refused(
            "view", "suppress: { rule: row-flex }", "4:5 missing-key: this `suppress` has no `reason` | add `reason:`"),
    ]
}
