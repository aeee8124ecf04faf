#include "engine/position/dragon_eyes.h"

#include <algorithm>

#include "engine/eyespaces/eye_sums.h"

namespace katachi::position {

namespace {

using eyespaces::EyeSpace;
using match::EyeValue;

EyeValue added(const EyeValue& a, const EyeValue& b) {
    const auto sum = [](int first, int second) { return static_cast<std::uint8_t>(std::min(first + second, 9)); };
    return {.attacked_twice = sum(a.attacked_twice, b.attacked_twice),
            .attacked = sum(a.attacked, b.attacked),
            .defended = sum(a.defended, b.defended),
            .defended_twice = sum(a.defended_twice, b.defended_twice)};
}

void add(DragonEyes& eyes, const EyeSpace& space) {
    eyes.genus = added(eyes.genus, space.worth.value);
    eyes.together = eyes.spaces.empty() ? space.worth.value : eyespaces::sum_of(eyes.together, space.worth.value);
    eyes.spaces.push_back(&space);
    for (const eyespaces::TopologicalEye& end : space.ends)
        if (end.kind() == eyespaces::TopologicalEye::Kind::half && eyes.half_eye == board::pass_vertex)
            eyes.half_eye = end.point;
}

}  // namespace

std::vector<DragonEyes> eyes_of(const board::Board& board, const std::vector<board::VertexSet>& dragons,
                                const eyespaces::EyeSpaces& spaces) {
    std::vector<DragonEyes> eyes(dragons.size());
    for (const EyeSpace& space : spaces.all()) {
        const board::VertexSet wall =
            space.region.proper().beside() & (board.stones(space.owner) - space.region.points);
        if (wall.empty()) continue;
        const auto touched_most = std::max_element(dragons.begin(), dragons.end(), [&](const auto& a, const auto& b) {
            return (a & wall).count() < (b & wall).count();
        });
        add(eyes[static_cast<std::size_t>(touched_most - dragons.begin())], space);
    }
    return eyes;
}

}  // namespace katachi::position
