import Testing

/// Characters and signs that a spec does not have.
struct RefusedSignsTests {
    @Test(arguments: [
        Refusal("a: &x b\n", "1:4 anchor `&x b` is an anchor; a spec has none", "delete the mark, or write `\"&x b\"`"),
        Refusal(
            "&x a: b\n",
            "1:1 anchor `&x a: b` is an anchor; a spec has none",
            "delete the mark, or write `\"&x a: b\"`"),
        Refusal("a: *x\n", "1:4 alias `*x` is an alias; a spec has none", "write the value itself, or `\"*x\"`"),
        Refusal(
            "*x : b\n",
            "1:1 alias `*x : b` is an alias; a spec has none",
            "write the value itself, or `\"*x : b\"`"),
        Refusal(
            "a: **bold**\n",
            "1:4 alias `**bold**` is an alias; a spec has none",
            "write the value itself, or `\"**bold**\"`"),
        Refusal(
            "a: !!str b\n",
            "1:4 tag `!!str b` is a tag; a spec has none",
            "delete the tag, or write `\"!!str b\"`"),
        Refusal("!t a: b\n", "1:1 tag `!t a: b` is a tag; a spec has none", "delete the tag, or write `\"!t a: b\"`"),
        Refusal("a: ! b\n", "1:4 tag `! b` is a tag; a spec has none", "delete the tag, or write `\"! b\"`"),
        Refusal("a: !\n", "1:4 tag `!` is a tag; a spec has none", "delete the tag, or write `\"!\"`"),
        Refusal(
            "title: \u{201C}Sign in\u{201D}\n",
            "1:8 odd-character a curly quote (U+201C) stands here",
            "write `\"`"),
        Refusal("title\u{FF1A}Sign in\n", "1:6 odd-character a full-width colon (U+FF1A) stands here", "write `: `"),
        Refusal("title:\u{A0}Sign in\n", "1:7 odd-character a no-break space (U+00A0) stands here", "write a space"),
        Refusal("\u{A0}title: x\n", "1:1 odd-character a no-break space (U+00A0) stands here", "write a space"),
        Refusal("a: 1\n\u{A0}b: 2\n", "2:1 odd-character a no-break space (U+00A0) stands here", "write a space"),
        Refusal("title: \u{A0}x\n", "1:8 odd-character a no-break space (U+00A0) stands here", "write a space"),
        Refusal(
            "a: \u{7}b\n",
            "1:4 odd-character the invisible character U+0007 cannot stand in a spec",
            "delete it"),
        Refusal(
            "a: b\rc: d\r",
            "1:5 odd-character a lone carriage return (U+000D) cannot stand in a spec, and 1 more like it",
            "end the line here"),
        Refusal(
            "a: x\u{85}y\n",
            "1:5 odd-character a next-line character (U+0085) cannot stand in a spec",
            "delete it"),
        Refusal("a: x\u{2028}y\n", "1:5 odd-character a line separator (U+2028) cannot stand in a spec", "delete it"),
        Refusal(
            "a: x\u{FEFF}y\n",
            "1:5 odd-character a byte order mark that is not at the start (U+FEFF) cannot stand in a spec",
            "delete it"),
        Refusal(
            "a: \u{7F}\n",
            "1:4 odd-character the invisible character U+007F cannot stand in a spec",
            "delete it"),
        Refusal("a: ‘b’\n", "1:4 odd-character a curly quote (U+2018) stands here", "write `'`"),
        Refusal("a: 　b\n", "1:4 odd-character an unusual space (U+3000) stands here", "write a space"),
        Refusal(
            "\u{FEFF}\u{FEFF}a: b\n",
            "1:4 odd-character a byte order mark that is not at the start (U+FEFF) cannot stand in a spec",
            "delete it"),
        Refusal(
            "rows:\n\t- a\n\t- b\n",
            "2:1 tab-indentation a tab indents this line, and 1 more line like this",
            "replace the tab with spaces"),
        Refusal("a:\tb\n", "1:3 tab-indentation a tab stands in this line", "replace the tab with spaces"),
        Refusal("a: b\tc\n", "1:5 tab-indentation a tab stands in this line", "replace the tab with spaces"),
    ])
    func oneFindingAtItsPlace(_ refusal: Refusal) {
        refusal.check()
    }
}
