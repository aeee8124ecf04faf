#include "engine/gtp/patterns/database_sizes.h"

namespace katachi::gtp {

std::vector<PatternDatabaseSize> pattern_database_sizes(const match::PatternTables& tables) {
    std::vector<PatternDatabaseSize> sizes;
    for (const match::DatabaseRow& database : tables.databases) sizes.push_back({tables.text(database.name)});
    for (const match::PatternRow& pattern : tables.patterns) ++sizes[pattern.database].entries;
    for (const match::EyeShapeRow& shape : tables.eyes.shapes) ++sizes[shape.database].entries;
    for (const match::PlayoutSet& set : tables.playouts.sets) sizes[set.database].entries += set.pattern_count;
    std::size_t end = tables.whole_boards.entries.size();
    for (auto run = tables.whole_boards.names.rbegin(); run != tables.whole_boards.names.rend(); ++run) {
        sizes[run->database].entries += end - run->first_entry;
        end = run->first_entry;
    }
    return sizes;
}

}  // namespace katachi::gtp
