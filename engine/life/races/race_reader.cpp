#include "engine/life/races/race_reader.h"

#include <algorithm>

#include "engine/life/ends/sure_life.h"
#include "engine/life/races/race_estimate.h"

namespace katachi::life {

namespace {

using reading::TacticalCode;

constexpr LifeLimits limits_of_independence{.nodes = 1'000};
constexpr LifeLimits limits_of_preference{.nodes = 200};
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
    return race.own.eye_class == 0 && race.rivals.eye_class > 0 && takes(race.rivals, race.own, race.shared, false);
}

// Whether a string of the attacker lives after a move of his: then the race is over.
bool makes_two_eyes(board::Board& board, const DragonGoal& goal, board::Vertex move) {
    if (board.play(goal.attacker(), move) != board::Legality::ok) return false;
    const bool lives = sure_life(board, goal.rivals & board.stones(goal.attacker()), goal.attacker(), {}).has_value();
    board.undo();
    return lives;
}

}  // namespace

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
    board::VertexSet outer;
    for (board::VertexSet left = goal.stones; !left.empty(); left -= board.string_stones(left.first()))
        outer |= board.liberty_points(left.first());
    board::Vertex best = found;
    reader_.set_limits(limits_of_preference);
    for (const board::Vertex move : (outer & goal.region) - own) {
        const LifeAnswer answer = reader_.does_attack(board, goal, move);
        if (answer.code != TacticalCode::win || answer.certainty == Certainty::open) continue;
        best = move;
        break;
    }
    reader_.set_limits(limits_);
    return best;
}

RaceAnswer RaceReader::read(board::Board& board, const Race& race, RaceScope scope) {
    RaceAnswer answer;
    bool is_beaten = false;
    const auto ask = [&](const DragonGoal& goal, board::Colour first) {
        const LifeAnswer found = reader_.ask(board, goal, race.side(), first);
        answer.nodes += found.nodes;
        answer.certainty = std::max(answer.certainty, found.certainty);
        if (found.certainty == Certainty::open && is_beaten) return LifeAnswer{.certainty = Certainty::open};
        return found;
    };
    // Whether nothing need be played; what came to no end with the first move would come to none without it.
    const auto still_holds = [&](const DragonGoal& goal, const LifeAnswer& first) {
        if (first.certainty == Certainty::open) return false;
        const LifeAnswer second = ask(goal, board::opponent(race.side()));
        return second.code == first.code && second.certainty != Certainty::open;
    };
    const bool is_tactical = scope == RaceScope::tactical;
    reader_.set_limits(is_tactical ? tactical_limits : limits_);
    const bool is_own_alive = !is_tactical && lives_alone(board, race.own, answer);
    const bool are_rivals_alive = !is_tactical && lives_alone(board, race.rivals, answer);
    if (is_own_alive)
        answer.defence = TacticalCode::win;
    else
        is_beaten = is_beaten_by_an_eye(estimated_race(board, race));
    if (!are_rivals_alive) {
        const DragonGoal rivals = is_own_alive ? without_race(race.rivals) : race.rivals;
        const LifeAnswer kill = ask(rivals, race.side());
        answer.attack = kill.code;
        answer.move = kill.move;
        if (answer.attack == TacticalCode::win) {
            if (!is_own_alive && race.rivals.stones.count() < enough_to_live_by) {
                const LifeAnswer life = ask(race.own, race.side());
                if (!life.succeeds() && life.certainty != Certainty::open)
                    return {.certainty = answer.certainty, .nodes = answer.nodes};
            }
            answer.defence = TacticalCode::win;
            const bool is_won = still_holds(rivals, kill);
            answer.move = is_won ? board::pass_vertex : preferred_attack(board, rivals, kill.move);
            return answer;
        }
    }
    const bool is_ko = answer.attack != TacticalCode::failure;
    if (!is_ko) answer.move = board::pass_vertex;
    if (is_own_alive) return answer;
    const DragonGoal own = are_rivals_alive ? without_race(race.own) : race.own;
    const LifeAnswer life = ask(own, race.side());
    answer.defence = life.code;
    if (is_ko || !life.succeeds()) return answer;
    if (!still_holds(own, life)) answer.move = life.move;
    return answer;
}

}  // namespace katachi::life
