#include "engine/life/life_reader.h"

#include <algorithm>
#include <utility>

#include "engine/life/ends/sure_death.h"
#include "engine/life/moves/life_outlook.h"
#include "engine/life/told_move.h"

namespace katachi::life {

namespace {

constexpr std::uint64_t least_nodes = 1'000;
constexpr std::uint64_t judged_nodes = 3'000;

Certainty certainty_of(const LifeResult& result) {
    if (!result.is_settled) return Certainty::open;
    return result.is_believed ? Certainty::believed : Certainty::proved;
}

// Whether the side rather fails, at first sight.
bool is_unlikely(const board::Board& board, const DragonGoal& goal, board::Colour side, board::Colour to_move) {
    if (goal.is_region_open) return false;
    const int outlook = life_outlook(board, goal, goal.stones, to_move, safe_stones(board, goal, goal.attacker()));
    return side == goal.attacker() ? outlook < 0 : outlook > 0;
}

}  // namespace

const char* name(Certainty certainty) {
    switch (certainty) {
        case Certainty::proved: return "proved";
        case Certainty::believed: return "believed";
        case Certainty::open: return "open";
    }
    return "";
}

LifeLimits judged_limits(const LifeLimits& limits) {
    return {.nodes = judged_nodes,
            .depth = limits.depth,
            .end_nodes = limits.end_nodes,
            .nodes_of_end = limits.nodes_of_end};
}

LifeAnswer LifeReader::ask(board::Board& board, const DragonGoal& goal, board::Colour side, board::Colour to_move) {
    played_.clear();
    LifeAnswer answer = read(board, goal, side, to_move, limits_, nullptr);
    subject_->is_open = answer.certainty == Certainty::open;
    if (answer.certainty != Certainty::open || !judge_) return answer;
    left_open_.assign(search_.root_moves().begin(), search_.root_moves().end());
    const std::uint64_t nodes = answer.nodes;
    answer = read(board, goal, side, to_move, judged_limits(limits_), judge_.get());
    answer.nodes += nodes;
    answer.is_judged = true;
    if (limits_.playouts > 0) play_out(board, goal, side, to_move, answer);
    return answer;
}

void LifeReader::play_out(board::Board& board, const DragonGoal& goal, board::Colour side, board::Colour to_move,
                          LifeAnswer& answer) {
    // A ko is neither side's.
    if (answer.code != reading::TacticalCode::win && answer.succeeds()) return;
    const bool is_asked_of_mover = side == to_move;
    const bool succeeds_by_eyes = answer.succeeds() == is_asked_of_mover;
    const PlayedQuestion question{.is_attack = to_move == goal.attacker(),
                                  .mover = is_asked_of_mover ? FirstMover::asks : FirstMover::replies,
                                  .succeeds_by_eyes = succeeds_by_eyes};
    // Who replies is told no move.
    if (!hangs_on_playouts(question) && !is_asked_of_mover) return;
    played_ = playouts_.run(board, goal, to_move, limits_.playouts, [&](const std::vector<PlayedMove>& played) {
        return limits_.plays_until_clear && is_clear(played, question);
    });
    if (succeeds(played_, question) == succeeds_by_eyes) return;
    answer.is_played_out = true;
    answer.certainty = Certainty::open;
    answer.code = answer.succeeds() ? reading::TacticalCode::failure : reading::TacticalCode::win;
    answer.move = answer.succeeds() && is_asked_of_mover ? played_.front().vertex : board::pass_vertex;
}

bool LifeReader::goes_on(const board::Board& board, const DragonGoal& goal, board::Colour to_move, EyeJudge* judge) {
    const bool is_second = subject_ && !subject_->is_second && subject_->to_move != to_move &&
                           subject_->judge == judge && subject_->ko_point == board.ko_point() &&
                           subject_->goal == goal && subject_->position == board.position();
    const bool is_first_open = is_second && subject_->is_open;
    subject_ = {.position = board.position(),
                .ko_point = board.ko_point(),
                .goal = goal,
                .judge = judge,
                .to_move = to_move,
                .is_second = is_second,
                .is_first_open = is_first_open};
    return is_second;
}

// Up to three searches: the opponent wins all kos, the side itself does, nobody does. After one that came to no end
// the others read a quarter, or nothing where the question will be judged.
LifeAnswer LifeReader::read(board::Board& board, const DragonGoal& goal, board::Colour side, board::Colour to_move,
                            const LifeLimits& most, EyeJudge* judge) {
    LifeAnswer answer;
    const auto succeeds = [&](board::Colour winner_of_kos, bool is_further) {
        LifeLimits limits = most;
        if (answer.certainty == Certainty::open) limits.nodes /= 4;
        const LifeResult result = search_.run(board, goal, to_move, {winner_of_kos}, limits, is_further, judge);
        answer.nodes += result.nodes;
        answer.certainty = std::max(answer.certainty, certainty_of(result));
        const bool is_success = result.is_captured == (side == goal.attacker());
        if (is_success) answer.move = to_move == side ? result.move : board::pass_vertex;
        return std::pair(is_success, result.met_ko);
    };
    const board::Colour opponent = board::opponent(side);
    const bool begins_with_own = is_unlikely(board, goal, side, to_move);
    const auto [wins, hangs_on_ko] = succeeds(begins_with_own ? side : opponent, goes_on(board, goal, to_move, judge));
    if (answer.certainty == Certainty::open && judge == nullptr && judge_) return answer;
    if (wins == begins_with_own && hangs_on_ko) {
        const bool wins_still = succeeds(begins_with_own ? opponent : side, true).first;
        if (wins_still != wins) {
            answer.code =
                succeeds(board::Colour::empty, true).first ? reading::TacticalCode::ko_a : reading::TacticalCode::ko_b;
            return answer;
        }
    }
    if (wins) answer.code = reading::TacticalCode::win;
    return answer;
}

void LifeReader::tell_surest(board::Board& board, const DragonGoal& goal, board::Colour side, LifeAnswer& answer) {
    const bool is_win = answer.code == reading::TacticalCode::win && answer.move != board::pass_vertex;
    if (!judge_ || !is_win || (answer.certainty == Certainty::open && !answer.is_judged)) return;
    subject_.reset();
    if (answer.is_played_out) return;
    life::tell_surest(search_, *judge_, limits_, board, goal, side, left_open_, played_, answer);
}

LifeAnswer LifeReader::attack(board::Board& board, const DragonGoal& goal) {
    LifeAnswer answer = ask(board, goal, goal.attacker(), goal.attacker());
    tell_surest(board, goal, goal.attacker(), answer);
    return answer;
}

// Of a dragon that lives anyway nothing need be played: that is worth no more reading than the question itself, and
// little where the attack has just been read and came to no end.
LifeAnswer LifeReader::defend(board::Board& board, const DragonGoal& goal) {
    LifeAnswer answer = ask(board, goal, goal.defender, goal.defender);
    if (answer.code != reading::TacticalCode::win || answer.move == board::pass_vertex) return answer;
    if (!answer.is_judged) {
        const std::uint64_t worth = subject_->is_first_open ? least_nodes : answer.nodes + least_nodes;
        const LifeLimits limits{.nodes = std::min(limits_.nodes, worth), .depth = limits_.depth};
        const LifeResult attacked = search_.run(board, goal, goal.attacker(), {goal.attacker()}, limits, true);
        answer.nodes += attacked.nodes;
        if (attacked.is_settled && !attacked.is_captured)
            return {.code = answer.code, .certainty = certainty_of(attacked), .nodes = answer.nodes};
    }
    tell_surest(board, goal, goal.defender, answer);
    return answer;
}

LifeAnswer LifeReader::does_attack(board::Board& board, const DragonGoal& goal, board::Vertex move) {
    if (board.play(goal.attacker(), move) != board::Legality::ok) return {};
    DragonGoal left = goal;
    left.stones &= board.stones(goal.defender);
    const LifeAnswer answer = left.stones.empty()
                                  ? LifeAnswer{.code = reading::TacticalCode::win, .certainty = Certainty::proved}
                                  : ask(board, left, goal.attacker(), goal.defender);
    board.undo();
    return answer;
}

LifeAnswer LifeReader::does_defend(board::Board& board, const DragonGoal& goal, board::Vertex move) {
    if (board.play(goal.defender, move) != board::Legality::ok) return {};
    const LifeAnswer answer = ask(board, goal, goal.defender, goal.attacker());
    board.undo();
    return answer;
}

}  // namespace katachi::life
