import GenvcVocabulary

/// Keys one below the other: what each is for, and under it what it takes.
enum KeyTable {
    /// - Parameter kind: the kind that the keys are of; it may assume other values than UIKit does.
    static func text(_ keys: [Key], of kind: Kind? = nil) -> String {
        AlignedTable.text(
            keys.flatMap { key in
                let remark = key.remark(assumed: kind?.assumedValue(of: key))
                return [["  " + key.name, remark], ["", "takes " + key.takenWords]]
            })
    }
}
