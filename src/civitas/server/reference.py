"""The reference of the API as a plain page, made from OpenAPI; it loads nothing from anywhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

STYLE = """
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#221c14;background:#faf3e7}
h1,h2{font-family:Georgia,serif}
code,pre{font:13px/1.45 ui-monospace,monospace}
pre{background:#fffdf7;border:1px solid #d8cbb0;padding:.6rem;overflow:auto;max-height:24rem}
details{background:#fffdf7;border:1px solid #d8cbb0;border-radius:5px;margin:.4rem 0;padding:.3rem .8rem}
summary{cursor:pointer}
b.m{display:inline-block;min-width:4rem;color:#2b3a8c}
td{border-bottom:1px solid #e4d9c2;padding:.2rem .8rem .2rem 0;vertical-align:top}
"""


def page(schema: dict[str, Any], live: str) -> str:
    """All operations by their tag, each with what it takes and gives."""
    groups: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            groups.setdefault((operation.get("tags") or ["other"])[0], []).append(_operation(path, method, operation, schema))
    body = "".join(f"<h2>{escape(tag.capitalize())}</h2>{''.join(found)}" for tag, found in groups.items())
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{title}</h1><p>{escape(schema['info'].get('description', ''))}</p>"
        f'<p>For programs: <a href="/openapi.json">openapi.json</a>.</p>{body}<h2>Live</h2>{live}</main></body></html>'
    )


def _operation(path: str, method: str, operation: dict[str, Any], schema: dict[str, Any]) -> str:
    parts = [f"<p>{escape(operation.get('description', ''))}</p>"]
    if operation.get("parameters"):
        rows = "".join(
            f"<tr><td><code>{escape(p['name'])}</code></td><td>{escape(p['in'])}</td><td>{escape(p.get('description', ''))}</td></tr>"
            for p in operation["parameters"]
        )
        parts.append(f"<table>{rows}</table>")
    for content in operation.get("requestBody", {}).get("content", {}).values():
        parts.append(f"<p>Takes</p><pre>{_example(content['schema'], schema)}</pre>")
    for status, answer in sorted(operation.get("responses", {}).items()):
        good = status.startswith("2")
        parts.append(f"<p><b>{escape(status)}</b> {escape(answer.get('description', ''))}</p>")
        for content in answer.get("content", {}).values():
            if good and content.get("schema"):
                parts.append(f"<pre>{_example(content['schema'], schema)}</pre>")
    head = f'<b class="m">{method.upper()}</b> <code>{escape(path)}</code> {escape(operation.get("summary", ""))}'
    return f"<details><summary>{head}</summary>{''.join(parts)}</details>"


def _example(shape: dict[str, Any], schema: dict[str, Any]) -> str:
    return escape(json.dumps(_sketch(shape, schema, 0), indent=1, ensure_ascii=False))


def _sketch(shape: dict[str, Any], schema: dict[str, Any], depth: int) -> Any:
    """A value of that shape, with types for words."""
    if "$ref" in shape:
        shape = schema["components"]["schemas"][shape["$ref"].rpartition("/")[2]]
    if shape.get("examples"):
        return shape["examples"][0]
    if depth > 6:
        return "..."
    if "enum" in shape or "const" in shape:
        return " | ".join(map(str, shape.get("enum") or [shape["const"]]))
    if "anyOf" in shape:
        found = [_sketch(one, schema, depth + 1) for one in shape["anyOf"]]
        return found[0] if isinstance(found[0], (dict, list)) else " | ".join(map(str, found))
    if "properties" in shape:
        return {name: _sketch(value, schema, depth + 1) for name, value in shape["properties"].items()}
    if shape.get("type") == "array":
        return [_sketch(shape.get("items", {}), schema, depth + 1)]
    return shape.get("type", "anything")
