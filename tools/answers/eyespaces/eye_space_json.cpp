#include "tools/answers/eyespaces/eye_space_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/side_name.h"
#include "engine/match/tables/eye_value.h"

namespace katachi::answers {

nlohmann::ordered_json eye_space_json(const eyespaces::EyeSpace& space, int size) {
    using Json = nlohmann::ordered_json;
    const auto points = [&](const board::VertexSet& set) {
        Json value = Json::array();
        for (const board::Vertex point : set) value.push_back(board::vertex_name(point, size));
        return value;
    };
    const eyespaces::SpaceWorth& worth = space.worth;
    return {{"colour", board::side_word(space.owner)},
            {"points", points(space.region.points)},
            {"margins", points(space.region.margins)},
            {"value", match::eye_value_text(worth.value)},
            {"is_solved", worth.is_solved()},
            {"least", match::eye_value_text(worth.least)},
            {"most", match::eye_value_text(worth.most)},
            {"attack_points", points(worth.attacks)},
            {"defence_points", points(worth.defences)},
            {"seki", {{"attacker_begins", worth.attacked_is_seki}, {"defender_begins", worth.defended_is_seki}}}};
}

}  // namespace katachi::answers
