#include "engine/counting/score.h"

#include <charconv>
#include <string>

namespace katachi {

Surrounded surrounded_points(const Board& board, const VertexSet& dead) {
    return surrounded_points(board.stones(Colour::black) - dead, board.stones(Colour::white) - dead,
                             board.empty_points() | dead);
}

Surrounded surrounded_points(const VertexSet& black, const VertexSet& white, VertexSet left) {
    Surrounded result;
    while (!left.empty()) {
        VertexSet region = VertexSet::of(left.first());
        for (VertexSet before; before != region;) {
            before = region;
            region |= region.beside() & left;
        }
        left -= region;
        const bool touches_black = black.intersects(region.beside());
        const bool touches_white = white.intersects(region.beside());
        const bool is_neutral = touches_black == touches_white;
        (is_neutral ? result.neutral : touches_black ? result.black : result.white) |= region;
    }
    return result;
}

int board_balance(const Board& board, Scoring scoring, const VertexSet& dead) {
    const Surrounded surrounded = surrounded_points(board, dead);
    const VertexSet black = board.stones(Colour::black);
    const VertexSet white = board.stones(Colour::white);
    const int balance = surrounded.black.count() - surrounded.white.count();
    if (scoring == Scoring::area) return balance + (black - dead).count() - (white - dead).count();
    return balance + board.captured(Colour::white) + (white & dead).count() - board.captured(Colour::black) -
           (black & dead).count();
}

bool dead_stones_stay(const Rules& rules) { return rules.name == "tromp-taylor"; }

int handicap_points(HandicapPoints given, int stones) {
    if (given == HandicapPoints::none || stones < 2) return 0;
    return given == HandicapPoints::all ? stones : stones - 1;
}

std::string result_text(double balance) {
    if (balance == 0) return "0";
    constexpr std::size_t longest = 32;
    std::array<char, longest> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), balance < 0 ? -balance : balance).ptr;
    return (balance > 0 ? "B+" : "W+") + std::string(text.data(), end);
}

}  // namespace katachi
