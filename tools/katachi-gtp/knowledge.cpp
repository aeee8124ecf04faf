#include "tools/katachi-gtp/knowledge.h"

#include <algorithm>

#include "engine/moves/default_sources.h"
#include "engine/moves/learned_weights.h"
#include "engine/moves/sources/corner_source.h"
#include "engine/moves/sources/fuseki_source.h"
#include "engine/moves/sources/judged_pattern_source.h"
#include "engine/moves/sources/pattern_source.h"
#include "engine/moves/sources/tactics_source.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"

namespace katachi {

namespace {

std::vector<std::unique_ptr<MoveSource>> all_sources(const PatternTables& tables) {
    auto sources = default_sources();
    sources.push_back(std::make_unique<PatternSource>("shapes", mined_tables(), PatternValues::worths));
    sources.push_back(std::make_unique<PatternSource>("patterns", tables, PatternValues::points));
    sources.push_back(std::make_unique<JudgedPatternSource>("judged-patterns", tables));
    sources.push_back(std::make_unique<CornerSource>("joseki", tables));
    sources.push_back(std::make_unique<FusekiSource>("fuseki", tables));
    sources.push_back(std::make_unique<TacticsSource>());
    return sources;
}

}  // namespace

std::unique_ptr<MoveKnowledge> new_knowledge(const PatternTables& tables, const std::vector<std::string>& without) {
    auto sources = all_sources(tables);
    std::erase_if(sources, [&](const auto& source) {
        return std::find(without.begin(), without.end(), source->name()) != without.end();
    });
    return std::make_unique<MoveKnowledge>(std::move(sources), learned_weights());
}

std::vector<std::string> source_names() {
    std::vector<std::string> names;
    for (const auto& source : all_sources(library_tables())) names.emplace_back(source->name());
    return names;
}

}  // namespace katachi
