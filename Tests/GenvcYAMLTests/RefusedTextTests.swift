import Testing

/// Texts that a spec cannot hold as they stand.
struct RefusedTextTests {
    @Test(arguments: [
        Refusal("a: & b\n", "1:4 needs-quotes a text cannot begin with `&`", "write `\"& b\"`"),
        Refusal(
            "a: >= 80\n",
            "1:4 needs-quotes `>= 80` is read as the start of a block of text",
            "write `{ min: 80 }`"),
        Refusal("a: |x\n", "1:4 needs-quotes `|x` is read as the start of a block of text", "write `\"|x\"`"),
        Refusal("a: @b\n", "1:4 needs-quotes a text cannot begin with `@`", "write `\"@b\"`"),
        Refusal("a: `b`\n", "1:4 needs-quotes a text cannot begin with a backtick", "write `\"`b`\"`"),
        Refusal("a: %b\n", "1:4 needs-quotes a text cannot begin with `%`", "write `\"%b\"`"),
        Refusal("a: ,b\n", "1:4 needs-quotes a text cannot begin with `,`", "write `\",b\"`"),
        Refusal("a: ]b\n", "1:4 needs-quotes a text cannot begin with `]`", "write `\"]b\"`"),
        Refusal("a: )b\n", "1:4 needs-quotes a text cannot begin with `)`", "write `\")b\"`"),
        Refusal("a: \\d\n", "1:4 needs-quotes a text cannot begin with `\\`", "write `\"\\\\d\"`"),
        Refusal("a: ?b\n", "1:4 needs-quotes a text cannot begin with `?`", "write `\"?b\"`"),
        Refusal("a: :b\n", "1:4 needs-quotes a text cannot begin with `:`", "write `\":b\"`"),
        Refusal("a: - b\n", "1:4 needs-quotes a list cannot begin on the line of its key", "put it on the next line"),
        Refusal("a: -\n", "1:4 needs-quotes a list cannot begin on the line of its key", "put it on the next line"),
        Refusal(
            "a: [- b]\n", "1:5 needs-quotes `- ` begins an item on a line of its own, not one in brackets",
            "leave out the `- `"),
        Refusal("a: [-]\n", "1:5 needs-quotes a list of `- ` lines cannot begin here", "write `\"-\"`"),
        Refusal("a: [?x]\n", "1:5 needs-quotes a text cannot begin with `?`", "write `\"?x\"`"),
        Refusal(
            "text: one\n  two\n  three\n",
            "2:3 multiline-text a text goes over several lines",
            "a text like this stands on one line, or below `>-`"),
        Refusal(
            "- one\n  two\n",
            "2:3 multiline-text a text goes over several lines",
            "a text like this stands on one line, or below `>-`"),
        Refusal(
            "text:\n  one\n  two\n",
            "3:3 multiline-text a text goes over several lines",
            "a text like this stands on one line, or below `>-`"),
        Refusal(
            "text: \"one\n  two\"\nb: c\n",
            "1:7 multiline-text a text goes over several lines",
            "a text like this stands on one line, or below `>-`"),
        Refusal(
            "text: 'one\n  two'\n",
            "1:7 multiline-text a text goes over several lines",
            "a text like this stands on one line, or below `>-`"),
        Refusal(
            "title: x\n   # c\n  y\n",
            "3:3 multiline-text a text goes over several lines",
            "a text like this stands on one line, or below `>-`"),
        Refusal(
            "text: \"one \\\n  two\"\n",
            "1:7 multiline-text a text goes over several lines",
            "a text like this stands on one line, or below `>-`"),
        Refusal(
            "text: \"one \\\"two\\\"\n  three\"\n",
            "1:7 multiline-text a text goes over several lines",
            "a text in quotes stands on one line"),
        Refusal(
            "a: \"b\n\n   c\"\n",
            "1:4 multiline-text a text goes over several lines",
            "a text like this stands on one line, or below `>-`"),
        Refusal(
            "title: \"Sign in\ntype: form\n",
            "1:8 unclosed-quote the text that begins here is never closed",
            "add `\"` where the text ends"),
        Refusal(
            "title: 'Sign in\n",
            "1:8 unclosed-quote the text that begins here is never closed",
            "add `'` where the text ends"),
        Refusal(
            "\"title: x\ny: z\n",
            "1:1 unclosed-quote the text that begins here is never closed",
            "add `\"` where the text ends"),
        Refusal(
            "a: '\n",
            "1:4 unclosed-quote the text that begins here is never closed",
            "add `'` where the text ends"),
        Refusal(
            "a: \"\\\n",
            "1:4 unclosed-quote the text that begins here is never closed",
            "add `\"` where the text ends"),
        Refusal(
            "a: {b: 'c\n",
            "1:8 unclosed-quote the text that begins here is never closed",
            "add `'` where the text ends"),
        Refusal(
            "a: \"\\ud83d\\ude00\"\n",
            "1:5 bad-escape `\\ud83d\\ude00` is one character, written as two halves",
            "write `\\U0001F600`, or the character itself"),
        Refusal(
            "a: \"\\ud83d\"\n",
            "1:5 bad-escape `\\ud83d` is half a character",
            "write the whole character, or its `\\U` escape"),
        Refusal(
            "a: \"\\U00110000\"\n",
            "1:5 bad-escape `\\U00110000` is beyond the last character, `\\U0010FFFF`",
            "no character has this number"),
        Refusal("a: \"\\d\"\n", "1:5 bad-escape `\\d` is no escape", "write `\\\\d` for a backslash"),
        Refusal("a: \"\\u12\"\n", "1:5 bad-escape `\\u12` is cut short", "4 hexadecimal digits must follow `\\u`"),
        Refusal(
            "title: 'It's here'\n",
            "1:12 text-after-value `s here'` stands behind the end of the value",
            "the quote before this closes the text"),
        Refusal(
            "title: \"a\" b\n",
            "1:12 text-after-value `b` stands behind the end of the value",
            "the quote before this closes the text"),
        Refusal(
            "a: [b] c\n",
            "1:8 text-after-value `c` stands behind the end of the value",
            "the bracket before this closes the value"),
        Refusal(
            "a: [b]]\n",
            "1:7 text-after-value `]` stands behind the end of the value",
            "the bracket before this closes the value"),
        Refusal("title: Save: now\n", "1:12 second-colon a second `: ` stands in one value", "put the value in quotes"),
        Refusal(
            "title: \"a\": b\n",
            "1:11 second-colon a second `:` stands in one value",
            "one line holds one `key: value`"),
        Refusal("a: {b: c d: e}\n", "1:11 second-colon a second `: ` stands in one value", "add a comma before `d`"),
        Refusal("a: {b: c: d}\n", "1:9 second-colon a second `: ` stands in one value", "write `\"c: d\"`"),
        Refusal(
            "title: #FF8800\n",
            "1:8 hash-color `title` has no value: a `#` after a space starts a comment",
            "write `\"#FF8800\"`"),
        Refusal(
            "title: yes\ncolor: #FF8800\n",
            "2:8 hash-color `color` has no value: a `#` after a space starts a comment",
            "write the name of a color, as `primary`"),
        Refusal(
            "text: Hello #there\n",
            "1:13 hash-text `#there` is a comment: a `#` after a space starts one",
            "part of the text? then write `\"Hello #there\"`"),
        Refusal(
            "title: #1 choice\n",
            "1:8 hash-text `title` has no value: a `#` after a space starts a comment",
            "write `\"#1 choice\"`"),
        Refusal(
            "a: b #c\n",
            "1:6 hash-text `#c` is a comment: a `#` after a space starts one",
            "part of the text? then write `\"b #c\"`"),
        Refusal("a: |2\n    b\n", "1:5 indentation-indicator a number after `|` is not read here", "delete it"),
    ])
    func oneFindingAtItsPlace(_ refusal: Refusal) {
        refusal.check()
    }
}
