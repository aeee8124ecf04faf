#include "compiler/automaton/groups.h"

#include <algorithm>
#include <string_view>

#include "compiler/model/database_spec.h"

namespace katachi {

namespace {

constexpr std::size_t name_count = 0x10000;

}  // namespace

std::vector<AutomatonGroup> automaton_groups(const PatternTables& tables) {
    std::vector<std::vector<std::uint32_t>> by_database(tables.databases.size());
    for (std::uint32_t i = 0; i < tables.orientations.size(); ++i)
        by_database[tables.patterns[tables.orientations[i].pattern].database].push_back(i);
    std::vector<AutomatonGroup> groups;
    for (std::uint32_t database = 0; database < by_database.size(); ++database) {
        if (tables.text(tables.databases[database].kind) == name(DatabaseKind::corner)) continue;
        const auto& all = by_database[database];
        const std::size_t parts = (all.size() + name_count - 1) / name_count;
        for (std::size_t part = 0; part < parts; ++part) {
            const auto at = [&](std::size_t p) {
                return all.begin() + static_cast<std::ptrdiff_t>(all.size() * p / parts);
            };
            groups.push_back({database, {at(part), at(part + 1)}});
        }
    }
    return groups;
}

}  // namespace katachi
