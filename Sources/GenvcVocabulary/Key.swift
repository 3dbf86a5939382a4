/// One key of the language, described once: reading, errors, documentation and emission come from here.
///
/// It never changes and there is one of each, so it is a reference, as `Kind` is.
package final class Key: Sendable {
    package let name: String
    package let type: ValueType
    package let effect: Effect
    /// The value that UIKit has anyway, as it would be written; it is documented, and not emitted.
    package let standard: String?
    /// The first version of iOS that has the property.
    package let ios: Int
    /// True for the one text that the kind shows; its localisation key is the element's.
    package let isMainText: Bool
    /// True for a key without which the kind says nothing.
    package let isRequired: Bool
    /// True if the key acts on the band of an element that stands in one.
    package let actsOnBand: Bool
    package let documentation: String

    package init(
        _ name: String, _ type: ValueType, _ effect: Effect, standard: String? = nil, ios: Int = 15,
        isMainText: Bool = false, isRequired: Bool = false, actsOnBand: Bool = false, _ documentation: String
    ) {
        self.name = name
        self.type = type
        self.effect = effect
        self.standard = standard
        self.ios = ios
        self.isMainText = isMainText
        self.isRequired = isRequired
        self.actsOnBand = actsOnBand
        self.documentation = documentation
    }

    /// A key that sets the property of the same name.
    package static func property(
        _ name: String, _ type: ValueType, standard: String? = nil, ios: Int = 15, isMainText: Bool = false,
        _ documentation: String
    ) -> Key {
        Key(name, type, .property(name), standard: standard, ios: ios, isMainText: isMainText, documentation)
    }
}
