#include "engine/search/settled_board.h"

#include <algorithm>
#include <cmath>

#include "engine/board/board_points.h"
#include "engine/counting/score.h"

namespace katachi::search {

bool is_bare(const board::Board& board, const std::array<float, board::vertex_count>& ownership) {
    const int points = board.size() * board.size();
    if (4 * (points - board.empty_points().count()) >= points) return false;
    const auto is_open = [&](board::Vertex vertex) {
        return std::abs(ownership[static_cast<std::size_t>(vertex)]) < agreed_ownership;
    };
    const board::VertexSet all = board::points_of(board);
    return 2 * std::count_if(all.begin(), all.end(), is_open) > points;
}

bool is_settled(const board::Board& board, const board::VertexSet& dead,
                const std::array<float, board::vertex_count>& ownership) {
    const counting::Surrounded points = counting::surrounded_points(board, dead);
    if (!counting::has_few_dame(board, points) || is_bare(board, ownership)) return false;
    const auto is_given = [&](const board::VertexSet& owned, float sign) {
        return std::all_of(owned.begin(), owned.end(), [&](board::Vertex vertex) {
            return sign * ownership[static_cast<std::size_t>(vertex)] >= 0;
        });
    };
    return is_given((board.stones(board::Colour::black) - dead) | points.black, 1) &&
           is_given((board.stones(board::Colour::white) - dead) | points.white, -1);
}

}  // namespace katachi::search
