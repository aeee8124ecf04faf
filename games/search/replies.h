// The move that answers a continuation: the next one within the rectangle, of either side.
#pragma once

#include <cstdint>
#include <span>

#include "games/index/event_code.h"
#include "games/search/shape_forms.h"

namespace katachi::games {

// The number of the first move after `number` that lies in the rectangle of the form at `upper_left`; 0 where there is
// none. `moves` are those of a regular game.
inline int next_move_within(std::span<const std::uint16_t> moves, int number, const Shape& form,
                            board::Offset upper_left) {
    for (std::size_t i = static_cast<std::size_t>(number); i < moves.size(); ++i) {
        const board::Vertex vertex = event_of(moves[i]).vertex;
        if (vertex != board::pass_vertex && covers(form, upper_left, vertex)) return static_cast<int>(i) + 1;
    }
    return 0;
}

}  // namespace katachi::games
