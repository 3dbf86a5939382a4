import GenvcYAML
import Testing

/// Documents and what they mean.
struct AcceptedDocumentTests {
    @Test(arguments: [
        // Mappings and sequences
        ("a: b", #"{"a":"b"}"#),
        ("a:\n  b:\n    c: d\n  e: f\n", #"{"a":{"b":{"c":"d"},"e":"f"}}"#),
        ("a:\n     b: c\nd:\n e: f\n", #"{"a":{"b":"c"},"d":{"e":"f"}}"#),
        ("a:\n- b\n- c\nd: e\n", #"{"a":["b","c"],"d":"e"}"#),
        ("a:\n  - b\n  - c\n", #"{"a":["b","c"]}"#),
        ("- a: b\n  c: d\n- e\n", #"[{"a":"b","c":"d"},"e"]"#),
        ("-\n  a: b\n  c: d\n", #"[{"a":"b","c":"d"}]"#),
        ("- - a\n  - b\n- - - c\n", #"[["a","b"],[["c"]]]"#),
        ("-   a: b\n    c: d\n", #"[{"a":"b","c":"d"}]"#),
        ("- a:\n  - b\n  - c\n  d: e\n", #"[{"a":["b","c"],"d":"e"}]"#),
        ("-\n- \n- a\n", #"[null,null,"a"]"#),
        ("a:\nb: \nc: ~\nd: null\ne: \"\"\n", #"{"a":null,"b":null,"c":null,"d":null,"e":""}"#),
        ("  a: b\n  c: d\n", #"{"a":"b","c":"d"}"#),
        ("a :  b\n", #"{"a":"b"}"#),
        ("'a b': c\n\"d\\te\" : f\n", #"{"a b":"c","d\te":"f"}"#),
        ("e\u{301}: 1\né: 2\n", "{\"e\u{301}\":\"1\",\"é\":\"2\"}"),
        ("a:\n  b\nc: d\n", #"{"a":"b","c":"d"}"#),
        ("a:\n  \"b\" # c\n", #"{"a":"b"}"#),
        // Texts stay as they were typed
        (
            "a: NO\nb: 012\nc: 12:30\nd: 1e3\ne: 2001-01-01\nf: 1.10\ng: =\nh: 0o17\n",
            #"{"a":"NO","b":"012","c":"12:30","d":"1e3","e":"2001-01-01","f":"1.10","g":"=","h":"0o17"}"#
        ),
        (
            "a: http://b/c#d\nb: c:d\nc: a[b]{c},d\nd: it's \"so\"\n",
            #"{"a":"http://b/c#d","b":"c:d","c":"a[b]{c},d","d":"it's \"so\""}"#
        ),
        (
            "a: -1\nb: -b\nc: $d\nd: (e)\ne: <f\nf: ^g\ng: ~/h\nh: ;i\ni: ./j\nj: +k\nk: _\nl: 中\n",
            #"{"a":"-1","b":"-b","c":"$d","d":"(e)","e":"<f","f":"^g","g":"~/h","h":";i","i":"./j","j":"+k","k":"_","l":"中"}"#
        ),
        ("a: 'it''s'\nb: ''\nc: '\\n'\n", #"{"a":"it's","b":"","c":"\\n"}"#),
        ("a: b   \nc: d \t\n\t\ne: f\n", #"{"a":"b","c":"d","e":"f"}"#),
        (
            "a: \"\\0\\a\\b\\e\\f\\v\\_\\N\\L\\P\\x41\\u00e9\\U0001F600\\/\\ \\\"\\\\\"\n",
            "{\"a\":\"\\u0000\\u0007\\u0008\\u001B\\u000C\\u000B\u{A0}\u{85}\u{2028}\u{2029}Aé😀/ \\\"\\\\\"}"
        ),
        // Comments, line ends, the start of a file
        ("# a\n\na: b # c\n   # d\nc: 'e' # f\n#g\n", #"{"a":"b","c":"e"}"#),
        ("a:  # b\n  # c\n# d\n  e: f\n", #"{"a":{"e":"f"}}"#),
        ("a: # b\n- # c\n  d\n", #"{"a":["d"]}"#),
        ("a: b # # c\nd: e ## f\ng: 16 #h\n", #"{"a":"b","d":"e","g":"16"}"#),
        ("a: b\r\nc:\r\n  - d\r\n  - |\r\n    e\r\n    f\r\n", #"{"a":"b","c":["d","e\nf\n"]}"#),
        ("\u{FEFF}a: b\n", #"{"a":"b"}"#),
        ("\u{FEFF}# c\n--- # d\na: b\n", #"{"a":"b"}"#),
        // Brackets
        ("a: []\nb: {}\nc: [ ]\nd: { }\n", #"{"a":[],"b":{},"c":[],"d":{}}"#),
        ("a: [b, c d, \"e, f\", [g], {h: i},]\n", #"{"a":["b","c d","e, f",["g"],{"h":"i"}]}"#),
        ("a: {b: c, 'd':e, \"f\" :g, h: , i: [j]}\n", #"{"a":{"b":"c","d":"e","f":"g","h":null,"i":["j"]}}"#),
        ("a: [\n  b, # c\n\n  d\n  ]\ne: f\n", #"{"a":["b","d"],"e":"f"}"#),
        ("- {a: b,\n   c: d}\n- [e\n , f]\n", #"[{"a":"b","c":"d"},["e","f"]]"#),
        ("a:\n  [b, c]\n", #"{"a":["b","c"]}"#),
        ("a: {b: http://c:80/d, e: f:g, h: -1}\n", #"{"a":{"b":"http://c:80/d","e":"f:g","h":"-1"}}"#),
        ("a: {b: ~, c: null, null: d}\n", #"{"a":{"b":null,"c":null,"null":"d"}}"#),
        (
            "{\n\"a\":{\n\"b\":[1,-2.5e3,true,null]\n},\n\"c\"\n:\n\"d\"\n}\n",
            #"{"a":{"b":["1","-2.5e3","true",null]},"c":"d"}"#
        ),
    ])
    func reads(_ source: String, as json: String) {
        let reading = Reading(source)
        #expect(reading.findings == [])
        #expect(reading.json == json)
    }

    /// Block scalars as YAML 1.2 defines them in 8.1: chomping, folding, more-indented lines, blank lines.
    @Test(arguments: [
        ("a: |\n  b\n  c\n", #"{"a":"b\nc\n"}"#),
        ("a: |-\n  b\n\n", #"{"a":"b"}"#),
        ("a: |+\n  b\n\n\nc: d\n", #"{"a":"b\n\n\n","c":"d"}"#),
        ("a: |+\n\nc: d\n", #"{"a":"\n","c":"d"}"#),
        ("a: |\n\nc: d\n", #"{"a":"","c":"d"}"#),
        ("a: |\nc: >-\n", #"{"a":"","c":""}"#),
        ("a: |\n\n  b\n   c\n\n  d  \n", #"{"a":"\nb\n c\n\nd  \n"}"#),
        ("a: | # b\n  # c\n  d # e\n", ##"{"a":"# c\nd # e\n"}"##),
        ("a: |\n  b\n # c\nd: e\n", #"{"a":"b\n","d":"e"}"#),
        ("a: |\n  b", #"{"a":"b"}"#),
        ("a: |\n  \tb\n", #"{"a":"\tb\n"}"#),
        ("a: >\n  b\n  c\n", #"{"a":"b c\n"}"#),
        ("a: >\n\n  b\n\n\n  c\n\n  d\n", #"{"a":"\nb\n\nc\nd\n"}"#),
        ("a: >\n  b\n   c\n  d\n", #"{"a":"b\n c\nd\n"}"#),
        ("a: >\n  b\n\n   c\n\n  d\n", #"{"a":"b\n\n c\n\nd\n"}"#),
        ("a: >\n  b\n    \n  c\n", #"{"a":"b\n  \nc\n"}"#),
        ("a: >-\n  b\n  - c\n  d: e\n", #"{"a":"b - c d: e"}"#),
        ("a: >+\n  b\n\n\n", #"{"a":"b\n\n\n"}"#),
        ("- |\n a\n- >\n   b\n   c\n- d: |\n    e\n", #"["a\n","b c\n",{"d":"e\n"}]"#),
        ("a:\n  |\n  b\n", #"{"a":"b\n"}"#),
        ("- - |\n    a\n  - b\n", #"[["a\n","b"]]"#),
    ])
    func readsBlocksOfText(_ source: String, as json: String) {
        let reading = Reading(source)
        #expect(reading.findings == [])
        #expect(reading.json == json)
    }

    @Test(arguments: [
        ("foo", #""foo""#), ("a:b\n", #""a:b""#), ("'a' # b\n", #""a""#), ("|\n a\n b\n", #""a\nb\n""#),
        ("[a]", #"["a"]"#), ("~\n", "null"), ("---\nNULL\n", "null"), ("-1", #""-1""#), ("- a", #"["a"]"#),
    ])
    func readsAnyRoot(_ source: String, as json: String) {
        #expect(Reading(source, root: .any).json == json)
    }
}
