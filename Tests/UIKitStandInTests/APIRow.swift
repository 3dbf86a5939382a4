/// A line of `uikit-api-rows.tsv`: a declaration of UIKit that the stand-in makes.
struct APIRow {
    let declaration: StandInDeclaration
    /// The iOS version that brought it; 0 when it is older than the table records.
    let introduced: Double
    /// The iOS version that deprecated it; nil when none did.
    let deprecated: Double?

    static func parse(_ table: String) -> [APIRow] {
        lines(of: table).map { fields in
            APIRow(
                declaration: StandInDeclaration(type: fields[0], member: baseName(fields[1])),
                introduced: Double(fields[2]) ?? 0, deprecated: Double(fields[3]))
        }
    }

    /// The fields of each line that is not a comment.
    static func lines(of table: String) -> [[String]] {
        table.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    static func baseName(_ member: String) -> String {
        String(member.prefix { $0 != "(" })
    }
}
