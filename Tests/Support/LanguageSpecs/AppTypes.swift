import GenvcVocabulary

/// The classes and types of an app that random specs take for granted, in Swift.
package enum AppTypes {
    /// The app's own class of a kind: `OwnLabel` is a `UILabel`. Nil for a kind whose class takes no subclass.
    static func ownClass(of kind: Kind) -> String? {
        kind.standing == .view && kind.typeName.hasPrefix("UI") ? "Own" + kind.name.capitalizedFirst : nil
    }

    /// A subclass of the app's own class of a kind that has a size of itself: `OwnLabel120x24`. Nil for a kind whose
    /// class is not that of a view.
    ///
    /// - Parameter size: one of `sizes`, as the spec says it.
    static func ownClass(of kind: Kind, sized size: String) -> String? {
        kind.typeName.hasSuffix("Controller") ? nil : ownClass(of: kind).map { $0 + size }
    }

    /// The sizes that classes have of themselves, in points: each side, or one for both.
    static let sizes = ["120x24", "49"]

    private static let constants = FieldShape.caseWords.map { "static let \($0) = Record(id: \"\($0)\")" }

    private static let record = """
        struct Record: Identifiable, Hashable, Sendable {
            var id = ""
            var name = ""
            var count = 0
            var price = 0.0
            var isNew = false
            var isEmpty = false
            var note: String?
            static let empty = Record()
            \(constants.joined(separator: "\n    "))
        }
        """

    /// The code of all of them.
    package static var code: String {
        let classes = Vocabulary.kinds.compactMap { kind in
            ownClass(of: kind).map { name in
                """
                class \(name): \(kind.typeName) {
                    var zoom = 0.0
                    var caption = ""
                }
                """ + sizes.compactMap { ownClass(of: kind, sized: $0) }.map { sizedClass($0, of: name) }.joined()
            }
        }
        return (["import UIKit", record] + classes).joined(separator: "\n\n") + "\n"
    }

    private static func sizedClass(_ sizedName: String, of name: String) -> String {
        let sides = sizedName.dropFirst(name.count).split(separator: "x")
        return """


            final class \(sizedName): \(name) {
                override var intrinsicContentSize: CGSize { CGSize(width: \(sides[0]), height: \(sides[sides.count - 1])) }
            }
            """
    }
}
