"""Learning to win Diamant on a graphics processor: everything that crates/bots/data/diamant ships as win.bin and response.bin.

    python3 crates/bots/learn/diamant.py learn FOLDER      # the experts' networks: win.bin
    python3 crates/bots/learn/diamant.py respond FOLDER    # their best responses: response.bin
    python3 crates/bots/learn/diamant.py duel FOLDER       # what networks, best responses and rules win: tables

It needs PyTorch and nvcc. Lessons that have been learned are read again, so that a run that was stopped goes on where it was. The method is that of
src/diamant/win/learn.rs, which needs no graphics processor and learns slowly.
"""

import ctypes
import pathlib
import subprocess
import sys
import time

import torch

COMMON, OWN, WEIGHTS = 20, 24, 1985
SEED = 7
GAMES = 16384
LATER, DOUBT = 0.4, 0.02
RULES = ["thumb", "sure-twelve", "sixth-card", "ten-stones", "second-hazard", "card-counter"]
TABLES = [(players, closed) for closed in (0, 1) for players in (4, 3, 5, 8, 6, 7)]


class Table(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("players", "closed", "games", "kind_one", "kind_others", "settle", "alone")]
    _fields_ += [("seed", ctypes.c_uint64)]
    _fields_ += [(name, ctypes.c_void_p) for name in ("leave", "worth", "others", "inputs", "facts")]
    _fields_ += [("most", ctypes.c_int)]
    _fields_ += [(name, ctypes.c_void_p) for name in ("count", "caves", "won")]


def build(folder):
    source = pathlib.Path(__file__).with_name("diamant.cu")
    library = folder / "diamant.so"
    subprocess.run(["nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-o", library, source], check=True)
    return ctypes.CDLL(str(library))


def play(library, players, closed, games, seed, brain, others=None, kinds=(0, 0), alone=True, settle=False, collect=False):
    """Plays games; gives what the one won in each, and with `collect` the moments to learn from."""
    won = torch.zeros(games, device="cuda")
    caves = torch.zeros(games, 6, 8, device="cuda")
    count = torch.zeros(1, dtype=torch.int32, device="cuda")
    most = games * (70 if alone else 45 * players) if collect else 1
    inputs = torch.empty(most, COMMON + 2 * OWN, device="cuda") if collect else None
    facts = torch.empty(most, 4, dtype=torch.int32, device="cuda") if collect else None
    pointer = lambda tensor: None if tensor is None else tensor.data_ptr()
    leave, worth = brain
    table = Table(players, closed, games, *kinds, int(settle), int(alone), seed, pointer(leave), pointer(worth),
                  pointer(others), pointer(inputs), pointer(facts), most, pointer(count), pointer(caves), pointer(won))
    torch.cuda.synchronize()
    error = library.play_games(ctypes.byref(table))
    assert error == 0, f"CUDA error {error}"
    if not collect:
        return won
    seen = min(int(count), most)
    return won, caves, inputs[:seen], facts[:seen].long()


def run(weights, common, own):
    first = torch.relu(torch.cat([common, own], 1) @ weights[:1408].view(44, 32) + weights[1408:1440])
    second = torch.relu(first @ weights[1440:1952].view(32, 16) + weights[1952:1968])
    return second @ weights[1968:1984] + weights[1984]


def chance(x):
    return 0.5 + 0.5 * x / torch.sqrt(1 + x * x)


def fresh(generator):
    """A network that has learned nothing."""
    weights = torch.zeros(WEIGHTS)
    for begin, end, inputs in ((0, 1408, 44), (1440, 1952, 32), (1968, 1984, 160)):
        weights[begin:end] = (6 / inputs) ** 0.5 * (2 * torch.rand(end - begin, generator=generator) - 1)
    return weights.cuda()


def learn(library, start, players, closed, steps, rate, fixed=None):
    """Learns from `start`: against itself, or alone among players who are `fixed`."""
    nets = [weights.clone().requires_grad_() for weights in start]
    average = [weights.clone() for weights in start]
    adam = torch.optim.Adam(nets, lr=rate, betas=(0.9, 0.999), eps=1e-8)
    for step in range(steps):
        done = step / steps
        adam.param_groups[0]["lr"] = rate * (1 - 0.9 * done)
        seed = ((SEED * 1_000_003 + step) * 2_654_435_761) & (2**63 - 1)
        brain = [weights.detach() for weights in nets]
        _, caves, inputs, facts = play(library, players, closed, GAMES, seed, brain, others=fixed,
                                       alone=fixed is not None, collect=True)
        for cave in (4, 3, 2, 1):
            caves[:, cave] += LATER * (caves[:, cave + 1] - caves[:, cave])
        came = caves[facts[:, 0], facts[:, 2], facts[:, 1]]
        common, known, exact = inputs[:, :COMMON], inputs[:, COMMON:COMMON + OWN], inputs[:, COMMON + OWN:]
        thought = chance(run(nets[1], common, exact))
        loss = 0.5 * ((thought - came) ** 2).sum()
        decided = facts[:, 3] > 0
        p = chance(run(nets[0], common[decided], known[decided])).clamp(1e-6, 1 - 1e-6)
        gain = (came - thought.detach())[decided]
        taken = torch.where(facts[decided, 3] == 2, p, 1 - p)
        loss = loss - (gain * taken.log()).sum() - DOUBT * (1 - done) * (p * (1 - p)).sum()
        adam.zero_grad()
        (loss / len(facts)).backward()
        adam.step()
        keep = max(0.01, 1 / (1 + step))
        for mean, weights in zip(average, nets):
            mean += keep * (weights.detach() - mean)
    return average


def name(folder, what, players, closed):
    return folder / f"{what}-{players}-{'closed' if closed else 'open'}.pt"


def load(file):
    return [weights.cuda() for weights in torch.load(file)]


def rounded(brain):
    """The weights as they are shipped."""
    return [(weights * 1024).round() / 1024 for weights in brain]


def pack(folder, what, to):
    bytes_ = b""
    for players in range(3, 9):
        for closed in (0, 1):
            for weights in load(name(folder, what, players, closed)):
                bytes_ += (weights * 1024).round().to(torch.int16).cpu().numpy().astype("<i2").tobytes()
    (folder / to).write_bytes(bytes_)
    print(f"{folder / to}: {len(bytes_)} bytes, to be copied to crates/bots/data/diamant", flush=True)


def learn_all(folder, library):
    for players, closed in TABLES:
        file = name(folder, "expert", players, closed)
        if file.exists():
            continue
        began = time.time()
        generator = torch.Generator().manual_seed(SEED)
        if closed:
            brain = learn(library, load(name(folder, "expert", players, 0)), players, 1, CLOSED_STEPS, 2e-3)
        else:
            brain = learn(library, [fresh(generator), fresh(generator)], players, 0, OPEN_STEPS, 4e-3)
        torch.save([weights.cpu() for weights in brain], file)
        print(f"{file.name}: {time.time() - began:.0f} s", flush=True)
    pack(folder, "expert", "win.bin")


def respond_all(folder, library):
    for players, closed in TABLES:
        file = name(folder, "response", players, closed)
        if file.exists():
            continue
        began = time.time()
        expert = rounded(load(name(folder, "expert", players, closed)))
        brain = learn(library, expert, players, closed, RESPONSE_STEPS, 3e-3, fixed=expert[0])
        torch.save([weights.cpu() for weights in brain], file)
        print(f"{file.name}: {time.time() - began:.0f} s", flush=True)
    pack(folder, "response", "response.bin")


OPEN_STEPS, CLOSED_STEPS, RESPONSE_STEPS = 2500, 1500, 800


def duel_all(folder, library, games=400_000):
    def fair(players, closed, **how):
        won = play(library, players, closed, games, 999, settle=True, **how)
        mean, error = won.mean().item(), 1.96 * won.std().item() / games**0.5
        return f"{mean * players:.3f} ± {error * players:.3f}"

    for players, closed in sorted(TABLES):
        expert = rounded(load(name(folder, "expert", players, closed)))
        lines = []
        response = name(folder, "response", players, closed)
        if response.exists():
            other = rounded(load(response))
            lines.append(("best-response", fair(players, closed, brain=other, others=expert[0]),
                          fair(players, closed, brain=expert, others=other[0])))
        for kind, rule in enumerate(RULES, 1):
            lines.append((rule, fair(players, closed, brain=expert, others=expert[0], kinds=(kind, 0)),
                          fair(players, closed, brain=expert, others=expert[0], kinds=(0, kind))))
        for who, among, alone in lines:
            print(f"| {players} | {'closed' if closed else 'open'} | `{who}` | {among} | {alone} |", flush=True)


def main():
    what, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    {"learn": learn_all, "respond": respond_all, "duel": duel_all}[what](folder, build(folder))


if __name__ == "__main__":
    main()
