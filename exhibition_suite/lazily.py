"""Names of a package that load their module at their first use."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazily(package: str, modules: Mapping[str, tuple[str, ...]]) -> Callable[[str], Any]:
    """What a package's `__getattr__` answers with: module -> the names that it gives.

    Raises `AttributeError` for other names. A name is found without this function from its second use on.
    """
    home = {name: module for module, names in modules.items() for name in names}

    def load(name: str) -> Any:
        if name not in home:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found = getattr(import_module(f"{package}.{home[name]}"), name)
        setattr(sys.modules[package], name, found)
        return found

    return load
