import Testing

/// Keys, brackets and lines that do not fit together.
struct RefusedStructureTests {
    @Test(arguments: [
        Refusal(
            "a:\n    b: 1\n   c: 2\n    d: 3\n",
            "3:4 bad-indentation 3 spaces before this, but its siblings have 4",
            "indent it by 4 spaces"),
        Refusal(
            "a: 1\n  b: 2\nc: 3\n",
            "2:3 bad-indentation 2 spaces before this, but its siblings have 0",
            "begin at the start of the line"),
        Refusal(
            "a:\n  b: 1\n c: 2\n",
            "3:2 bad-indentation 1 space before this, but its siblings have 2",
            "indent it by 2 spaces"),
        Refusal(
            "rows:\n  - a\n   - b\n  - c\n",
            "3:4 bad-indentation 3 spaces before this, but its siblings have 2",
            "indent it by 2 spaces"),
        Refusal(
            "rows:\n  - a: 1\n    b: 2\n   c: 3\n",
            "4:4 bad-indentation 3 spaces before this, but its siblings have 4",
            "indent it by 4 spaces"),
        Refusal(
            "rows:\n  - a\n- b\n",
            "3:1 bad-indentation 0 spaces before this, but its siblings have 2",
            "indent it by 2 spaces"),
        Refusal(
            "rows:\n  - a: 1\n  b: 2\n",
            "3:3 bad-indentation `b: 2` stands in a list, without a `- `",
            "add `- `, or indent it as what it belongs to"),
        Refusal(
            "title: x\n- y\n",
            "2:1 bad-indentation a list item stands among keys",
            "`title` has its value already"),
        Refusal(
            "a: [\nb\n]\n",
            "2:1 bad-indentation what stands in brackets must be indented deeper than its key",
            "indent it by at least 1 space"),
        Refusal(
            "a: |\n    b\n  c\n",
            "3:3 bad-indentation 2 spaces before this, but the text began with 4",
            "indent it by 4 spaces"),
        Refusal(
            "a: |\n     \n  b\n",
            "2:1 bad-indentation this blank line has more spaces than the text below it",
            "delete these spaces"),
        Refusal(
            "a: [b]\n  c\n",
            "2:3 bad-indentation this line is indented like a value, but the value above is complete",
            "it belongs to nothing above"),
        Refusal(
            "a: |\n  b\n  c\n d: e\n",
            "4:2 bad-indentation 1 space before this, but the text began with 2",
            "indent it by 2 spaces"),
        Refusal("a:\n  b\n - c\n", "3:2 bad-indentation a list item stands among keys", "`a` has its value already"),
        Refusal("a: b\n  - c\n", "2:3 bad-indentation a list item stands among keys", "`a` has its value already"),
        Refusal(
            "rows:\n- a: 1\n   b: 2\n- c: 3\n",
            "3:4 bad-indentation 3 spaces before this, but its siblings have 2",
            "indent it by 2 spaces"),
        Refusal(
            "rows:\n- a: 1\n b: 2\n- c: 3\n",
            "3:2 bad-indentation 1 space before this, but its siblings have 2",
            "indent it by 2 spaces"),
        Refusal(
            "a:\n  - b\n  c\n",
            "3:3 bad-indentation `c` stands in a list, without a `- `",
            "add `- `, or indent it as what it belongs to"),
        Refusal(
            "- a\nb: c\n",
            "2:1 bad-indentation `b: c` stands in a list, without a `- `",
            "add `- `, or indent it as what it belongs to"),
        Refusal(
            "- - a\n - b\n",
            "2:2 bad-indentation 1 space before this, but its siblings have 2",
            "indent it by 2 spaces"),
        Refusal(
            "title:Sign in\n",
            "1:6 missing-colon no space stands after the colon of `title`",
            "add a space after the colon"),
        Refusal(
            "title Sign in\n",
            "1:1 missing-colon `title Sign in` has no `: ` between a key and its value",
            "write `title: …`"),
        Refusal("a: {b}\n", "1:5 missing-colon `b` has no value in these `{ }`", "write `b: …`"),
        Refusal(
            "a: {b:c}\n",
            "1:6 missing-colon no space stands after the colon of `b`",
            "add a space after the colon"),
        Refusal("\"a\":b\n", "1:4 missing-colon no space stands after the colon of `\"a\"`", "write `: `"),
        Refusal("foo\n", "1:1 missing-colon `foo` has no `:`", "write `foo:`"),
        Refusal("a: b\n'foo'\n", "2:1 missing-colon `'foo'` has no `:`", "a line here is `key: value`"),
        Refusal(
            "title = x\n",
            "1:1 missing-colon `title = x` has no `: ` between a key and its value",
            "write `title: …`"),
        Refusal(
            "rows:\n  title:Sign in\n  text: Foo\n",
            "2:8 missing-colon no space stands after the colon of `title`",
            "add a space after the colon"),
        Refusal(
            "- label:title\n  text: x\n",
            "1:8 missing-colon no space stands after the colon of `label`",
            "add a space after the colon"),
        Refusal("a: [b\n  c]\n", "2:3 missing-comma no comma stands between `b` and this", "add `, ` before this"),
        Refusal(
            "a: {b: c\n  d: e}\n",
            "2:3 missing-comma no comma stands between `c` and this",
            "add `, ` before this"),
        Refusal("a: [b,, c]\n", "1:7 stray-comma nothing stands before this comma", "delete it"),
        Refusal("a: [, b]\n", "1:5 stray-comma nothing stands before this comma", "delete it"),
        Refusal(
            "a: [b, c\nd: e\n",
            "1:4 unclosed-bracket the `[` that opens here is never closed",
            "add `]` where it ends"),
        Refusal(
            "a: {b: c\nd: e\n",
            "1:4 unclosed-bracket the `{` that opens here is never closed",
            "add `}` where it ends"),
        Refusal("a: [b}\n", "1:6 unclosed-bracket `}` closes what `[` opened", "write `]`"),
        Refusal("a: {b: [c}\nd: e\n", "1:10 unclosed-bracket `}` closes what `[` opened", "write `]`"),
        Refusal("[a\n", "1:1 unclosed-bracket the `[` that opens here is never closed", "add `]` where it ends"),
        Refusal("a: [x\n#c\n", "1:4 unclosed-bracket the `[` that opens here is never closed", "add `]` where it ends"),
        Refusal(
            "a: [b #c]\nd: e\n",
            "1:4 unclosed-bracket the `[` that opens here is never closed",
            "add `]` where it ends"),
        Refusal(
            "a: [b, {c: d\n",
            "1:8 unclosed-bracket the `{` that opens here is never closed",
            "add `}` where it ends"),
        Refusal(
            "a: 1\n? b\n",
            "2:1 complex-key a `?` at the start makes a key of all that follows",
            "write `key: value`"),
        Refusal(": b\n", "1:1 complex-key no key stands before this `:`", "write `key: value`"),
        Refusal(
            "[a]: b\n",
            "1:4 complex-key what stands in brackets cannot be a key",
            "one line holds one `key: value`"),
        Refusal(
            "{a: b}: c\n",
            "1:7 complex-key what stands in brackets cannot be a key",
            "one line holds one `key: value`"),
        Refusal(
            "a: [b: c]\n",
            "1:5 complex-key `b:` stands in `[ ]`, which hold values without keys",
            "a key belongs in `{ }`"),
        Refusal(
            "a: [\"b\": c]\n",
            "1:5 complex-key `\"b\":` stands in `[ ]`, which hold values without keys",
            "a key belongs in `{ }`"),
        Refusal(
            "a: {{ x }}\n",
            "1:5 complex-key what stands in brackets cannot be a key",
            "put a text with `{{ }}` in quotes"),
        Refusal(
            "{{ x }}\n",
            "1:2 complex-key what stands in brackets cannot be a key",
            "put a text with `{{ }}` in quotes"),
        Refusal("a: b\n[c]\n", "2:1 complex-key a line of keys cannot begin with `[`", "write `key: value`"),
        Refusal(
            "a: {? b: c}\n",
            "1:5 complex-key a `?` at the start makes a key of all that follows",
            "write `key: value`"),
        Refusal(
            "a: [b]: c\n",
            "1:7 complex-key what stands in brackets cannot be a key",
            "one line holds one `key: value`"),
        Refusal("a: 1\nb: 2\na: 3\n", "3:1 duplicate-key `a` stands here twice", "and again here"),
        Refusal("a: 1\n\"a\": 2\n", "2:1 duplicate-key `\"a\"` stands here twice", "and again here"),
        Refusal("a: {b: 1, b: 2}\n", "1:11 duplicate-key `b` stands here twice", "and again here"),
        Refusal("<<: *x\n", "1:1 merge-key `<<` does not merge anything here", "write the keys themselves"),
        Refusal("a: {<<: b}\n", "1:5 merge-key `<<` does not merge anything here", "write the keys themselves"),
        Refusal("", "1:1 empty-file the file is empty", ""),
        Refusal("# x\n", "1:1 empty-file the file holds only comments", ""),
        Refusal("---\n", "1:1 empty-file the file is empty", ""),
        Refusal(
            "a: b\n---\nc: d\n",
            "2:1 second-document a second document begins here",
            "one file holds one document"),
        Refusal("a: b\n...\n", "2:1 second-document `...` ends the document here", "delete this line"),
        Refusal("--- a\n", "1:5 second-document text stands on the line of `---`", "put this on the next line"),
        Refusal(
            "%YAML 1.2\n---\na: b\n",
            "1:1 directive directives such as `%YAML 1.2` are not read here",
            "delete this line"),
    ])
    func oneFindingAtItsPlace(_ refusal: Refusal) {
        refusal.check()
    }
}
