#include "engine/life/playouts/dragon_play.h"

#include "engine/board/diagonal_steps.h"
#include "engine/life/ends/joined_friend.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/ends/sure_life.h"
#include "engine/life/goal/enclosure.h"

namespace katachi::life {

namespace {

constexpr std::size_t most_moves = 80;

}  // namespace

DragonPlay::DragonPlay(board::Board& board, const DragonGoal& goal, board::Colour to_move)
    : board_(board), goal_(goal), to_move_(to_move), safe_at_first_(safe_stones(board, goal, goal.attacker())) {
    lines_.reserve(most_moves + 1);
    lines_.push_back({.goal_stones = goal.stones, .safe = still_safe(board, goal.attacker(), safe_at_first_)});
}

std::optional<bool> DragonPlay::is_captured() const {
    const Line& line = lines_.back();
    if (line.goal_stones.empty()) return true;
    if (line.passes >= 2 || lines_.size() > most_moves) return false;
    if (line.has_no_end) return std::nullopt;
    if (goal_.is_region_open && joined_friend(board_, goal_, line.goal_stones)) return false;
    if (is_attackers_turn() && capture_at_once(board_, goal_, line.goal_stones)) return true;
    if (sure_death(board_, goal_, line.goal_stones, to_move_, line.safe)) return true;
    if (!is_attackers_turn()) return std::nullopt;
    if (sure_life(board_, line.goal_stones, goal_.defender, line.safe)) return false;
    if (goal_.is_region_open && gets_out(board_, goal_, line.goal_stones)) return false;
    return std::nullopt;
}

void DragonPlay::add_moves(LifeMoves& moves) const {
    const Line& line = lines_.back();
    life::add_moves(move_surroundings(board_, goal_, line.goal_stones, to_move_, line.safe),
                    life_points(board_, goal_, line.goal_stones), moves);
}

// Shut in by own stones that are in no atari, and not false by its diagonals.
bool DragonPlay::is_own_eye(board::Vertex vertex) const {
    for (const int step : board::neighbour_steps) {
        const board::Vertex next = vertex + step;
        if (!board_.on_board(next)) continue;
        if (board_.at(next) != to_move_ || board_.liberties(next) == 1) return false;
    }
    int taken = 0;
    bool is_at_edge = false;
    for (const int step : board::diagonal_steps) {
        if (!board_.on_board(vertex + step))
            is_at_edge = true;
        else if (board_.at(vertex + step) == board::opponent(to_move_))
            ++taken;
    }
    return taken == 0 || (taken == 1 && !is_at_edge);
}

bool DragonPlay::is_sensible(board::Vertex vertex) const {
    return board_.is_legal(to_move_, vertex) == board::Legality::ok && !is_own_eye(vertex);
}

// Nobody plays on where an end is seen, but in the first position nobody looks for one.
bool DragonPlay::ends_nothing(board::Vertex vertex) const {
    const Line& line = lines_.back();
    if (lines_.size() == 1 || !is_attackers_turn()) return false;
    if (vertex != board::pass_vertex && !board_.is_quiet(to_move_, vertex)) return false;
    return !may_end_by(board_, goal_, line.goal_stones, line.safe, vertex);
}

void DragonPlay::play(board::Vertex vertex) {
    const bool has_no_end = ends_nothing(vertex);
    board_.play(to_move_, vertex);
    const Line& before = lines_.back();
    lines_.push_back({.goal_stones = before.goal_stones & board_.stones(goal_.defender),
                      .safe = still_safe(board_, goal_.attacker(), safe_at_first_),
                      .passes = vertex == board::pass_vertex ? before.passes + 1 : 0,
                      .has_no_end = has_no_end});
    to_move_ = board::opponent(to_move_);
}

void DragonPlay::take_back() {
    board_.undo();
    lines_.pop_back();
    to_move_ = board::opponent(to_move_);
}

}  // namespace katachi::life
