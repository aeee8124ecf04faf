#include "tools/answers/joseki/additions_json.h"

#include <nlohmann/json.hpp>

#include "patterndb/stored_time.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

std::string additions_json(const std::vector<joseki::StoredAddition>& additions) {
    Json value = Json::array();
    for (const joseki::StoredAddition& addition : additions)
        value.push_back({{"id", addition.id},
                         {"made_at", catalogue::iso_time(addition.made_at)},
                         {"positions", addition.positions},
                         {"moves", addition.moves},
                         {"source", addition.source}});
    return json_text(value);
}

}  // namespace katachi::answers
