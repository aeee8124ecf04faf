#include "tools/katachi/commands/games/reached_moves.h"

#include <algorithm>
#include <set>

#include "tools/katachi/commands/games/base_search.h"

namespace katachi::cli {

ReachedMoves::ReachedMoves(const GamesSearchOptions& options, const AskedShape& asked, const HitChoice& choice)
    : options_(options), asked_(asked) {
    if (!asked.constrained) reached_.emplace(asked_question(options, shown_shape(asked)), choice.moves());
}

// Those that are told. A shard does not know which these are, and asks for all moves.
std::vector<games::ShapeMove> ReachedMoves::asked_moves(const games::ShapeAnswer& answer) const {
    std::vector<games::ShapeMove> moves;
    if (options_.shard.empty()) {
        for (const auto& [move, count] : games::by_count(answer))
            if (moves.size() < options_.telling.limit) moves.push_back(move);
        return moves;
    }
    std::set<games::ShapeMove> all;
    const games::Shape& shape = asked_.shape;
    const games::ShapeMoves drawn(shape, asked_ways(options_));
    for (int row = 0; row < shape.rows; ++row)
        for (int column = 0; column < shape.columns; ++column)
            for (const board::Colour colour : {board::Colour::black, board::Colour::white}) {
                const games::ShapeMove move{row, column, colour};
                if (!asked_.sequence.empty())
                    all.insert(move);
                else if ((shape.at(row, column) & games::allowed(board::Colour::empty)) != 0)
                    all.insert(drawn.least(move));
            }
    return {all.begin(), all.end()};
}

void ReachedMoves::find(std::span<const games::SearchedSegment> segments, games::ShapeAnswer& answer) const {
    if (!reached_) return;
    for (const games::ShapeMove& move : asked_moves(answer))
        answer.reached[move] = reached_->times(segments, move, options_.jobs);
}

}  // namespace katachi::cli
