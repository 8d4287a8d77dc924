"""The manual page, made from the commands themselves."""

from __future__ import annotations

import re
from typing import Any

from civitas import __version__

FILES = """.SH FILES
.TP
.I ~/.local/share/civitas/games
Where games are kept while they are played (or under XDG_DATA_HOME): one record a game, a line a decision.
"""
ENVIRONMENT = """.SH ENVIRONMENT
.TP
.B LC_ALL, LC_MESSAGES, LANG
The language of the words, where --language names none.
.TP
.B NO_COLOR
Plain prompts without colours instead of the whole screen.
.TP
.B XDG_DATA_HOME
The folder under which games are kept.
"""
EXIT = """.SH EXIT STATUS
0 if all went well, 1 if a law is broken or a record is unsound, 2 for bad input, 130 after Ctrl-C.
"""


def page(context: Any) -> str:
    """All commands with their arguments and options, for man(1)."""
    group = context.command
    lines = [f'.TH CIVITAS 1 "" "civitas {__version__}" "User Commands"', ".SH NAME", f"civitas \\- {plain(first(group.help))}"]
    lines += [".SH SYNOPSIS", ".B civitas", ".I COMMAND", "[options] [arguments]", ".SH COMMANDS"]
    lines += of_group("civitas", group, context)
    return "\n".join(lines) + "\n" + ENVIRONMENT + FILES + EXIT


def of_group(called: str, group: Any, context: Any) -> list[str]:
    """Its commands; a group of commands is followed by what it holds."""
    lines: list[str] = []
    for name in group.list_commands(context):
        command, inner = group.get_command(context, name), f"{called} {name}"
        if not command.hidden:
            within = type(context)(command, info_name=name, parent=context)
            lines += of_command(inner, command, within)
            lines += of_group(inner, command, within) if hasattr(command, "list_commands") else []
    return lines


def of_command(called: str, command: Any, context: Any) -> list[str]:
    """One command: its usage, what it does, its options."""
    usage = " ".join(command.collect_usage_pieces(context))
    lines = [f".SS {plain(called)} {plain(usage)}", *[plain(part) for part in (command.help or "").split("\n\n")]]
    for parameter in command.params:
        if (told := parameter.get_help_record(context)) is not None and told[1]:
            lines += [".TP", f".B {plain(told[0])}", plain(told[1])]
    return lines


def first(text: str) -> str:
    return text.partition("\n")[0]


def plain(text: str) -> str:
    """On one line, with what troff would read otherwise."""
    line = re.sub(r"\s+", " ", text).strip().replace("\\", "\\e").replace("-", "\\-").replace("`", "")
    return f"\\&{line}" if line.startswith((".", "'")) else line
