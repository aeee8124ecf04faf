#include "compiler/automaton/groups.h"

#include <algorithm>
#include <string_view>

#include "compiler/model/database_spec.h"

namespace katachi::compiler {

namespace {

constexpr std::uint32_t group_limit = 0x10000;

// The groups are as few as the limit allows, and of about the same size.
void divide(const AutomatonGroup& all, std::vector<AutomatonGroup>& groups) {
    const std::uint32_t parts = (all.count + group_limit - 1) / group_limit;
    const auto begin = [&](std::uint64_t part) { return static_cast<std::uint32_t>(all.count * part / parts); };
    for (std::uint32_t part = 0; part < parts; ++part)
        groups.push_back({all.first + begin(part), begin(part + 1) - begin(part), all.database});
}

}  // namespace

AutomatonGroups automaton_groups(const match::PatternTables& tables) {
    AutomatonGroups groups;
    auto& orientations = groups.orientations;
    const auto database_of = [&](std::uint32_t i) { return tables.patterns[tables.orientations[i].pattern].database; };
    for (std::uint32_t i = 0; i < tables.orientations.size(); ++i)
        if (tables.kind_of(database_of(i)) != DatabaseKind::corner) orientations.push_back(i);
    std::stable_sort(orientations.begin(), orientations.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return database_of(a) < database_of(b); });
    const auto count = static_cast<std::uint32_t>(orientations.size());
    for (std::uint32_t first = 0; first < count;) {
        std::uint32_t end = first;
        while (end < count && database_of(orientations[end]) == database_of(orientations[first])) ++end;
        divide({first, end - first, database_of(orientations[first])}, groups.by_database);
        first = end;
    }
    if (count > 0) divide({0, count, database_of(orientations[0])}, groups.joint);
    return groups;
}

}  // namespace katachi::compiler
