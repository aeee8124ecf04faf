#include "tools/answers/compile_figures_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

std::string compile_figures_json(const std::vector<authoring::CompileFigures>& figures) {
    Json value = Json::array();
    for (const authoring::CompileFigures& row : figures)
        value.push_back({{"database", row.database},
                         {"patterns", row.patterns},
                         {"orientations", row.orientations},
                         {"cells", row.cells},
                         {"trie_slots", row.trie_slots},
                         {"states_before", row.states_before},
                         {"states", row.states},
                         {"bytes", row.bytes},
                         {"seconds", row.seconds}});
    return json_text(value);
}

}  // namespace katachi::answers
