#include "engine/worms/capturable.h"

namespace katachi::worms {

namespace {

template <typename IsWanted>
board::VertexSet stones_of(const Worms& worms, IsWanted is_wanted) {
    board::VertexSet stones;
    for (const Worm& worm : worms.all())
        if (is_wanted(worm)) stones |= worm.stones;
    return stones;
}

}  // namespace

board::VertexSet capturable_stones(const Worms& worms) {
    return stones_of(worms, [](const Worm& worm) { return worm.is_capturable(); });
}

board::VertexSet captured_stones(const Worms& worms, board::Colour to_move) {
    return stones_of(worms, [&](const Worm& worm) { return worm.falls(to_move); });
}

board::VertexSet living_stones(const Worms& worms, board::Colour to_move) {
    return stones_of(worms, [&](const Worm& worm) { return !worm.falls(to_move); });
}

}  // namespace katachi::worms
