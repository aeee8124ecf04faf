#include "regression/judges/link_moves.h"

#include <algorithm>
#include <array>
#include <vector>

#include "regression/judges/apart.h"
#include "regression/judges/zone_points.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::pass_vertex;
using board::Vertex;
using board::VertexSet;

// What lies between two strings.
class Between {
  public:
    Between(const Board& board, const Contest& contest) : board_(board), contest_(contest) {
        for (const Vertex target : {contest.target, contest.other}) {
            Reach reach(board, contest.owner, target, {});
            auto& reaches = target == contest.target ? from_target_ : from_other_;
            for (VertexSet& points : reaches) {
                points = reach.points();
                reach.grow();
            }
        }
        while (shortest_ < most_moves && way_of(shortest_).empty()) ++shortest_;
    }

    // The points of ways that need so many moves more than the shortest.
    VertexSet ways(std::size_t more) const { return way_of(shortest_ + more); }

    // The origins of strings that stand in between.
    VertexSet walls() const {
        const Colour cutter = board::opponent(contest_.owner);
        return strings_beside(board_, from_target_[2], cutter) & strings_beside(board_, from_other_[2], cutter);
    }

  private:
    static constexpr std::size_t levels = 5;
    static constexpr std::size_t most_moves = 2 * levels - 3;

    VertexSet way_of(std::size_t moves) const {
        VertexSet points;
        for (std::size_t i = 1; i < levels; ++i) {
            const std::size_t j = moves + 1 - i;
            if (i <= moves && j < levels) points |= from_target_[i] & from_other_[j];
        }
        return points & board_.empty_points();
    }

    const Board& board_;
    const Contest& contest_;
    std::array<VertexSet, levels> from_target_, from_other_;  // by moves
    std::size_t shortest_ = 1;
};

// The origins of the strings of its opponent that touch one of the strings.
VertexSet opponents_of(const Board& board, const VertexSet& strings) {
    VertexSet opponents;
    for (const Vertex string : strings) opponents |= board.adjacent_strings(string);
    return opponents;
}

// The strings are those that have few liberties.
VertexSet second_liberties_of(const Board& board, const VertexSet& strings) {
    constexpr int most = 3;
    VertexSet points;
    for (const Vertex string : strings)
        if (board.liberties(string) <= most) points |= second_liberties(board, string);
    return points;
}

VertexSet targets_of(const Board& board, const Contest& contest) {
    VertexSet strings;
    for (const Vertex target : contest.targets()) strings.insert(board.origin(target));
    return strings;
}

}  // namespace

void add_joins(const Board& board, const Contest& contest, DoubtedMoves& moves) {
    const Between between(board, contest);
    const VertexSet walls = between.walls();
    const VertexSet targets = targets_of(board, contest);
    const VertexSet cutters = walls | opponents_of(board, targets);
    moves.add(between.ways(0));
    moves.add(liberties_of(board, cutters, 1));
    moves.add(liberties_of(board, targets, 2));
    moves.add(liberties_of(board, walls, 2), little_doubt);
    moves.add(between.ways(1), little_doubt);
    moves.add(liberties_of(board, opponents_of(board, cutters), 2), little_doubt);
    moves.add(liberties_of(board, walls, 3), much_doubt);
    moves.add(second_liberties_of(board, walls), much_doubt);
    moves.add(between.ways(2), much_doubt);
    moves.add(pass_vertex, much_doubt);
}

void add_cuts(const Board& board, const Contest& contest, DoubtedMoves& moves) {
    const Between between(board, contest);
    const VertexSet walls = between.walls();
    const VertexSet targets = targets_of(board, contest);
    const VertexSet owners = targets | opponents_of(board, walls);
    moves.add(between.ways(0));
    moves.add(liberties_of(board, owners, 1));
    moves.add(liberties_of(board, walls, 2));
    moves.add(pass_vertex, little_doubt);
    moves.add(between.ways(1), little_doubt);
    moves.add(liberties_of(board, walls, 4), little_doubt);
    moves.add(liberties_of(board, owners, 2), little_doubt);
    moves.add(liberties_of(board, targets, 4), much_doubt);
    moves.add(second_liberties_of(board, targets), much_doubt);
    moves.add(liberties_of(board, owners, 3), much_doubt);
    moves.add(between.ways(2), much_doubt);
}

VertexSet points_between(const Board& board, const Contest& contest) { return Between(board, contest).ways(0); }

}  // namespace katachi::regression
