#include "engine/search/settled_board.h"

#include <algorithm>

#include "engine/counting/score.h"

namespace katachi::search {

namespace {

// More points that belong to nobody there are at no end of a game.
int most_dame(int size) { return size; }

}  // namespace

bool is_settled(const board::Board& board, const board::VertexSet& dead,
                const std::array<float, board::vertex_count>& ownership) {
    const counting::Surrounded points = counting::surrounded_points(board, dead);
    if ((points.neutral & board.empty_points()).count() > most_dame(board.size())) return false;
    const auto is_given = [&](const board::VertexSet& owned, float sign) {
        return std::all_of(owned.begin(), owned.end(), [&](board::Vertex vertex) {
            return sign * ownership[static_cast<std::size_t>(vertex)] >= 0;
        });
    };
    return is_given((board.stones(board::Colour::black) - dead) | points.black, 1) &&
           is_given((board.stones(board::Colour::white) - dead) | points.white, -1);
}

}  // namespace katachi::search
