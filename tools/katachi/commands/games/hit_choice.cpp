#include "tools/katachi/commands/games/hit_choice.h"

#include "base/files/file_error.h"
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

HitChoice::HitChoice(const GamesSearchOptions& options, const games::Shape& shape) {
    if (!options.moves.empty()) moves_ = asked_range("--moves", options.moves);
    if (!options.then.empty()) sequence_.emplace(shape, asked_ways(options), asked_sequence(options, shape));
}

std::vector<games::ShapeHit> HitChoice::of(std::vector<games::ShapeHit> hits, const sgf::Game& game) const {
    if (moves_)
        std::erase_if(hits, [&](const games::ShapeHit& hit) {
            return hit.position < moves_->first || hit.position > moves_->second;
        });
    return sequence_ ? sequence_->followed(hits, game) : hits;
}

games::Shape shown_shape(const GamesSearchOptions& options, games::Shape shape) {
    if (options.then.empty()) return shape;
    for (const games::ShapeMove& move : asked_sequence(options, shape))
        shape.at(move.row, move.column) = games::allowed(move.colour);
    return shape;
}

}  // namespace katachi::cli
