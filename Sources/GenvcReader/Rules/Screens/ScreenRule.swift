import GenvcDiagnostics

/// A rule of the language about the keys of a screen: it judges what was read, and reads nothing itself.
protocol ScreenRule: SendableMetatype {
    /// The faults of the keys of the screen by this rule, in the order in which it is to be told.
    static func findings(in screen: ReadScreen) -> [Diagnostic]
}

/// Every rule about the keys of a screen. Of several errors at one place only the first is told, so the order counts.
enum ScreenRules {
    /// The rules in the order in which they judge.
    static let all: [any ScreenRule.Type] = [
        KeysBesideSections.self, ListNeedsSections.self, RequiredScreenKeys.self, KeysOfParts.self, ScrollViewKeys.self,
        SizeOfScrollingRows.self, SidesOfScrollingRows.self, SheetOfOtherStyle.self,
        SwappedColors.self, KeyboardBarInputs.self, MarginsOfReadableRows.self, ScreenInItself.self,
    ]
}
