import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// With `height: fitting` a view is a part of a screen and as high as its rows: it has no bars, does not scroll, and is
/// looked at in rooms of a width. Reported are keys of whole screens beside it, a room with a height, and `preview` at
/// a screen, which stands on devices.
/// An example is `height: fitting` and `scroll: vertical`.
enum KeysOfParts: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard let height = screen.value(.tool(.contentHeight)), height.value == .choice("fitting") else {
            return screen.known.filter { $0.key.effect == .tool(.preview) }.map { written in
                .useless(written, "a screen is drawn on devices; a part of one has `height: fitting`")
            }
        }
        let keys = screen.known.compactMap { written -> Diagnostic? in
            isOfScreens(written.key, in: screen)
                ? .useless(written, "what is as high as its rows is a part of a screen", help: help(written.key)) : nil
        }
        guard let preview = screen.known.first(where: { $0.key.effect == .tool(.preview) }),
            screen.boxes.contains(where: { $0.height != nil })
        else { return keys }
        return keys + [
            .error(
                .conflictingKeys, "the rows say how high it is", at: preview.range, label: "write widths, as `320`",
                related: [Diagnostic.Label(height.range, "here")])
        ]
    }

    /// True for a key that needs all of a screen.
    private static func isOfScreens(_ key: Key, in screen: ReadScreen) -> Bool {
        switch key.effect {
        case .content(.sections), .content(.header), .content(.footer), .content(.toolbar), .tool(.list),
            .tool(.navigation), .tool(.tabBar), .tool(.tabBarItem), .tool(.sheet), .scrollView:
            true
        case .tool(.scroll): screen.scroll != .none
        default: key.type == .contentSize
        }
    }

    /// Advice about rows that stand in bars; nil for other keys.
    private static func help(_ key: Key) -> String? {
        switch key.effect {
        case .content(.header), .content(.footer): "its `rows` are the first and the last of `rows`"
        default: nil
        }
    }
}
