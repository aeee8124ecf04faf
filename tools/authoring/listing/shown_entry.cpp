#include "tools/authoring/listing/shown_entry.h"

#include <algorithm>

#include "tools/authoring/named_entry.h"
#include "tools/authoring/names/meaning.h"

namespace katachi::authoring {

namespace {

std::vector<MeantThing> meant_things(const compiler::PatternDatabase& database, const compiler::Pattern& entry) {
    std::vector<MeantThing> meant;
    for (const NamedThing& thing : named_things(entry))
        if (thing.kind != NamedThing::Kind::cell && thing.kind != NamedThing::Kind::entry)
            meant.push_back({thing, meaning_of(database, entry, thing)});
    std::ranges::stable_sort(meant, {}, [](const MeantThing& each) { return each.thing.span.begin; });
    return meant;
}

ShownEntry shown(const CheckedLibrary& library, const ListedEntry& listed) {
    return {.listed = listed,
            .things = meant_things(*listed.database, *listed.pattern),
            .findings = findings_of(library, *listed.pattern)};
}

}  // namespace

std::vector<ShownEntry> shown_entries(const CheckedLibrary& library) {
    std::vector<ShownEntry> entries;
    for (const ListedEntry& listed : listed_entries(library, {})) entries.push_back(shown(library, listed));
    return entries;
}

ShownEntry shown_entry(const CheckedLibrary& library, const std::string& name) {
    for (const ListedEntry& listed : listed_entries(library, {})) {
        if (!is_called({listed.database, listed.pattern}, name)) continue;
        return shown(library, listed);
    }
    std::vector<compiler::PatternDatabase> databases;
    for (const TestedDatabase& tested : library.tested.databases) databases.push_back(tested.database);
    throw_no_such_entry(databases, name);
}

}  // namespace katachi::authoring
