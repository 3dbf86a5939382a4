import GenvcVocabulary

/// The classes and types of an app that random specs take for granted, in Swift.
package enum AppTypes {
    /// The app's own class of a kind: `OwnLabel` is a `UILabel`. Nil for a kind whose class takes no subclass.
    static func ownClass(of kind: Kind) -> String? {
        kind.standing == .view && kind.typeName.hasPrefix("UI") ? "Own" + kind.name.capitalizedFirst : nil
    }

    private static let record = """
        struct Record: Identifiable, Hashable, Sendable {
            var id = ""
            var name = ""
            var count = 0
            var price = 0.0
            var isNew = false
            var note: String?
            static let empty = Record()
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
                """
            }
        }
        return (["import UIKit", record] + classes).joined(separator: "\n\n") + "\n"
    }
}
