"""Before mypyc: the same classes with their methods written out, line for line in place.

Every record gets ``__init__`` and ``clone``, every step ``run`` and ``list_options``, as one-line methods that take the
lines of the fields (their types move into ``__init__``) or blank lines, so line numbers do not change and a traceback
of the compiled form points into the author's source.  ``self.fight`` after ``then=`` becomes ``"fight"``, and so does
a lister.  A constant of a module (``TOWN, FARM = 0, 1``) becomes ``Final``, so that it is not looked up each time.
What is told (``s.tell(...)``) is put together only where there is a chronicle.
Never compiled; needs nothing but the source text.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from civitas.kernel.record_edges import EDGES, HELPERS, edge_texts
from civitas.kernel.record_fields import KERNEL, KERNEL_S, REQUIRED, Field, clone_text, inherit, init_text

SPECS = {"secret": ("owner",), "face_up": (), "kernel_field": ("default",), "transient": ("default",)}  # their positional arguments
ASKING = ("Ask", "AskAll", "AskAny", "Call")
ANY = -1  # answers
BUILTIN = {"int", "str", "bool", "float", "tuple", "list", "dict"}


class Source:
    """One module: its lines, its classes, and where the names it imports come from.

    >>> here = Source(Path(__file__).parents[2], Path("civitas", "native", "expand.py"))
    >>> here.module, "Source" in here.classes, here.imports["Field"]
    ('civitas.native.expand', True, ('civitas.kernel.record_fields', 'Field'))
    """

    def __init__(self, root: Path, path: Path) -> None:
        self.path = path  # under root
        parts = path.with_suffix("").parts
        self.package = ".".join(parts[:-1])
        self.module = self.package if parts[-1] == "__init__" else ".".join(parts)
        self.text = _wrap_stars(Path(root, path).read_text(encoding="utf-8"))
        self.tree = ast.parse(self.text, str(path))
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.imports = {name: where for node in ast.walk(self.tree) for name, where in self.imports_of(node)}

    def imports_of(self, node: ast.AST) -> Iterator[tuple[str, tuple[str, str]]]:
        """Each name a statement brings in, with the module and the name there ("" for a module itself)."""
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = self.package.split(".")
                base = ".".join(here[: len(here) - node.level + 1] + ([node.module] if node.module else []))
            for alias in node.names:
                yield alias.asname or alias.name, (base, alias.name)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                whole = alias.name if alias.asname else alias.name.split(".")[0]
                yield alias.asname or whole, (whole, "")


class Class(NamedTuple):
    """A class, and the module it stands in.

    >>> chronicle = Source(Path(__file__).parents[2], Path("civitas", "kernel", "chronicle.py"))
    >>> event = Class(chronicle, chronicle.classes["Event"])
    >>> event.name, [field.name for field, _ in event.own_fields]
    ('Event', ['message', 'args', 'to'])
    """

    source: Source
    node: ast.ClassDef

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def methods(self) -> dict[str, ast.FunctionDef]:
        return {m.name: m for m in self.node.body if isinstance(m, ast.FunctionDef)}

    @property
    def own_fields(self) -> list[tuple[Field, ast.AnnAssign]]:
        nodes = [n for n in self.node.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)]
        return [(_declare(n), n) for n in nodes if "ClassVar" not in ast.unparse(n.annotation)]


class Expansion:
    """The kernel and one game: a record may inherit from one in another module.

    >>> src = Path(__file__).parents[2]
    >>> chronicle, records = [Source(src, Path("civitas", "kernel", name)) for name in ("chronicle.py", "records.py")]
    >>> print(*[line for line in Expansion([chronicle, records]).expand(chronicle).split("\\n") if "clone" in line])
        def clone(self) -> Event: return Event(self.message, self.args, self.to)
    """

    def __init__(self, sources: Iterable[Source]) -> None:
        self.sources = {source.module: source for source in sources}

    # --- finding classes

    def find_class(self, module: str, name: str) -> Class | None:
        """The class called *name* in *module*, followed through imports; None if it is not ours."""
        source = self.sources.get(module)
        if source is None:
            return None
        if name in source.classes:
            return Class(source, source.classes[name])
        return self.find_class(*source.imports[name]) if name in source.imports else None

    def bases(self, cls: Class) -> list[Class]:
        found = []
        for base in cls.node.bases:
            if isinstance(base, ast.Name):
                found.append(self.find_class(cls.source.module, base.id))
            elif isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name) and base.value.id in cls.source.imports:
                module, name = cls.source.imports[base.value.id]
                found.append(self.find_class(f"{module}.{name}" if name else module, base.attr))
        return [base for base in found if base is not None]

    def line_of(self, cls: Class) -> list[Class]:
        """The class and all it descends from."""
        return [cls] + [c for base in self.bases(cls) for c in self.line_of(base)]

    def is_a(self, cls: Class, root: str) -> bool:
        """Whether it descends from a class of the kernel."""
        return any(c.name == root and c.source.module.startswith(f"{KERNEL}.") for c in self.line_of(cls)[1:])

    def fields(self, cls: Class) -> list[Field]:
        return [f for f, _ in cls.own_fields] + [f for base in self.bases(cls) for f in inherit(self.fields(base))]

    def method(self, cls: Class, name: str) -> ast.FunctionDef | None:
        return next((c.methods[name] for c in self.line_of(cls) if name in c.methods), None)

    # --- what is written into a class

    def find_references(self, cls: Class) -> list[tuple[ast.Attribute, bool]]:
        """Every ``then=self.stage`` (True) and every lister (False): attributes that stand for the name of a method."""
        found = []
        for call in (n for n in ast.walk(cls.node) if isinstance(n, ast.Call)):
            what = call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""
            if what in ASKING:
                found += [(a, True) for k in call.keywords if k.arg == "then" for a in _of_self(k.value)]
                if what != "Call":
                    found += [(a, False) for x in call.args[2:3] + [k.value for k in call.keywords if k.arg == "options"] for a in _of_self(x)]
        return [(a, stage) for a, stage in found if self.method(cls, a.attr) is not None]

    def stages(self, cls: Class) -> dict[str, list[int]]:
        """Methods named in ``then=``, and ``begin``: with how many answers each takes, or ANY if it looks at none of them."""
        used = ["begin", *[a.attr for c in reversed(self.line_of(cls)) if self.is_a(c, "Step") for a, stage in self.find_references(c) if stage]]
        methods = {name: self.method(cls, name) for name in used}
        return {name: _answers(m) for name, m in methods.items() if m is not None and len(m.args.args) >= 2}

    def listers(self, cls: Class) -> list[str]:
        used = {a.attr: 0 for c in reversed(self.line_of(cls)) if self.is_a(c, "Step") for a, stage in self.find_references(c) if not stage}
        methods = {name: self.method(cls, name) for name in used}
        return [name for name, m in methods.items() if m is not None and len(m.args.args) == 3]

    def write_methods(self, cls: Class) -> list[str]:
        """The methods this class is given."""
        own, fields, base = cls.methods, self.fields(cls), ast.unparse(cls.node.bases[0])
        by_hand = any("clone" in c.methods for c in self.line_of(cls) if c.name != "Record")
        texts = []
        if cls.own_fields and "__init__" not in own:
            texts.append(init_text(fields, typed=True))
        if fields and not by_hand:
            texts.append(clone_text(cls.name, fields, typed=True))
        if self.is_a(cls, "Step"):
            stages, listers = self.stages(cls), self.listers(cls)
            if stages and "run" not in own:
                texts.append(_run_text(stages, base))
            if listers and "list_options" not in own:
                texts.append(_lister_text(listers, base))
        return ["    " + text for text in texts]

    def expand(self, source: Source) -> str:
        """The text of a module as mypyc gets it."""
        lines = source.text.split("\n")
        finals = _fix_constants(source.tree, lines)
        _tell_if_heard(source.tree, lines)
        classes = [Class(source, node) for node in source.classes.values()]
        records = [cls for cls in classes if self.is_a(cls, "Record")]
        for cls in classes:
            if cls.name == "Record" and source.module.startswith(KERNEL):
                lines[cls.node.lineno - 1] = lines[cls.node.lineno - 1].replace("(metaclass=RecordType)", "")
        for cls in records:
            if self.is_a(cls, "Step"):
                self.name_stages(cls, lines)
            for node in cls.node.body:
                if _is_field(node):
                    lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or 0) - node.lineno + 1)
            room = _free_lines(cls.node, lines)
            texts = self.write_methods(cls)
            if len(room) < len(texts):  # compiled classes have no docstring at run time
                room += _blank_docstring(cls.node, lines)
            for text in texts:
                if room:
                    lines[room.pop(0)] = text
                else:  # still no room: later lines of this file move down
                    lines[(cls.node.end_lineno or 0) - 1] += "\n" + text
        needed = {line for cls in records for c in self.line_of(cls)[1:] for f, _ in c.own_fields for line in self.find_imports(f.default, c, source)}
        if finals and "Final" not in source.imports:
            needed.add("from typing import Final")
        return "\n".join([*_with_imports(source, needed, lines), *self.epilogue(source, records)])

    def name_stages(self, cls: Class, lines: list[str]) -> None:
        for node, _ in sorted(self.find_references(cls), key=lambda found: -found[0].col_offset):
            line = lines[node.lineno - 1].encode()  # columns count bytes
            lines[node.lineno - 1] = (line[: node.col_offset] + f'"{node.attr}"'.encode() + line[node.end_col_offset :]).decode()

    def find_imports(self, text: str, declaring: Class, source: Source) -> Iterator[str]:
        """Imports for the names in *text*, which was written in another module."""
        if declaring.source is source or text == REQUIRED:
            return
        there = declaring.source
        for node in ast.walk(ast.parse(text, mode="eval")):
            if isinstance(node, ast.Name) and node.id not in BUILTIN and node.id not in source.classes and node.id not in source.imports:
                module, name = there.imports.get(node.id, (there.module, node.id))
                yield f"from {module} import {name}" + (f" as {node.id}" if name != node.id else "")

    def epilogue(self, source: Source, records: list[Class]) -> list[str]:
        """At the end, where it moves nothing: names that inherited fields need, and for the edges the fields and what ``record_edges`` writes."""
        if not records:
            return []
        lines = {line for cls in records for c in self.line_of(cls)[1:] for f, _ in c.own_fields for line in self.find_imports(f.hint, c, source)}
        names = {"Field": f"{KERNEL}.record_fields", "describe": f"{KERNEL}.record_fields", "Any": "typing"}
        if any(self.is_a(cls, "Step") for cls in records):
            names |= {"Next": f"{KERNEL}.flow", "Listed": f"{KERNEL}.flow"}
        lines |= {f"from {where} import {name}" for name, where in names.items() if name not in source.imports and where != source.module}
        lines |= {f"from {KERNEL}.zones import {name} as _{name}" for name in HELPERS}
        told: list[str] = []
        for cls in records:
            fields = self.fields(cls)
            told += edge_texts(cls.name, fields, typed=True) if fields else []
            edges = f", ({', '.join(f'{edge}_{cls.name}' for edge in EDGES)})" if fields else ""
            told.append(f"describe({cls.name}, {tuple(fields)!r}{edges})")
        return [*sorted(lines), *told]


def _answers(stage: ast.FunctionDef) -> list[int]:
    """How many answers a stage takes, most first; ANY where it is ``*results`` of which it uses none."""
    rest, named = stage.args.vararg, len(stage.args.args) - 2
    if rest is None or named or any(isinstance(node, ast.Name) and node.id == rest.arg for node in ast.walk(stage)):
        return list(range(named, named - len(stage.args.defaults) - 1, -1))
    return [ANY]


def _run_text(stages: dict[str, list[int]], base: str) -> str:
    """The stage by name, as a chain of comparisons; what does not fit goes to the general form and fails there as it would interpreted."""
    chain = "".join(
        f"self.{name}(s{''.join(f', answer[{i}]' for i in range(n))}) if stage == {name!r}{f' and len(answer) == {n}' if n != ANY else ''} else "
        for name, answers in stages.items()
        for n in answers
    )
    return f"def run(self, s: Any, answer: tuple[Any, ...]) -> Next: stage = self.stage; return {chain}{base}.run(self, s, answer)"


def _lister_text(listers: list[str], base: str) -> str:
    """The options by the name of their lister, likewise."""
    chain = "".join(f"self.{name}(s, seat) if lister == {name!r} else " for name in listers)
    return f"def list_options(self, s: Any, lister: str, seat: int) -> Listed: return {chain}{base}.list_options(self, s, lister, seat)"


def _declare(node: ast.AnnAssign) -> Field:
    """The field that this line declares."""
    name, hint = ast.unparse(node.target), ast.unparse(node.annotation)
    value = node.value
    if not (isinstance(value, ast.Call) and isinstance(value.func, (ast.Name, ast.Attribute)) and ast.unparse(value.func).split(".")[-1] in SPECS):
        return Field(name, hint, REQUIRED if value is None else ast.unparse(value))
    spec = ast.unparse(value.func).split(".")[-1]
    given = dict(zip(SPECS[spec], value.args, strict=False)) | {k.arg: k.value for k in value.keywords if k.arg}
    text = {key: ast.unparse(x) for key, x in given.items()}
    owner, pool, marks = (ast.literal_eval(text.get(key, "''")) for key in ("owner", "pool", "marks"))
    backs = ast.literal_eval(text.get("backs", "True"))
    seen_by = owner if spec == "secret" else "" if text.get("hidden") == "True" else None
    above = KERNEL_S if spec == "kernel_field" else 0
    return Field(name, hint, text.get("default", REQUIRED), seen_by, pool, marks, backs, spec == "transient", above)


def _with_imports(source: Source, needed: set[str], lines: list[str]) -> list[str]:
    """What the text above wants at once, imported on the first line of code, where it moves nothing."""
    first = next((n for n in source.tree.body if isinstance(n, ast.ImportFrom) and n.module == "__future__"), None)
    if needed and first is not None:
        at, end = (first.end_lineno or 1) - 1, first.end_col_offset
        lines[at] = "; ".join([lines[at][:end], *sorted(needed)]) + lines[at][end or 0 :]
    return lines


def _fix_constants(tree: ast.Module, lines: list[str]) -> bool:
    """Make constants ``Final``: names in capitals that a module sets once, to something written out."""
    stored = Counter(n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    stored.update(name for n in ast.walk(tree) if isinstance(n, ast.Global) for name in n.names)
    found = False
    for node in tree.body:
        if not isinstance(node, ast.Assign) or len(node.targets) != 1 or node.lineno != node.end_lineno:
            continue
        target, value = node.targets[0], node.value
        several = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
        pairs = list(zip(target.elts, value.elts, strict=False)) if several else [(target, value)]  # type: ignore[attr-defined]
        names = [t.id for t, _ in pairs if isinstance(t, ast.Name) and t.id.isupper() and stored[t.id] == 1]
        if len(names) == len(pairs) and all(_is_number(v) for _, v in pairs):
            rest = lines[node.lineno - 1].encode()[node.end_col_offset :].decode()
            lines[node.lineno - 1] = "; ".join(f"{name}: Final = {ast.unparse(v)}" for name, (_, v) in zip(names, pairs, strict=True)) + rest
            found = True
    return found


QUIET = {"len", "min", "max", "sum", "sorted", "tuple", "list", "str", "int", "bool", "abs"}  # functions that change nothing
HARMLESS = (
    *(ast.Name, ast.Attribute, ast.Subscript, ast.Slice, ast.Constant, ast.Tuple, ast.List, ast.Starred, ast.IfExp, ast.Compare, ast.BoolOp),
    *(ast.BinOp, ast.UnaryOp, ast.Call, ast.keyword, ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop),
)  # kinds of nodes


def _tell_if_heard(tree: ast.Module, lines: list[str]) -> None:
    """Put a condition before every ``s.tell(...)`` whose arguments change nothing: in a silent game nobody wants them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "s.tell":
            line = lines[node.lineno - 1]
            start = len(line) - len(line.lstrip())
            inner = [part for given in (*node.value.args, *node.value.keywords) for part in ast.walk(given)]
            calls = [ast.unparse(part.func) for part in inner if isinstance(part, ast.Call)]
            if start == node.col_offset and all(isinstance(part, HARMLESS) for part in inner) and set(calls) <= QUIET:
                lines[node.lineno - 1] = f"{line[:start]}if s.chronicle is not None: {line[start:]}"


def _wrap_stars(text: str) -> str:
    """``card in (leader, *wonders)`` is more than mypyc takes: the tuple is made by a call."""
    if not STARRED.search(text):
        return text
    lines = [line.encode() for line in text.split("\n")]  # columns count bytes
    compared = [part for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Compare) for part in node.comparators]
    found = [part for part in compared if isinstance(part, (ast.Tuple, ast.List)) and any(isinstance(x, ast.Starred) for x in part.elts)]
    for part in sorted(found, key=lambda part: (-part.lineno, -part.col_offset)):
        for line, column, added in ((part.end_lineno or 0, part.end_col_offset or 0, b")"), (part.lineno, part.col_offset, b"tuple(")):
            lines[line - 1] = lines[line - 1][:column] + added + lines[line - 1][column:]
    return "\n".join([line.decode() for line in lines])


STARRED = re.compile(r"\bin\s*[(\[][^)\]]*\*")


def _is_number(node: ast.expr) -> bool:
    """A number as it is written, also with a sign or shifted."""
    if isinstance(node, ast.BinOp):
        return _is_number(node.left) and _is_number(node.right)
    return isinstance(node.operand if isinstance(node, ast.UnaryOp) else node, ast.Constant)


def _of_self(node: ast.expr) -> list[ast.Attribute]:
    """``self.x``, also on both sides of a condition."""
    if isinstance(node, ast.IfExp):
        return _of_self(node.body) + _of_self(node.orelse)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
        return [node]
    return []


def _is_field(node: ast.stmt) -> bool:
    """A line that declares a field, or ``EXTRA``, the slots that are none: both are written into ``__init__``."""
    if isinstance(node, ast.AnnAssign):
        return "ClassVar" not in ast.unparse(node.annotation)
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "EXTRA"


def _free_lines(cls: ast.ClassDef, lines: list[str]) -> list[int]:
    """The blank lines between the statements of a class, and those that follow it."""
    taken = {line for node in cls.body if not _is_field(node) for line in range(_first_line(node), (node.end_lineno or 0) + 1)}
    end = cls.end_lineno or 0
    while end < len(lines) and not lines[end].strip():
        end += 1
    body = range(_first_line(cls.body[0]) - 1, end)
    return [i for i in body if not lines[i].strip() and i + 1 not in taken]


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *[d.lineno for d in decorators]])


def _blank_docstring(cls: ast.ClassDef, lines: list[str]) -> list[int]:
    first = cls.body[0]
    if not (isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)):
        return []
    places = list(range(first.lineno - 1, first.end_lineno or 0))
    for i in places:
        lines[i] = ""
    return places
