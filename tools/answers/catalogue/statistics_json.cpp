#include "tools/answers/catalogue/statistics_json.h"

#include <nlohmann/json.hpp>

#include "patterndb/stored_time.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json databases_json(const std::vector<catalogue::DatabaseCounts>& databases) {
    Json value = Json::array();
    for (const catalogue::DatabaseCounts& counts : databases)
        value.push_back({{"database", counts.name},
                         {"kind", compiler::name(counts.kind)},
                         {"files", counts.files},
                         {"entries", counts.entries},
                         {"with_constraint", counts.with_constraint},
                         {"with_action", counts.with_action},
                         {"unsound", counts.unsound}});
    return value;
}

Json counts_json(const char* what, const std::vector<catalogue::NamedCount>& counts) {
    Json value = Json::array();
    for (const catalogue::NamedCount& count : counts) value.push_back({{what, count.name}, {"entries", count.entries}});
    return value;
}

// A size is written "4x5": rows, columns.
Json sizes_json(const std::vector<catalogue::SizeCount>& sizes) {
    Json value = Json::array();
    for (const catalogue::SizeCount& size : sizes)
        value.push_back(
            {{"size", std::to_string(size.rows) + "x" + std::to_string(size.columns)}, {"entries", size.entries}});
    return value;
}

Json calls_json(const std::vector<catalogue::CallCount>& calls) {
    Json value = Json::array();
    for (const catalogue::CallCount& call : calls)
        value.push_back({{"function", call.name}, {"entries", call.entries}, {"calls", call.calls}});
    return value;
}

Json runs_json(const std::vector<catalogue::StoredProfile>& runs) {
    Json value = Json::array();
    for (const catalogue::StoredProfile& run : runs)
        value.push_back({{"games_from", run.games},
                         {"made_at", catalogue::iso_time(run.made_at)},
                         {"is_complete", run.complete},
                         {"patterns", run.patterns},
                         {"games", run.game_count},
                         {"positions", run.position_count},
                         {"hits", run.hits}});
    return value;
}

Json weighings_json(const std::vector<catalogue::StoredWeighing>& runs) {
    Json value = Json::array();
    for (const catalogue::StoredWeighing& run : runs)
        value.push_back({{"games_from", run.games},
                         {"made_at", catalogue::iso_time(run.made_at)},
                         {"is_complete", run.complete},
                         {"patterns", run.patterns},
                         {"games", run.game_count},
                         {"decided_games", run.decided_count},
                         {"played", run.played}});
    return value;
}

}  // namespace

std::string statistics_json(const catalogue::Statistics& statistics,
                            const std::vector<catalogue::StoredProfile>& profiles,
                            const std::vector<catalogue::StoredWeighing>& weighings) {
    Json value;
    value["databases"] = databases_json(statistics.databases);
    value["kinds"] = counts_json("kind", statistics.kinds);
    value["classes"] = counts_json("class", statistics.classes);
    value["attributes"] = counts_json("attribute", statistics.attributes);
    value["sizes"] = sizes_json(statistics.sizes);
    value["calls"] = calls_json(statistics.calls);
    value["profiles"] = runs_json(profiles);
    value["weighings"] = weighings_json(weighings);
    return json_text(value);
}

}  // namespace katachi::answers
