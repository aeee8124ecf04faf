#include "patterndb/import/database_diff.h"

#include <algorithm>
#include <functional>
#include <map>
#include <unordered_map>

#include "compiler/check/facts/match_key.h"
#include "compiler/model/shape_key.h"
#include "patterndb/import/entry_parts.h"

namespace katachi::catalogue {

namespace {

constexpr std::size_t nobody = static_cast<std::size_t>(-1);

// An entry of one side.
struct Candidate {
    DiffEntry entry;
    std::string database;          // what the other side must call its database to be the same
    std::size_t partner = nobody;  // index on the other side
};

using Candidates = std::vector<Candidate>;

Candidates candidates_of(std::span<const compiler::PatternDatabase> databases, bool alone) {
    Candidates all;
    for (const compiler::PatternDatabase& database : databases)
        for (const compiler::Pattern& pattern : database.patterns)
            all.push_back({{&database, &pattern}, alone ? "" : database.spec.name});
    return all;
}

// Playout entries, which have no names, are known by their cells.
std::string name_of(const Candidate& candidate) {
    const compiler::Pattern& pattern = *candidate.entry.pattern;
    if (pattern.weights.empty()) return pattern.name;
    return std::string(pattern.diagram.cells.begin(), pattern.diagram.cells.end());
}

std::string shape_of(const Candidate& candidate) {
    const compiler::Pattern& pattern = *candidate.entry.pattern;
    return pattern.board_size > 0 || !pattern.sound ? content_key(pattern) : compiler::shape_key(pattern.diagram);
}

using Key = std::function<std::string(const Candidate&)>;

// Those of equal keys belong together, the first of them first.
void pair_up(Candidates& before, Candidates& after, const Key& key) {
    std::unordered_map<std::string, std::vector<std::size_t>> waiting;
    for (std::size_t i = after.size(); i-- > 0;)
        if (after[i].partner == nobody) waiting[key(after[i])].push_back(i);
    if (waiting.empty()) return;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].partner != nobody) continue;
        const auto found = waiting.find(key(before[i]));
        if (found == waiting.end() || found->second.empty()) continue;
        before[i].partner = found->second.back();
        after[found->second.back()].partner = i;
        found->second.pop_back();
    }
}

std::string with_database(const Candidate& candidate, const std::string& key) {
    return candidate.database + '\0' + key;
}

void pair_up(Candidates& before, Candidates& after) {
    const auto content = [](const Candidate& one) { return content_key(*one.entry.pattern); };
    pair_up(before, after, [](const Candidate& one) { return with_database(one, name_of(one)); });
    pair_up(before, after, name_of);
    pair_up(before, after, [&](const Candidate& one) { return with_database(one, content(one)); });
    pair_up(before, after, content);
    pair_up(before, after, [](const Candidate& one) { return with_database(one, shape_of(one)); });
}

bool is_in_other_place(const Candidate& before, const Candidate& after) {
    if (before.database != after.database) return true;
    const bool several_files = before.entry.database->sources.size() > 1 && after.entry.database->sources.size() > 1;
    return several_files && file_name(before.entry) != file_name(after.entry);
}

// The entries stand in their order after, and each has its place before. The answer marks those that are no part of a
// longest rising sequence.
std::vector<bool> out_of_order(const std::vector<std::size_t>& places) {
    std::vector<std::size_t> ends;  // of the best sequence of each length, as indices of `places`
    std::vector<std::size_t> previous(places.size(), nobody);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto at = std::lower_bound(ends.begin(), ends.end(), i,
                                         [&](std::size_t end, std::size_t one) { return places[end] < places[one]; });
        if (at != ends.begin()) previous[i] = *(at - 1);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> result(places.size(), true);
    for (std::size_t i = ends.empty() ? nobody : ends.back(); i != nobody; i = previous[i]) result[i] = false;
    return result;
}

// The answer has a mark for each candidate of the databases after. It marks the entries that stayed in their place but
// stand in another order.
std::vector<bool> moved_within(const Candidates& before, const Candidates& after) {
    std::map<std::string, std::vector<std::size_t>> kept;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (after[i].partner != nobody && !is_in_other_place(before[after[i].partner], after[i]))
            kept[after[i].database].push_back(i);
    std::vector<bool> moved(after.size(), false);
    for (const auto& [database, entries] : kept) {
        std::vector<std::size_t> places;
        for (const std::size_t entry : entries) places.push_back(after[entry].partner);
        const auto marks = out_of_order(places);
        for (std::size_t i = 0; i < entries.size(); ++i) moved[entries[i]] = marks[i];
    }
    return moved;
}

EntryChange compared(const Candidate& before, const Candidate& after, bool is_moved, Remarks remarks) {
    EntryChange change{.before = before.entry, .after = after.entry};
    const compiler::Pattern& old_pattern = *before.entry.pattern;
    const compiler::Pattern& new_pattern = *after.entry.pattern;
    change.is_renamed = old_pattern.name != new_pattern.name && old_pattern.weights.empty();
    change.is_in_other_place = is_in_other_place(before, after);
    change.is_in_other_order = is_moved;
    change.parts = changed_parts(before.entry, after.entry, remarks);
    if (!change.parts.empty())
        change.matches_the_same = compiler::match_key(old_pattern) == compiler::match_key(new_pattern);
    return change;
}

bool is_change(const EntryChange& change) {
    return change.is_renamed || change.is_in_other_place || change.is_in_other_order || !change.parts.empty();
}

}  // namespace

std::string file_name(const DiffEntry& entry) {
    const std::string& path = entry.pattern->source->path();
    return path.substr(path.find_last_of('/') + 1);
}

DatabaseDiff diff_databases(std::span<const compiler::PatternDatabase> before,
                            std::span<const compiler::PatternDatabase> after, Remarks remarks) {
    const bool alone = before.size() == 1 && after.size() == 1;
    Candidates old_entries = candidates_of(before, alone);
    Candidates new_entries = candidates_of(after, alone);
    pair_up(old_entries, new_entries);
    const auto moved = moved_within(old_entries, new_entries);
    DatabaseDiff diff;
    for (std::size_t i = 0; i < new_entries.size(); ++i) {
        const Candidate& entry = new_entries[i];
        if (entry.partner == nobody) {
            diff.added.push_back(entry.entry);
            continue;
        }
        EntryChange change = compared(old_entries[entry.partner], entry, moved[i], remarks);
        if (is_change(change))
            diff.changed.push_back(std::move(change));
        else
            ++diff.unchanged;
    }
    for (const Candidate& entry : old_entries)
        if (entry.partner == nobody) diff.removed.push_back(entry.entry);
    return diff;
}

}  // namespace katachi::catalogue
