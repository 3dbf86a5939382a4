import GenvcDiagnostics
import Testing

@testable import GenvcExplain

struct AlignedTableTests {
    @Test("columns are as wide as their widest cell, and lines have no blanks at their ends")
    func columns() {
        let text = AlignedTable.text([["a", "bb", "c"], ["aaa", "", "c"], ["é漢", "b", ""]])
        #expect(text == "a    bb  c\naaa      c\né漢  b\n")
    }
}
