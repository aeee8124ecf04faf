#include "tools/katachi/commands/games/hit_choice.h"

#include <iostream>
#include <utility>

#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "tools/katachi/commands/games/base/filter_choice.h"
#include "tools/katachi/commands/games/base_search.h"

namespace katachi::cli {

namespace {

games::ShapeSequence asked_sequence(const GamesSearchOptions& options, const games::Shape& shape) {
    const auto read = games::read_sequence(options.then, shape.rows, shape.columns);
    if (const auto* error = std::get_if<games::SequenceError>(&read))
        throw base::FileError("--then '" + options.then + "': " + error->message);
    if (options.each_move)
        throw base::FileError("--then follows placements, and --each-move counts positions; choose one of them");
    return std::get<games::ShapeSequence>(read);
}

}  // namespace

HitChoice::HitChoice(const GamesSearchOptions& options, const AskedShape& asked) {
    const games::Shape& shape = asked.shape;
    if (asked.constrained)
        constrained_.emplace(asked.constrained->pattern, asked.constrained->kind, shape, asked_ways(options));
    if (!options.moves.empty()) moves_ = asked_range("--moves", options.moves);
    if (!options.then.empty()) sequence_.emplace(shape, asked_ways(options), asked_sequence(options, shape));
}

HitChoice::Kept HitChoice::of(std::vector<games::ShapeHit> hits, const sgf::Game& game) const {
    if (moves_)
        std::erase_if(hits, [&](const games::ShapeHit& hit) {
            return hit.position < moves_->first || hit.position > moves_->second;
        });
    Kept kept{.hits = std::move(hits)};
    if (constrained_) kept = constrained_->of(kept.hits, game);
    if (sequence_) kept.hits = sequence_->followed(kept.hits, game);
    return kept;
}

void tell_undecided(std::size_t undecided) {
    if (undecided > 0)
        std::cerr << "of " << base::counted(undecided, "place", "places")
                  << " nobody can tell whether the constraint holds; they count\n";
}

games::Shape shown_shape(const GamesSearchOptions& options, games::Shape shape) {
    if (options.then.empty()) return shape;
    for (const games::ShapeMove& move : asked_sequence(options, shape))
        shape.at(move.row, move.column) = games::allowed(move.colour);
    return shape;
}

}  // namespace katachi::cli
