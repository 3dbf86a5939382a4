// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension NSAttributedString {
    /// A text whose phrases are marked as `[phrase](name)`, so that a translation can move and change them.
    ///
    /// - Parameters:
    ///   - attributes: What all of the text has.
    ///   - runs: What phrases have besides, by name. Brackets with any other name stay as they are.
    convenience init(marked text: String, attributes: [Key: Any], runs: [String: [Key: Any]]) {
        let result = NSMutableAttributedString(string: "")
        var rest = text[...]
        var searched = rest.startIndex
        while let bracket = rest[searched...].firstIndex(of: "]") {
            searched = rest.index(after: bracket)
            guard rest[searched...].first == "(", let end = rest[searched...].firstIndex(of: ")"),
                let run = runs[String(rest[searched..<end].dropFirst())],
                let start = rest[..<bracket].lastIndex(of: "[")
            else { continue }
            let phrase = rest[start..<bracket].dropFirst()
            result.append(NSAttributedString(string: String(rest[..<start]), attributes: attributes))
            result.append(NSAttributedString(string: String(phrase), attributes: attributes.merging(run) { $1 }))
            rest = rest[rest.index(after: end)...]
            searched = rest.startIndex
        }
        result.append(NSAttributedString(string: String(rest), attributes: attributes))
        self.init(attributedString: result)
    }
}
