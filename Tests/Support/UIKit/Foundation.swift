// Clients of UIKit see Foundation without importing it, and so do clients of this stand-in.
@_exported import Foundation

// Linux keeps URLSession in a module of its own.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

// Foundation on Linux reads no string catalogue; these read one that a test gives. Without one they do what Foundation
// does without one. Their parameters are fewer than those of Foundation, so that Swift takes them where both are seen.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key in the catalogue of the test, or `value`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    StringCatalogReader.current?.format(of: key) ?? value
}

extension String {
    /// A format with its argument, in which a part that depends on a number has the form that the language has for it.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        StringCatalogReader.filled(format, [argument])
    }

    /// A format with its arguments, in which a part that depends on a number has the form that the language has for it.
    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ others: any CVarArg...
    ) -> String {
        StringCatalogReader.filled(format, [first] + others)
    }
}

/// A string catalogue as the app would have it: compiled for one language, with the rules of its plurals.
package struct StringCatalogReader: @unchecked Sendable {
    /// The catalogue in which texts are looked up; nil: none, and the code shows its own texts.
    @TaskLocal package static var current: StringCatalogReader?

    private typealias Object = [String: Any]

    /// A part of a text that depends on a number.
    private struct Part {
        /// The place of the number, from 1.
        let argument: Int
        /// The texts by the names of their categories.
        let forms: [String: String]
    }

    /// The formats by key; `%#@key/name@` stands for a part.
    private var formats: [String: String] = [:]
    /// The parts by `key/name`.
    private var parts: [String: Part] = [:]
    private let language: String

    /// - Parameter language: the language of the person; a text that has none in it is shown in the source language.
    package init(_ catalog: [UInt8], language: String) throws {
        self.language = language
        guard let root = try JSONSerialization.jsonObject(with: Data(catalog)) as? Object,
            let source = root["sourceLanguage"] as? String, let strings = root["strings"] as? [String: Object]
        else { throw CocoaError(.propertyListReadCorrupt) }
        for (key, entry) in strings {
            let languages = entry["localizations"] as? [String: Object] ?? [:]
            guard let text = languages[language] ?? languages[source] else { continue }
            if let forms = Self.forms(of: text) {
                parts["\(key)/"] = Part(argument: 1, forms: forms)
                formats[key] = "%#@\(key)/@"
                continue
            }
            var format = Self.value(of: text)
            for (name, part) in text["substitutions"] as? [String: Object] ?? [:] {
                let argument = part["argNum"] as? Int ?? 1
                let forms = (Self.forms(of: part) ?? [:]).mapValues {
                    $0.replacingOccurrences(of: "%arg", with: "%\(argument)$lld")
                }
                parts["\(key)/\(name)"] = Part(argument: argument, forms: forms)
                format = format?.replacingOccurrences(of: "%#@\(name)@", with: "%#@\(key)/\(name)@")
            }
            formats[key] = format
        }
    }

    private static func value(of text: Object) -> String? {
        (text["stringUnit"] as? Object)?["value"] as? String
    }

    /// The texts of the categories of plurals; nil for a text without.
    private static func forms(of text: Object) -> [String: String]? {
        ((text["variations"] as? Object)?["plural"] as? [String: Object])?.compactMapValues(value)
    }

    /// A format with its arguments, by the catalogue of the test.
    fileprivate static func filled(_ format: String, _ arguments: [any CVarArg]) -> String {
        String(format: current?.resolved(format, arguments) ?? format, locale: .current, arguments: arguments)
    }

    /// The format of a key; nil where the catalogue has none.
    fileprivate func format(of key: String) -> String? { formats[key] }

    /// A format with the form for its number in the place of each part.
    private func resolved(_ format: String, _ arguments: [any CVarArg]) -> String {
        parts.reduce(format) { format, entry in
            let (name, part) = entry
            guard format.contains("%#@\(name)@"), let number = arguments[part.argument - 1] as? Int else {
                return format
            }
            let form = part.forms[category(of: number)] ?? part.forms["other"] ?? ""
            return format.replacingOccurrences(of: "%#@\(name)@", with: form)
        }
    }

    /// The category of a whole number, by the rules of CLDR.
    private func category(of number: Int) -> String {
        guard language == "ru" else { return number == 1 ? "one" : "other" }
        let (tens, ones) = (number % 100, number % 10)
        if ones == 1, tens != 11 { return "one" }
        return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    }
}
