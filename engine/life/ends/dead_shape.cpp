#include "engine/life/ends/dead_shape.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/board/board_points.h"

namespace katachi::life {

namespace {

constexpr int largest = 7;
constexpr int most_open = 4;   // points of a space that are still empty; a search comes to those that have more
using Points = std::uint32_t;  // of the space, a bit each

// The space alone. The wall has liberties enough, and whatever the owner plays joins it.
class EyeGame {
  public:
    explicit EyeGame(const board::VertexSet& space) {
        std::array<board::Vertex, largest> vertices{};
        for (const board::Vertex point : space) vertices[static_cast<std::size_t>(size_++)] = point;
        std::fill_n(known_.begin(), std::size_t{1} << static_cast<unsigned>(2 * size_), Known::nothing);
        for (int i = 0; i < size_; ++i) {
            const board::VertexSet beside = board::VertexSet::of(vertices[static_cast<std::size_t>(i)]).beside();
            for (int j = 0; j < size_; ++j)
                if (beside.contains(vertices[static_cast<std::size_t>(j)]))
                    beside_[static_cast<std::size_t>(i)] |= bit(j);
        }
    }

    static Points bit(int i) { return Points{1} << static_cast<unsigned>(i); }
    Points all() const { return bit(size_) - 1; }

    // The owner to move, who may pass: whether the opponent fills the space all the same once the wall has no other
    // liberty. Where he cannot, the owner has two eyes, or one that nobody may fill.
    bool is_filled(Points owners, Points others) {
        Known& known = known_[owners | others << static_cast<unsigned>(size_)];
        if (known == Known::nothing) known = is_filled_anyway(owners, others) ? Known::filled : Known::kept;
        return known == Known::filled;
    }

    // The opponent to move: whether he does.
    bool fills(Points owners, Points others) {
        for (Points left = all() & ~owners & ~others; left != 0; left &= left - 1) {
            const Points more = others | (left & (~left + 1));
            if ((owners | more) == all()) return true;
            if (without_captured(owners, more) == more && is_filled(owners, more)) return true;
        }
        return false;
    }

  private:
    enum class Known : std::uint8_t { nothing, filled, kept };

    bool is_filled_anyway(Points owners, Points others) {
        const Points open = all() & ~owners & ~others;
        if (is_divided(owners)) return false;
        for (Points left = open; left != 0; left &= left - 1)
            if (is_divided(owners | (left & (~left + 1)))) return false;
        if (!fills(owners, others)) return false;
        for (Points left = open; left != 0; left &= left - 1) {
            const Points more = owners | (left & (~left + 1));
            const Points kept = without_captured(more, others);
            if ((more | kept) != all() && !fills(more, kept)) return false;
        }
        return true;
    }

    // Whoever fills one part takes his last liberty there while the other has one.
    bool is_divided(Points owners) const {
        const Points rest = all() & ~owners;
        return spread(rest & (~rest + 1), rest) != rest;
    }

    Points spread(Points from, Points within) const {
        for (;;) {
            Points next = from;
            for (Points left = from; left != 0; left &= left - 1)
                next |= beside_[static_cast<std::size_t>(std::countr_zero(left))] & within;
            if (next == from) return from;
            from = next;
        }
    }
    Points without_captured(Points owners, Points others) const {
        Points kept = 0;
        for (Points left = others; left != 0;) {
            const Points string = spread(left & (~left + 1), others);
            left &= ~string;
            if (spread(string, all() & ~owners) != string) kept |= string;
        }
        return kept;
    }

    int size_ = 0;
    std::array<Points, largest> beside_{};
    std::array<Known, std::size_t{1} << (2 * largest)> known_;  // with the owner to move; as many as the size needs
};

bool is_at_corner(const board::Board& board, const board::VertexSet& space) {
    const int last = board.size() - 1;
    for (const board::Vertex corner :
         {board::vertex_at(0, 0), board::vertex_at(0, last), board::vertex_at(last, 0), board::vertex_at(last, last)})
        if (space.contains(corner)) return true;
    return false;
}

}  // namespace

std::optional<int> moves_to_fill(const board::Board& board, const board::VertexSet& space, board::Colour owner) {
    const int size = space.count();
    if (size > largest || space.intersects(board.stones(owner))) return std::nullopt;
    const board::VertexSet stones = space & board.stones(board::opponent(owner));
    const int moves = liberties_of_eye(size) - stones.count();
    if (size <= 2) return moves;
    if (size - stones.count() > most_open || (size > 3 && is_at_corner(board, space))) return std::nullopt;
    // A stone of the owner there would not join the wall, and may be taken in a ko.
    const board::VertexSet beside_wall = (board::points_of(board) - space).beside();
    if (!(space - stones - beside_wall).empty()) return std::nullopt;
    EyeGame game(space);
    Points others = 0;
    int index = 0;
    for (const board::Vertex point : space) {
        if (stones.contains(point)) others |= EyeGame::bit(index);
        ++index;
    }
    return game.is_filled(0, others) ? std::optional(moves) : std::nullopt;
}

bool can_be_spoilt(const board::VertexSet& space) { return space.count() <= largest && EyeGame(space).fills(0, 0); }

}  // namespace katachi::life
