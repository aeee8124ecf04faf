#include "engine/life/ends/sure_life.h"

#include "engine/life/ends/living_strings.h"

namespace katachi::life {

namespace {

class StringsOfBoard {
  public:
    explicit StringsOfBoard(const board::Board& board) : board_(board) {}

    const board::VertexSet& stones_at(board::Vertex vertex) const { return board_.string_stones(vertex); }
    const board::VertexSet& liberties_at(board::Vertex vertex) const { return board_.liberty_points(vertex); }

  private:
    const board::Board& board_;
};

class Benson {
  public:
    Benson(const board::Board& board, board::Colour colour)
        : board_(board),
          own_(board.stones(colour)),
          open_(board.empty_points() | board.stones(board::opponent(colour))),
          strings_(board),
          living_(strings_) {}

    std::optional<board::VertexSet> life_of(const board::VertexSet& goal) {
        find_spaces(goal);
        return living_.life_of(goal);
    }

  private:
    // Around the goal's strings, and around those that share spaces with them.
    void find_spaces(const board::VertexSet& goal) {
        board::VertexSet seen;
        for (board::VertexSet left = goal & own_; !left.empty(); left -= seen) {
            const board::VertexSet& stones = board_.string_stones(left.first());
            seen |= stones;
            living_.add_strings(stones);
            board::VertexSet starts = stones.beside() & open_;
            starts -= looked_at_;
            while (!starts.empty() && !living_.is_full()) {
                left |= add_space(starts.first());
                starts -= looked_at_;
            }
        }
    }

    // The stones around it; none where it is too large to be an eye.
    board::VertexSet add_space(board::Vertex start) {
        board::VertexSet points = board::VertexSet::of(start);
        for (;;) {
            const board::VertexSet grown = (points | points.beside()) & open_;
            if (grown == points) break;
            points = grown;
            if (points.count() > largest_living_space || points.intersects(large_)) {
                large_ |= points;
                looked_at_ |= points;
                return {};
            }
        }
        looked_at_ |= points;
        const board::VertexSet walls = points.beside() & own_;
        living_.add_space(points, points & board_.empty_points(), walls);
        return walls;
    }

    const board::Board& board_;
    board::VertexSet own_;
    board::VertexSet open_;
    board::VertexSet looked_at_;
    board::VertexSet large_;
    StringsOfBoard strings_;
    LivingStrings<board::VertexSet, StringsOfBoard> living_;
};

// Whether two separate spaces at least hold no empty point but liberties of the string. None of them holds a point
// beside a stone that nobody can take.
bool may_have_two_eyes(const board::Board& board, board::Vertex string, const board::VertexSet& open,
                       const board::VertexSet& beside_safe) {
    const board::VertexSet& liberties = board.liberty_points(string);
    const board::VertexSet others = board.empty_points() - liberties;
    board::VertexSet left = liberties - others.beside();
    if (left.second() == board::pass_vertex || (liberties - beside_safe).count() < 2) return false;
    for (int eyes = 0; !left.empty();) {
        board::VertexSet space = board::VertexSet::of(left.first());
        for (board::VertexSet before; before != space && !space.intersects(others);) {
            before = space;
            space |= space.beside() & open;
        }
        left -= space;
        if (!space.intersects(others) && ++eyes == 2) return true;
    }
    return false;
}

bool may_live(const board::Board& board, const board::VertexSet& goal, board::Colour colour,
              const board::VertexSet& safe) {
    const board::VertexSet beside_safe = safe.beside();
    const board::VertexSet open = board.empty_points() | board.stones(board::opponent(colour));
    for (board::VertexSet left = goal; !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        if (may_have_two_eyes(board, string, open, beside_safe)) return true;
    }
    return false;
}

}  // namespace

std::optional<board::VertexSet> sure_life(const board::Board& board, const board::VertexSet& goal, board::Colour colour,
                                          const board::VertexSet& safe) {
    if (!may_live(board, goal, colour, safe)) return std::nullopt;
    return Benson(board, colour).life_of(goal);
}

}  // namespace katachi::life
