#include "tools/answers/joseki/mined_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

void add_facts(Json& value, const joseki::MiningFacts& facts) {
    value["texts"] = facts.texts;
    value["empty_texts"] = facts.empty_texts;
    value["games"] = facts.games;
    value["read"] = facts.read_games();
    for (int i = 0; i < joseki::refusal_count; ++i)
        value["refused"][joseki::reason(static_cast<joseki::Refusal>(i))] = facts.refused[static_cast<std::size_t>(i)];
    value["sequences"] = facts.sequences;
    value["moves"] = facts.moves;
    value["tenukis"] = facts.tenukis;
}

}  // namespace

std::string mined_json(const joseki::MinedCollection& collection, const joseki::MiningRun& run,
                       const joseki::Graph& graph, const joseki::AdditionReport& given) {
    Json value;
    add_facts(value, collection.facts);
    value["positions"] = collection.sums.positions;
    value["different_moves"] = collection.sums.moves;
    value["min_games"] = run.min_games;
    value["kept_positions"] = graph.nodes().size();
    value["kept_moves"] = graph.edges().size();
    value["new_positions"] = given.new_positions;
    value["new_moves"] = given.new_moves;
    value["files"] = run.outputs;
    return json_text(value);
}

std::string mined_shard_json(const joseki::Shard& shard, const joseki::MiningFacts& facts) {
    Json value;
    value["shard"] = std::to_string(shard.number) + "/" + std::to_string(shard.count);
    add_facts(value, facts);
    return json_text(value);
}

}  // namespace katachi::answers
