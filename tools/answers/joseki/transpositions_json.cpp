#include "tools/answers/joseki/transpositions_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

std::string transpositions_json(const std::vector<authoring::Transposition>& transpositions) {
    Json value = Json::array();
    for (const auto& [position, stones, reached, last_moves] : transpositions)
        value.push_back({{"position", position}, {"stones", stones}, {"reached", reached}, {"last_moves", last_moves}});
    return json_text(value);
}

}  // namespace katachi::answers
