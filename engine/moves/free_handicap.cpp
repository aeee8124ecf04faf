#include "engine/moves/free_handicap.h"

#include <tuple>

#include "engine/analysis/board_analysis.h"
#include "engine/board/distance.h"
#include "engine/board/handicap.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/matcher.h"

namespace katachi::moves {

namespace {

using board::Colour;
using board::Vertex;

board::Position with_stones_in_the_angles(const board::VertexSet& stones, int size) {
    board::Position position(size);
    for (const int row : {0, size - 1})
        for (const int column : {0, size - 1}) position.put(board::vertex_at(row, column), Colour::black);
    for (const Vertex stone : stones) position.put(stone, Colour::black);
    return position;
}

class HandicapPlacement {
  public:
    HandicapPlacement(const match::PatternTables& tables, int size, int stones)
        : filter_(tables,
                  [&](std::uint16_t pattern) {
                      return tables.kind_of(tables.patterns[pattern]) == match::DatabaseKind::handicap;
                  }),
          matcher_(tables),
          stones_(stones),
          size_(size) {}

    // pass_vertex where no pattern holds.
    Vertex next(const board::VertexSet& stones, int remaining) {
        const board::Position position = with_stones_in_the_angles(stones, size_);
        analysis_.set(board::Board(position), board::Handicap{.stones = stones_, .still_to_place = remaining});
        matcher_.set(position);
        Vertex best = board::pass_vertex;
        std::tuple<float, int, int, int> best_merit;
        matcher_.scan(
            [&](const match::Hit& hit) {
                const match::PatternTables& tables = matcher_.tables();
                const match::Placement placement = match::placement_of(tables, hit);
                if (placement.move == board::pass_vertex ||
                    !match::evaluate_constraint(tables, placement, analysis_).is_true())
                    return;
                const std::tuple merit{tables.patterns[placement.pattern].value,
                                       board::distance_to_nearest(placement.move, stones),
                                       -board::row_of(placement.move), board::column_of(placement.move)};
                if (best != board::pass_vertex && merit <= best_merit) return;
                best = placement.move;
                best_merit = merit;
            },
            {.filter = &filter_, .black = true, .white = false});
        return best;
    }

  private:
    match::PatternFilter filter_;
    match::Matcher matcher_;
    analysis::BoardAnalysis analysis_;
    int stones_;
    int size_;
};

}  // namespace

board::VertexSet free_handicap(const match::PatternTables& tables, int size, int stones) {
    HandicapPlacement placement(tables, size, stones);
    board::VertexSet placed;
    for (int count = 0; count < stones; ++count) {
        Vertex vertex = placement.next(placed, stones - count);
        if (vertex == board::pass_vertex && placed.empty()) return board::free_handicap(size, stones);
        if (vertex == board::pass_vertex) vertex = board::next_handicap_point(size, placed);
        if (vertex == board::pass_vertex) break;
        placed.insert(vertex);
    }
    return placed;
}

}  // namespace katachi::moves
