#include "regression/judges/apart.h"

#include <algorithm>
#include <array>
#include <optional>

#include "regression/judges/zone_points.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;
using board::VertexSet;
using Captures = Reach::Captures;

// Each set of captures once.
class SeenCaptures {
  public:
    bool is_new(const Captures& captures) {
        if (std::find(seen_.begin(), seen_.end(), captures.taken) != seen_.end()) return false;
        seen_.push_back(captures.taken);
        return true;
    }

  private:
    std::vector<VertexSet> seen_;
};

Captures with(const Board& board, Captures captures, Vertex string) {
    captures.taken |= board.string_stones(string);
    captures.paid |= board.liberty_points(string);
    return captures;
}

// The shortest join may have captures on the way.
class ShortestJoin {
  public:
    ShortestJoin(const Board& board, const Contest& contest, int most)
        : board_(board), contest_(contest), least_(most) {}

    int find() {
        look({});
        return least_;
    }

  private:
    void look(const Captures& captures) {
        if (!seen_.is_new(captures)) return;
        Reach reach(board_, contest_.owner, contest_.target, captures);
        for (int moves = captures.paid.count(); moves < least_; ++moves) {
            if (reach.points().contains(contest_.other)) {
                least_ = moves;
                break;
            }
            if (moves + 1 < least_) reach.grow();
        }
        const VertexSet touched = reach.points().beside() - captures.taken;
        for (const Vertex string : strings_in(board_, touched, board::opponent(contest_.owner))) {
            const Captures more = with(board_, captures, string);
            if (more.paid.count() + 1 < least_) look(more);
        }
    }

    const Board& board_;
    const Contest& contest_;
    int least_;
    SeenCaptures seen_;
};

// So many of the moves that lead nowhere begin at the target, and the others at the other stone.
class ApartFinder {
  public:
    ApartFinder(const Board& board, const Contest& contest, int from_target) : board_(board), contest_(contest) {
        moves_ = {from_target, contest.safe - from_target};
    }

    ApartZone find() {
        found_.zone = board_.string_stones(contest_.target) | board_.string_stones(contest_.other);
        look({});
        guard_walls();
        return found_;
    }

  private:
    void look(const Captures& captures) {
        if (!seen_.is_new(captures)) return;
        const int paid = captures.paid.count();
        const std::array<int, 2> moves{moves_[0] - (paid + 1) / 2, moves_[1] - paid / 2};
        const std::array<Vertex, 2> starts{contest_.target, contest_.other};
        VertexSet seen;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] <= 0) continue;
            Reach reach(board_, contest_.owner, starts[i], captures);
            for (int move = 1; move < moves[i]; ++move) reach.grow();
            seen |= reach.points() | around(board_, reach.points());
        }
        found_.zone |= seen;
        for (const Vertex string : strings_in(board_, seen - captures.taken, board::opponent(contest_.owner))) {
            if (board_.liberties(string) >= contest_.safe) {
                walls_.insert(board_.origin(string));
                continue;
            }
            found_.zone |= board_.string_stones(string) | board_.liberty_points(string);
            const Captures more = with(board_, captures, string);
            if (more.paid.count() < contest_.safe) look(more);
        }
    }

    void guard_walls() {
        for (const Vertex wall : walls_) found_.zone |= board_.string_stones(wall);
        for (const Vertex wall : walls_) {
            const int inside = (board_.liberty_points(wall) & found_.zone).count();
            if (inside < contest_.safe) found_.guards.push_back({wall, contest_.safe - inside});
        }
    }

    const Board& board_;
    const Contest& contest_;
    std::array<int, 2> moves_{};
    ApartZone found_;
    VertexSet walls_;
    SeenCaptures seen_;
};

}  // namespace

Reach::Reach(const Board& board, Colour owner, Vertex start, const Captures& captures)
    : board_(board),
      owner_(owner),
      paid_(captures.paid),
      free_((board.empty_points() | captures.taken) - captures.paid) {
    join(board.string_stones(start));
}

void Reach::grow() { join(points_.beside() & free_); }

void Reach::join(VertexSet added) {
    while (!added.empty()) {
        points_ |= added;
        const VertexSet beside = (added.beside() - points_) - free_;
        added = VertexSet();
        for (const Vertex vertex : beside)
            if (paid_.contains(vertex))
                added.insert(vertex);
            else if (board_.at(vertex) == owner_)
                added |= board_.string_stones(vertex);
    }
}

int moves_to_join(const Board& board, const Contest& contest, int most) {
    return ShortestJoin(board, contest, most).find();
}

ApartZone zone_of_apart(const Board& board, const Contest& contest) {
    std::optional<ApartZone> smallest;
    for (int from_target = 0; from_target <= contest.safe; ++from_target) {
        ApartZone found = ApartFinder(board, contest, from_target).find();
        if (!smallest || found.zone.count() < smallest->zone.count()) smallest = std::move(found);
    }
    return *smallest;
}

}  // namespace katachi::regression
