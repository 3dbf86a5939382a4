#!/usr/bin/env python3
"""Checks the UIKit stand-in, and generated Swift, against a table of the UIKit API.

    check-uikit-api.py TABLE_DIRECTORY [--target 15] [--write] [SWIFT_FILE ...]

TABLE_DIRECTORY holds uikit_api.tsv, one row a declaration: kind, type, superclass, member kind, selector, Swift name,
value type, parameters or protocols, access, introduced, deprecated, origin, source of the name. The table is not part of
this repository; what the stand-in uses of it is, as uikit-api-rows.tsv, which --write makes anew.

Without SWIFT_FILE the Swift files of Examples/ and Tests/Goldens/ are read. A declaration without a row needs a line with
its reason in uikit-api-allowed.tsv. Exit status: 0 clean, 1 findings, 2 no table.
"""

import argparse
import pathlib
import re
import sys

SUPPORT = pathlib.Path(__file__).resolve().parent
STAND_IN = SUPPORT / "UIKit"
ROWS = SUPPORT / "uikit-api-rows.tsv"
ALLOWED = SUPPORT / "uikit-api-allowed.tsv"
ROOT = SUPPORT.parent.parent

TYPE = re.compile(r"\b(class|struct|enum|protocol|extension)\s+([A-Z][\w.]*)")
MEMBER = re.compile(r"\b(?:var|let|func|case|typealias)\s+`?(\w+)`?|\b(init)[?!]?\s*\(")
AVAILABLE = re.compile(r"@available\(iOS (\d+(?:\.\d+)?)")


def without_comments_and_strings(text):
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"/\*.*?\*/", lambda m: "\n" * m.group().count("\n"), text, flags=re.S)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


def version(text):
    return float(text) if text else 0.0


class Table:
    """The rows of the big table, by type and member, with the types each inherits from."""

    def __init__(self, directory):
        self.members, self.parents, self.introduced = {}, {}, {}
        with open(directory / "uikit_api.tsv", encoding="utf-8") as lines:
            for line in lines:
                fields = line.rstrip("\n").split("\t")
                if len(fields) < 12 or fields[0] == "kind":
                    continue
                _, name, superclass, kind, _, member, _, protocols, _, introduced, deprecated = fields[:11]
                if kind == "type":
                    parents = self.parents.setdefault(name, [])
                    parents += [parent for parent in [superclass, *protocols.split("|")] if parent]
                    known = self.introduced.get(name)
                    self.introduced[name] = introduced if known is None else min(known, introduced, key=version)
                    continue
                rows = self.members.setdefault(name, {}).setdefault(member, [])
                rows.append((introduced, deprecated))

    def find(self, name, member, seen=()):
        """(introduced, deprecated) of a member of a type or of one it inherits from, or None."""
        rows = self.members.get(name, {}).get(member)
        if rows:
            introduced = min((row[0] for row in rows), key=version)
            deprecated = "" if any(not row[1] for row in rows) else max((row[1] for row in rows), key=version)
            return max(introduced, self.introduced.get(name, ""), key=version), deprecated
        for parent in self.parents.get(name, []) + (["NSObject"] if name != "NSObject" else []):
            if parent not in seen and (found := self.find(parent, member, (*seen, name, parent))):
                return found
        return None


def label_list(signature):
    """`_ view: UIView, at index: Int` as `_:at:`."""
    depth, parameters, current = 0, [], ""
    for character in signature.replace("->", "  "):
        depth += (character in "([{<") - (character in ")]}>")
        if character == "," and depth == 0:
            parameters.append(current)
            current = ""
        else:
            current += character
    parameters += [current] if current.strip() else []
    return "".join(re.sub(r"@\w+\s+", "", parameter).split()[0].rstrip(":") + ":" for parameter in parameters)


def parameter_text(text, start):
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] == "(") - (text[index] == ")")
        if depth == 0:
            return text[start + 1 : index]
    return text[start + 1 :]


def declarations(path):
    """(type, member or "", iOS version of its @available, line) of each public declaration of a stand-in file.

    Relies on the formatter: a declaration begins a line, and its depth is its indentation."""
    text = without_comments_and_strings(path.read_text(encoding="utf-8"))
    scopes, pending, offset, conditionals = [], "", 0, 0
    for number, line in enumerate(text.split("\n"), 1):
        start, offset = offset, offset + len(line) + 1
        stripped = line.strip()
        if not stripped or stripped == "}":
            continue
        if stripped.startswith("#"):
            conditionals += stripped.startswith("#if") - stripped.startswith("#endif")
            continue
        depth = (len(line) - len(line.lstrip())) // 4 - conditionals
        if (attribute := AVAILABLE.match(stripped)) and stripped.endswith(")"):
            pending = attribute.group(1)
            continue
        if stripped.startswith("@") and " " not in stripped:
            continue
        scopes = [scope for scope in scopes if scope[0] < depth]
        if len(scopes) != depth:
            continue
        outer = scopes[-1] if scopes else (-1, "", "file", "", True)
        is_public = bool(re.search(r"\b(public|open)\b(?!\()", stripped.split("{")[0]))
        found = TYPE.search(stripped.split("{")[0].split("(")[0])
        if found and not re.search(r"\b(func|var|let|case)\b", stripped.split(found.group(2))[0]):
            name = found.group(2) if found.group(1) == "extension" or not outer[1] else f"{outer[1]}.{found.group(2)}"
            shown = is_public or found.group(1) == "extension"
            version_here = pending or outer[3]
            if is_public:
                yield name, "", version_here, number
            if stripped.endswith("{"):
                scopes.append((depth, name, found.group(1), version_here, shown))
        elif member := MEMBER.search(stripped):
            implied = outer[2] == "protocol" or (stripped.startswith("case ") and outer[2] == "enum")
            if outer[4] and (is_public or implied) and (outer[1] or "typealias" in stripped):
                base = member.group(1) or "init"
                opening = text.find("(", start)
                takes_arguments = base == "init" or re.search(r"\bfunc\b", stripped)
                name = f"{base}({label_list(parameter_text(text, opening))})" if takes_arguments else base
                yield outer[1], name, pending or outer[3], number
        pending = ""


def allowed_names():
    lines = ALLOWED.read_text(encoding="utf-8").splitlines()
    return {tuple(line.split("\t")[:2]) for line in lines if line and not line.startswith("#")}


def check_stand_in(table, findings):
    allowed, rows, count = allowed_names(), [], 0
    for path in sorted(STAND_IN.rglob("*.swift")):
        for name, member, available, line in declarations(path):
            count += 1
            place = f"{path.relative_to(ROOT)}:{line}"
            spoken = f"{name}.{member}" if member else name
            if allowed & {(name, member), (name, "*"), ("*", member)}:
                continue
            found = table.find(name, member) if member else ((table.introduced[name], "") if name in table.parents else None)
            if not found:
                findings.append(f"{place}: {spoken} has no row")
                continue
            introduced, deprecated = found
            if version(introduced) > 15 and version(available) != version(introduced):
                findings.append(f"{place}: {spoken} came with iOS {introduced}, its @available says {available or 'nothing'}")
            rows.append((name, member, introduced, deprecated))
    return count, sorted(set(rows))


def check_generated(path, rows, own, target, findings):
    """Reports names that every row of theirs dates after `target` outside #available, or before it as deprecated."""
    text = without_comments_and_strings(path.read_text(encoding="utf-8"))
    newest, depth, guarded = {}, 0, []
    for _, member, introduced, deprecated in rows:
        newest.setdefault(member.split("(")[0], []).append((version(introduced), version(deprecated)))
    count = 0
    for number, line in enumerate(text.split("\n"), 1):
        indentation = len(line) - len(line.lstrip())
        if line.strip():
            guarded = [(column, floor) for column, floor in guarded if indentation > column]
        floor = max([target, *(entry[1] for entry in guarded)])
        for name in re.findall(r"(?<![\w.])?\.(\w+)|\boverride (?:func|var) (\w+)", line):
            name = name[0] or name[1]
            if name in own or name not in newest:
                continue
            count += 1
            if all(introduced > floor for introduced, _ in newest[name]):
                findings.append(f"{path}:{number}: {name} is newer than iOS {floor:g}, outside #available")
            if all(deprecated and deprecated <= target for _, deprecated in newest[name]):
                findings.append(f"{path}:{number}: {name} is deprecated")
        if condition := re.search(r"(?:if|guard) #available\(iOS (\d+(?:\.\d+)?)", line):
            guarded.append((indentation if "if" in line else indentation - 1, float(condition.group(1))))
    return count


def own_names(paths):
    names = set()
    for path in paths:
        text = without_comments_and_strings(path.read_text(encoding="utf-8"))
        names |= set(re.findall(r"\b(?:var|let|func|case)\s+`?(\w+)", text))
    return names


def target_of(path, standard):
    """The `ios:` of the spec that stands beside a generated file, or of the project file there."""
    for name in [path.name.replace("ViewController.swift", ".yml"), "genvc.yml"]:
        spec = path.with_name(name)
        if spec.suffix != ".yml" or not spec.exists():
            continue
        found = re.search(r"^ios: (\d+)", spec.read_text(encoding="utf-8"), re.M)
        if found:
            return float(found.group(1))
    return standard


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--target", type=float, default=15)
    parser.add_argument("--write", action="store_true", help="write uikit-api-rows.tsv")
    arguments = parser.parse_args()
    if not (arguments.table / "uikit_api.tsv").is_file():
        print(f"no uikit_api.tsv in {arguments.table}: nothing was checked", file=sys.stderr)
        return 2
    findings = []
    count, rows = check_stand_in(Table(arguments.table), findings)
    without_row = len([finding for finding in findings if finding.endswith("has no row")])
    files = arguments.files or sorted([*ROOT.glob("Examples/**/*.swift"), *ROOT.glob("Tests/Goldens/**/*.swift")])
    own = own_names(files)
    uses = sum(check_generated(path, rows, own, target_of(path, arguments.target), findings) for path in files)
    if arguments.write:
        header = "# type\tmember\tintroduced\tdeprecated: the rows of the UIKit API that the stand-in declares\n"
        ROWS.write_text(header + "".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")
    for finding in findings:
        print(finding)
    print(f"{count} declarations checked, {without_row} without a row")
    print(f"{uses} uses in {len(files)} generated files checked, {len(findings) - without_row} other findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
