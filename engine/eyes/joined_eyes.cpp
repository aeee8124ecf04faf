#include "engine/eyes/joined_eyes.h"

#include <algorithm>

#include "base/random/split_mix.h"

namespace katachi::eyes {

namespace {

// More moves find hardly any more eyes.
constexpr int most_moves = 8;

// The worst that islands can be for the wall: stones of the attacker that cannot be captured.
match::BareEyeSpace without_islands(match::BareEyeSpace space) {
    space.stones |= space.islands;
    space.margins |= space.islands;
    space.islands = 0;
    return space;
}

EyePoints first_of(EyePoints points) { return points & (~points + 1); }

}  // namespace

JoinedEyes::JoinedEyes(const match::BareEyeSpace& space, const LocalRules& rules, std::size_t most_positions)
    : game_(without_islands(space), rules), most_positions_(most_positions) {}

bool JoinedEyes::gets_eyes(int eyes, int attacks) {
    positions_ = 0;
    LocalPosition start = game_.beginning();
    start.extra_eye = eyes == 1;
    const Proof needed = proof(start, attacks == 0 ? Side::defender : Side::attacker);
    if (attacks < 2 || !needed) return needed.has_value();
    // A first move beside the points that the proof needs leaves it as it is.
    for (EyePoints rest = *needed & game_.empty_points(start); rest != 0; rest &= rest - 1) {
        const auto next = game_.attack(start, match::first_eye_point(rest));
        if (next && !proof(*next, Side::attacker)) return false;
    }
    return true;
}

// Few moves first: then hopeless lines end soon.
JoinedEyes::Proof JoinedEyes::proof(const LocalPosition& position, Side to_move) {
    Proof found;
    for (int moves = 1; !found && moves <= most_moves && positions_ < most_positions_; ++moves)
        found = to_move == Side::attacker ? attacked(position, moves) : defended(position, 0, moves);
    return found;
}

JoinedEyes::Proof JoinedEyes::attacked(const LocalPosition& position, int moves) {
    if (const EyePoints eyes = two_eyes(position); eyes != 0) return eyes | position.defenders;
    if (moves == 0 || game_.captures_wall(position)) return std::nullopt;
    const Known& before = known(position.key(Side::attacker));
    if (before.needed != 0) return before.needed;
    if (before.too_few >= moves || positions_ >= most_positions_) return std::nullopt;
    ++positions_;
    return remembered(position, Side::attacker, moves, with_answers(position, moves));
}

// What the attacker plays beside the points that are needed where he passes is answered as if he passed.
JoinedEyes::Proof JoinedEyes::with_answers(const LocalPosition& position, int moves) {
    const bool can_fill = position.outer_liberties > 0;
    const Proof passed = defended(can_fill ? game_.fill_outer_liberty(position) : game_.pass(position), 0, moves);
    if (!passed) return std::nullopt;
    EyePoints needed = *passed;
    for (EyePoints rest = *passed & game_.empty_points(position); rest != 0; rest &= rest - 1) {
        const EyePoints move = first_of(rest);
        if (const auto next = game_.attack(position, match::first_eye_point(move))) {
            const Proof answered = defended(*next, move, moves);
            if (!answered) return std::nullopt;
            needed |= *answered;
        } else {
            const EyePoints string = game_.string_of(position.attackers | move, move);
            needed |= string | game_.around(string);
        }
    }
    return with_two_liberties(position, needed);
}

JoinedEyes::Proof JoinedEyes::defended(const LocalPosition& position, EyePoints last_move, int moves) {
    const Known& before = known(position.key(Side::defender));
    if (before.needed != 0) return before.needed;
    if (before.too_few >= moves || positions_ >= most_positions_) return std::nullopt;
    std::array<Candidate, match::largest_eye_graph> places;
    for (const Candidate& candidate : candidates(position, last_move, moves, places)) {
        const auto next = game_.defend(position, match::first_eye_point(candidate.move));
        if (!next) continue;
        const EyePoints captured = position.attackers & ~next->attackers;
        if (const Proof needed = attacked(*next, moves - 1))
            return remembered(position, Side::defender, moves,
                              *needed | candidate.move | captured | game_.around(captured));
    }
    return remembered(position, Side::defender, moves, std::nullopt);
}

// The last move has to make the eyes, others are sorted by promise.
std::span<const JoinedEyes::Candidate> JoinedEyes::candidates(const LocalPosition& position, EyePoints last_move,
                                                              int moves, std::span<Candidate> places) const {
    std::size_t count = 0;
    for (EyePoints rest = game_.wall_liberties(position); rest != 0; rest &= rest - 1) {
        const EyePoints move = first_of(rest);
        LocalPosition next = position;
        next.defenders |= move;
        if (moves == 1 && two_eyes(next) == 0) continue;
        const int beside = (game_.around(last_move) & move) != 0 ? 3 : 0;
        places[count++] = {moves == 1 ? 0 : promise(next, move) + beside, move};
    }
    const auto found = places.first(count);
    if (moves > 1) std::sort(found.begin(), found.end());
    return found;
}

JoinedEyes::Proof JoinedEyes::remembered(const LocalPosition& position, Side to_move, int moves, const Proof& proof) {
    const bool gave_up = !proof && positions_ >= most_positions_;
    const std::uint64_t key = position.key(to_move);
    if (!gave_up) known(key) = {.key = key, .needed = proof.value_or(0), .too_few = proof ? -1 : moves};
    return proof;
}

EyePoints JoinedEyes::two_eyes(const LocalPosition& position) const {
    const EyePoints points = game_.eye_points(position);
    if (points == 0) return 0;
    const EyePoints first = game_.string_of(points, first_of(points));
    if (position.extra_eye) return first;
    return first == points ? 0 : first | game_.string_of(points, first_of(points & ~first));
}

EyePoints JoinedEyes::with_two_liberties(const LocalPosition& position, EyePoints points) const {
    const EyePoints liberties = game_.wall_liberties(position);
    int count = position.outer_liberties + (position.extra_eye ? 1 : 0) + match::count_points(liberties & points);
    for (EyePoints rest = liberties & ~points; count < 2; ++count, rest &= rest - 1) points |= first_of(rest);
    return points;
}

// An eye at once, few points that touch no wall, and room around the stone.
int JoinedEyes::promise(const LocalPosition& position, EyePoints move) const {
    const EyePoints open = game_.open_points(position);
    return (game_.eye_points(position) != 0 ? 8 : 0) - match::count_points(open & ~game_.touching_wall(position)) +
           match::count_points(open & game_.around(move));
}

JoinedEyes::Known& JoinedEyes::known(std::uint64_t key) {
    Known& entry = known_[base::mixed(key) % known_.size()];
    if (entry.key != key) entry = {.key = key};
    return entry;
}

}  // namespace katachi::eyes
