// A sequence that a game has, for tests that look for it in all of them.
#pragma once

#include <optional>

#include "engine/sgf/game.h"
#include "games/search/shape_sequence.h"

namespace katachi::games {

// The first moves within the rectangle from a hit on, as drawn; two of them at least.
inline std::optional<ShapeSequence> moves_behind(const ShapeHit& hit, const Shape& shape, const ShapeWays& ways,
                                                 const sgf::Game& game, std::size_t most) {
    if (hit.end != HitEnd::played) return std::nullopt;
    const ShapeMoves moves(shape, ways);
    const bool exchanges_axes = board::exchanges_axes(hit.form.orientation);
    Shape form;
    form.rows = exchanges_axes ? shape.columns : shape.rows;
    form.columns = exchanges_axes ? shape.rows : shape.columns;
    ShapeSequence sequence;
    int number = 0;
    for (const sgf::Event& event : game.events) {
        if (event.kind != sgf::Event::Kind::move || ++number < hit.next_move) continue;
        if (event.vertex == board::pass_vertex || !covers(form, hit.upper_left, event.vertex)) continue;
        sequence.push_back(moves.drawn(hit.form, hit.upper_left, {event.colour, event.vertex}));
        if (sequence.size() == most) break;
    }
    if (sequence.size() < 2) return std::nullopt;
    return sequence;
}

}  // namespace katachi::games
