#include "engine/worms/capturable.h"

namespace katachi::worms {

board::VertexSet capturable_stones(const Worms& worms) {
    board::VertexSet capturable;
    for (const Worm& worm : worms.all())
        if (!worm.attacks.empty()) capturable |= worm.stones;
    return capturable;
}

}  // namespace katachi::worms
