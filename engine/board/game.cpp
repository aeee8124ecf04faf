#include "engine/board/game.h"

#include <algorithm>

namespace katachi::board {

Game::Game(int size, const Rules& rules) : Game(Position(size), Colour::black, rules) {}

Game::Game(const Position& position, Colour to_move, const Rules& rules, int handicap)
    : board_(position), rules_(rules), handicap_(handicap) {
    start(to_move);
}

void Game::start(Colour to_move) {
    hashes_.assign(1, board_.hash());
    to_move_.assign(1, to_move);
}

bool Game::is_over() const {
    const auto& history = board_.history();
    return history.size() >= 2 && history.back().vertex == pass_vertex &&
           history[history.size() - 2].vertex == pass_vertex;
}

Legality Game::is_legal(Colour colour, Vertex vertex) const {
    const Legality legality = board_.is_legal(colour, vertex);
    if (vertex == pass_vertex || legality == Legality::off_board || legality == Legality::occupied) return legality;
    if (rules_.ko == KoRule::simple && legality == Legality::ko) return legality;
    if (board_.is_suicide(colour, vertex) && !is_allowed_suicide(colour, vertex)) return Legality::suicide;
    if (!is_forbidden_repetition(colour, vertex)) return Legality::ok;
    return legality == Legality::ko ? legality : Legality::superko;
}

bool Game::is_allowed_suicide(Colour colour, Vertex vertex) const {
    if (rules_.suicide != SuicideRule::of_several_stones) return rules_.suicide == SuicideRule::allowed;
    return std::any_of(neighbour_steps.begin(), neighbour_steps.end(),
                       [&](int step) { return board_.at(vertex + step) == colour; });
}

bool Game::is_forbidden_repetition(Colour colour, Vertex vertex) const {
    const Colour next = opponent(colour);
    switch (rules_.ko) {
        case KoRule::simple: return false;
        case KoRule::positional: {
            const std::uint64_t hash = board_.hash_after(colour, vertex);
            return std::find(hashes_.begin(), hashes_.end(), hash) != hashes_.end();
        }
        case KoRule::situational: return occurred(board_.hash_after(colour, vertex), next, 0);
        case KoRule::short_cycles: return closes_short_cycle(colour, vertex);
    }
    return false;
}

bool Game::occurred(std::uint64_t hash, Colour to_move, std::size_t from) const {
    for (std::size_t i = from; i < hashes_.size(); ++i)
        if (hashes_[i] == hash && to_move_[i] == to_move) return true;
    return false;
}

bool Game::closes_short_cycle(Colour colour, Vertex vertex) const {
    constexpr std::size_t longest_cycle = 8;
    const auto [captured, joined] = board_.consequence(colour, vertex);
    if (captured.empty() || captured.count() > 2 || joined.count() > 2) return false;
    const std::size_t from = hashes_.size() - std::min(hashes_.size(), longest_cycle);
    return occurred(board_.hash_after(colour, vertex), opponent(colour), from);
}

void Game::execute(Colour colour, Vertex vertex) {
    board_.play_recorded(colour, vertex);
    hashes_.push_back(board_.hash());
    to_move_.push_back(opponent(colour));
}

Legality Game::play(Colour colour, Vertex vertex) {
    const Legality legality = is_legal(colour, vertex);
    if (legality == Legality::ok) execute(colour, vertex);
    return legality;
}

Legality Game::play_ko(Colour colour, Vertex vertex) {
    const Legality legality = is_legal(colour, vertex);
    const bool repeats = legality == Legality::ko || legality == Legality::superko;
    if (legality != Legality::ok && !repeats) return legality;
    execute(colour, vertex);
    return Legality::ok;
}

Legality Game::play_recorded(Colour colour, Vertex vertex) {
    const Legality legality = is_legal(colour, vertex);
    if (legality != Legality::off_board) execute(colour, vertex);
    return legality;
}

bool Game::undo() {
    if (!board_.undo()) return false;
    hashes_.pop_back();
    to_move_.pop_back();
    return true;
}

void Game::place(Colour colour, Vertex vertex) {
    const Colour side = to_move();
    board_.place(colour, vertex);
    start(side);
}

bool Game::is_repetition() const {
    const std::size_t last = hashes_.size() - 1;
    for (std::size_t i = 0; i < last; ++i)
        if (hashes_[i] == hashes_[last] && to_move_[i] == to_move_[last]) return true;
    return false;
}

}  // namespace katachi::board
