import GenvcYAML
import Testing

/// Documents that YAML 1.2 calls invalid, or that only some of YAML allows: none may be read as something else.
struct InvalidDocumentTests {
    @Test(arguments: [
        "- key: value\n - item\n", "- a\n- b\ninvalid: x\n", "a: 'b': c\n", "key: - a\n     - b\n",
        "[ a, b, c,#invalid\n]\n", "block: ># comment\n  text\n", "key: \"value\"# comment\n", "a: b\n c\n# d\n  e\n",
        "- - \"bar\nbar\": x\n", "'a\n  b': 1\n", "[ key\n  : value ]\n", "foo: \"bar\n\tbaz\"\n", "- [\n\tfoo\n ]\n",
        "- !!str, xxx\n", "key:\n  word1 word2\n  no: key\n", "key: value\nthis is #not a: key\n",
        "---\nkey: value\n... invalid\n", "---\n[ a, b, c, ]#invalid\n", "---\n[\nitem\n]\ninvalid item\n",
        "--- key1: value1\n    key2: value2\n", "--- &anchor a: b\n", "a: b\n%YAML 1.2\n---\n", "%YAML 1.2 foo\n---\n",
        "this\n is\n  invalid: x\n", "empty: >\n \n  \n   \n # comment\n", "key:\n   - ok\n   - also ok\n  - wrong\n",
        "key:\n - bar\n - baz\n invalid\n", "{\n foo: 1\n bar: 2 }\n", "x: { y: z }in: valid\n",
        "---\n- { y: z }- invalid\n", "[\n--- ,\n...\n]\n", "[-]\n", "- [-, -]\n", "key: [ word1\n#  xxx\n  word2 ]\n",
        "k: {\nk\n:\nv\n}\n", "a: \"\\.\"\n", "[ \"key\"\n  :value ]\n", "[23\n]: 42\n", "k1: v1\n k2: v2\n",
        "map:\n  key1: \"quoted1\"\n key2: \"bad\"\n", "foo:\n  bar\ninvalid\n", "{ matches\n% : 20 }\n", "a: [b]c\n",
        "{? foo :,\n: bar }\n", "key: |\n\ttext\n", "- \tx: y\n", "-\t-\n", "?\t-\n", "a:\n\tb: c\n",
        "a: |\n text\n\tmore\n",
        "a: \"x\n---\ny\"\n", "[a]]\n", "a: }\n", "- a: b\n  - c\n", "a:\n  - b\n   c: d\n", "a: b\n: c\n",
        "\"a\" b: c\n",
        "a: 'b'c'\n", "a: |1\n  b\n", "a: |+-\n  b\n", "a: >-x\n", "*a\n", "&a\n", "!\n", "`a`\n", "@a\n", "%a\n",
        "- ,\n",
        "{a: b}}\n", "{,}\n", "[,a]\n", "[a,,b]\n", "{a: b,, c: d}\n", "{: b}\n", "{a: [b}\n", "a:b: c\n  d: e\n",
    ])
    func refuses(_ source: String) {
        for text in [source, source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")]
        {
            #expect(Reading(text, root: .any).json == nil)
        }
    }
}
