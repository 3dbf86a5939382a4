#!/usr/bin/env python3
"""Has editors use `genvc lsp`, each with the set-up that `Examples/Integrations.md` names for it.

    Tests/Editors/check.py .build/debug/genvc

Neovim and Emacs open the specs of `Project`, a copy of it, with nothing in their folders of settings but the set-up:
findings, a fix, formatting, completion, hover, definition, another name, outline, lens, saving, a second document and
the end of the server. Keys are typed as a user types them; what is expected of the editor stands in the script for it.
An editor that is not there is installed where `apt-get` can, and left out else, which is said.
"""

import os
import pathlib
import pty
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "Examples" / "Integrations.md"
# What the whole of a script may take; it waits 20 seconds for each thing that it expects and does not see.
MOST_SECONDS = 300


def setup(file_name):
    """The lines that the page names for a file of settings."""
    start = PAGE.read_text(encoding="utf-8").split(f"<!-- {file_name} -->\n```", 1)[1]
    return start.split("\n", 1)[1].split("```", 1)[0]


class Home:
    """The folders of somebody who has nothing but genvc and one editor with its set-up."""

    def __init__(self, folder, genvc):
        self.folder = pathlib.Path(folder)
        shutil.copytree(HERE / "Project", self.folder / "Project")
        self.write("Project/.git/HEAD", "")
        (self.folder / "bin").mkdir()
        (self.folder / "bin" / "genvc").symlink_to(genvc)
        self.outcome = self.folder / "outcome"
        self.environment = {
            "HOME": folder, "PATH": f"{folder}/bin:{os.environ['PATH']}", "TERM": "xterm", "LANG": "C.UTF-8",
            "GENVC_CHECK_OUTCOME": str(self.outcome),
        }

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run(self, *command):
        """Runs an editor on a terminal of its own, whose status is returned."""
        number, terminal = pty.fork()
        if number == 0:
            os.chdir(self.folder / "Project")
            os.execvpe(command[0], command, self.environment)
        end = threading.Timer(MOST_SECONDS, os.kill, (number, signal.SIGKILL))
        end.start()
        try:
            # What it draws is read, so that it goes on drawing.
            while os.read(terminal, 1 << 16):
                pass
        except OSError:
            pass
        _, status = os.waitpid(number, 0)
        end.cancel()
        return os.waitstatus_to_exitcode(status)


def neovim(home):
    home.write(".config/nvim/init.lua", setup("init.lua"))
    return home.run("nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", f"luafile {HERE}/check-neovim.lua")


def emacs(home):
    home.write(".emacs.d/init.el", setup("init.el"))
    # Emacs would compile its own packages into the new folder meanwhile, and open a window for what it has to say.
    home.write(".emacs.d/early-init.el", "(setq native-comp-deferred-compilation nil)\n")
    return home.run("emacs", "-nw", "-l", f"{HERE}/check-emacs.el")


def has_neovim():
    return shutil.which("nvim") is not None


def has_emacs():
    """True if Emacs has both packages that its set-up needs."""
    command = ["emacs", "--batch", "-f", "package-activate-all", "-l", "eglot", "-l", "yaml-mode"]
    return shutil.which("emacs") is not None and subprocess.run(command, capture_output=True).returncode == 0


EDITORS = [
    ("Neovim", ["neovim"], has_neovim, neovim),
    ("Emacs with eglot and yaml-mode", ["emacs-nox", "elpa-eglot", "elpa-yaml-mode"], has_emacs, emacs),
]


def install(packages):
    """Installs packages, if that can be done without a question."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", *words], env=environment, capture_output=True)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    genvc = os.path.abspath(sys.argv[1])
    missing = [package for _, packages, is_there, _ in EDITORS if not is_there() for package in packages]
    if missing:
        install(missing)
    failed = []
    for name, _, is_there, run in EDITORS:
        if not is_there():
            print(f"{name} is not there: left out")
            continue
        with tempfile.TemporaryDirectory(prefix="genvc-editor-") as folder:
            home = Home(folder, genvc)
            start = time.monotonic()
            status = run(home)
            print(home.outcome.read_text() if home.outcome.exists() else f"{name} said nothing", end="")
            print(f"  in {time.monotonic() - start:.0f} s, exit status {status}")
            if status != 0 or not home.outcome.exists():
                failed.append(name)
    if failed:
        sys.exit(f"expectations did not come true: {', '.join(failed)}")


main()
