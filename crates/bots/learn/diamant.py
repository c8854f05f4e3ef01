"""Learning to win Diamant: everything that crates/bots/data/diamant ships as win.bin and response.bin.

    python3 crates/bots/learn/diamant.py learn FOLDER      # the experts' networks: win.bin
    python3 crates/bots/learn/diamant.py respond FOLDER    # their best responses: response.bin
    python3 crates/bots/learn/diamant.py duel FOLDER       # what networks, best responses and rules win: tables
    python3 crates/bots/learn/diamant.py company FOLDER    # what learning among players with habits wins and costs

It needs PyTorch, and nvcc for a graphics processor; without one it needs g++, and much time. Training is written down as it goes on, so that a run
that was stopped is taken up where it was. examples/diamant/training.rs is the same method in small, without either.
"""

import ctypes
import pathlib
import shutil
import subprocess
import sys
import time

import torch

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
COMMON, OWN, WEIGHTS = 20, 32, 2241
SEED = 7
# Games between two looks at them, and into how many parts they are divided to learn from.
GAMES, PARTS = 32768, 16
LATER, DOUBT, CLIP = 0.4, 0.02, 0.2
# How many of those that one learns among follow a habit, on average; how many of these a rule, and how much sooner or later the others leave at most.
HABITS, RULED, SPREAD = 0.0, 0.0, 0.0
RULES = ["thumb", "sure-twelve", "sixth-card", "ten-stones", "second-hazard", "card-counter"]
# How often GAMES games are played in a training run, by the number of players, and in a best response's.
EXPERTS = {3: 922, 4: 1135, 5: 872, 6: 590, 7: 565, 8: 1560}
RESPONSES = {3: 198, 4: 229, 5: 197, 6: 187, 7: 187, 8: 327}


class Table(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("players", "games", "kind_one", "kind_others", "settle_one", "settle_others", "alone")]
    _fields_ += [*((name, ctypes.c_float) for name in ("habits", "rules", "spread")), ("seed", ctypes.c_uint64)]
    _fields_ += [(name, ctypes.c_void_p) for name in ("leave", "worth", "others", "base", "inputs", "facts")]
    _fields_ += [("most", ctypes.c_int)]
    _fields_ += [(name, ctypes.c_void_p) for name in ("count", "caves", "won")]


def build(folder):
    source = pathlib.Path(__file__).with_name("diamant.cu")
    library = folder / "diamant.so"
    if DEVICE == "cuda":
        nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
        command = [nvcc, "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC"]
    else:
        command = ["g++", "-O3", "-march=native", "-w", "-shared", "-fPIC", "-x", "c++"]
    subprocess.run([*command, "-o", library, source], check=True)
    return ctypes.CDLL(str(library))


def play(library, players, games, seed, networks, others=None, base=None, kinds=(0, 0), alone=True, habits=0.0,
         settle=(True, True), collect=False):
    """Plays games; gives what the one won in each, and with `collect` the moments to learn from."""
    won = torch.zeros(games, device=DEVICE)
    caves = torch.zeros(games, 6, 8, device=DEVICE)
    count = torch.zeros(1, dtype=torch.int32, device=DEVICE)
    most = games * (70 if alone else 45 * players) if collect else 1
    inputs = torch.empty(most, COMMON + OWN + 1, device=DEVICE) if collect else None
    facts = torch.empty(most, 4, dtype=torch.int32, device=DEVICE) if collect else None
    pointer = lambda tensor: None if tensor is None else tensor.data_ptr()
    leave, worth = networks
    table = Table(players, games, *kinds, *map(int, settle), int(alone), habits, RULED, SPREAD, seed, pointer(leave), pointer(worth), pointer(others),
                  pointer(leave if base is None else base), pointer(inputs), pointer(facts), most, pointer(count), pointer(caves), pointer(won))
    if DEVICE == "cuda":
        torch.cuda.synchronize()
    error = library.play_games(ctypes.byref(table))
    assert error == 0, f"CUDA error {error}"
    if not collect:
        return won
    seen = min(int(count), most)
    return caves, inputs[:seen], facts[:seen].long()


def run(weights, x):
    first = torch.relu(torch.addmm(weights[1664:1696], x, weights[:1664].view(52, 32)))
    second = torch.relu(torch.addmm(weights[2208:2224], first, weights[1696:2208].view(32, 16)))
    return second @ weights[2224:2240] + weights[2240]


def chance(x):
    return 0.5 + 0.5 * x / torch.sqrt(1 + x * x)


def fresh(generator):
    """A network that has learned nothing."""
    weights = torch.zeros(WEIGHTS)
    for begin, end, inputs in ((0, 1664, 52), (1696, 2208, 32), (2224, 2240, 160)):
        weights[begin:end] = (6 / inputs) ** 0.5 * (2 * torch.rand(end - begin, generator=generator) - 1)
    return weights.to(DEVICE)


class Training:
    """Learns from `start`: against itself, or alone among players who are `fixed`."""

    def __init__(self, start, players, steps, rate, fixed=None):
        self.players, self.steps, self.rate, self.fixed = players, steps, rate, fixed
        self.step = 0
        self.nets = [weights.clone().requires_grad_() for weights in start]
        self.average = [weights.clone() for weights in start]
        self.adam = torch.optim.Adam(self.nets, lr=rate, betas=(0.9, 0.999), eps=1e-8)

    def state(self):
        nets, average = ([weights.detach().cpu() for weights in some] for some in (self.nets, self.average))
        return {"step": self.step, "steps": self.steps, "nets": nets, "average": average, "adam": self.adam.state_dict()}

    def resume(self, state):
        self.step, self.steps = state["step"], state["steps"]
        with torch.no_grad():
            for some, stored in ((self.nets, state["nets"]), (self.average, state["average"])):
                for weights, known in zip(some, stored):
                    weights.copy_(known)
        self.adam.load_state_dict(state["adam"])

    def is_over(self):
        return self.step >= self.steps

    def play_and_learn(self, library):
        """Plays once, and learns from each part of the games."""
        done = self.step / self.steps
        self.adam.param_groups[0]["lr"] = self.rate * max(1 - done, 0.01)
        doubt = DOUBT * max(1 - done / 0.8, 0.0)
        seed = ((SEED * 1_000_003 + self.step) * 2_654_435_761) & (2**63 - 1)
        alone = self.fixed is not None
        caves, inputs, facts = play(library, self.players, GAMES, seed, [weights.detach() for weights in self.nets], others=self.fixed,
                                    base=self.fixed, alone=alone, habits=0.0 if alone else HABITS / (self.players - 1), settle=(False, alone), collect=True)
        for cave in (4, 3, 2, 1):
            caves[:, cave] += LATER * (caves[:, cave + 1] - caves[:, cave])
        # The average is over the last tenth of the training run.
        keep = max(10 / (self.steps * PARTS), 1 / (1 + self.step * PARTS))
        for part in range(PARTS):
            self.study(caves, inputs[part::PARTS], facts[part::PARTS], doubt)
            for mean, weights in zip(self.average, self.nets):
                mean += keep * (weights.detach() - mean)
        self.step += 1

    def study(self, caves, moments, facts, doubt):
        came = caves[facts[:, 0], facts[:, 2], facts[:, 1]]
        inputs = moments[:, :COMMON + OWN].contiguous()
        thought = chance(run(self.nets[1], inputs))
        decided = facts[:, 3] > 0
        leaves, before = facts[:, 3] == 2, moments[:, COMMON + OWN]
        p = chance(run(self.nets[0], inputs)).clamp(1e-6, 1 - 1e-6)
        gain = came - thought.detach()
        # How much likelier what was decided is now than when it was decided; no more is learned once that has changed much.
        ratio = torch.where(leaves, p / before, (1 - p) / (1 - before))
        learned = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain) + doubt * p * (1 - p)
        learned = torch.where(decided, learned, torch.zeros_like(learned))
        loss = 0.5 * ((thought - came) ** 2).mean() - learned.mean()
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()


def rounded(networks):
    """The weights as they are shipped."""
    return [((weights * 1024).round() / 1024).to(DEVICE) for weights in networks]


def pack(brains, to):
    """Writes brains, by the number of players, two bytes a weight."""
    bytes_ = b""
    for players in range(3, 9):
        for weights in brains[players]:
            bytes_ += (weights * 1024).round().to(torch.int16).cpu().numpy().astype("<i2").tobytes()
    to.write_bytes(bytes_)
    print(f"{to}: {len(bytes_)} bytes, to be copied to crates/bots/data/diamant", flush=True)


def file(folder, what, players):
    return folder / f"{what}-{players}.pt"


def load(folder, what, players):
    state = torch.load(file(folder, what, players))
    assert state["step"] == state["steps"], f"{what}-{players} has not been learned to the end"
    return rounded(state["average"])


def take(folder, library, what, players, training):
    """Takes a training run to its end, and writes it down twice a minute."""
    at = file(folder, what, players)
    if at.exists():
        training.resume(torch.load(at))
    begun = written = time.time()
    while not training.is_over():
        training.play_and_learn(library)
        if training.is_over() or time.time() > written + 30:
            torch.save(training.state(), at)
            written = time.time()
            print(f"{at.name}: {training.step} of {training.steps}, {written - begun:.0f} s", flush=True)
    return rounded(training.average)


def expert_training(players, steps=None):
    generator = torch.Generator().manual_seed(SEED)
    return Training([fresh(generator), fresh(generator)], players, steps or EXPERTS[players], 3e-3)


def response_training(expert, players, steps=None):
    return Training(expert, players, steps or RESPONSES[players], 2e-3, fixed=expert[0])


def learn_all(folder, library):
    pack({players: take(folder, library, "expert", players, expert_training(players)) for players in range(3, 9)}, folder / "win.bin")


def respond_all(folder, library):
    respond = lambda players: take(folder, library, "response", players, response_training(load(folder, "expert", players), players))
    pack({players: respond(players) for players in range(3, 9)}, folder / "response.bin")


def fair_shares(library, players, games=400_000, **how):
    """What the one wins on average, in fair shares, and the half of its 95 % interval."""
    won = play(library, players, games, 999, **how)
    return won.mean().item() * players, 1.96 * won.std().item() / games**0.5 * players


def duel(library, players, expert, response=None, games=400_000):
    """Lines of a table: what one of them wins among experts, and one expert among them."""
    written = lambda share: f"{share[0]:.3f} ± {share[1]:.3f}"
    lines = []
    if response:
        lines.append(("best-response", fair_shares(library, players, games, networks=response, others=expert[0], base=expert[0]),
                      fair_shares(library, players, games, networks=expert, others=response[0])))
    for kind, rule in enumerate(RULES, 1):
        lines.append((rule, fair_shares(library, players, games, networks=expert, others=expert[0], kinds=(kind, 0)),
                      fair_shares(library, players, games, networks=expert, others=expert[0], kinds=(0, kind))))
    for who, among, alone in lines:
        print(f"| {players} | `{who}` | {written(among)} | {written(alone)} |", flush=True)


def duel_all(folder, library):
    for players in range(3, 9):
        duel(library, players, load(folder, "expert", players), load(folder, "response", players))


def company_all(folder, library):
    """Short training runs of three players in company of which some follow habits."""
    global HABITS, RULED, SPREAD
    for number, company in enumerate(((0.5, 0.0, 0.8), (0.2, 0.3, 2.0), (0.0, 0.0, 0.0))):
        HABITS, RULED, SPREAD = company
        expert = take(folder, library, f"company-{number}", 3, expert_training(3, 230))
        response = take(folder, library, f"company-response-{number}", 3, response_training(expert, 3, 100))
        print(f"habits {HABITS}, of which rules {RULED}, spread {SPREAD}:", flush=True)
        duel(library, 3, expert, response)


def main():
    what, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    {"learn": learn_all, "respond": respond_all, "duel": duel_all, "company": company_all}[what](folder, build(folder))


if __name__ == "__main__":
    main()
