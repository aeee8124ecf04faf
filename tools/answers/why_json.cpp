#include "tools/answers/why_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/answers/asked_json.h"
#include "tools/answers/constraint_json.h"
#include "tools/answers/found_match_json.h"
#include "tools/answers/json_text.h"
#include "tools/answers/mismatch_json.h"
#include "tools/answers/pattern_weight_json.h"

namespace katachi::answers {

namespace {

Json proposals_json(const std::vector<authoring::Proposal>& proposals, int size) {
    Json value = Json::array();
    for (const authoring::Proposal& proposal : proposals) {
        value.push_back(found_match_json(proposal.found, size));
        if (proposal.found.constraint)
            value.back().update(explained_json(*proposal.found.constraint, size, proposal.read));
        for (const catalogue::StoredPatternWeight& weighing : proposal.weighings)
            value.back()["weighings"].push_back(stored_weight_json(weighing));
    }
    return value;
}

Json engine_json(const authoring::EngineReasons& found) {
    Json value;
    value["colour"] = board::side_word(found.side);
    value["chance"] = found.chance;
    value["choice"] = found.rank;
    value["moves"] = found.moves;
    value["reasons"] = Json::array();
    for (const auto& [source, text, weight] : found.reasons)
        value["reasons"].push_back({{"source", source}, {"reason", text}, {"weight", weight}});
    return value;
}

Json lives_json(const std::vector<authoring::DecidedLife>& lives, int size) {
    Json value = Json::array();
    for (const authoring::DecidedLife& life : lives) {
        Json stones = Json::array();
        for (const board::Vertex stone : life.stones) stones.push_back(board::vertex_name(stone, size));
        value.push_back({{"colour", board::side_word(life.colour)},
                         {"stones", std::move(stones)},
                         {"is_saved", life.is_saved},
                         {"code", static_cast<int>(life.code)},
                         {"certainty", life::name(life.certainty)}});
    }
    return value;
}

Json near_misses_json(const std::vector<authoring::NearMiss>& misses, int size) {
    Json value = Json::array();
    for (const authoring::NearMiss& miss : misses) {
        value.push_back(found_match_json(miss.found, size));
        value.back()["mismatches"] = mismatches_json(miss.fit, size);
    }
    return value;
}

}  // namespace

std::string why_json(const authoring::WhyReport& report) {
    const int size = report.asked.position.size;
    Json value = asked_json(report.asked, report.sides, report.patterns_from);
    value["vertex"] = board::move_name(report.move, size);
    value["legality"] = board::reason(authoring::legality(report));
    value["proposed"] = proposals_json(report.proposed, size);
    value["undecided"] = proposals_json(report.undecided, size);
    value["constraint_false"] = proposals_json(report.refused, size);
    value["classes_false"] = proposals_json(report.refused_by_classes, size);
    value["helper_false"] = proposals_json(report.refused_by_helper, size);
    value["one_cell_off"] = near_misses_json(report.near_misses, size);
    value["engine"] = Json::array();
    for (const authoring::EngineReasons& found : report.engine) value["engine"].push_back(engine_json(found));
    if (report.lives) value["lives"] = lives_json(*report.lives, size);
    return json_text(value);
}

}  // namespace katachi::answers
