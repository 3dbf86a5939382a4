#if !canImport(Darwin)
    // Foundation has this conversion on Apple systems only.
    extension NSAttributedString {
        public convenience init(_ attrStr: AttributedString) {
            typealias UIKitKeys = AttributeScopes.UIKitAttributes
            let result = NSMutableAttributedString(string: "")
            for run in attrStr.runs {
                let values = run.attributes
                var attributes: [NSAttributedString.Key: Any] = [:]
                attributes[.font] = values[UIKitKeys.FontAttribute.self]
                attributes[.foregroundColor] = values[UIKitKeys.ForegroundColorAttribute.self]
                attributes[.backgroundColor] = values[UIKitKeys.BackgroundColorAttribute.self]
                attributes[.underlineStyle] = values[UIKitKeys.UnderlineStyleAttribute.self]?.rawValue
                attributes[.strikethroughStyle] = values[UIKitKeys.StrikethroughStyleAttribute.self]?.rawValue
                attributes[.kern] = values[UIKitKeys.KernAttribute.self]
                attributes[.link] = values[AttributeScopes.FoundationAttributes.LinkAttribute.self]
                let text = String(attrStr[run.range].characters)
                result.append(NSAttributedString(string: text, attributes: attributes))
            }
            self.init(attributedString: result)
        }
    }
#endif
