#include "tools/katachi/commands/games/hit_choice.h"

#include <iostream>
#include <utility>

#include "base/text/counted.h"
#include "games/search/shape_after.h"
#include "tools/katachi/commands/games/base/filter_choice.h"
#include "tools/katachi/commands/games/base_search.h"

namespace katachi::cli {

HitChoice::HitChoice(const GamesSearchOptions& options, const AskedShape& asked) {
    const games::Shape& shape = asked.shape;
    if (asked.constrained)
        constrained_.emplace(asked.constrained->pattern, asked.constrained->kind, shape, asked_ways(options));
    if (!options.moves.empty()) moves_ = asked_range("--moves", options.moves);
    if (!asked.sequence.empty()) sequence_.emplace(shape, asked_ways(options), asked.sequence);
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

void tell_stopped() { std::cerr << "katachi: stopped; not all games were searched, so nothing is told\n"; }

games::Shape shown_shape(const AskedShape& asked) {
    games::Shape shape = asked.shape;
    for (const games::ShapeMove& move : asked.sequence) shape = games::shape_after(shape, move);
    return shape;
}

}  // namespace katachi::cli
