"""Learns Diamant by playing against itself: PPO with PyTorch on the CPU.

One network plays all four seats; it sees only what its seat may see. Now and then it plays against `thumb` at the three
other seats, where winning a quarter of the games is even. The network is written to diamant.npz, which server_bot.py
plays with, and the curve to curve.csv and, if matplotlib is installed, to curve.svg.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import adamant
import numpy as np
import torch
from torch import Tensor, nn

PLAYERS = 4
GAMES = 512
STEPS = 192
MEASUREMENTS = 24


class Network(nn.Module):
    """What to do, and what the position is worth."""

    def __init__(self, hidden: int = 64) -> None:
        """Make a network with two hidden layers."""
        super().__init__()
        parts = adamant.layout("diamant", PLAYERS)
        highest = np.concatenate([np.full(part.size, part.highest) for part in parts])
        # Most numbers are far below the highest they can be: the root keeps small ones from vanishing.
        self.register_buffer("scale", torch.tensor(np.sqrt(highest), dtype=torch.float32))
        self.first = nn.Linear(len(highest), hidden)
        self.second = nn.Linear(hidden, hidden)
        self.last = nn.Linear(hidden, 3)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of staying and leaving, and the value."""
        hidden = torch.tanh(self.first(observations / self.scale))
        hidden = torch.tanh(self.second(hidden))
        out = self.last(hidden)
        return out[:, :2], out[:, 2]

    def save(self, path: Path) -> None:
        """Write the weights for programs without PyTorch."""
        np.savez_compressed(path, **{name: value.numpy() for name, value in self.state_dict().items()})


@torch.no_grad()
def choose(network: Network, observations: np.ndarray) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Draw an action for every game. Return what was seen, the actions, their log probabilities and the values."""
    seen = torch.tensor(observations)
    logits, values = network(seen)
    actions = torch.distributions.Categorical(logits=logits).sample()
    chances = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
    return seen, actions, chances, values


def collect(network: Network, games: adamant.Vector) -> list[Tensor]:
    """Play some steps of all games. Return the decisions of games that have ended, and what each seat won."""
    played = []
    for _ in range(STEPS):
        seats = torch.tensor(games.turns, dtype=torch.int64)
        seen, actions, chances, values = choose(network, games.observations)
        games.step(actions.numpy())
        played.append((seen, actions, chances, values, seats, games.ends.copy(), games.rewards.copy()))
    # From the last step to the first: an ended game tells what its earlier decisions were worth.
    won = torch.zeros(games.games, PLAYERS)
    ended = torch.zeros(games.games, dtype=torch.bool)
    batch = []
    for seen, actions, chances, values, seats, ends, rewards in reversed(played):
        now = torch.tensor(ends)
        won[now] = torch.tensor(rewards[ends]) - 1 / PLAYERS
        ended |= now
        returns = won.gather(1, seats[:, None])[:, 0]
        batch.append([column[ended] for column in (seen, actions, chances, values, returns)])
    return [torch.cat(column) for column in zip(*batch, strict=True)]


def learn(network: Network, optimizer: torch.optim.Optimizer, batch: list[Tensor], entropy: float) -> None:
    """Move the network towards the actions that did better than expected, a little at a time."""
    seen, actions, before, values, returns = batch
    advantages = returns - values
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(2):
        for rows in torch.randperm(len(seen)).split(8192):
            logits, value = network(seen[rows])
            chances = torch.log_softmax(logits, 1)
            ratio = (chances.gather(1, actions[rows, None])[:, 0] - before[rows]).exp()
            better = torch.minimum(ratio * advantages[rows], ratio.clamp(0.8, 1.2) * advantages[rows]).mean()
            spread = -(chances.exp() * chances).sum(1).mean()
            loss = -better - entropy * spread + 0.5 * (value - returns[rows]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def measure(network: Network, level: str, games: int, seed: int) -> tuple[float, float]:
    """Return the part of games won against bots of a level at the other seats, and its standard error."""
    opponents = dict.fromkeys(range(1, PLAYERS), level)
    table = adamant.vector("diamant", games=games, players=PLAYERS, seed=seed, opponents=opponents)
    wins = np.full(games, np.nan)
    while np.isnan(wins).any():
        _, actions, _, _ = choose(network, table.observations)
        table.step(actions.numpy())
        first = table.ends & np.isnan(wins)
        wins[first] = table.rewards[first, 0]
    return float(wins.mean()), float(wins.std() / np.sqrt(games))


def plot(curve: list[tuple[float, ...]], path: Path) -> None:
    """Draw the curve."""
    try:
        from matplotlib import pyplot
    except ImportError:
        print("no curve.svg: pip install matplotlib")
        return
    pyplot.rcParams["svg.fonttype"] = "none"
    _, decisions, wins, errors = zip(*curve, strict=True)
    figure, axes = pyplot.subplots(figsize=(6, 3.2), layout="constrained")
    axes.errorbar(np.array(decisions) / 1e6, wins, yerr=errors, marker=".", capsize=2)
    axes.axhline(1 / PLAYERS, color="grey", linestyle="--")
    axes.text(decisions[-1] / 1e6, 1 / PLAYERS + 0.02, "even", color="grey", ha="right")
    axes.set(ylim=(0, 1), ylabel="games won against three thumbs", xlabel="decisions against itself, in millions")
    figure.savefig(path)


def main() -> None:
    """Train, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=20_000_000, help="to learn from (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("."), help="the folder to write to")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    network = Network()
    optimizer = torch.optim.Adam(network.parameters())
    games = adamant.vector("diamant", games=GAMES, players=PLAYERS, seed=args.seed)
    start, decisions, told, curve = time.process_time(), 0, 0, []
    while True:
        done = decisions >= args.decisions
        if done or decisions * MEASUREMENTS >= told * args.decisions:
            wins, error = measure(network, "thumb", 10_000 if done else 1000, seed=decisions)
            minutes = (time.process_time() - start) / 60
            curve.append((round(minutes, 2), decisions, round(wins, 4), round(error, 4)))
            print(
                f"{minutes:6.2f} processor minutes {decisions:>12,} decisions  wins {wins:.3f} ± {error:.3f}",
                flush=True,
            )
            told += 1
        if done:
            break
        left = 1 - decisions / args.decisions
        optimizer.param_groups[0]["lr"] = 1e-3 * left + 1e-5
        learn(network, optimizer, collect(network, games), entropy=0.02 * left + 0.001)
        decisions += GAMES * STEPS
    network.save(args.out / "diamant.npz")
    with (args.out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("processor_minutes", "decisions", "wins_against_thumb", "error"), *curve])
    plot(curve, args.out / "curve.svg")


if __name__ == "__main__":
    main()
