// Which room of a dragon is asked about: the whole, unless that is left to the judge, who sees life too easily there.
#pragma once

#include <cstdint>

#include "engine/life/goal/dragon_rooms.h"
#include "engine/life/life_reader.h"

namespace katachi::life {

constexpr std::uint64_t share_of_own_room = 3;  // one of so many positions of the whole

// What `ask` answers for `side` about the goal in the whole room. Who is captured there is so in less room, and who
// lives in less does so there: where it is judged that the dragon lives, the answer is that about its own room.
template <typename Ask>
LifeAnswer ask_in_rooms(LifeReader& reader, const DragonRooms& rooms, board::Colour side, Ask ask) {
    const LifeAnswer whole = ask(rooms.whole);
    const bool is_life = side == rooms.whole.defender ? whole.code == reading::TacticalCode::win : !whole.succeeds();
    if (!rooms.own || !whole.is_judged || !is_life) return whole;
    const LifeLimits limits = reader.limits();
    LifeLimits less = limits;
    less.nodes /= share_of_own_room;
    reader.set_limits(less);
    LifeAnswer own = ask(*rooms.own);
    reader.set_limits(limits);
    own.nodes += whole.nodes;
    return own;
}

}  // namespace katachi::life
