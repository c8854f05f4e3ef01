"""The examples run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[3] / "examples" / "python"


def test_the_notebook_runs() -> None:
    import matplotlib

    matplotlib.use("agg")
    notebook = json.loads((EXAMPLES / "first_look.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        assert not cell.get("outputs"), "the notebook is kept without outputs"
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert max(names["rates"]) > 0.2, "a rule is better than a coin"
