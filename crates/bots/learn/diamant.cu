// Games of Diamant on a graphics processor, one for each thread: the rules, the inputs and the networks of `src/diamant/win`.
// Compiled as plain C++ it plays them one after another.

#include <cmath>
#include <cstdint>

#ifndef __CUDACC__
#include <algorithm>
#define __device__
#define __popc __builtin_popcount
using std::max;
using std::min;
#endif

constexpr int COMMON = 20, OWN = 32, FIRST = 32, SECOND = 16;
constexpr int BIAS_1 = (COMMON + OWN) * FIRST, LAYER_2 = BIAS_1 + FIRST, BIAS_2 = LAYER_2 + FIRST * SECOND;
constexpr int LAYER_3 = BIAS_2 + SECOND, BIAS_3 = LAYER_3 + SECOND;

// Who sits in a seat: a network, or one of the rules of thumb.
enum Kind { NETWORK, THUMB, SURE_TWELVE, SIXTH_CARD, TEN_STONES, SECOND_HAZARD, CARD_COUNTER };

struct SplitMix64 {
    uint64_t state;
    __device__ uint64_t next() {
        state += 0x9E3779B97F4A7C15ull;
        uint64_t mixed = state;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ull;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
        return mixed ^ (mixed >> 31);
    }
    __device__ int below(int bound) { return (int)(((next() >> 32) * (uint64_t)bound) >> 32); }
    __device__ float fraction() { return (float)(next() >> 40) / (float)(1 << 24); }
};

struct SimulatedGame {
    int players, cave, inside, beside, path, met, deadly, diamonds, value, left;
    int chests[8], removed[5];
    // What each has been seen to do: how much oftener it left than winning play does, and of how much that can tell.
    float oftener[8], weight[8];
    uint8_t pile[30];

    __device__ void enter() {
        const uint8_t values[15] = {1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17};
        inside = (1 << players) - 1;
        beside = path = met = deadly = 0;
        diamonds = left = 15;
        value = 129;
        for (int i = 0; i < 15; i++) pile[i] = values[i];
        for (int hazard = 0; hazard < 5; hazard++)
            for (int i = removed[hazard]; i < 3; i++) pile[left++] = 32 + hazard;
    }
    __device__ bool end() { cave++; enter(); return false; }
    __device__ bool turn(SplitMix64 &rng) {
        int at = rng.below(left), code = pile[at];
        pile[at] = pile[--left];
        if (code < 32) {
            int explorers = __popc(inside);
            diamonds--;
            value -= code;
            beside += code / explorers;
            path += code % explorers;
            return true;
        }
        int hazard = code - 32;
        if (!(met >> hazard & 1)) {
            met |= 1 << hazard;
            deadly += 2 - removed[hazard];
            return true;
        }
        removed[hazard]++;
        return end();
    }
    __device__ bool leave(int leavers) {
        int count = __popc(leavers);
        if (count) {
            int each = beside + path / count;
            for (int seat = 0; seat < players; seat++)
                if (leavers >> seat & 1) chests[seat] += each;
            path %= count;
            inside &= ~leavers;
        }
        return inside ? true : end();
    }
    __device__ void see(int seat, float leaves, bool left) {
        oftener[seat] += (left ? 1.0f : 0.0f) - leaves;
        weight[seat] += leaves * (1.0f - leaves);
    }
    __device__ float habit(int seat) const { return fminf(fmaxf(oftener[seat] / (1.0f + weight[seat]), -2.0f), 2.0f); }
    __device__ void shares(float *shares) const {
        int most = 0, winners = 0;
        for (int seat = 0; seat < players; seat++) most = max(most, chests[seat]);
        for (int seat = 0; seat < players; seat++) winners += chests[seat] == most;
        for (int seat = 0; seat < players; seat++) shares[seat] = chests[seat] == most ? 1.0f / winners : 0.0f;
    }
};

__device__ float soft(float x) { return x / (1.0f + fabsf(x)); }
__device__ float chance(float x) { return 0.5f + 0.5f * x / sqrtf(1.0f + x * x); }

__device__ void common_inputs(const SimulatedGame &c, float *x) {
    for (int i = 0; i < COMMON; i++) x[i] = 0.0f;
    x[min(max(c.cave, 1), 5) - 1] = 1.0f;
    float left = max(c.left, 1), inside = max(__popc(c.inside), 1), deadly = c.deadly, value = c.value;
    float beside = c.beside, path = c.path;
    x[5] = 4.0f * deadly / left;
    x[6] = __popc(c.met) / 5.0f;
    x[7] = (left - deadly - c.diamonds) / left;
    x[8] = value / left / 8.0f;
    x[9] = value / left / inside / 4.0f;
    x[10] = (15 - c.diamonds) / 10.0f;
    x[11] = soft(beside / 8.0f);
    x[12] = beside / 20.0f;
    x[13] = soft(path / 6.0f);
    x[14] = path / inside / 4.0f;
    x[15] = inside / 8.0f;
    x[16] = 1.0f / inside;
    x[17] = soft((value / inside - beside * deadly) / left / 2.0f);
    x[18] = soft((beside + path) * deadly / left / 5.0f);
    x[19] = (c.removed[0] + c.removed[1] + c.removed[2] + c.removed[3] + c.removed[4]) / 4.0f;
}

__device__ void own_inputs(const SimulatedGame &c, int seat, float *x) {
    for (int i = 0; i < OWN; i++) x[i] = 0.0f;
    float own = c.chests[seat], others[8], habits[8];
    bool there[8];
    int count = 0;
    for (int other = 0; other < c.players; other++)
        if (other != seat) {
            others[count] = c.chests[other];
            habits[count] = c.habit(other);
            there[count++] = c.inside >> other & 1;
        }
    for (int i = 1; i < count; i++)
        for (int at = i; at > 0 && (others[at - 1] < others[at] || (others[at - 1] == others[at] && !there[at - 1] && there[at])); at--) {
            float chest = others[at]; others[at] = others[at - 1]; others[at - 1] = chest;
            float habit = habits[at]; habits[at] = habits[at - 1]; habits[at - 1] = habit;
            bool in = there[at]; there[at] = there[at - 1]; there[at - 1] = in;
        }
    float beside = c.beside, path = c.path, best_in = -1.0f, best_out = -1.0f;
    int ahead_of_me = 0, ahead_inside = 0;
    for (int i = count - 1; i >= 0; i--) {
        if (there[i]) best_in = others[i]; else best_out = others[i];
        ahead_of_me += others[i] > own;
        ahead_inside += there[i] && others[i] > own;
        x[10 + 2 * i] = soft((others[i] - own) / 8.0f);
        x[11 + 2 * i] = there[i] ? 1.0f : -1.0f;
        x[24 + i] = habits[i];
    }
    float ahead = own - others[0];
    x[0] = soft(ahead / 4.0f);
    x[1] = soft(ahead / 20.0f);
    if (best_out >= 0.0f) {
        float alone = own + beside + path - best_out;
        x[2] = soft(alone / 2.0f);
        x[3] = soft(alone / 12.0f);
        x[4] = soft((own + beside + path / max(__popc(c.inside), 1) - best_out) / 2.0f);
        x[6] = 1.0f;
    }
    if (best_in >= 0.0f) x[5] = soft((own + path - best_in) / 6.0f);
    x[7] = (float)ahead_of_me / count;
    x[8] = (float)ahead_inside / count;
    x[9] = own / 40.0f;
    x[31] = c.habit(seat);
}

__device__ float run(const float *__restrict__ w, const float *common, const float *own) {
    float first[FIRST], second[SECOND];
#pragma unroll
    for (int j = 0; j < FIRST; j++) first[j] = w[BIAS_1 + j];
    for (int i = 0; i < COMMON + OWN; i++) {
        float x = i < COMMON ? common[i] : own[i - COMMON];
#pragma unroll
        for (int j = 0; j < FIRST; j++) first[j] += x * w[i * FIRST + j];
    }
#pragma unroll
    for (int j = 0; j < SECOND; j++) second[j] = w[BIAS_2 + j];
#pragma unroll
    for (int i = 0; i < FIRST; i++) {
        float x = fmaxf(first[i], 0.0f);
#pragma unroll
        for (int j = 0; j < SECOND; j++) second[j] += x * w[LAYER_2 + i * SECOND + j];
    }
    float out = w[BIAS_3];
#pragma unroll
    for (int j = 0; j < SECOND; j++) out += fmaxf(second[j], 0.0f) * w[LAYER_3 + j];
    return out;
}

__device__ bool rule(const SimulatedGame &c, int kind) {
    int hazards = __popc(c.met), inside = __popc(c.inside), shares = 0;
    switch (kind) {
        case THUMB: return (c.beside + c.path) * hazards >= 12;
        case SURE_TWELVE: return c.beside + c.path / inside > 12 && hazards > 0;
        case SIXTH_CARD: return 15 - c.diamonds + hazards >= 6;
        case TEN_STONES: return c.beside >= 10;
        case SECOND_HAZARD: return hazards >= 2;
        default:
            for (int i = 0; i < c.left; i++)
                if (c.pile[i] < 32) shares += c.pile[i] / inside;
            return c.beside * c.deadly > shares;
    }
}

// What is surely right in the last cave: 1 to leave, 0 to stay, -1 where nothing is sure.
__device__ int sure(const SimulatedGame &c, int seat) {
    if (c.cave != 5) return -1;
    int best = -1;
    for (int other = 0; other < c.players; other++)
        if (!(c.inside >> other & 1)) best = max(best, c.chests[other]);
    int most = c.chests[seat] + c.beside + c.path;
    if (best < 0 || most == best) return -1;
    return most < best ? 0 : __popc(c.inside) == 1 ? 1 : -1;
}

// As the expert chooses without thinking: what is nearly certain is.
__device__ float settled(float leaves) { return leaves < 0.04f ? 0.0f : leaves > 0.96f ? 1.0f : leaves; }

struct Table {
    int players, games, kind_one, kind_others, settle_one, settle_others;
    // The seat of the one is the number of the game; without one, all are like it, but for some who follow habits.
    int alone;
    // How many follow habits, as a part of all; how many of those follow rules, and how much sooner or later the others leave at most.
    float habits, rules, spread;
    uint64_t seed;
    // `base` is winning play, by which habits are seen.
    const float *leave, *worth, *others, *base;
    // What a moment holds: the inputs and the chance of leaving, then as whole numbers the game, the seat, the cave and what was decided
    // (0 nothing, 1 stay, 2 leave).
    float *inputs;
    int *facts;
    int most, *count;
    float *caves, *won;
};

__device__ void note(const Table &t, const SimulatedGame &c, const float *common, const float *own, float leaves, int seat, int game, int decided) {
#ifdef __CUDACC__
    int at = atomicAdd(t.count, 1);
#else
    int at = (*t.count)++;
#endif
    if (at >= t.most) return;
    float *x = t.inputs + (size_t)at * (COMMON + OWN + 1);
    for (int i = 0; i < COMMON; i++) x[i] = common[i];
    for (int i = 0; i < OWN; i++) x[COMMON + i] = own[i];
    x[COMMON + OWN] = leaves;
    int *facts = t.facts + (size_t)at * 4;
    facts[0] = game; facts[1] = seat; facts[2] = c.cave; facts[3] = decided;
}

__device__ void play_one(const Table &t, int game) {
    SplitMix64 rng{t.seed + (uint64_t)game * 0xD1B54A32D192ED03ull};
    rng.next();
    SimulatedGame c;
    c.players = t.players;
    c.cave = 1;
    for (int i = 0; i < 8; i++) c.chests[i] = 0;
    for (int i = 0; i < 5; i++) c.removed[i] = 0;
    for (int i = 0; i < 8; i++) c.oftener[i] = c.weight[i] = 0.0f;
    c.enter();
    // Who follows a habit: a rule, or leaving sooner or later than winning play.
    int rules[8];
    float later[8];
    for (int seat = 0; seat < 8; seat++) {
        rules[seat] = NETWORK;
        later[seat] = 0.0f;
        if (rng.fraction() < t.habits) {
            if (rng.fraction() < t.rules) rules[seat] = 1 + rng.below(6);
            else later[seat] = t.spread * (2.0f * rng.fraction() - 1.0f);
        }
    }
    int one = t.alone ? game % t.players : -1;
    float common[COMMON], own[OWN];
    float *caves = t.caves + (size_t)game * 48;
    for (int cave = 1; cave <= 5; cave++) {
        if (cave > 1 && t.inputs) {
            common_inputs(c, common);
            for (int seat = 0; seat < t.players; seat++)
                if ((one < 0 || one == seat) && rules[seat] == NETWORK && later[seat] == 0.0f) {
                    own_inputs(c, seat, own);
                    note(t, c, common, own, 0.5f, seat, game, 0);
                }
        }
        while (c.turn(rng)) {
            common_inputs(c, common);
            int leavers = 0;
            float expected[8];
            for (int seat = 0; seat < t.players; seat++) {
                expected[seat] = -1.0f;
                if (!(c.inside >> seat & 1)) continue;
                bool learns = one < 0 || one == seat, leaves;
                int kind = learns ? t.kind_one : t.kind_others, known = sure(c, seat);
                if (rules[seat] != NETWORK) kind = rules[seat];
                const float *net = learns ? t.leave : t.others;
                own_inputs(c, seat, own);
                if (known < 0) expected[seat] = chance(run(t.base, common, own));
                if (kind != NETWORK) leaves = rule(c, kind);
                else if (known >= 0) leaves = known;
                else if (later[seat] != 0.0f) leaves = rng.fraction() < chance(run(net, common, own) + later[seat]);
                else {
                    float p = net == t.base ? expected[seat] : chance(run(net, common, own));
                    if (learns ? t.settle_one : t.settle_others) p = settled(p);
                    leaves = rng.fraction() < p;
                    if (learns && t.inputs) note(t, c, common, own, p, seat, game, leaves ? 2 : 1);
                }
                leavers |= leaves << seat;
            }
            for (int seat = 0; seat < t.players; seat++)
                if (expected[seat] >= 0.0f) c.see(seat, expected[seat], leavers >> seat & 1);
            if (!c.leave(leavers)) break;
        }
        float shares[8];
        if (c.cave > 5) c.shares(shares);
        else if (t.inputs) {
            float all = 0.0f;
            common_inputs(c, common);
            for (int seat = 0; seat < t.players; seat++) {
                own_inputs(c, seat, own);
                all += shares[seat] = chance(run(t.worth, common, own));
            }
            for (int seat = 0; seat < t.players; seat++) shares[seat] /= all;
        }
        if (t.inputs || cave == 5)
            for (int seat = 0; seat < t.players; seat++) caves[cave * 8 + seat] = shares[seat];
    }
    t.won[game] = caves[40 + max(one, 0)];
}

#ifdef __CUDACC__
__global__ void play(Table t) {
    int game = blockIdx.x * blockDim.x + threadIdx.x;
    if (game < t.games) play_one(t, game);
}

extern "C" int play_games(Table *table) {
    play<<<(table->games + 63) / 64, 64>>>(*table);
    return (int)cudaDeviceSynchronize();
}
#else
extern "C" int play_games(Table *table) {
    for (int game = 0; game < table->games; game++) play_one(*table, game);
    return 0;
}
#endif
