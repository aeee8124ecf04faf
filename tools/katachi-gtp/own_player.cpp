#include "tools/katachi-gtp/own_player.h"

#include <algorithm>
#include <stdexcept>

#include "engine/moves/learned_weights.h"
#include "engine/moves/pattern_sources.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"
#include "patterndb/playout_tables.h"

namespace katachi::player {

namespace {

std::unique_ptr<moves::MoveKnowledge> new_knowledge(const match::PatternTables& tables,
                                                    const std::vector<std::string>& without) {
    auto sources = moves::all_sources(mined_tables(), tables);
    std::erase_if(sources, [&](const auto& source) {
        return std::find(without.begin(), without.end(), source->name()) != without.end();
    });
    return std::make_unique<moves::MoveKnowledge>(std::move(sources), moves::learned_weights());
}

}  // namespace

std::function<std::unique_ptr<search::Player>()> player_maker(const match::PatternTables& tables,
                                                              const PlaySettings& play) {
    const auto patterns = match::playout_patterns(playout_tables(), "playout");
    if (!patterns) throw std::runtime_error("the shipped patterns hold no database `playout`");
    return [&tables, play, patterns = *patterns] {
        // Each searching thread has its own: sources keep what they work with.
        const auto knowledge = [&] { return new_knowledge(tables, play.without); };
        return std::make_unique<search::Player>(play.player, knowledge, patterns);
    };
}

std::vector<std::string> source_names() {
    std::vector<std::string> names;
    for (const auto& source : moves::all_sources(mined_tables(), library_tables())) names.emplace_back(source->name());
    return names;
}

}  // namespace katachi::player
