#include "engine/counting/score.h"

#include <algorithm>
#include <charconv>
#include <string>

#include "engine/board/joined_points.h"

namespace katachi::counting {

Surrounded surrounded_points(const board::Board& board, const board::VertexSet& dead) {
    return surrounded_points(board.stones(board::Colour::black) - dead, board.stones(board::Colour::white) - dead,
                             board.empty_points() | dead);
}

Surrounded surrounded_points(const board::VertexSet& black, const board::VertexSet& white, board::VertexSet left) {
    Surrounded result;
    while (!left.empty()) {
        const board::VertexSet region = board::joined_points(board::VertexSet::of(left.first()), left);
        left -= region;
        const bool touches_black = black.intersects(region.beside());
        const bool touches_white = white.intersects(region.beside());
        const bool is_neutral = touches_black == touches_white;
        (is_neutral ? result.neutral : touches_black ? result.black : result.white) |= region;
    }
    return result;
}

bool has_few_dame(const board::Board& board, const board::VertexSet& dead) {
    return has_few_dame(board, surrounded_points(board, dead));
}

bool has_few_dame(const board::Board& board, const Surrounded& surrounded) {
    const int most = std::max(board.size(), 8 * board.size() * board.size() / 100);
    return (surrounded.neutral & board.empty_points()).count() <= most;
}

int board_balance(const board::Board& board, board::Scoring scoring, const board::VertexSet& dead) {
    return board_balance(board, scoring, dead, surrounded_points(board, dead));
}

int board_balance(const board::Board& board, board::Scoring scoring, const board::VertexSet& dead,
                  const Surrounded& surrounded) {
    const board::VertexSet black = board.stones(board::Colour::black);
    const board::VertexSet white = board.stones(board::Colour::white);
    const int balance = surrounded.black.count() - surrounded.white.count();
    if (scoring == board::Scoring::area) return balance + (black - dead).count() - (white - dead).count();
    return balance + board.captured(board::Colour::white) + (white & dead).count() -
           board.captured(board::Colour::black) - (black & dead).count();
}

bool dead_stones_stay(const board::Rules& rules) { return rules.name == "tromp-taylor"; }

int handicap_points(board::HandicapPoints given, int stones) {
    if (given == board::HandicapPoints::none || stones < 2) return 0;
    return given == board::HandicapPoints::all ? stones : stones - 1;
}

std::string result_text(double balance) {
    if (balance == 0) return "0";
    constexpr std::size_t longest = 32;
    std::array<char, longest> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), balance < 0 ? -balance : balance).ptr;
    return (balance > 0 ? "B+" : "W+") + std::string(text.data(), end);
}

}  // namespace katachi::counting
