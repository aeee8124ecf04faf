#include "engine/life/life_reader.h"

#include <algorithm>
#include <utility>

#include "engine/life/ends/sure_death.h"
#include "engine/life/goal/shut_room.h"
#include "engine/life/moves/life_outlook.h"
#include "engine/life/told_move.h"

namespace katachi::life {

namespace {

constexpr std::uint64_t least_nodes = 1'000;
constexpr std::uint64_t judged_nodes = 3'000;
constexpr std::uint64_t share_of_shut_room = 4;  // one of so many positions that the limits allow
// On the whole board a search takes as many positions as the capture of the shut room took, but no fewer than this.
// Where the room is open, or a wall around it is weak, it takes most, or a share of what the limits allow if that is
// more.
constexpr std::uint64_t least_beside_shut = 1'000;
constexpr std::uint64_t most_beside_shut = 30'000;
constexpr std::uint64_t share_beside_shut = 8;
constexpr int most_unguarded = 2;  // ways out, where such a capture is believed

Certainty certainty_of(const LifeResult& result) {
    if (!result.is_settled) return Certainty::open;
    return result.is_believed ? Certainty::believed : Certainty::proved;
}

// What the answer was found about.
DragonGoal goal_of(const LifeAnswer& answer, const board::Board& board, const DragonGoal& goal) {
    return answer.is_shut_in ? shut(board, goal) : goal;
}

// Whether the goal lives by the answer, which is for `side` and hangs on no ko.
bool is_life(const LifeAnswer& answer, const DragonGoal& goal, board::Colour side) {
    return answer.succeeds() == (side == goal.defender);
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
    const Question question{goal, side, to_move};
    const LifeAnswer shut_in = ask_shut(board, question);
    const bool lives_shut_in = shut_in.is_shut_in && is_life(shut_in, goal, side);
    if (lives_shut_in && !is_traced_) return shut_in;
    LifeLimits limits = limits_.search;
    const bool was_left_open = shut_in.certainty == Certainty::open && shut_in.nodes > 0;
    if (shut_in.is_shut_in || was_left_open)
        limits.nodes = std::min(limits.nodes, std::max(most_beside_shut, limits.nodes / share_beside_shut));
    if (shut_in.is_shut_in && !has_weak_wall(board, goal))
        limits.nodes = std::min(limits.nodes, std::max(shut_in.nodes, least_beside_shut));
    LifeAnswer answer = read(whole_, board, question, limits, nullptr);
    whole_.subject->is_open = answer.certainty == Certainty::open;
    const std::uint64_t nodes = answer.nodes + shut_in.nodes;
    answer.nodes = nodes;
    if (lives_shut_in) return shut_in;
    if (answer.certainty != Certainty::open || !judge_) return answer;
    if (shut_in.is_shut_in) {
        answer = shut_in;
        answer.certainty = Certainty::open;
        answer.nodes = nodes;
        return answer;
    }
    left_open_.assign(whole_.search.root_moves().begin(), whole_.search.root_moves().end());
    answer = read(whole_, board, question, judged_limits(limits_.search), judge_.get());
    answer.nodes += nodes;
    answer.is_judged = true;
    if (limits_.beliefs.playouts > 0) play_out(board, question, answer);
    return answer;
}

// Says nothing of a capture in a room with several ways out, nor where a ko decides.
LifeAnswer LifeReader::ask_shut(board::Board& board, const Question& question) {
    const auto& [goal, side, to_move] = question;
    if (!judge_ || !can_be_shut(goal)) return {};
    LifeLimits limits = limits_.search;
    limits.nodes = std::min(limits.nodes / share_of_shut_room, limits.trial_nodes);
    const DragonGoal closed = shut(board, goal);
    LifeAnswer answer = read(shut_, board, {closed, side, to_move}, limits, nullptr);
    shut_.subject->is_open = answer.certainty == Certainty::open;
    const bool is_plain = answer.code == reading::TacticalCode::win || !answer.succeeds();
    answer.is_shut_in = answer.certainty != Certainty::open && is_plain &&
                        (is_life(answer, goal, side) || unguarded_ways_out(board, closed) <= most_unguarded);
    return answer;
}

void LifeReader::play_out(board::Board& board, const Question& question, LifeAnswer& answer) {
    // A ko is neither side's.
    if (answer.code != reading::TacticalCode::win && answer.succeeds()) return;
    const auto& [goal, side, to_move] = question;
    const bool is_asked_of_mover = side == to_move;
    const bool succeeds_by_eyes = answer.succeeds() == is_asked_of_mover;
    const PlayedQuestion played_question{.is_attack = to_move == goal.attacker(),
                                         .mover = is_asked_of_mover ? FirstMover::asks : FirstMover::replies,
                                         .succeeds_by_eyes = succeeds_by_eyes};
    // Who replies is told no move.
    if (!hangs_on_playouts(played_question) && !is_asked_of_mover) return;
    const BeliefLimits& beliefs = limits_.beliefs;
    played_ = playouts_.run(board, goal, to_move, beliefs.playouts, [&](const std::vector<PlayedMove>& played) {
        return beliefs.plays_until_clear && is_clear(played, played_question);
    });
    if (succeeds(played_, played_question) == succeeds_by_eyes) return;
    answer.is_played_out = true;
    answer.certainty = Certainty::open;
    answer.code = answer.succeeds() ? reading::TacticalCode::failure : reading::TacticalCode::win;
    answer.move = answer.succeeds() && is_asked_of_mover ? played_.front().vertex : board::pass_vertex;
}

bool LifeReader::AskedSearch::goes_on(const board::Board& board, const DragonGoal& goal, board::Colour to_move,
                                      const LifeLimits& limits, EyeJudge* judge) {
    const bool is_second = subject && !subject->is_second && subject->to_move != to_move && subject->judge == judge &&
                           subject->ko_point == board.ko_point() && subject->goal == goal &&
                           subject->depth == limits.depth && subject->means == limits.means &&
                           subject->position == board.position();
    const bool is_first_open = is_second && subject->is_open;
    subject = {.position = board.position(),
               .ko_point = board.ko_point(),
               .goal = goal,
               .depth = limits.depth,
               .means = limits.means,
               .judge = judge,
               .to_move = to_move,
               .is_second = is_second,
               .is_first_open = is_first_open};
    return is_second;
}

// There are up to three searches: the opponent wins all kos, the side itself does, nobody does. After one that came to
// no end the others read a quarter, or nothing where the question will be judged.
LifeAnswer LifeReader::read(AskedSearch& asked, board::Board& board, const Question& question, const LifeLimits& most,
                            EyeJudge* judge) {
    const DragonGoal& goal = question.goal;
    const board::Colour side = question.side, to_move = question.to_move;
    LifeAnswer answer;
    const bool begins_with_own = is_unlikely(board, goal, side, to_move);
    LifeHints hints{.goes_on = asked.goes_on(board, goal, to_move, most, judge), .judge = judge};
    const auto succeeds = [&](board::Colour winner_of_kos) {
        LifeLimits limits = most;
        if (answer.certainty == Certainty::open) limits.nodes /= 4;
        const LifeResult result = asked.search.run(board, goal, to_move, {winner_of_kos}, limits, hints);
        hints.goes_on = true;
        answer.nodes += result.nodes;
        answer.certainty = std::max(answer.certainty, certainty_of(result));
        const bool is_success = result.is_captured == (side == goal.attacker());
        if (is_success) answer.move = to_move == side ? result.move : board::pass_vertex;
        return std::pair(is_success, result.met_ko);
    };
    const board::Colour opponent = board::opponent(side);
    const auto [wins, hangs_on_ko] = succeeds(begins_with_own ? side : opponent);
    if (answer.certainty == Certainty::open && judge == nullptr && judge_) return answer;
    if (wins == begins_with_own && hangs_on_ko) {
        const bool wins_still = succeeds(begins_with_own ? opponent : side).first;
        if (wins_still != wins) {
            answer.code =
                succeeds(board::Colour::empty).first ? reading::TacticalCode::ko_a : reading::TacticalCode::ko_b;
            return answer;
        }
    }
    if (wins) answer.code = reading::TacticalCode::win;
    return answer;
}

void LifeReader::tell_surest(board::Board& board, const DragonGoal& goal, board::Colour side, LifeAnswer& answer) {
    const bool is_win = answer.code == reading::TacticalCode::win && answer.move != board::pass_vertex;
    const bool is_decided = answer.certainty != Certainty::open || answer.is_judged || answer.is_shut_in;
    if (!judge_ || !is_win || !is_decided) return;
    AskedSearch& asked = answer.is_shut_in ? shut_ : whole_;
    asked.subject.reset();
    if (answer.is_played_out) return;
    const DragonGoal found_about = goal_of(answer, board, goal);
    life::tell_surest({asked.search, *judge_, limits_}, board, {found_about, side, left_open_, played_}, answer);
}

LifeAnswer LifeReader::attack(board::Board& board, const DragonGoal& goal) {
    LifeAnswer answer = ask(board, goal, goal.attacker(), goal.attacker());
    tell_surest(board, goal, goal.attacker(), answer);
    return answer;
}

// Nothing need be played for a dragon that lives anyway. To see that is worth no more reading than the question itself,
// and little where the attack has just been read and came to no end.
LifeAnswer LifeReader::defend(board::Board& board, const DragonGoal& goal) {
    LifeAnswer answer = ask(board, goal, goal.defender, goal.defender);
    if (answer.code != reading::TacticalCode::win || answer.move == board::pass_vertex) return answer;
    if (!answer.is_judged) {
        AskedSearch& asked = answer.is_shut_in ? shut_ : whole_;
        const std::uint64_t worth = asked.subject->is_first_open ? least_nodes : answer.nodes + least_nodes;
        const LifeLimits limits{.nodes = std::min(limits_.search.nodes, worth), .depth = limits_.search.depth};
        const LifeResult attacked = asked.search.run(board, goal_of(answer, board, goal), goal.attacker(),
                                                     {goal.attacker()}, limits, {.goes_on = true});
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
