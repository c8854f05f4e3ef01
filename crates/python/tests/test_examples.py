"""The examples run."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import adamant
import numpy as np
import pytest

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


def test_the_trained_network_beats_thumb() -> None:
    """The network that ppo.py wrote, played with NumPy as server_bot.py does; 1/4 is even."""
    numbers = dict(np.load(EXAMPLES / "diamant.npz"))
    rng = np.random.default_rng(1)
    games = 3000
    table = adamant.vector("diamant", games=games, players=4, seed=77, opponents=dict.fromkeys((1, 2, 3), "thumb"))
    wins = np.full(games, np.nan)
    while np.isnan(wins).any():
        hidden = np.tanh((table.observations / numbers["scale"]) @ numbers["first.weight"].T + numbers["first.bias"])
        hidden = np.tanh(hidden @ numbers["second.weight"].T + numbers["second.bias"])
        out = hidden @ numbers["last.weight"].T + numbers["last.bias"]
        table.step((rng.random(games) < 1 / (1 + np.exp(out[:, 0] - out[:, 1]))).astype(np.int64))
        first = table.ends & np.isnan(wins)
        wins[first] = table.rewards[first, 0]
    assert wins.mean() - 3 * wins.std() / np.sqrt(games) > 0.25, wins.mean()


def request(url: str, body: dict[str, Any], token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    asked = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked, timeout=10) as answer:
        return json.load(answer)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_the_trained_bot_plays_at_a_table_of_the_server(tmp_path: Path) -> None:
    program = os.environ.get("ADAMANT")
    if not program:
        pytest.skip("ADAMANT names no program to serve the table: `cargo xtask test` builds one")
    from websockets.sync.client import connect

    port = free_port()
    server = f"http://127.0.0.1:{port}"
    serving = subprocess.Popen(
        [program, "serve", "--listen", f"127.0.0.1:{port}", "--database", str(tmp_path / "adamant.db")], stdout=subprocess.DEVNULL
    )
    bots = []
    try:
        for _ in range(200):
            try:
                token = request(f"{server}/api/me", {"identity": "program"})["token"]
                break
            except OSError:
                time.sleep(0.1)
        code = request(f"{server}/api/tables", {"game": "diamant", "players": 4}, token)["code"]
        url = f"ws://127.0.0.1:{port}/api/tables/{code}/socket?protocol=1"
        with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as host:
            for name in ("Ada", "Bea"):
                command = [sys.executable, str(EXAMPLES / "server_bot.py"), server, code, name]
                bots.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
            stage = "gathering"
            while stage != "over":
                news = json.loads(host.recv(timeout=60))
                table = news.get("table")
                if not table:
                    continue
                stage = table["stage"]
                chairs = [chair["is"] for chair in table["chairs"]]
                if stage == "gathering" and chairs.count("person") == 2:
                    for seat, chair in enumerate(chairs):
                        if chair == "open":
                            host.send(json.dumps({"ask": "chair", "seat": seat, "for": {"bot": "thumb"}}))
                    if "open" not in chairs:
                        host.send(json.dumps({"ask": "start"}))
        for bot in bots:
            output, _ = bot.communicate(timeout=60)
            assert bot.returncode == 0 and "The game is over." in output
    finally:
        for process in (*bots, serving):
            process.kill()
            process.wait()
