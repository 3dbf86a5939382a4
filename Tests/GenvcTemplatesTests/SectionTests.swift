import Testing

@testable import GenvcTemplates

@Suite struct SectionTests {
    @Test(arguments: [
        TemplateCase("true", "[{{#on}}shown{{/on}}]", ["on": true], gives: "[shown]"),
        TemplateCase("false", "[{{#on}}hidden{{/on}}]", ["on": false], gives: "[]"),
        TemplateCase("null", "[{{#on}}hidden{{/on}}]", ["on": nil], gives: "[]"),
        TemplateCase("missing", "[{{#on}}hidden{{/on}}]", gives: "[]"),
        TemplateCase("empty list", "[{{#on}}hidden{{/on}}]", ["on": []], gives: "[]"),
        TemplateCase("empty text is true", "[{{#on}}shown{{/on}}]", ["on": ""], gives: "[shown]"),
        TemplateCase("zero is true", "[{{#on}}shown{{/on}}]", ["on": "0"], gives: "[shown]"),
        TemplateCase("empty record is true", "[{{#on}}shown{{/on}}]", ["on": [:]], gives: "[shown]"),
        TemplateCase("a text is no list", "[{{#on}}x{{/on}}]", ["on": "abc"], gives: "[x]"),
        TemplateCase("nested, true", "a {{#on}}b {{#on}}c{{/on}} d{{/on}} e", ["on": true], gives: "a b c d e"),
        TemplateCase("nested, false", "a {{#on}}b {{#on}}c{{/on}} d{{/on}} e", ["on": false], gives: "a  e"),
        TemplateCase(
            "twice", "{{#on}}\n- one\n{{/on}}\n- {{two}}\n{{#on}}\n- three\n{{/on}}\n", ["on": true, "two": "two"],
            gives: "- one\n- two\n- three\n"),
    ])
    func truth(_ example: TemplateCase) { example.check() }

    @Test(arguments: [
        TemplateCase("record", "{{#user}}{{name}}{{/user}}", ["user": ["name": "Ada"]], gives: "Ada"),
        TemplateCase(
            "outer names", "{{#in}}{{a}}{{b}}{{c.d}}{{/in}}",
            ["a": "1", "b": "far", "in": ["b": "2"], "c": ["d": "3"]], gives: "123"),
        TemplateCase("the value itself", "{{#x}}{{.}}={{x}}{{/x}}", ["x": "v"], gives: "v=v"),
        TemplateCase(
            "lists in lists",
            "{{#rows}}{{#cells}}{{id.big}}{{n}}{{#marks}}{{id.small}}{{n}}{{m}};{{/marks}}{{/cells}}{{/rows}}",
            [
                "rows": [
                    [
                        "id": ["big": "R", "small": "r"],
                        "cells": [["n": "7", "marks": [["m": "x"], ["m": "y"]]]],
                    ]
                ]
            ], gives: "R7r7x;r7y;"),
        TemplateCase(
            "every level is in reach",
            "{{#p}}\n{{i}}\n{{#q}}\n{{i}}{{j}}{{i}}\n{{#r}}\n{{i}}{{j}}{{k}}\n{{#s}}\n{{i}}{{.}}+{{.}}{{k}}\n{{/s}}\n{{/r}}\n"
                + "{{j}}\n{{/q}}\n{{i}}\n{{/p}}\n",
            ["p": ["i": "1"], "q": ["j": "2"], "r": ["k": "3", "s": "4"]], gives: "1\n121\n123\n14+43\n2\n1\n"),
        TemplateCase("list", "{{#l}}{{n}},{{/l}}", ["l": [["n": "1"], ["n": "2"], ["n": "3"]]], gives: "1,2,3,"),
        TemplateCase(
            "a null in a list is visited", "{{#l}}({{.}}){{/l}}", ["l": ["a", nil, false]], gives: "(a)()(false)"),
    ])
    func contexts(_ example: TemplateCase) { example.check() }

    private static let marks: TemplateValue = ["l": ["&", "\"", "<", ">"]]

    @Test(arguments: [
        TemplateCase("texts", "{{#l}}<{{.}}>{{/l}}", ["l": ["a", "b"]], gives: "<a><b>"),
        TemplateCase("numbers", "{{#l}}<{{.}}>{{/l}}", ["l": ["1", "2.5"]], gives: "<1><2.5>"),
        TemplateCase("lists", "{{#l}}<{{#.}}{{.}}{{/.}}>{{/l}}", ["l": [["1", "2"], ["a"]]], gives: "<12><a>"),
        TemplateCase("escaped", "{{#l}}{{.}} {{/l}}", marks, gives: "&amp; &quot; &lt; &gt; "),
        TemplateCase("triple", "{{#l}}{{{.}}}{{/l}}", marks, gives: "&\"<>"),
        TemplateCase("ampersand", "{{#l}}{{&.}}{{/l}}", marks, gives: "&\"<>"),
        TemplateCase("a list as context", "{{#.}}{{n}};{{/.}}", [["n": "1"], ["n": "2"]], gives: "1;2;"),
    ])
    func implicitIterator(_ example: TemplateCase) { example.check() }

    @Test(arguments: [
        TemplateCase("true", "[{{#p.q.r}}x{{/p.q.r}}]", ["p": ["q": ["r": true]]], gives: "[x]"),
        TemplateCase("false", "[{{#p.q.r}}x{{/p.q.r}}]", ["p": ["q": ["r": false]]], gives: "[]"),
        TemplateCase("broken", "[{{#p.q.r}}x{{/p.q.r}}]", ["p": [:]], gives: "[]"),
    ])
    func dottedNames(_ example: TemplateCase) { example.check() }

    @Test(arguments: [
        TemplateCase("around", " | {{#on}}\t-\t{{/on}} | \n", ["on": true], gives: " | \t-\t | \n"),
        TemplateCase("inside", " | {{#on}} {{! note }}\n {{/on}} | \n", ["on": true], gives: " |  \n  | \n"),
        TemplateCase("on one line", " {{#on}}A{{/on}}\n {{#on}}B{{/on}}\n", ["on": true], gives: " A\n B\n"),
        TemplateCase("own lines", "a\n{{#on}}\nb\n{{/on}}\nc\n", ["on": true], gives: "a\nb\nc\n"),
        TemplateCase("indented lines", "a\n  {{#on}}  \nb\n\t{{/on}}\t\nc\n", ["on": true], gives: "a\nb\nc\n"),
        TemplateCase("CRLF", "a\r\n{{#on}}\r\nb\r\n{{/on}}\r\nc", ["on": true], gives: "a\r\nb\r\nc"),
        TemplateCase("first line", "  {{#on}}\n-{{/on}}\n.", ["on": true], gives: "-\n."),
        TemplateCase("last line", "-{{#on}}\n.\n  {{/on}}", ["on": true], gives: "-\n.\n"),
        TemplateCase("two tags share a line", "a\n {{#on}}{{/on}} \nb", ["on": true], gives: "a\n  \nb"),
        TemplateCase("a lone CR ends no line", "a\n{{#on}}\rb{{/on}}", ["on": true], gives: "a\n\rb"),
        TemplateCase("padding", "|{{# on }}={{/ on }}|", ["on": true], gives: "|=|"),
    ])
    func whiteSpace(_ example: TemplateCase) { example.check() }
}
