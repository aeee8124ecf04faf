#include "engine/position/strategic_size.h"

namespace katachi::position {

std::vector<float> strategic_sizes(const Dragons& dragons, std::span<const float> weakness) {
    std::vector<float> sizes;
    for (const Dragon& dragon : dragons.all()) {
        float size = dragon.effective_size;
        for (const int number : dragon.neighbours) {
            const Dragon& other = dragons.number(number);
            if (other.colour == dragon.colour || other.hostile_neighbours == 0) continue;
            size += weakness[static_cast<std::size_t>(number)] * other.effective_size /
                    static_cast<float>(other.hostile_neighbours);
        }
        sizes.push_back(size);
    }
    return sizes;
}

}  // namespace katachi::position
