#include "games/harvest/shape_table.h"

#include <bit>

namespace katachi::games {

ShapeTable::ShapeTable(std::vector<ShapeCode> codes) : codes_(std::move(codes)) {
    slots_.assign(std::bit_ceil(2 * codes_.size() + 1), none);
    mask_ = slots_.size() - 1;
    for (std::uint32_t number = 0; number < codes_.size(); ++number) {
        std::size_t slot = first_slot(codes_[number]);
        while (slots_[slot] != none) slot = (slot + 1) & mask_;
        slots_[slot] = number;
    }
}

}  // namespace katachi::games
