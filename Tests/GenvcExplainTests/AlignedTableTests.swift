import GenvcDiagnostics
import Testing

@testable import GenvcExplain

struct AlignedTableTests {
    @Test("columns are as wide as their widest cell, and lines have no blanks at their ends")
    func columns() {
        let text = AlignedTable.text([["a", "bb", "c"], ["aaa", "", "c"], ["é漢", "b", ""]])
        #expect(text == "a    bb  c\naaa      c\né漢  b\n")
    }

    @Test("rows stay within the columns of a terminal, and are as they were where they fit")
    func terminal() {
        let rows = [["state", "screen", "code"], ["up to date", "Login", "LoginViewController.swift"]]
        let whole = AlignedTable.text(rows)
        #expect(whole.split(separator: "\n").map(\.count).max() == 45)
        #expect(AlignedTable.text(rows, columns: 45) == whole)
        #expect(
            AlignedTable.text(rows, columns: 44)
                == "state       screen  code\nup to date  Login\n    LoginViewController.swift\n")
        #expect(
            AlignedTable.text(rows, columns: 16)
                == "state\n    screen  code\nup to date\n    Login\n    LoginViewController.swift\n")
        // A cell that is wider than the terminal, which begins a row, stands as it is.
        #expect(AlignedTable.text([["漢字漢字", "a"]], columns: 5) == "漢字漢字\n    a\n")
    }
}
