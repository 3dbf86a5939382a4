extension RandomSpec {
    /// An element in which nothing stands.
    mutating func leaf(at place: RandomPlace, depth: Int) -> String {
        let (keys, nature) = chance(45) ? text(at: place) : chance(60) ? control() : picture()
        // A text view scrolls: what is tied to its edges is tied to those of its text, which no constraint places.
        let takesLayers = keys.first?.hasPrefix("textView:") == false
        return mapping(keys + layout(at: place, nature, depth: depth, takesLayers: takesLayers))
    }

    // MARK: - Texts and inputs

    private mutating func text(at place: RandomPlace) -> (keys: [String], nature: Nature) {
        switch number(0...9) {
        case 0...4: return (label(), .content)
        case 5...6: return (button(at: place), .content)
        case 7:
            var keys = ["textField: \(id())", "placeholder: \(words())", "font: \(font())"]
            if chance(30) { keys.append("borderStyle: \(pick(["none", "line", "bezel"]))") }
            if chance(20) { keys.append("error: true") }
            if chance(20) { keys += ["isSecureTextEntry: true", "revealButton: eye"] }
            return (keys, .content)
        // The place of a text view on a baseline is published nowhere.
        case 8 where !place.isOnBaseline:
            let grows = chance(50) ? ["isScrollEnabled: false"] : []
            return (["textView: \(id())", "text: \(words())", "accessibilityLabel: A"] + grows, .bar)
        default: return (["searchBar: \(id())", "placeholder: \(words())"], .bar)
        }
    }

    /// A label or a button.
    mutating func words(at place: RandomPlace) -> [String] { chance(70) ? label() : button(at: place) }

    private mutating func label() -> [String] {
        var keys = ["label: \(id())", "text: \(words())", "font: \(font())"]
        if chance(25) { keys.append("numberOfLines: \(number(1...3))") }
        if chance(10) { keys.append("minimumScaleFactor: 0.5") }
        if chance(10) { keys.append("lineBreakMode: \(pick(["byWordWrapping", "byCharWrapping", "byClipping"]))") }
        if chance(10) { keys.append("kern: \(pick(["0.5", "-0.3", "2"]))") }
        if chance(10) { keys.append("lineHeight: \(number(18...30))") }
        if chance(10) { keys.append("margins: \(margins())") }
        return keys
    }

    private mutating func button(at place: RandomPlace) -> [String] {
        var keys = ["button: \(id())", "title: \(words())"]
        if chance(30) { keys.append("style: \(pick(["primary", "secondary", "destructive", "link"]))") }
        // Nobody has published where UIKit puts the baselines of a button with more than a title.
        if chance(20), !place.isOnBaseline { keys.append("subtitle: \(words())") }
        if chance(25), !place.isOnBaseline {
            keys += ["image: symbol:star", "imagePadding: \(spacing())"]
            keys.append("imagePlacement: \(pick(["leading", "trailing", "top", "bottom"]))")
        }
        // Nobody has published what the smaller sizes take.
        if chance(25) { keys.append("buttonSize: \(pick(["medium", "large"]))") }
        if chance(15) { keys.append("font: \(font())") }
        return keys
    }

    // MARK: - Controls and pictures

    private mutating func control() -> (keys: [String], nature: Nature) {
        let name = id()
        switch number(0...5) {
        case 0: return (["switch: \(name)", "accessibilityLabel: A"], .content)
        case 1: return (["stepper: \(name)", "accessibilityLabel: A"], .content)
        case 2: return (["slider: \(name)", "accessibilityLabel: A"], .bar)
        case 3:
            let segments = (0..<number(1...4)).map { _ in words() }.joined(separator: ", ")
            return (["segmentedControl: \(name)", "segments: [ \(segments) ]", "accessibilityLabel: A"], .content)
        case 4:
            let style = pick(["compact", "wheels", "inline", "automatic"])
            return (["datePicker: \(name)", "preferredDatePickerStyle: \(style)", "accessibilityLabel: A"], .content)
        default: return (["pageControl: \(name)", "numberOfPages: \(number(1...6))"], .bar)
        }
    }

    private mutating func picture() -> (keys: [String], nature: Nature) {
        let name = id()
        switch number(0...9) {
        case 9: return (["gradientView: \(name)", "colors: [ clear, black ]"], .area)
        case 0...1: return (["imageView: \(name)", "image: symbol:star", "decorative: true"], .picture)
        // An asset may be of any size, which only the app knows.
        case 2: return (["imageView: \(name)", "decorative: true"], .picture)
        case 3: return (["progressView: \(name)", "accessibilityLabel: A"], .bar)
        case 4: return (["activityIndicatorView: \(name)", "style: \(pick(["medium", "large"]))"], .content)
        // No number is drawn for it, so that the other elements stay those of their seeds.
        case 5 where name.utf8.last.map({ $0.isMultiple(of: 2) }) == true: return (["child: \(name)"], .area)
        case 5: return (["view: \(name)", "class: ChartView", "accessibilityLabel: A"], .area)
        default: return (["view: \(name)", "backgroundColor: surface"], .area)
        }
    }
}
