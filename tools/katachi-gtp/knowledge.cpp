#include "tools/katachi-gtp/knowledge.h"

#include <algorithm>

#include "engine/moves/learned_weights.h"
#include "engine/moves/pattern_sources.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"

namespace katachi {

std::unique_ptr<MoveKnowledge> new_knowledge(const PatternTables& tables, const std::vector<std::string>& without) {
    auto sources = all_sources(mined_tables(), tables);
    std::erase_if(sources, [&](const auto& source) {
        return std::find(without.begin(), without.end(), source->name()) != without.end();
    });
    return std::make_unique<MoveKnowledge>(std::move(sources), learned_weights());
}

std::vector<std::string> source_names() {
    std::vector<std::string> names;
    for (const auto& source : all_sources(mined_tables(), library_tables())) names.emplace_back(source->name());
    return names;
}

}  // namespace katachi
