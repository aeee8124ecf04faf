#include "tools/answers/joseki/grafts_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

std::string grafts_json(const std::vector<joseki::StoredGraft>& grafts) {
    Json value = Json::array();
    for (const joseki::StoredGraft& graft : grafts)
        value.push_back({{"id", graft.id},
                         {"made_at", graft.made_at},
                         {"positions", graft.positions},
                         {"moves", graft.moves},
                         {"source", graft.source}});
    return json_text(value);
}

}  // namespace katachi::answers
