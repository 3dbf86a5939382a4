import GenvcDiagnostics
import GenvcVocabulary

/// Keys one below the other: what each is for, and in a second line what it takes.
enum KeyTable {
    /// The lines of the table, each ended by LF.
    ///
    /// - Parameter kind: The kind that the keys belong to, whose assumptions stand in place of UIKit's defaults; nil
    ///   for keys that belong to no kind.
    static func text(_ keys: [Key], of kind: Kind? = nil) -> String {
        AlignedTable.text(
            keys.flatMap { key in
                let remark = key.remark(assumed: kind?.unsaidValue(of: key))
                return [["  " + key.name, remark], ["", "takes " + key.takenWords]]
            })
    }
}
