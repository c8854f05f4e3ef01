"""The examples run."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples" / "python"


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


def python_with_torch() -> str:
    """Return this Python, or Debian's: its package `python3-torch` is the one that runs on CPUs alone."""
    for python in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([python, "-c", "import torch"], capture_output=True, check=False).returncode == 0:
            return python
    pytest.fail("PyTorch is missing: sudo apt-get install python3-torch libopenblas0")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Train for some seconds, and return the folder with the weights and the curve."""
    folder = tmp_path_factory.mktemp("ppo")
    subprocess.run(
        [python_with_torch(), str(EXAMPLES / "ppo.py"), "--decisions", "800000", "--out", str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "crates" / "python" / "python")},
        check=True,
    )
    return folder


def test_self_play_learns_to_beat_thumb(trained: Path) -> None:
    with (trained / "curve.csv").open(newline="", encoding="utf-8") as file:
        curve = list(csv.DictReader(file))
    wins, error = float(curve[-1]["wins_against_thumb"]), float(curve[-1]["error"])
    assert len(curve) > 5
    assert wins > 0.25 + 10 * error, "a quarter of the games is even"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """Serve tables on a free port."""
    program = Path(os.environ.get("ADAMANT", ROOT / "target" / "debug" / "adamant"))
    if not program.is_file():
        pytest.fail(f"there is no {program}: run `cargo build`, or set ADAMANT to the program")
    command = [str(program), "serve", "--listen", "127.0.0.1:0", "--database", str(tmp_path / "adamant.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            address = next(line.split()[1] for line in process.stdout if line.strip().startswith("here"))
            yield address.rstrip("/")
        finally:
            process.terminate()


def post(url: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request) as answer:
        return json.load(answer)


def until_table(host: ClientConnection, wanted: Any) -> None:
    """Read the news until the table is as wanted."""
    while True:
        news = json.loads(host.recv(timeout=60))
        assert news["news"] != "refused", news
        if "table" in news and wanted(news["table"]):
            return


def test_the_trained_bot_plays_at_a_table(trained: Path, server: str) -> None:
    token = post(f"{server}/api/me", {"identity": "program"})["token"]
    code = post(f"{server}/api/tables", {"game": "diamant", "players": 4}, token)["code"]
    with connect(
        f"ws{server.removeprefix('http')}/api/tables/{code}/socket?protocol=1",
        additional_headers={"Authorization": f"Bearer {token}"},
        proxy=None,
    ) as host:
        bot = subprocess.Popen(
            [sys.executable, str(EXAMPLES / "server_bot.py"), server, code, "Ada"],
            cwd=trained,
            env={**os.environ, "NO_PROXY": "127.0.0.1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            until_table(host, lambda table: table["chairs"][0].get("name") == "Ada")
            for seat in range(1, 4):
                host.send(json.dumps({"ask": "chair", "seat": seat, "for": {"bot": "thumb"}}))
            host.send(json.dumps({"ask": "start"}))
            until_table(host, lambda table: table["stage"] == "over")
            told, wrong = bot.communicate(timeout=60)
            assert (bot.returncode, told) == (0, "The game is over.\n"), wrong
        finally:
            bot.kill()
