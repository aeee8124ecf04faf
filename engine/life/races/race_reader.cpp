#include "engine/life/races/race_reader.h"

#include <algorithm>

#include "engine/life/ends/sure_life.h"
#include "engine/life/races/race_estimate.h"
#include "engine/reading/string_liberties.h"
#include "engine/reading/with_limits.h"

namespace katachi::life {

namespace {

using reading::TacticalCode;

constexpr LifeLimits limits_of_independence{.nodes = 1'000};
constexpr ReaderLimits limits_of_preference{.search = {.nodes = 200}};
constexpr LifeLimits limits_without_gift{.nodes = 8'000};
constexpr LifeLimits tactical_limits{.nodes = 2'000};
constexpr int enough_to_live_by = 7;  // stones: who takes fewer may be left with one eye

// `goal` where the other dragon stands anyway.
DragonGoal without_race(const DragonGoal& goal) {
    DragonGoal alone = goal;
    alone.given_safe |= goal.rivals;
    alone.rivals = {};
    return alone;
}

// One eye beats none: who moves first has nothing but liberties, and too few of them against a dragon with an eye
// space. With an eye space of its own it might get more than was counted.
bool is_beaten_by_an_eye(const RaceEstimate& race) {
    return race.own.eye_class == 0 && race.rivals.eye_class > 0 &&
           takes(race.rivals, race.own, race.shared, MovesFirst::target);
}

// The one attack that is not refuted; pass where more of them stand, or none.
board::Vertex only_attack_left(std::span<const RootMove> moves) {
    board::Vertex left = board::pass_vertex;
    for (const RootMove& move : moves) {
        if (move.numbers.disproof == 0) continue;
        if (left != board::pass_vertex) return board::pass_vertex;
        left = move.vertex;
    }
    return left;
}

// Whether a string of the attacker lives after a move of his: then the race is over.
bool makes_two_eyes(board::Board& board, const DragonGoal& goal, board::Vertex move) {
    if (board.play(goal.attacker(), move) != board::Legality::ok) return false;
    const bool lives = sure_life(board, goal.rivals & board.stones(goal.attacker()), goal.attacker(), {}).has_value();
    board.undo();
    return lives;
}

}  // namespace

bool is_enough_to_live_by(const DragonGoal& dragon) { return dragon.stones.count() >= enough_to_live_by; }

// Whether a dragon needs nothing of the race, whoever moves first: it lives by eyes of its own, or gets out.
bool RaceReader::lives_alone(board::Board& board, const DragonGoal& goal, RaceAnswer& answer) {
    const LifeResult result =
        independence_.run(board, without_race(goal), goal.attacker(), {goal.attacker()}, limits_of_independence);
    answer.nodes += result.nodes;
    return result.is_settled && !result.is_captured;
}

// A move that also takes one of the own liberties is worth less than one from outside that does as well.
board::Vertex RaceReader::preferred_attack(board::Board& board, const DragonGoal& goal, board::Vertex found) {
    const board::VertexSet own = goal.rivals.beside();
    if (found == board::pass_vertex || !own.contains(found) || makes_two_eyes(board, goal, found)) return found;
    const board::VertexSet outer = reading::liberties_of_strings(board, goal.stones);
    const reading::WithLimits limited(reader_, limits_of_preference);
    for (const board::Vertex move : (outer & goal.region) - own) {
        const LifeAnswer answer = reader_.does_attack(board, goal, move);
        if (answer.code != TacticalCode::win || answer.certainty == Certainty::open) continue;
        return move;
    }
    return found;
}

// One race as it is read.
struct RaceReader::Reading {
    LifeReader& reader;
    board::Board& board;
    board::Colour side;  // that moves first
    LifeLimits limits;   // of a search
    DragonGoal own = {};
    DragonGoal rivals = {};
    bool is_own_alive = false;  // without the race, as are the rivals
    bool are_rivals_alive = false;
    bool is_beaten = false;                          // where a search is open
    board::Vertex last_attack = board::pass_vertex;  // that may still take the rivals, if it is the only one
    RaceAnswer answer = {};

    LifeAnswer ask(const DragonGoal& goal, board::Colour first) {
        const LifeAnswer found = reader.ask(board, goal, side, first);
        answer.nodes += found.nodes;
        answer.certainty = std::max(answer.certainty, found.certainty);
        if (found.certainty == Certainty::open && is_beaten)
            return {.certainty = Certainty::open, .nodes = found.nodes};
        return found;
    }
    // Where the other dragon lives without the race, that life is taken as given. This spares reading but says too much
    // for its side, since the life may be threatened. So what its side gets that way is asked once more without it.
    LifeAnswer ask_given(const DragonGoal& goal, board::Colour first) {
        const bool is_owns = side == goal.defender;
        if (is_owns ? !are_rivals_alive : !is_own_alive) return ask(goal, first);
        const LifeAnswer given = ask(without_race(goal), first);
        if (given.code == (is_owns ? TacticalCode::win : TacticalCode::failure)) return given;
        const Certainty before = answer.certainty;
        const LifeAnswer whole = ask_less(goal, first);
        if (whole.certainty != Certainty::open && (whole.code != given.code || !stands_alone(goal, given, whole)))
            return whole;
        answer.certainty = before;
        return given;
    }
    LifeAnswer ask_less(const DragonGoal& goal, board::Colour first) {
        const LifeLimits most = reader.limits().search;
        const LifeLimits less{.nodes = std::min(most.nodes, limits_without_gift.nodes), .depth = most.depth};
        const reading::WithLimits limited(reader, ReaderLimits{less});
        return ask(goal, first);
    }
    // Whether the move that was told with a gift does the same without it.
    bool stands_alone(const DragonGoal& goal, const LifeAnswer& given, const LifeAnswer& whole) {
        if (!given.succeeds() || given.move == board::pass_vertex || given.move == whole.move) return true;
        const LifeAnswer after = side == goal.defender ? reader.does_defend(board, goal, given.move)
                                                       : reader.does_attack(board, goal, given.move);
        answer.nodes += after.nodes;
        return after.code == given.code;
    }
    // What the first question has left of its positions goes to this one.
    LifeAnswer ask_of_life(const LifeAnswer& kill) {
        LifeLimits more = limits;
        more.nodes += limits.nodes - std::min(limits.nodes, kill.nodes);
        const reading::WithLimits limited(reader, ReaderLimits{more});
        return ask_given(own, side);
    }
    // Whether nothing need be played; what came to no end with the first move would come to none without it.
    bool still_holds(const DragonGoal& goal, const LifeAnswer& first) {
        if (first.certainty == Certainty::open) return false;
        const LifeAnswer second = ask_given(goal, board::opponent(side));
        return second.code == first.code && second.certainty != Certainty::open;
    }
    // The answer is the move, among those that save him alike, by which he may still take the rivals.
    board::Vertex saving_move(const LifeAnswer& life) {
        if (last_attack == board::pass_vertex || last_attack == life.move) return life.move;
        const LifeAnswer after = reader.does_defend(board, own, last_attack);
        answer.nodes += after.nodes;
        return after.code == life.code && after.certainty <= life.certainty ? last_attack : life.move;
    }
    // The answer's move may put the own life at stake, which another move saves: then both codes are told of that one.
    void tell_one_move(const LifeAnswer& life) {
        if (answer.move == life.move) return;
        const LifeAnswer after = reader.does_defend(board, own, answer.move);
        answer.nodes += after.nodes;
        if (after.code == TacticalCode::win || after.certainty == Certainty::open) return;
        const LifeAnswer kill = reader.does_attack(board, rivals, life.move);
        answer.nodes += kill.nodes;
        if (kill.certainty == Certainty::open) return;
        answer.attack = kill.code;
        answer.move = life.move;
    }
};

// Tells of a win that is enough to live by.
void RaceReader::tell_capture(Reading& race, const LifeAnswer& kill) {
    race.answer.defence = TacticalCode::win;
    if (race.still_holds(race.rivals, kill))
        race.answer.move = board::pass_vertex;
    else
        race.answer.move = preferred_attack(race.board, race.rivals, kill.move);
}

// Taking the rivals may not be enough here, or not be possible: who takes few stones wins no more than he lives, and
// who is read to die takes nothing that was left open.
void RaceReader::tell_life(Reading& race, const LifeAnswer& kill) {
    RaceAnswer& answer = race.answer;
    const LifeAnswer life = race.ask_of_life(kill);
    const bool is_open = life.certainty == Certainty::open;
    const bool is_in_doubt = !is_enough_to_live_by(race.rivals) || (kill.certainty == Certainty::open && !is_open);
    if (kill.succeeds() && !life.succeeds() && is_in_doubt) {
        answer = {.certainty = answer.certainty, .nodes = answer.nodes};
        return;
    }
    answer.defence = better(life.code, kill.code);
    if (kill.code == TacticalCode::win) {
        if (race.still_holds(race.rivals, kill) && (is_open || race.still_holds(race.own, life))) {
            answer.move = board::pass_vertex;
            return;
        }
        answer.move = preferred_attack(race.board, race.rivals, kill.move);
    }
    if (kill.succeeds() && life.code == TacticalCode::win && !is_open) race.tell_one_move(life);
    if (answer.attack == TacticalCode::failure && life.succeeds())
        answer.move = race.still_holds(race.own, life) ? board::pass_vertex : race.saving_move(life);
}

RaceAnswer RaceReader::read(board::Board& board, const Race& race, RaceScope scope) {
    const bool is_tactical = scope == RaceScope::tactical;
    Reading reading{.reader = reader_,
                    .board = board,
                    .side = race.side(),
                    .limits = is_tactical ? tactical_limits : limits_,
                    .own = race.own,
                    .rivals = race.rivals};
    RaceAnswer& answer = reading.answer;
    reader_.set_limits({reading.limits});
    if (!is_tactical) {
        reading.is_own_alive = race.is_own_apart || lives_alone(board, race.own, answer);
        reading.are_rivals_alive = race.are_rivals_apart || lives_alone(board, race.rivals, answer);
        if (race.is_own_apart || race.are_rivals_apart) answer.certainty = Certainty::believed;
    }
    if (reading.is_own_alive)
        answer.defence = TacticalCode::win;
    else
        reading.is_beaten = is_beaten_by_an_eye(estimated_race(board, race));
    LifeAnswer kill;
    if (!reading.are_rivals_alive) kill = reading.ask_given(race.rivals, race.side());
    if (kill.certainty == Certainty::open && !kill.succeeds())
        reading.last_attack = only_attack_left(reader_.root_moves());
    answer.attack = kill.code;
    if (kill.succeeds()) answer.move = kill.move;
    const bool is_enough =
        reading.is_own_alive || (kill.certainty != Certainty::open && is_enough_to_live_by(race.rivals));
    if (kill.code == TacticalCode::win && is_enough)
        tell_capture(reading, kill);
    else if (!reading.is_own_alive)
        tell_life(reading, kill);
    return answer;
}

}  // namespace katachi::life
