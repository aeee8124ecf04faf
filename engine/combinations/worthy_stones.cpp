#include "engine/combinations/worthy_stones.h"

namespace katachi::combinations {

board::VertexSet worthy_stones(const position::Dragons& dragons, std::span<const position::Status> believed,
                               board::Colour colour) {
    board::VertexSet stones;
    for (int number = 0; number < dragons.count(); ++number) {
        const position::Dragon& dragon = dragons.number(number);
        const bool is_dead = believed[static_cast<std::size_t>(number)] == position::Status::dead;
        if (dragon.colour == colour && !is_dead && !dragon.is_inessential) stones |= dragon.stones;
    }
    return stones;
}

}  // namespace katachi::combinations
