import Testing

@testable import GenvcProject

/// Two texts compared for people and for `patch`.
struct UnifiedDiffTests {
    @Test(
        "a diff is written as `diff -u` writes it",
        arguments: [
            ("a\nb\n", "a\nc\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
            ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
            ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
            (
                "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n6\n7\n8\n9\n",
                "@@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n"
            ),
            ("a\r\nb\n", "a\nb\n", ""),
            ("\u{1B}[2J\n", "", "@@ -1 +0,0 @@\n-\\u{1B}[2J\n"),
        ])
    func text(_ old: String, _ new: String, _ hunks: String) {
        let text = UnifiedDiff(Array(old.utf8), "X", Array(new.utf8), "Y").text
        #expect(text == (hunks.isEmpty ? "" : "--- X\n+++ Y\n" + hunks))
    }
}
