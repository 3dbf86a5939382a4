import GenvcDiagnostics
import GenvcKit
import GenvcSetup
import Testing

/// Design tokens and color sets as the `theme` of a project file.
struct ImportedThemeTests {
    private static func theme(_ files: [(name: String, text: String)]) -> (theme: ImportedTheme, errors: Int) {
        var theme = ImportedTheme()
        var errors = 0
        for file in files {
            let source = SourceFile(name: file.name + ".json", text: file.text)
            errors += theme.add(designTokens: source, named: file.name).count(of: .error)
        }
        return (theme, errors)
    }

    private static func lines(_ text: String) -> [String] {
        theme([("tokens", text)]).theme.lines.map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    }

    @Test(
        "colors are read in the forms that tools write",
        arguments: [
            (##""#0a5fd6""##, ##""#0A5FD6""##), (##""#abc""##, ##""#AABBCC""##),
            (##""#0A5FD680""##, ##""#0A5FD6 50.2%""##),
            (#"{ "colorSpace": "srgb", "components": [0, 0.5, 1] }"#, ##""#0080FF""##),
            (#"{ "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.25 }"#, ##""#FFFFFF 25%""##),
            (#"{ "colorSpace": "srgb", "components": ["none", 0, 1] }"#, ##""#0000FF""##),
            (#"{ "colorSpace": "hsl", "components": [0, 100, 50] }"#, ##""#FF0000""##),
            (#"{ "colorSpace": "hsl", "components": [120, 100, 25] }"#, ##""#008000""##),
            (#"{ "colorSpace": "hsl", "components": [300, 50, 75] }"#, ##""#DF9FDF""##),
            (#"{ "colorSpace": "hwb", "components": [240, 20, 20] }"#, ##""#3333CC""##),
            (#"{ "colorSpace": "hwb", "components": [0, 60, 60] }"#, ##""#808080""##),
            (##"{ "colorSpace": "oklch", "components": [0.6, 0.2, 260], "hex": "#3b82f6" }"##, ##""#3B82F6""##),
        ])
    func colors(_ value: String, _ written: String) {
        let lines = Self.lines(#"{ "a": { "$type": "color", "$value": \#(value) } }"#)
        #expect(lines == ["colors:", "a: \(written)"])
    }

    @Test(
        "what is no color is left out",
        arguments: [
            #""reddish""#, #"{ "colorSpace": "srgb", "components": [0, 2, 1] }"#, "[]", "7",
            #"{ "colorSpace": "oklch", "components": [0.6, 0.2, 260] }"#, #"{ "components": [0, 0, 0] }"#,
        ])
    func noColors(_ value: String) {
        let theme = Self.theme([("t", #"{ "a": { "$type": "color", "$value": \#(value) } }"#)]).theme
        #expect(theme.isEmpty)
        #expect(theme.remarks == ["left out values that cannot be read as a `color`: `a`"])
    }

    @Test("groups and files named light and dark are the shades of one color; tokens named so are not")
    func appearances() {
        let groups = """
            { "color": { "$type": "color",
              "light": { "ink": { "$value": "#111111" }, "lonely": { "$value": "#222222" } },
              "dark": { "ink": { "$value": "#EEEEEE" }, "nightly": { "$value": "#000000" } },
              "dark high contrast": { "ink": { "$value": "#FFFFFF" } },
              "gray": { "light": { "$value": "#CCCCCC" }, "dark": { "$value": "#333333" } } } }
            """
        let theme = Self.theme([("t", groups)]).theme
        #expect(
            theme.lines == [
                "colors:",
                ##"  ink: { light: "#111111", dark: "#EEEEEE", highContrast: { dark: "#FFFFFF" } }"##,
                ##"  lonely: "#222222""##, ##"  grayLight: "#CCCCCC""##, ##"  grayDark: "#333333""##,
            ])
        #expect(theme.remarks == ["left out colors that have no light shade: `color.nightly`"])
        let taken = { (name: String) in ##"{ "\##(name)": { "$type": "color", "$value": "#111111" } }"## }
        let twice = Self.theme([("a", taken("ink")), ("b", taken("Ink")), ("c", taken("Ink"))]).theme
        #expect(twice.remarks == ["left out what would be `ink`, as another token is already: `Ink`"])

        let token = { (hex: String) in ##"{ "ink": { "$type": "color", "$value": "\##(hex)" } }"## }
        let files = Self.theme([("Light", token("#111111")), ("Dark", token("#EEEEEE"))]).theme
        #expect(files.lines == ["colors:", ##"  ink: { light: "#111111", dark: "#EEEEEE" }"##])

        let modes =
            ##"{ "ink": { "$type": "color", "$value": "#1", "$extensions": { "mode": { "dark": "#EEEEEE", "sepia": "#775500" } } } }"##
        let extended = Self.theme([("t", modes.replacing("\"#1\"", with: "\"#111111\""))]).theme
        #expect(extended.lines == ["colors:", ##"  ink: { light: "#111111", dark: "#EEEEEE" }"##])
        #expect(extended.remarks == ["left out modes that are neither light nor dark: `ink sepia`"])
    }

    @Test("lengths go where their names say, in points")
    func lengths() {
        let text = """
            { "$type": "dimension",
              "spacing": { "4": { "$value": "4px" }, "gutter": { "$value": { "value": 1.25, "unit": "rem" } } },
              "border": { "radius": { "card": { "$value": { "value": 14, "unit": "px" } } } },
              "size": { "button": { "$value": "44px" }, "icon": { "$value": "24px" } },
              "cardCornerRadius": { "$value": "12" },
              "letterSpacing": { "wide": { "$value": "1px" } },
              "loose": { "$type": "number", "$value": 3 },
              "gap": { "percent": { "$value": "5%" }, "old": { "type": "spacing", "value": "10" } } }
            """
        let theme = Self.theme([("t", text)]).theme
        #expect(
            theme.lines == [
                "spacing:", "  spacing4: 4", "  gutter: 20", "  old: 10", "cornerRadius:", "  card: 14",
                "  cardCornerRadius: 12", "height:", "  button: 44",
            ])
        #expect(
            theme.remarks == [
                "left out lengths that are neither spacings, radii nor heights by their names: `size.icon`, "
                    + "`letterSpacing.wide` and `loose`",
                "left out values that cannot be read as a `dimension`: `gap.percent`",
            ])
    }

    @Test("fonts of the system have weight and design, others the name of a file of fonts")
    func fonts() {
        let text = """
            { "fontSize": { "l": { "$type": "dimension", "$value": "17px" } },
              "typography": { "$type": "typography",
                "body": { "$value": { "fontFamily": ["SF Pro Text", "sans-serif"], "fontSize": "{fontSize.l}" } },
                "digits": { "$value": { "fontFamily": "SF Mono", "fontSize": "13px", "fontWeight": 600 } },
                "badge": { "$value": { "fontFamily": "ui-rounded", "fontSize": "11px", "fontWeight": "extra-bold" } },
                "hero": { "$value": { "fontFamily": "Open Sans", "fontSize": "34px", "fontWeight": "SemiBold",
                  "lineHeight": 1.2 } },
                "huge": { "$value": { "fontSize": "900px" } } } }
            """
        let theme = Self.theme([("t", text)]).theme
        #expect(
            theme.lines == [
                "fonts:", "  fontBody: 17", "  digits: 13 semibold monospaced", "  badge: 11 heavy rounded",
                "  hero: { name: \"OpenSans-SemiBold\", size: 34 }",
            ])
        #expect(
            theme.remarks == [
                "left out lengths that are neither spacings, radii nor heights by their names: `fontSize.l`",
                "left out line heights and letter spacings, which the labels of a spec have: `typography.hero`",
                "named fonts after family and weight; see that the app has them: `typography.hero`",
                "left out values that cannot be read as a `typography`: `typography.huge`",
                "found words that are taken: `typography.body is fontBody`",
            ])
    }

    @Test("references are followed, whatever stands behind them")
    func references() {
        let text = """
            { "base": { "$type": "color", "blue": { "$value": "#0A5FD6" }, "$root": { "$value": "#FFFFFF" } },
              "a": { "$value": "{base.blue}" }, "b": { "$value": { "$ref": "#/a/$value" } },
              "c": { "$type": "color", "$value": "{d}" }, "d": { "$type": "color", "$value": "{c}" },
              "e": { "$type": "color", "$value": "{nowhere.at.all}" },
              "more": { "$extends": "{base}", "blue": { "$value": "#000000", "$type": "color" } },
              "self": { "$extends": "{self}" } }
            """
        let theme = Self.theme([("t", text)]).theme
        #expect(
            theme.lines == [
                "colors:", ##"  baseBlue: "#0A5FD6""##, ##"  base: "#FFFFFF""##, ##"  a: "#0A5FD6""##,
                ##"  b: "#0A5FD6""##, ##"  more: "#FFFFFF""##, ##"  moreBlue: "#000000""##,
            ])
        #expect(
            theme.remarks == [
                "left out what leads in a circle, `{c}` to `{d}` to `{c}`: `c` and `d`",
                "left out what stands for `{nowhere.at.all}`, which is no token: `e`",
                "left out what these extend, which leads in a circle: `self`",
            ])
    }

    @Test("names become names of Swift; the first of two that become one counts")
    func names() {
        let color = { (hex: String) in ##"{ "$type": "color", "$value": "\##(hex)" }"## }
        let text = """
            { "color": { "Brand Blue/500": \(color("#000001")), "brandBlue-500": \(color("#000002")),
              "clear": \(color("#000003")), "100": \(color("#000004")), "größe": \(color("#000005")),
              "default": \(color("#000006")) } }
            """
        let theme = Self.theme([("t", text)]).theme
        #expect(
            theme.lines == [
                "colors:", ##"  brandBlue500: "#000001""##, ##"  colorClear: "#000003""##, ##"  color100: "#000004""##,
                ##"  colorDefault: "#000006""##,
            ])
        #expect(
            theme.remarks == [
                "left out what would be `brandBlue500`, as another token is already: `color.brandBlue-500`",
                "found words that are taken: `color.clear is colorClear` and `color.default is colorDefault`",
                "left out names that Swift cannot have: `color.größe`",
            ])
    }

    @Test("what a theme has no place for is named, six names a line")
    func leftOut() {
        let shadows = (1...8).map { "\"s\($0)\": { \"$type\": \"shadow\", \"$value\": {} }" }
        let text = "{ \(shadows.joined(separator: ", ")), \"untyped\": { \"$value\": 1 } }"
        #expect(
            Self.theme([("t", text)]).theme.remarks == [
                "left out tokens of type `shadow`, for which a theme has no place: `s1`, `s2`, `s3`, `s4`, `s5`, `s6` "
                    + "and 2 more", "left out tokens without a `$type`: `untyped`",
            ])
    }

    @Test("a file that is no object of JSON is an error", arguments: ["", "[]", "\"a\"", "{ \"a\": ", "nonsense"])
    func noTokens(_ text: String) {
        let result = Self.theme([("t", text)])
        #expect(result.errors == 1 && result.theme.isEmpty)
    }

    @Test("whatever the values, the theme is read without a finding")
    func roundTrip() {
        let text = """
            { "c": { "$type": "color", "a": { "$value": "#12345678" }, "b c": { "$value": "#fff" } },
              "gap": { "$type": "dimension", "x": { "$value": "12.345px" }, "leading": { "$value": "8px" } },
              "t": { "$type": "typography", "bold": { "$value": { "fontFamily": "A \\" B", "fontSize": "12.5px" } } } }
            """
        let theme = Self.theme([("t", text)]).theme
        let bytes = Array((["theme:"] + theme.lines.map { "  " + $0 }).joined(separator: "\n").utf8)
        let project = ProjectFile(SourceFile(name: "genvc.yml", bytes: bytes))
        #expect(project.report.diagnostics.isEmpty, "\(theme.lines)")
        #expect(theme.summary == "2 colors, 1 font and 2 lengths")
    }

    // MARK: - Asset catalogues

    private static func set(_ colors: String, name: String = "Brand/Sky") -> ImportedTheme {
        var theme = ImportedTheme()
        let text = "{ \"colors\": [\(colors)], \"info\": { \"author\": \"xcode\", \"version\": 1 } }"
        let report = theme.add(colorSet: SourceFile(name: "Contents.json", text: text), named: name)
        #expect(report.diagnostics.isEmpty)
        return theme
    }

    private static func color(_ red: String, _ green: String, _ blue: String, in space: String = "srgb") -> String {
        """
        "color": { "color-space": "\(space)", "components": { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", \
        "alpha": "1.000" } }, "idiom": "universal"
        """
    }

    @Test(
        "components of a color set are numbers, bytes or hexadecimal",
        arguments: [
            ("0.000", "0.502", "1.000"), ("0", "128", "255"), ("0x00", "0x80", "0xFF"), ("0x00", "0.502", "255"),
        ])
    func components(_ red: String, _ green: String, _ blue: String) {
        let theme = Self.set("{ \(Self.color(red, green, blue)) }")
        #expect(theme.lines == ["colors:", ##"  brandSky: "#0080FF""##])
    }

    @Test("appearances of a color set are shades, and a color of the system keeps its name")
    func setAppearances() {
        let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
        let contrast = #""appearances": [{ "appearance": "contrast", "value": "high" }]"#
        let system = #""color": { "platform": "ios", "reference": "systemBlueColor" }, "idiom": "universal""#
        let theme = Self.set(
            "{ \(Self.color("1", "1", "0")) }, { \(dark), \(Self.color("0.5", "0.5", "0")) }, { \(contrast), \(system) }"
        )
        #expect(
            theme.lines == [
                "colors:",
                ##"  brandSky: { light: "#FFFF00", dark: "#808000", highContrast: { light: systemBlue } }"##,
            ])
    }

    @Test("what the theme cannot say of a color set stays in its catalogue, under the name that the code asks for")
    func setAsAsset() {
        let display = Self.color("0.1", "0.2", "0.3", in: "display-p3")
        let idiom = Self.color("0.1", "0.2", "0.3").replacing("universal", with: "ipad")
        for colors in ["{ \(display) }", "{ \(Self.color("1", "1", "1")) }, { \(idiom) }"] {
            let theme = Self.set(colors)
            #expect(theme.lines == ["colors:", #"  brandSky: "asset:Brand/Sky""#])
            #expect(
                theme.remarks == [
                    "left in the asset catalogue, for they differ by device or are not in sRGB: `Brand/Sky`"
                ])
        }
        #expect(Self.set("").remarks == ["left out color sets without colors: `Brand/Sky`"])
    }
}
