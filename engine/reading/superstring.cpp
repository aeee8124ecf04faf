#include "engine/reading/superstring.h"

#include <utility>

namespace katachi::reading {

namespace {

using board::Vertex;
using board::VertexSet;

// A step along a line of the board, and one across it.
constexpr std::array<std::pair<int, int>, 4> directions{
    {{board::stride, 1}, {-board::stride, 1}, {1, board::stride}, {-1, board::stride}}};

bool is_empty(const board::Board& board, Vertex vertex) { return board.at(vertex) == board::Colour::empty; }

// Stones that are linked to the string at `vertex`.
class Links {
  public:
    Links(const board::Board& board, const VertexSet& lost) : board_(board), lost_(lost) {}

    VertexSet of(Vertex vertex) const {
        const board::Colour other = board::opponent(board_.at(vertex));
        VertexSet joints;  // points with own stones around that hang together by it
        for (const Vertex liberty : board_.liberty_points(vertex))
            if (board_.is_self_atari(other, liberty)) joints.insert(liberty);
        for (const Vertex string : board_.adjacent_strings(vertex))
            if (lost_.contains(string)) joints |= board_.string_stones(string);
        VertexSet linked = joints.beside() & board_.stones(board_.at(vertex));
        for (const Vertex stone : board_.string_stones(vertex)) linked |= beyond_two_points(stone);
        return linked;
    }

  private:
    // The strings hang together by a bamboo joint or a diagonal.
    VertexSet beyond_two_points(Vertex stone) const {
        VertexSet linked;
        for (const auto& [along, across] : directions)
            for (const int side : {across, -across}) {
                const Vertex ahead = stone + along, beside = stone + side;
                if (!is_empty(board_, ahead)) continue;
                if (is_empty(board_, beside) && is_own(stone, ahead + side)) linked.insert(ahead + side);
                // Beyond an empty point there is the guard or another point.
                const bool is_joint = is_own(stone, beside) && is_empty(board_, ahead + side) &&
                                      is_own(stone, ahead + along) && is_own(stone, ahead + along + side);
                if (is_joint) linked.insert(ahead + along);
            }
        return linked;
    }

    bool is_own(Vertex stone, Vertex vertex) const { return board_.at(vertex) == board_.at(stone); }

    const board::Board& board_;
    const VertexSet& lost_;
};

}  // namespace

VertexSet superstring(const board::Board& board, Vertex vertex, const VertexSet& lost) {
    const Links links(board, lost);
    VertexSet found = VertexSet::of(board.origin(vertex));
    for (VertexSet left = found; !left.empty();) {
        const Vertex string = left.first();
        left.remove(string);
        for (const Vertex linked : links.of(string))
            if (found.insert(board.origin(linked))) left.insert(board.origin(linked));
    }
    return found;
}

}  // namespace katachi::reading
