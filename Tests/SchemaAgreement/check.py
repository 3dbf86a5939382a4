#!/usr/bin/env python3
"""Compares `genvc schema` with the reader of genvc.

The schema may reject nothing that the reader takes: editors would mark what is right. It is given every spec of the
repository, and thousands of changed ones that a fixed seed draws; each has the verdict of the reader and that of the
schema. Of what the reader refuses by its form the schema has to find a share, which is printed by the codes of the
findings.

    Tests/SchemaAgreement/check.py .build/debug/genvc [--count 3000] [--seed 1]

The validators come from PyPI, into a folder that is deleted afterwards.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import venv

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PACKAGES = ["jsonschema==4.26.0", "jsonschema-rs==0.61.2", "PyYAML==6.0.4"]
READY = "GENVC_SCHEMA_AGREEMENT_READY"

# The codes of what is wrong in the form of a spec, of which the schema has to find a share.
FORM_CODES = ["unknown-key", "unknown-value", "wrong-type", "out-of-range", "missing-key", "missing-kind", "empty-value"]
# Measured were 90 % and, of unknown keys that the vocabulary alone decides, 873 of 874 of three seeds; the rest takes
# what other parts of a spec say, as the parameters of a component.
LEAST_SHARE = 0.88
LEAST_SHARE_OF_KEYS = 0.99
# The folders whose specs both validators look at; one of the two is slow.
BY_BOTH = ("Examples", "Tests/Goldens/Screens")
# Specs in one call of genvc.
BATCH = 400


def install_and_run():
    """Runs this script again where the validators are."""
    folder = tempfile.mkdtemp(prefix="genvc-schema-")
    try:
        venv.create(folder, with_pip=True)
        python = os.path.join(folder, "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES], check=True)
        return subprocess.run([python, *sys.argv], env={**os.environ, READY: "1"}).returncode
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if not os.environ.get(READY):
    sys.exit(install_and_run())

import jsonschema  # noqa: E402
import jsonschema_rs  # noqa: E402
import yaml  # noqa: E402

# The scalars of the core schema of YAML 1.2, as the YAML language server resolves them.
INTEGER = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
WORDS = {
    **dict.fromkeys(["", "~", "null", "Null", "NULL"], None),
    **dict.fromkeys(["true", "True", "TRUE"], True),
    **dict.fromkeys(["false", "False", "FALSE"], False),
}


def resolved(text):
    """What a scalar without quotes is."""
    if text in WORDS:
        return WORDS[text]
    if INTEGER.fullmatch(text):
        return int(text, 0) if text[:2] in ("0o", "0x") else int(text)
    return float(text) if FLOAT.fullmatch(text) else str(text)


class Plain(str):
    """A scalar that stands without quotes."""


def tree(node):
    """A node as lists, pairs of keys and values, and texts."""
    if isinstance(node, yaml.SequenceNode):
        return [tree(item) for item in node.value]
    if isinstance(node, yaml.MappingNode):
        if not all(isinstance(key, yaml.ScalarNode) for key, _ in node.value):
            raise yaml.YAMLError("a key that is no scalar")
        return tuple([key.value, tree(value)] for key, value in node.value)
    return Plain(node.value) if not node.style else node.value


def parsed(text):
    """The tree of a spec; `yaml.YAMLError` where it is no YAML."""
    node = yaml.compose(text, Loader=yaml.CSafeLoader)
    return Plain("") if node is None else tree(node)


def instance(value):
    """The tree as a validator of JSON takes it."""
    if isinstance(value, list):
        return [instance(item) for item in value]
    if isinstance(value, tuple):
        return {str(key): instance(item) for key, item in value}
    return resolved(value) if isinstance(value, Plain) else value


def written(value, indent=0):
    """The tree as YAML, behind a key or a dash."""
    margin = "\n" + " " * indent
    if isinstance(value, list):
        return "".join(margin + "-" + written(item, indent + 2) for item in value) if value else " []"
    if isinstance(value, tuple):
        return "".join(margin + key + ":" + written(item, indent + 2) for key, item in value) if value else " {}"
    return " " + (value if isinstance(value, Plain) else json.dumps(value, ensure_ascii=False))


# MARK: - Changes

SCALARS = [Plain(word) for word in """
    12 0 1 -3 2.5 0.5 1e3 0x2 80x40 0x0.5 16:9 40% 16pt true false True yes no on off null ~ nil nothing center centre
    title1 bold medium mediun large hairline circle primary readable fitting required #FF0000 asset:Logo symbol:star
    url:$photo $name ${name} $user.name _ String Int? Plan [Plan] 2026-01-31 didTap label spacer StatCard identity
    leftToRight not 320 vertical
""".split()] + [
    Plain(text) for text in [
        "title1 bold", "black 60%", "$name ?? None", "not $isOpen", "$count > 2", "top == parent + 8", "17 semibold",
        "A text of words", "horizontalSizeClass == compact", "isHighlighted",
    ]
] + ["12", "true", "", "null", "$name", "0.5"]
OTHERS = [
    [], (), [Plain("a"), Plain("b")], [Plain("12")], ([Plain("a"), Plain("b")],), (["swift", Plain("Brand.ink")],),
    (["value", Plain("Hello")],), (["min", Plain("10")],), (["width", Plain("10")], ["height", Plain("20")]),
    (["horizontal", Plain("8")],), [(["label", Plain("extra")], ["text", Plain("Extra")])], (["label", Plain("more")],),
    (["if", Plain("$isOpen")], ["alpha", Plain("0.5")]), (["style", Plain("body")], ["weight", Plain("bold")]),
    (["rule", Plain("off-scale")], ["reason", Plain("It is meant")]), (["text", Plain("3")],),
]


def places(value, place=()):
    """The paths of all values below one."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield (*place, index)
            yield from places(item, (*place, index))
    elif isinstance(value, tuple):
        for index, (_, item) in enumerate(value):
            yield (*place, index)
            yield from places(item, (*place, index))


def at(value, place):
    """The value at a path."""
    for index in place:
        value = value[index][1] if isinstance(value, tuple) else value[index]
    return value


def changed(value, place, change):
    """The tree with what `change` makes of the mapping or the list that holds the path, and of the index in it."""
    if len(place) == 1:
        return change(value, place[0])
    index = place[0]
    if isinstance(value, tuple):
        inner = changed(value[index][1], place[1:], change)
        return (*value[:index], [value[index][0], inner], *value[index + 1:])
    return [*value[:index], changed(value[index], place[1:], change), *value[index + 1:]]


def misspelt(word, draw):
    """The word with one letter more, less or other."""
    index = draw.randrange(len(word) + 1)
    kept = word[index + 1:] if draw.random() < 0.6 else word[index:]
    letter = draw.choice(["", "e", "x", "s"])
    return word[:index] + letter + kept


class Changes:
    """Makes one change to a spec, with keys and values that others have."""

    def __init__(self, trees, names):
        self.names = names
        self.vocabulary = set(names)
        self.values = collections.defaultdict(list)
        for value in trees:
            self.collect(value)
        self.pairs = [(key, value) for key, values in sorted(self.values.items()) for value in values]

    def collect(self, value):
        for item in value if isinstance(value, list) else []:
            self.collect(item)
        for key, item in value if isinstance(value, tuple) else []:
            if len(self.values[key]) < 60 and item not in self.values[key]:
                self.values[key].append(item)
            self.collect(item)

    def apply(self, value, draw):
        """The changed tree, None where the change that was drawn cannot be made there; with it the path of the change."""
        all_places = list(places(value))
        if not all_places:
            return None, ()
        place = draw.choice(all_places)
        return changed(value, place, lambda holder, index: self.one(holder, index, draw)), place

    def is_of_vocabulary(self, value, place):
        """True if every key of the mappings on a path is a word of the vocabulary, and none a name that the spec gives."""
        holders = [at(value, place[:length]) for length in range(len(place))]
        return all(key in self.vocabulary for holder in holders if isinstance(holder, tuple) for key, _ in holder)

    def one(self, holder, index, draw):
        is_mapping = isinstance(holder, tuple)
        key, value = holder[index] if is_mapping else (None, holder[index])

        def replaced(item):
            new = [key, item] if is_mapping else item
            return (*holder[:index], new, *holder[index + 1:]) if is_mapping else [
                *holder[:index], new, *holder[index + 1:]]

        sort = draw.randrange(12)
        if sort == 0 and is_mapping:
            return (*holder[:index], [misspelt(key, draw) or "x", value], *holder[index + 1:])
        if sort == 1 and is_mapping:
            return (*holder[:index], [draw.choice(self.names), value], *holder[index + 1:])
        if sort == 2:
            return (*holder[:index], *holder[index + 1:]) if is_mapping else [*holder[:index], *holder[index + 1:]]
        if sort == 3 and is_mapping:
            name, item = draw.choice(self.pairs)
            return (*holder, [name, item]) if name not in [pair[0] for pair in holder] else replaced(item)
        if sort == 4:
            return replaced([value])
        if sort == 5 and isinstance(value, list) and value:
            return replaced(value[0])
        if sort == 6 and isinstance(value, Plain) and value:
            return replaced(Plain(misspelt(value, draw)))
        if sort == 7 and isinstance(value, Plain):
            return replaced(str(value))
        if sort == 8:
            return replaced(draw.choice(OTHERS))
        if sort in (9, 10) and is_mapping:
            return replaced(draw.choice(self.values[key]))
        return replaced(draw.choice(SCALARS))


# MARK: - Verdicts


class Specs:
    """Specs in a copy of the repository's, where what they use lies beside them."""

    def __init__(self, genvc, folder, layout_rules):
        self.genvc = genvc
        self.folder = folder
        self.layout_rules = layout_rules

    def errors(self, names):
        """The codes of the errors that the reader finds in each file."""
        found = {name: [] for name in names}
        for start in range(0, len(names), BATCH):
            batch = names[start:start + BATCH]
            # One device, so that little is laid out: what the layouts have to say does not matter here.
            run = subprocess.run(
                [self.genvc, "validate", "--format", "json", "--max-errors", "0", "--device", "iphone-15", *batch],
                cwd=self.folder, capture_output=True, text=True)
            try:
                diagnostics = json.loads(run.stdout)["diagnostics"]
            except (ValueError, KeyError):
                sys.exit(f"genvc validate ended with {run.returncode} and no findings in JSON: {run.stderr[-2000:]}")
            for diagnostic in diagnostics:
                is_error = diagnostic["severity"] == "error" and diagnostic["code"] not in self.layout_rules
                if is_error and diagnostic["file"] in found:
                    found[diagnostic["file"]].append(diagnostic["code"])
        return found


class Comparison:
    """Counts verdicts, and keeps what the schema rejects and the reader takes."""

    def __init__(self):
        self.taken = 0
        self.refused = collections.Counter()
        self.found = collections.Counter()
        self.keys_of_vocabulary = collections.Counter()
        self.false_errors = []

    def add(self, name, codes, is_valid, explain, is_of_vocabulary=False):
        if not codes:
            self.taken += 1
            if not is_valid:
                self.false_errors.append(f"{name}: {explain()}")
            return
        if len(set(codes)) == 1 and codes[0] in FORM_CODES:
            self.refused[codes[0]] += 1
            self.found[codes[0]] += not is_valid
            if codes[0] == "unknown-key" and is_of_vocabulary:
                self.keys_of_vocabulary[not is_valid] += 1

    def share(self):
        return self.found.total() / self.refused.total() if self.refused else 0

    def share_of_keys(self):
        keys = self.keys_of_vocabulary
        return keys[True] / keys.total() if keys else 0

    def report(self, title):
        print(f"{title}: the reader takes {self.taken}; the schema rejects {len(self.false_errors)} of them")
        for code in FORM_CODES:
            if self.refused[code]:
                print(f"  {code}: the schema finds {self.found[code]} of {self.refused[code]}")
        for line in self.false_errors[:20]:
            print("  wrongly rejected: " + line)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("genvc")
    arguments.add_argument("--count", type=int, default=3000)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    genvc = os.path.abspath(options.genvc)

    def schema_of(*words):
        return json.loads(subprocess.run([genvc, "schema", *words], capture_output=True, check=True).stdout)

    schema, project_schema = schema_of(), schema_of("--project")
    for each in (schema, project_schema):
        jsonschema.Draft202012Validator.check_schema(each)
    layout_rules = set(project_schema["properties"]["rules"]["properties"])
    fast = jsonschema_rs.Draft202012Validator(schema)
    plain = jsonschema.Draft202012Validator(schema)
    of_project = jsonschema.Draft202012Validator(project_schema)

    def why(value):
        error = next(iter(fast.iter_errors(value)))
        return f"{'/'.join(map(str, error.instance_path))}: {error.message[:300]}"

    with tempfile.TemporaryDirectory(prefix="genvc-specs-") as folder:
        for name in ("Examples", "Tests"):
            shutil.copytree(
                REPOSITORY / name, os.path.join(folder, name), ignore=lambda _, names: [
                    name for name in names if "." in name and not name.endswith((".yml", ".xcassets", ".json"))])
        specs = Specs(genvc, folder, layout_rules)
        root = pathlib.Path(folder)
        files = sorted(str(path.relative_to(root)) for path in root.rglob("*.yml"))
        trees, broken, projects = {}, [], 0
        for name in files:
            try:
                value = parsed((root / name).read_text(encoding="utf-8"))
            except (yaml.YAMLError, UnicodeDecodeError):
                broken.append(name)
                continue
            if os.path.basename(name) == "genvc.yml":
                projects += 1
                if not of_project.is_valid(instance(value)):
                    sys.exit(f"the schema of projects rejects {name}")
            else:
                trees[name] = value

        originals = Comparison()
        codes = specs.errors(list(trees) + [name for name in broken if os.path.basename(name) != "genvc.yml"])
        for name, value in trees.items():
            value = instance(value)
            is_valid = fast.is_valid(value)
            if name.startswith(BY_BOTH) and is_valid != plain.is_valid(value):
                sys.exit(f"the two validators disagree about {name}")
            originals.add(name, codes[name], is_valid, lambda: why(value))
        for name in broken:
            if not codes.get(name, ["project"]):
                sys.exit(f"the reader takes {name}, which is no YAML")
        originals.report(f"{len(trees)} specs and {projects} project files, {len(broken)} of which are no YAML")

        # What is changed is right; so most of what is found wrong is one change.
        right = sorted(name for name in trees if not codes[name] and trees[name])
        mappings = [schema, *schema["$defs"].values()]
        names = sorted({name for value in mappings for name in value.get("properties", {})})
        changes = Changes([trees[name] for name in right], names)
        draw = random.Random(options.seed)
        mutants, of_vocabulary = {}, set()
        while len(mutants) < options.count:
            origin = draw.choice(right)
            value, place = changes.apply(trees[origin], draw)
            if value is None or isinstance(value, str):
                continue
            text = written(value).lstrip("\n") + "\n"
            name = f"{origin[:-4]}.changed{len(mutants)}.yml"
            try:
                if parsed(text) != value:
                    continue
            except yaml.YAMLError:
                continue
            (root / name).write_text(text, encoding="utf-8")
            mutants[name] = value
            if changes.is_of_vocabulary(trees[origin], place):
                of_vocabulary.add(name)
        codes = specs.errors(list(mutants))
        comparison = Comparison()
        for name, value in mutants.items():
            value = instance(value)
            comparison.add(name, codes[name], fast.is_valid(value), lambda: f"{why(value)}", name in of_vocabulary)
        comparison.report(f"{len(mutants)} changed specs of the seed {options.seed}")
        for line in comparison.false_errors[:3]:
            print((root / line.split(": ")[0]).read_text(encoding="utf-8"))

    share, share_of_keys = comparison.share(), comparison.share_of_keys()
    print(f"the schema finds {share:.1%} of what is wrong in form")
    print(f"of {comparison.keys_of_vocabulary.total()} unknown keys of the vocabulary alone it finds {share_of_keys:.1%}")
    if originals.false_errors or comparison.false_errors:
        sys.exit("the schema rejects what the reader takes")
    if share < LEAST_SHARE or share_of_keys < LEAST_SHARE_OF_KEYS:
        sys.exit(f"it has to find {LEAST_SHARE:.0%}, and {LEAST_SHARE_OF_KEYS:.0%} of such keys")


main()
