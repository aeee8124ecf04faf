#include "engine/life/ends/dead_shape.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

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

    // The owner to move: whether the space becomes two.
    bool is_divided(Points owners, Points others) {
        Known& known = known_[owners | others << static_cast<unsigned>(size_)];
        if (known == Known::nothing) known = divides(owners, others) ? Known::divided : Known::whole;
        return known == Known::divided;
    }

    // The opponent to move: whether it stays one.
    bool is_stopped(Points owners, Points others) {
        if (!is_divided(owners, others)) return true;
        for (Points left = all() & ~owners & ~others; left != 0; left &= left - 1) {
            const Points more = others | (left & (~left + 1));
            if (without_captured(owners, more) == more && !is_divided(owners, more)) return true;
        }
        return false;
    }

    // Whether it may be filled but for one point so that, once all is captured, what is left is not divided.
    bool may_be_filled(Points others) {
        for (Points left = all() & ~others; left != 0; left &= left - 1) {
            const Points last = left & (~left + 1), rest = all() & ~last;
            if (rest == 0 || (spread(rest & (~rest + 1), rest) == rest && is_stopped(last, 0))) return true;
        }
        return false;
    }

  private:
    enum class Known : std::uint8_t { nothing, divided, whole };

    bool divides(Points owners, Points others) {
        for (Points left = all() & ~owners & ~others; left != 0; left &= left - 1) {
            const Points filled = owners | (left & (~left + 1));
            const Points kept = without_captured(filled, others);
            const Points rest = all() & ~filled;
            if (rest == 0) continue;
            if (spread(rest & (~rest + 1), rest) != rest || !is_stopped(filled, kept)) return true;
        }
        return false;
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
    EyeGame game(space);
    Points others = 0;
    int index = 0;
    for (const board::Vertex point : space) {
        if (stones.contains(point)) others |= EyeGame::bit(index);
        ++index;
    }
    if (game.is_divided(0, others) || !game.may_be_filled(others)) return std::nullopt;
    return moves;
}

bool can_be_spoilt(const board::VertexSet& space) {
    return space.count() <= largest && EyeGame(space).is_stopped(0, 0);
}

}  // namespace katachi::life
