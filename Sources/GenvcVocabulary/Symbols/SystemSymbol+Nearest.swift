import GenvcDiagnostics

extension SystemSymbol {
    /// More changes of letters than this are no typing error.
    private static let mostChanges = 2

    /// The names of symbols that a name which none has was probably meant to be, at the most three, best first.
    ///
    /// - Parameter first: the first version of iOS that has to know the symbols.
    package static func nearest(to name: String, fromIOS first: Int) -> [String] {
        let known = all.filter { $0.isThere(fromIOS: first) }.map(\.name)
        let letters = lettersAlone(of: name)
        let same = known.filter { lettersAlone(of: $0) == letters }
        if !same.isEmpty { return same }
        if let meant = Vocabulary.symbolSynonyms[letters] { return [meant] }
        // A letter is forgotten more often than replaced: `hart` is `heart` rather than `hare`.
        let typed = Array(letters.utf8)
        let isLonger = { (word: String) in
            let meant = Array(lettersAlone(of: word).utf8)
            return meant.count > typed.count && isPart(typed, of: meant)
        }
        let nearest = WordSuggestion.nearest(
            to: name, among: known.filter(isLonger) + known.filter { !isLonger($0) }, mostChanges: mostChanges)
        if !nearest.isEmpty { return nearest.contains(where: isLonger) ? nearest.filter(isLonger) : nearest }
        // The last words may be those of another picture: `heart.broken` leads to `heart`.
        var words = name.split(separator: ".")
        while words.count > 1 {
            words.removeLast()
            let beginning = words.joined(separator: ".")
            if named(beginning)?.isThere(fromIOS: first) == true { return [beginning] }
            if let meant = Vocabulary.symbolSynonyms[lettersAlone(of: beginning)] { return [meant] }
        }
        return []
    }

    /// True if all letters of a word stand in another one in the same order.
    private static func isPart(_ letters: [UInt8], of word: [UInt8]) -> Bool {
        var rest = word[...]
        for letter in letters {
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    /// The letters and digits, which stay the same in `heartFill`, `heart-fill` and `heart.fill`.
    private static func lettersAlone(of name: String) -> String {
        String(
            decoding: name.utf8.compactMap { byte -> UInt8? in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
                case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): nil
                default: byte
                }
            }, as: UTF8.self)
    }
}

extension Vocabulary {
    /// The names of pictures in Material Symbols and other systems, without dots and in lower case, with the symbols.
    package static let symbolSynonyms: [String: String] = [
        "accountcircle": "person.crop.circle", "add": "plus", "addcircle": "plus.circle",
        "alert": "exclamationmark.triangle", "arrowback": "chevron.backward", "attach": "paperclip",
        "attachment": "paperclip", "avatar": "person.crop.circle", "back": "chevron.backward",
        "bluetooth": "antenna.radiowaves.left.and.right", "call": "phone", "chat": "bubble.left", "check": "checkmark",
        "checkcircle": "checkmark.circle", "close": "xmark", "cog": "gearshape", "comment": "bubble.left",
        "date": "calendar", "delete": "trash", "done": "checkmark", "down": "chevron.down",
        "download": "square.and.arrow.down", "edit": "pencil", "email": "envelope", "error": "exclamationmark.circle",
        "favorite": "heart", "file": "doc", "filter": "line.3.horizontal.decrease.circle",
        "garbage": "trash", "gallery": "photo.on.rectangle", "hamburger": "line.3.horizontal",
        "help": "questionmark.circle",
        "hide": "eye.slash", "home": "house", "image": "photo", "information": "info.circle", "language": "globe",
        "like": "hand.thumbsup", "logout": "rectangle.portrait.and.arrow.right", "mail2": "envelope",
        "menu": "line.3.horizontal", "more": "ellipsis", "moreverticalcircle": "ellipsis.circle",
        "music": "music.note", "next": "chevron.forward", "notification": "bell", "notifications": "bell",
        "password": "key", "people": "person.2", "picture": "photo", "profile": "person.crop.circle",
        "question": "questionmark", "refresh": "arrow.clockwise", "reload": "arrow.clockwise", "remove": "minus",
        "search": "magnifyingglass", "send": "paperplane", "setting": "gear", "settings": "gear",
        "share": "square.and.arrow.up", "show": "eye", "sort": "arrow.up.arrow.down", "time": "clock",
        "trashcan": "trash", "undo": "arrow.uturn.backward", "unlock": "lock.open", "up": "chevron.up",
        "upload": "square.and.arrow.up", "user": "person", "users": "person.2", "visibility": "eye",
        "visibilityoff": "eye.slash", "volume0": "speaker.slash", "warning": "exclamationmark.triangle",
    ]
}
