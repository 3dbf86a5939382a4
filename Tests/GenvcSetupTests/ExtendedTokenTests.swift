import GenvcDiagnostics
import GenvcSetup
import Testing

/// Groups of design tokens that have the tokens of another group.
struct ExtendedTokenTests {
    private func theme(_ text: String) -> ImportedTheme {
        var theme = ImportedTheme()
        _ = theme.add(designTokens: SourceFile(name: "t.json", text: text), named: "t")
        return theme
    }

    @Test(
        "a group that extends one around it is left out",
        arguments: [
            ##"{ "a": { "$type": "color", "x": { "$value": "#ff0000" }, "b": { "$extends": "{a}" } } }"##,
            ##"{ "a": { "$type": "color", "x": { "$value": "#ff0000" }, "b": { "$ref": "#/a" } } }"##,
        ])
    func circle(_ text: String) {
        let theme = theme(text)
        #expect(theme.lines.contains { $0.contains("#FF0000") })
        #expect(theme.remarks == ["left out what these extend, which leads in a circle: `a.b.b`"])
    }

    @Test("a group may extend another one twice, side by side and one in the other")
    func extendedTwice() {
        let text = ##"""
            { "a": { "$type": "color", "x": { "$value": "#ff0000" } },
              "b": { "$extends": "{a}", "c": { "$extends": "{a}" } }, "d": { "$extends": "{a}" } }
            """##
        #expect(theme(text).remarks == [])
        #expect(theme(text).lines.count { $0.contains("#FF0000") } == 4)
    }
}
